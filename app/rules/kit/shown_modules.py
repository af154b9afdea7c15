"""The types of what modules show, for the types that a game publishes."""

from collections.abc import Mapping
from typing import Any, TypedDict, get_type_hints

from app.rules.kit.hooks import Hook, Joining

_typed_dict: Any = TypedDict


def with_modules(kind: Any, rules: Joining, hook: Hook[Any]) -> Any:
    """The typed dict `kind`, of a view or of facts, whose field `modules` has a field for each module that joins in at
    the hook: of the type that its function there returns. Any of them may be missing. Raises KeyError for a function
    that does not say what it returns."""
    shown: Mapping[str, Any] = {name: get_type_hints(join)["return"] for name, join in hook.known(rules).items()}
    fields = get_type_hints(kind, include_extras=True)
    modules = _typed_dict(f"{kind.__name__}Modules", shown, total=False)
    modules.__doc__ = f"What the modules in play show, by their names: a part of `{kind.__name__}`."
    wrapped = fields["modules"]
    fields["modules"] = wrapped.copy_with((modules,)) if hasattr(wrapped, "copy_with") else modules
    typed = _typed_dict(kind.__name__, fields)
    typed.__doc__ = kind.__doc__
    return typed
