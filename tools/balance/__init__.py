"""How balanced the component set of Skymines is, by forced paired deals (docs/components.md)."""
