#!/bin/bash
# Packs what a machine without a network needs to train and to play matches: our Python, the packages of the lab, and
# the sources with the engine as it is compiled here, into the folder carry (bundle.tar.xz, run.sh, learn.sh). The other
# machine must be x86-64 with a C library at least as new as ours. After `tools/compile_engine.py now`:
#     tools/device/bundle.sh
# or, to leave the compiling to the other machine:
#     tools/device/bundle.sh sources
# and there, for example:
#     bash carry/run.sh python3 -m underhall match dwarf greedy random
set -euo pipefail
root=$(cd "$(dirname "$0")/../.." && pwd)
python=$(readlink -f "$root/.venv/bin/python")
home=$(dirname "$(dirname "$python")")
version=$("$python" -c 'import sys; print("python%d.%d" % sys.version_info[:2])')
packages=$root/.venv/lib/$version/site-packages
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

mkdir -p "$work/home/bin" "$work/home/lib" "$work/packages" "$work/libraries" "$root/carry"
cp "$python" "$work/home/bin/python3"
cp -r "$home/include" "$work/home/"
cp -P "$home"/lib/lib"$version".so* "$work/home/lib/"
tar -C "$home/lib" -c \
    --exclude='test' --exclude='tests' --exclude='idlelib' --exclude='tkinter' --exclude='lib2to3' \
    --exclude='ensurepip' --exclude='site-packages' --exclude='config-*' --exclude='__pycache__' --exclude='turtledemo' \
    --exclude='pydoc_data' "$version" | tar -C "$work/home/lib" -x

# The compiler's packages are the larger half: they come along only where it has something to do.
compilers=() small=(-size -8M)
if [ "${1:-}" = sources ]; then
    compilers=(mypy mypyc pathspec ast_serialize setuptools _distutils_hack) small=()
fi
for name in numpy numpy.libs librt mypy_extensions.py fluent typer rich click platformdirs markdown_it mdurl pygments \
    shellingham typing_extensions.py annotated_doc attr attrs babel pytz openskill \
    pydantic pydantic_core annotated_types typing_inspection "${compilers[@]}"; do
    if [ -e "$packages/$name" ]; then
        tar -C "$packages" -c --exclude='tests' --exclude='__pycache__' --exclude='locale-data' "$name" |
            tar -C "$work/packages" -x
    fi
done
# Babel without its hundreds of languages: ours, and those they rest on.
if [ -d "$packages/babel/locale-data" ]; then
    mkdir -p "$work/packages/babel/locale-data"
    cp "$packages"/babel/locale-data/{root,en,en_US,de,de_DE,pt,pt_BR}.dat "$work/packages/babel/locale-data/"
fi
# Compiled modules of packages that mypyc compiled in a group of their own; mypy's is the large one.
find "$packages" -maxdepth 1 -name '*__mypyc*.so' "${small[@]}" -exec cp {} "$work/packages/" \;
# The register of games.
cp -r "$packages"/underhall-*.dist-info "$work/packages/"
# Libraries of the system that modules of our Python need and another system may lack.
for library in libz.so.1 libffi.so.8 libbz2.so.1.0 liblzma.so.5; do
    found=$(ldconfig -p | awk -v name="$library" '$1 == name { print $NF; exit }')
    [ -n "$found" ] && cp -L "$found" "$work/libraries/"
done
# The sources, with the compiled engine beside them.
left_out=()
[ "${1:-}" = sources ] && left_out+=(--exclude='*.so')
commit=$(git -C "$root" describe --always --dirty)
tar -C "$root" -c "${left_out[@]}" --exclude='__pycache__' --exclude='src/underhall/server/web' \
    src bench tools/device setup.py pyproject.toml | tar -C "$work" -x
echo "$commit" >"$work/commit"

tar -C "$work" -c . | xz -1 -T2 >"$root/carry/bundle.tar.xz"
cp "$root"/tools/device/{run,learn}.sh "$root/carry/"
ls -l "$root/carry"
