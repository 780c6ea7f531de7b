#!/bin/bash
# A game's nets and what they are worth, in a bundle (see run.sh); $OUT is where results go.
#     bash carry/run.sh bash $PWD/carry/learn.sh nets dwarf 64000 3 4 5   self-play and training, side by side; to $OUT
#     bash carry/run.sh bash $PWD/carry/learn.sh curve dwarf 2            nets from 2 k, 8 k, 32 k games of the same
#                                                                         data, each against the hand-written evaluator
#     bash carry/run.sh bash $PWD/carry/learn.sh match dwarf 20ms 1000 2  one learned player against hand-written ones
# Several in one call: separate them with "--". Nets of an earlier call are taken from nets/ beside the bundle.
set -uo pipefail
seed=${SEED:-20}        # of self-play
fresh=${FRESH:-2020}    # of matches: deals no net was trained on
out=${OUT:-/tmp/underhall-out}
mkdir -p "$out"

folder() { # GAME
    case $1 in
    dwar7s_*) echo "src/underhall/games/dwar7s/nets/${1#dwar7s_}" ;;
    *) echo "src/underhall/games/$1/nets" ;;
    esac
}

learn() { # FILE GAME GAMES PLAYERS
    python3 -m underhall train "$2" --players "$4" --games "$3" --seed "$seed" --out "$1"
}

contest() { # GAME BUDGET GAMES PLAYERS; one learned player against hand-written ones
    local name=search:$2 others=() place
    case $2 in greedy | adept | master) name=$2 ;; esac
    for ((place = 1; place < $4; place++)); do others+=("$name:handwritten"); done
    python3 -m underhall match "$1" "$name" "${others[@]}" --games "$3" --seed "$fresh" --out "$(mktemp -u).jsonl"
}

nets_of() { # GAME GAMES PLAYERS...
    local game=$1 games=$2 players nets
    nets=$(folder "$game")
    mkdir -p "$nets" "$out/$nets"
    shift 2
    for players in "$@"; do
        (learn "$nets/$players.net" "$game" "$games" "$players" >"/tmp/learn-$game-$players.txt" 2>&1 &&
            cp "$nets/$players.net" "$out/$nets/") &
    done
    wait
    for players in "$@"; do cat "/tmp/learn-$game-$players.txt"; done
}

curve_of() { # GAME PLAYERS
    local games nets
    nets=$(folder "$1")
    cp "$nets/$2.net" /tmp/kept.net
    for games in 2000 8000 32000; do
        echo "== $games games"
        learn "$nets/$2.net" "$1" "$games" "$2" && cp "$nets/$2.net" "$out/$1-$2-$games.net"
        contest "$1" greedy 2000 "$2"
        contest "$1" 20ms 400 "$2"
        date
    done
    cp /tmp/kept.net "$nets/$2.net"
}

one() {
    echo "=== $*"
    date
    case $1 in
    nets) nets_of "${@:2}" ;;
    curve) curve_of "${@:2}" ;;
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
