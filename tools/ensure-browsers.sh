#!/bin/sh
# The tests drive real browsers. Installs Debian's packages of those that are named here and missing, if we may, and
# says which ones are missing otherwise. "shell" is Chromium without a window: quicker, and not missed where it is not.
set -eu

has() {
    for name in "$@"; do
        command -v "$name" >/dev/null && return 0
    done
    return 1
}

may_install() {
    has apt-get && [ "$(id -u)" = 0 ]
}

there() {
    case $1 in
        chromium) has chromium chromium-browser google-chrome ;;
        shell) has chromium-headless-shell || ! may_install ;;
        firefox) has firefox-esr firefox ;;
        webkit) has WebKitWebDriver && has Xvfb ;;
        *) echo "Unknown browser: $1" >&2 && exit 2 ;;
    esac
}

packages() {
    case $1 in
        chromium) echo "chromium" ;;
        shell) echo "chromium-headless-shell" ;;
        firefox) echo "firefox-esr" ;;
        webkit) echo "webkit2gtk-driver xvfb" ;;
    esac
}

called() {
    case $1 in
        chromium) echo "Chromium" ;;
        firefox) echo "Firefox" ;;
        webkit) echo "WebKitGTK with WebKitWebDriver, and Xvfb" ;;
    esac
}

missing=""
for browser in "$@"; do
    there "$browser" || missing="$missing $browser"
done
[ -n "$missing" ] || exit 0

if may_install; then
    wanted=""
    for browser in $missing; do wanted="$wanted $(packages "$browser")"; done
    echo "Installing$wanted …"
    export DEBIAN_FRONTEND=noninteractive
    apt-get update -qq </dev/null
    # shellcheck disable=SC2086
    apt-get install -y -qq --no-install-recommends $wanted </dev/null >/dev/null
else
    for browser in $missing; do
        echo "Missing: $(called "$browser"), which the tests drive. On Debian: apt-get install $(packages "$browser")" >&2
    done
    exit 1
fi
