"""What a dwarf with a plain plan does: dig, lay the finds out, and carry them to the Camp when they pay for a piece.

The plan asks only for what its seat knows: its own hand, what lies open, and the map. Players weigh it against what
they find themselves (``Evaluator.plan``): a search that cannot tell small gains apart still gets on with the game.
"""

from __future__ import annotations

from typing import Final

from underhall.core.buffers import i64, vec, zeros
from underhall.core.moves import MoveList
from underhall.games.dig_deeper_dwarf import moves
from underhall.games.dig_deeper_dwarf.catalogue import DRAW, FOOLS_GOLD, GOLD, MINE, MOVE
from underhall.games.dig_deeper_dwarf.layout import ACTIONS, JEWELRY, LINKS, NONE, TILE_ROW
from underhall.games.dig_deeper_dwarf.moves import (
    ACT_DRAW,
    ACT_MINE,
    ACT_MINE_BESIDE,
    ACT_MINE_HERE,
    ACT_MOVE,
    ACT_STEAL,
    WAY_COINS,
    WAYS,
)
from underhall.games.dig_deeper_dwarf.prospects import KINDS, Ways, count_resources
from underhall.games.dig_deeper_dwarf.responses import Playing
from underhall.games.dig_deeper_dwarf.state import DeepState
from underhall.games.dig_deeper_dwarf.turn import Activity, DrawAfter
from underhall.games.dig_deeper_dwarf.windows import CopyWindow, Window

NO_PLAN: Final = -1


def planned(state: DeepState) -> i64:
    """The move the plan would make for the seat to decide, or NO_PLAN."""
    frame = state.asking
    if state.seat < 0:
        return NO_PLAN
    if isinstance(frame, (Window, CopyWindow)):
        return moves.PASS  # an answer costs cards of the next turn: only where it is worth that
    if isinstance(frame, DrawAfter):
        return moves.DRAW_ONE
    legal = MoveList()
    if isinstance(frame, Activity):
        state.write_moves(legal)
        return planned_activity(state, state.seat, legal)
    if isinstance(frame, Playing):
        state.write_moves(legal)
        return planned_act(state, state.seat, legal)
    return NO_PLAN


def planned_activity(state: DeepState, seat: i64, legal: MoveList) -> i64:
    """Buy; else lay out Resources and draw; else dig or walk, by card or by basic action; else craft a pickaxe."""
    move: i64 = best_purchase(state, legal)
    if move == NO_PLAN:
        move = revealing(state, seat, legal)
    if move == NO_PLAN:
        move = card_to_play(state, legal, DRAW)
    goal = distances(state, seat)
    here: i64 = state.where(seat)
    if move == NO_PLAN and goal[here] == 0:
        move = card_to_play(state, legal, MINE)
    if move == NO_PLAN:
        act: i64 = step_towards(state, here, goal, legal, moves.BASIC)
        if act != NO_PLAN and act < moves.BASIC + ACT_MINE:
            move = card_to_play(state, legal, MOVE)
        if move == NO_PLAN and act != NO_PLAN:
            move = act
    if move == NO_PLAN:
        move = tool_to_craft(state, legal)
    return moves.END if move == NO_PLAN else move


def best_purchase(state: DeepState, legal: MoveList) -> i64:
    """The piece with the most points, rather for Resources than for coins."""
    best: i64 = NO_PLAN
    highest: i64 = 0
    index: i64 = 0
    while index < legal.count:
        move: i64 = legal.items[index]
        if moves.BUY <= move < moves.CRAFT:
            number: i64 = move - moves.BUY
            points: i64 = 2 * state.faces.vp[state.stock_top(JEWELRY + number // len(WAYS))]
            if number % len(WAYS) == WAY_COINS:
                points -= 5
            if points > highest:
                highest = points
                best = move
        index += 1
    return best


def revealing(state: DeepState, seat: i64, legal: MoveList) -> i64:
    """A Resource card to lay out, but no Gold that would turn out to be Fool's Gold (G-212)."""
    faces = state.rules.moves
    index: i64 = 0
    while index < legal.count:
        move: i64 = legal.items[index]
        if faces.reveal <= move < faces.answer:
            if state.faces.resource[move - faces.reveal] != GOLD or not state.owns(seat, FOOLS_GOLD):
                return move
        index += 1
    return NO_PLAN


def card_to_play(state: DeepState, legal: MoveList, action: i64) -> i64:
    """A card of the hand that shows an action, rather one that shows nothing else."""
    faces = state.rules.moves
    best: i64 = NO_PLAN
    fewest: i64 = 0
    index: i64 = 0
    while index < legal.count:
        move: i64 = legal.items[index]
        if faces.play <= move < faces.pay and (state.faces.shows[move - faces.play] >> action) & 1:
            actions: i64 = state.faces.actions[move - faces.play]
            if best == NO_PLAN or actions < fewest:
                best = move
                fewest = actions
        index += 1
    return best


def tool_to_craft(state: DeepState, legal: MoveList) -> i64:
    """An Action card with which to dig."""
    index: i64 = 0
    while index < legal.count:
        move: i64 = legal.items[index]
        if moves.CRAFT <= move < moves.TAKE:
            if (state.faces.shows[state.stock_top(ACTIONS + move - moves.CRAFT)] >> MINE) & 1:
                return move
        index += 1
    return NO_PLAN


def planned_act(state: DeepState, seat: i64, legal: MoveList) -> i64:
    """Of a card in play: dig, draw, or a step that leads somewhere; the rest of it is left."""
    index: i64 = 0
    while index < legal.count:
        move: i64 = legal.items[index]
        if moves.ACT + ACT_MINE <= move < moves.ACT + ACT_MINE_HERE or move == moves.ACT + ACT_DRAW:
            return move
        index += 1
    move = step_towards(state, state.where(seat), distances(state, seat), legal, moves.ACT)
    if move != NO_PLAN:
        return move
    return moves.STOP if legal.holds(moves.STOP) else NO_PLAN


def distances(state: DeepState, seat: i64) -> vec[i64]:
    """How far every tile is from where the seat wants to be: at the Camp if it can buy, else beside a Mining pile."""
    ways = Ways(state)
    near = zeros(KINDS)
    far = zeros(KINDS)
    count_resources(state, seat, near, far)
    pile: i64 = 0
    while pile < 2:
        face: i64 = state.stock_top(JEWELRY + pile)
        if face != NONE:
            lacking = near[0] < state.faces.cost[face]
            if lacking:
                lacking = False
                kind: i64 = 1
                while kind < KINDS:
                    if near[kind] < state.faces.needs[face * KINDS + kind]:
                        lacking = True
                    kind += 1
            if not lacking:
                return ways.to_camp
        pile += 1
    return ways.to_pile


def step_towards(state: DeepState, here: i64, goal: vec[i64], legal: MoveList, base: i64) -> i64:
    """A legal step that leads nearer, or digging where that is the goal, or Rubble out of the way."""
    rubble: i64 = NO_PLAN
    index: i64 = 0
    while index < legal.count:
        act: i64 = legal.items[index] - base
        if ACT_MOVE <= act < ACT_MINE:
            there: i64 = state.tiles[here * TILE_ROW + LINKS + act]
            if 0 <= there < state.tile_count and goal[there] < goal[here]:
                return legal.items[index]
        elif ACT_MINE <= act < ACT_MINE_HERE:
            if goal[here] == 0:
                return legal.items[index]
        elif ACT_MINE_HERE <= act < ACT_STEAL and rubble == NO_PLAN:
            beside: i64 = here if act == ACT_MINE_HERE else state.tiles[here * TILE_ROW + LINKS + act - ACT_MINE_BESIDE]
            if beside == here or goal[beside] < goal[here]:
                rubble = legal.items[index]
        index += 1
    return rubble
