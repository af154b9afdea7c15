#!/bin/sh
# The tests drive a real Chromium. Installs Debian's package when there is none and we may.
set -eu
for name in chromium chromium-browser google-chrome; do
    command -v "$name" >/dev/null && exit 0
done

if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    echo "Installing Chromium …"
    export DEBIAN_FRONTEND=noninteractive
    apt-get update -qq </dev/null
    apt-get install -y -qq --no-install-recommends chromium </dev/null >/dev/null
else
    echo "Missing: Chromium, which the tests drive. On Debian: apt-get install chromium" >&2
    exit 1
fi
