#!/bin/sh
# Prints the shell command that installs a tool, then runs it. With TRIVIUM_INSTALL=no it prints the command and stops.
# With --or-skip, a failed installation skips a check and is no error; the caller looks again whether the tool is there.
# Usage: scripts/install.sh [--or-skip CHECK] TOOL COMMAND
set -eu
check=""
if [ "$1" = --or-skip ]; then
    check=$2
    shift 2
fi
tool=$1
command=$2

case ${TRIVIUM_INSTALL:-yes} in
    yes) ;;
    no)
        echo "install: $tool is missing, and TRIVIUM_INSTALL=no forbids installing it. The command is: $command" >&2
        exit 1
        ;;
    *)
        echo "install: TRIVIUM_INSTALL is \`$TRIVIUM_INSTALL\`; it must be yes or no" >&2
        exit 2
        ;;
esac
echo "install: $tool is missing; running: $command"
if sh -c "$command"; then
    exit 0
fi
if [ -n "$check" ]; then
    exec "$(dirname "$0")/checks.sh" skip "$check" "$tool cannot be installed"
fi
echo "install: $tool could not be installed" >&2
exit 1
