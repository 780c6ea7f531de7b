#!/bin/bash
# Runs a command with the Python, packages, sources and compiled engine of the bundle beside this script (made by
# tools/device/bundle.sh), in the folder the bundle is unpacked into:
#     bash carry/run.sh python3 -m underhall match dwarf greedy random
# Nets that lie beside the bundle in nets/, in folders as in the sources, take their places there.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
there=${BUNDLE_AT:-/tmp/underhall-bundle}
bundle=$here/bundle.tar.xz
stamp=$(cksum <"$bundle")
if [ "$(cat "$there/stamp" 2>/dev/null)" != "$stamp" ]; then
    rm -rf "$there"
    mkdir -p "$there"
    if command -v xz >/dev/null; then
        tar -C "$there" -xJf "$bundle"
    else
        python3 -c 'import sys, tarfile; tarfile.open(sys.argv[1]).extractall(sys.argv[2])' "$bundle" "$there"
    fi
    # What the system has of its own is taken from there.
    for library in "$there"/libraries/*; do
        if ldconfig -p 2>/dev/null | grep -q "$(basename "$library")"; then rm "$library"; fi
    done
    echo "$stamp" >"$there/stamp"
fi
if [ -d "$here/nets" ]; then
    cp -r "$here"/nets/. "$there/"
fi
unset VIRTUAL_ENV
export PYTHONHOME=$there/home
export PYTHONPATH=$there/src:$there:$there/packages
export PATH=$there/home/bin:$PATH
export LD_LIBRARY_PATH=$there/home/lib:$there/libraries${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}
export PYTHONUNBUFFERED=1 PYTHONDONTWRITEBYTECODE=1 NO_COLOR=1 COLUMNS=120 OPENBLAS_NUM_THREADS=${OPENBLAS_NUM_THREADS:-4}
export UNDERHALL_LANG=en UNDERHALL_DATA=${UNDERHALL_DATA:-/tmp/underhall-data}
UNDERHALL_COMMIT=$(cat "$there/commit")
export UNDERHALL_COMMIT
cd "$there"
if [ -z "$(find src -name '*.so' -print -quit)" ]; then
    python3 tools/device/compile.py dwarf >compile.log 2>&1 || { tail -n 40 compile.log; exit 1; }
fi
exec "$@"
