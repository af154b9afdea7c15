#!/bin/sh
# Says which of the needed programs is missing or too old, and how to get it.
set -u
missing=0

lacks() {
    echo "Missing: $1. $2" >&2
    missing=1
}

if [ -z "${PYTHON:-}" ] || ! "$PYTHON" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
    lacks "Python 3.11 or newer" "On Debian: apt-get install python3 python3-venv"
elif ! "$PYTHON" -c 'import ensurepip, venv' 2>/dev/null; then
    lacks "the venv module of $PYTHON" "On Debian: apt-get install python3-venv"
fi

if ! command -v node >/dev/null || ! node -e 'process.exit(parseInt(process.versions.node) >= 18 ? 0 : 1)'; then
    lacks "Node.js 18 or newer" "On Debian: apt-get install nodejs npm"
fi
command -v npm >/dev/null || lacks "npm" "On Debian: apt-get install npm"

exit "$missing"
