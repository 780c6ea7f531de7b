#!/bin/bash
# DWARF's nets and what they are worth, in a bundle (see run.sh); $OUT is where results go.
#     bash carry/run.sh bash $PWD/carry/learn.sh nets 64000 3 4 5     self-play and training, side by side; to $OUT
#     bash carry/run.sh bash $PWD/carry/learn.sh curve 2              nets from 2 k, 8 k, 32 k games of the same data,
#                                                                     each against the hand-written evaluator
#     bash carry/run.sh bash $PWD/carry/learn.sh match 20ms 1000 2    one learned player against hand-written ones
# Several in one call: separate them with "--". Nets of an earlier call are taken from nets/ beside the bundle.
set -uo pipefail
seed=20                 # of self-play
fresh=2020              # of matches: deals no net was trained on
out=${OUT:-/tmp/underhall-out}
nets=src/underhall/games/dwarf/nets
mkdir -p "$out" "$nets"

learn() { # FILE GAMES PLAYERS
    python3 -m underhall train dwarf --players "$3" --games "$2" --seed "$seed" --out "$1"
}

contest() { # BUDGET GAMES PLAYERS; one learned player against hand-written ones
    local name=search:$1 others=() place
    [ "$1" = greedy ] && name=greedy
    for ((place = 1; place < $3; place++)); do others+=("$name:handwritten"); done
    python3 -m underhall match dwarf "$name" "${others[@]}" --games "$2" --seed "$fresh" --out "$(mktemp -u).jsonl"
}

nets_of() { # GAMES PLAYERS...
    local games=$1 players
    shift
    for players in "$@"; do
        (learn "$nets/$players.net" "$games" "$players" >"/tmp/learn-$players.txt" 2>&1 &&
            cp "$nets/$players.net" "$out/") &
    done
    wait
    for players in "$@"; do cat "/tmp/learn-$players.txt"; done
}

curve_of() { # PLAYERS
    local games
    cp "$nets/$1.net" /tmp/kept.net
    for games in 2000 8000 32000; do
        echo "== $games games"
        learn "$nets/$1.net" "$games" "$1" && cp "$nets/$1.net" "$out/$1-$games.net"
        contest greedy 2000 "$1"
        contest 20ms 400 "$1"
        date
    done
    cp /tmp/kept.net "$nets/$1.net"
}

one() {
    echo "=== $*"
    date
    case $1 in
    nets) nets_of "${@:2}" ;;
    curve) curve_of "$2" ;;
    match) contest "${@:2}" ;;
    *) echo "unknown: $1" && return 2 ;;
    esac
    date
}

words=()
for word in "$@" --; do
    if [ "$word" = -- ]; then
        [ ${#words[@]} -gt 0 ] && one "${words[@]}" 2>&1 | tee -a "$out/log.txt"
        words=()
    else
        words+=("$word")
    fi
done
