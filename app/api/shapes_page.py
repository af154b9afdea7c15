"""The shapes of /docs: every component schema as a list of its fields, with links from one to the other."""

import re
from html import escape
from typing import Any

Schema = dict[str, Any]


def shapes(document: Schema) -> str:
    """All component schemas as HTML, each under its name."""
    return "".join(_shape(name, schema) for name, schema in sorted(document["components"]["schemas"].items()))


def kind_of(schema: Schema) -> str:
    """What kind of value a schema describes, as HTML: `integer`, `Card[]`, `"live" | null`, ..."""
    match schema:
        case {"$ref": str(reference)}:
            name = escape(reference.rpartition("/")[2])
            return f'<a href="#{name}">{name}</a>'
        case {"anyOf": kinds} | {"oneOf": kinds}:
            return " | ".join(kind_of(kind) for kind in kinds)
        case {"enum": values}:
            return " | ".join(f'"{escape(str(value))}"' for value in values)
        case {"const": value}:
            return f'"{escape(str(value))}"'
        case {"type": "array", "prefixItems": items}:
            return f"[{', '.join(kind_of(item) for item in items)}]"
        case {"type": "array", "items": item}:
            kind = kind_of(item)
            return f"({kind})[]" if " | " in kind else f"{kind}[]"
        case {"type": "object", "additionalProperties": dict(values)}:
            return f"{{name: {kind_of(values)}}}"
    return escape(str(schema.get("type", "any value")))


def text_of(description: str) -> str:
    """A description as HTML, with what stands between backticks as code."""
    return re.sub(r"`([^`]+)`", r"<code>\1</code>", escape(description))


def _shape(name: str, schema: Schema) -> str:
    text = text_of(schema.get("description", ""))
    return f'<article id="{escape(name)}"><h3>{escape(name)}</h3><p>{text}</p>{_inside(schema)}</article>'


def _inside(schema: Schema) -> str:
    if "properties" not in schema:
        return f"<p><code>{kind_of(schema)}</code></p>"
    required = schema.get("required", ())
    fields = (
        f"<li><code>{escape(field)}{'' if field in required else '?'}: {kind_of(kind)}</code></li>"
        for field, kind in schema["properties"].items()
    )
    return f"<ul>{''.join(fields)}</ul>"
