/* DWARF played at random in plain C: the yardstick for the engine, equal to it move for move.
 *
 * Written for speed as a C programmer would write a playout: small arrays of ints, one struct, ordinary control flow
 * in place of the engine's stack of frames, nothing allocated. It does all of the work a playout needs (the whole
 * deal, every legal move at every decision, the same random numbers in the same order) and none that only an engine
 * needs: a game cannot be stopped, copied or saved here. So the ratio the benchmarks quote is against the fastest
 * honest opponent, not against an engine in C.
 *
 *   dwarf_playout FIRST_SEED GAMES RUNS players=2 solo=0 v1=1 a_on_b=0 end_when_empty=0 < cards
 *
 * The cards come from bench/compare.py, 15 numbers for each, so that they are written down once (cards.toml). With
 * -DTRACE_MOVES every single move goes into the checksum. Output: checksum, decisions, then for each run the
 * decisions per second of CPU time. Clause numbers are those of docs/rules/dwarf.md.
 */
#include "dwarf_table.h"

/* Mining (3.1). */

static int draw(Game *g, int mine) { /* D-27 */
    int count = g->mountain_counts[mine];
    if (count == 0) {
        g->ended = ENDED_BY_MOUNTAIN;
        return NONE;
    }
    g->mountain_counts[mine] = count - 1;
    if (g->lower[mine] == count) g->lower[mine] = count - 1;
    return g->mountains[mine][count - 1];
}

static void end_if_empty(Game *g, int mine) { /* D-28 */
    if (end_when_empty && g->mountain_counts[mine] == 0) g->ended = ENDED_BY_MOUNTAIN;
}

static int draw_next(Game *g, int mine) {
    end_if_empty(g, mine);
    return g->ended ? NONE : draw(g, mine);
}

static void place_card(Game *g, int mine, int card) {
    put_on_top(g, mine, card);
    g->last_placed = card;
}

static void discard(Game *g, int mine, int card) { g->discards[mine][g->discard_counts[mine]++] = card; }

static void mine_two_cards(Game *g, int mine) { /* D-24, D-25 */
    int first = draw(g, mine);
    if (first == NONE) return;
    place_card(g, mine, first);
    int second = draw_next(g, mine);
    if (second == NONE) return;
    int twice = cards[second].location == cards[first].location;
    if (twice && v1) discard(g, mine, second);
    else place_card(g, mine, second);
    if (twice) {
        int third = draw_next(g, mine);
        if (third == NONE) return;
        if (v1 && cards[third].location == cards[first].location) discard(g, mine, third);
        else place_card(g, mine, third);
    }
    end_if_empty(g, mine);
}

/* The solo opponents (section 6). */

static int usable(const Game *g, int place) { /* D-94 */
    const Card *card = &cards[top(g, place)];
    if (card->action == GET_HELP) return g->holdings[AUTOMATON][EXTRA] == 2;
    return card->action == DEFEND || can_pay(g, AUTOMATON, card);
}

static int first_usable(const Game *g, int for_helper) { /* D-97 */
    for (int place = 0; place < LOCATIONS; place++)
        if (available(g, place) && usable(g, place) && !(for_helper && action_at(g, place) == GET_HELP)) return place;
    return NONE;
}

static void put_helper(Game *g, int place) {
    if (solo == ANDVETTR_FADIR && (action_at(g, place) == GET_HELP || !available(g, place) || !usable(g, place)))
        place = first_usable(g, 1);
    if (place == NONE) {
        g->holdings[AUTOMATON][EXTRA]--;
        return;
    }
    Worker *worker = put_worker(g, AUTOMATON, place, 1);
    if (action_at(g, place) == GET_HELP) worker->spent = 1;
}

static void place_helpers(Game *g, int help_place) { /* D-88 */
    int left = g->holdings[AUTOMATON][EXTRA];
    if (left == 0) return;
    int row[3], column[3], targets[4], in_row = 0, in_column = 0, count = 0;
    for (int step = 0; step < 3; step++) {
        int across = help_place - help_place % 3 + step, down = help_place % 3 + 3 * step;
        if (across != help_place && available(g, across)) row[in_row++] = across;
        if (down != help_place && available(g, down)) column[in_column++] = down;
    }
    if (in_row < 2 && in_column == 2) {
        targets[count++] = column[0];
        targets[count++] = column[1];
    } else {
        for (int i = 0; i < in_row; i++) targets[count++] = row[i];
        if (in_row < 2 && in_column > 0) targets[count++] = column[0];
    }
    for (int place = 0; place < LOCATIONS && count < 2; place++)
        if (available(g, place) && !(count == 1 && targets[0] == place)) targets[count++] = place;
    for (int i = 0; i < count && i < left; i++) put_helper(g, targets[i]);
}

static int guide(const Game *g, int card) { /* D-87 */
    int first = card >= FIRST_SPECIAL ? cards[card].location : cards[card].black;
    if (available(g, first)) return first;
    if (available(g, cards[card].white)) return cards[card].white;
    for (int place = 0; place < LOCATIONS; place++)
        if (available(g, place)) return place;
    return NONE;
}

static int refine(const Game *g, int place) { /* D-92, D-97 */
    if (solo < ANDVETTR || place == NONE || usable(g, place)) return place;
    int other = place - place % 3, end = other + 3;
    while (other < end && (other == place || !available(g, other))) other++;
    if (other == end) other = place;
    if (solo == ANDVETTR || usable(g, other)) return other;
    return first_usable(g, 0);
}

static void automaton_turn(Game *g, int worker) { /* D-82 to D-91 */
    int place = NONE, card = g->last_placed;
    if (worker == 2 && solo >= ANDVETTR && g->holdings[AUTOMATON][EXTRA] == 2)
        for (int other = 0; other < LOCATIONS && place == NONE; other++)
            if (available(g, other) && action_at(g, other) == GET_HELP) place = other;
    if (worker == 2 && g->guide_card != NONE) card = g->guide_card;
    else if (worker == 2 && g->guide_place != NONE) card = top(g, g->guide_place);
    if (place == NONE) place = refine(g, guide(g, card));
    if (place == NONE) return;
    Worker *placed = put_worker(g, AUTOMATON, place, 0);
    if (action_at(g, place) == GET_HELP) {
        placed->spent = 1;
        place_helpers(g, place);
    }
}

/* Extra workers of people. */

static void write_available(Game *g) {
    g->move_count = 0;
    for (int place = 0; place < places; place++)
        if (available(g, place)) add(g, MOVE_PLACE + place);
}

static void ask_for_helper(Game *g, int seat, int spent_on_get_help) { /* D-56, D-58, D-59 */
    write_available(g);
    add(g, MOVE_DECLINE);
    int move = choose(g);
    if (move == MOVE_DECLINE) {
        g->holdings[seat][EXTRA]--;
        return;
    }
    Worker *worker = put_worker(g, seat, move - MOVE_PLACE, 1);
    if (spent_on_get_help && action_at(g, worker->place) == GET_HELP) worker->spent = 1;
}

static void help_now(Game *g, int owner) { /* D-47, D-60a */
    int left = g->holdings[owner][EXTRA];
    while (left-- > 0 && g->holdings[owner][EXTRA] > 0 && any_available(g)) ask_for_helper(g, owner, 0);
    if (!any_available(g)) g->holdings[owner][EXTRA] = 0;
}

/* Special Actions (3.3 and section 8). */

static void sell_item(Game *g, int seat) { /* D-102 */
    if (g->holdings[seat][ITEMS] <= 0) return;
    g->move_count = 0;
    for (int mix = 0; mix < MIXES; mix++) add(g, MOVE_SELL + mix);
    int mix = choose(g) - MOVE_SELL;
    for (int what = IRON; what <= GOLD; what++) g->holdings[seat][what] += mixes[mix][what];
    g->holdings[seat][ITEMS]--;
}

static void special_order(Game *g, int seat) { /* D-108 */
    int *held = g->holdings[seat];
    g->move_count = 0;
    for (int split = 0; split < SPLITS; split++)
        if (held[IRON] >= splits[split][0] && held[STEEL] >= splits[split][1] && held[GOLD] >= splits[split][2])
            add(g, MOVE_ORDER + split);
    if (g->move_count == 0) return;
    int split = choose(g) - MOVE_ORDER;
    for (int what = IRON; what <= GOLD; what++) held[what] -= splits[split][what];
    held[ITEMS]++;
}

static void past_glories(Game *g) { /* D-103 */
    g->move_count = 0;
    for (int place = 0; place < places; place++)
        for (int i = 0; i < g->heights[place] - 1; i++)
            add(g, MOVE_RECALL + (place / LOCATIONS) * CARD_COUNT + g->stacks[place][i]);
    if (g->move_count == 0) return;
    int number = choose(g) - MOVE_RECALL, card = number % CARD_COUNT;
    int place = number / CARD_COUNT * LOCATIONS + cards[card].location;
    int *stack = g->stacks[place], i = 0;
    while (stack[i] != card) i++;
    for (; i < g->heights[place] - 1; i++) stack[i] = stack[i + 1];
    stack[i] = card;
}

static void turn_back(Game *g, int seat) { /* D-104 */
    g->move_count = 0;
    for (int place = 0; place < places; place++)
        if (available(g, place) && g->heights[place] > 1) add(g, MOVE_TURN_BACK + place);
    if (g->move_count == 0) return;
    int place = choose(g) - MOVE_TURN_BACK, mine = place / LOCATIONS;
    return_top_to_mountain(g, mine, place);
    shuffle_mountain(g, mine);
    if (g->holdings[seat][EXTRA] > 0) put_worker(g, seat, place, 1);
}

static void apprentice(Game *g, int seat) { /* D-105 */
    int reachable = 0;
    if (g->holdings[seat][EXTRA] > 0)
        for (int i = 0; i < g->worker_count; i++)
            if (g->workers[i].owner != seat) reachable |= 1 << g->workers[i].place;
    if (!reachable) return;
    g->move_count = 0;
    for (int place = 0; place < places; place++)
        if ((reachable >> place) & 1) add(g, MOVE_APPRENTICE + place);
    put_worker(g, seat, choose(g) - MOVE_APPRENTICE, 1);
}

static void hold_a_council(Game *g) { /* D-101 */
    for (int mine = 0; mine < mines; mine++) {
        int before = g->mountain_counts[mine];
        for (int place = mine * LOCATIONS; place < (mine + 1) * LOCATIONS; place++)
            if (g->heights[place] > 1) return_top_to_mountain(g, mine, place);
        if (g->mountain_counts[mine] > before) shuffle_mountain(g, mine);
    }
}

static void collapse_the_shafts(Game *g) { /* D-106 */
    for (int place = 0; place < places; place++) {
        int card = top(g, place);
        for (int i = g->heights[place] - 1; i > 0; i--) g->stacks[place][i] = g->stacks[place][i - 1];
        g->stacks[place][0] = card;
    }
}

static void carry_out_front(Game *g, int seat, int front) {
    switch (front) {
    case MUSTER_AN_ARMY: g->mustered = 1; break;
    case HOLD_A_COUNCIL: hold_a_council(g); break;
    case SELL_AN_ITEM: sell_item(g, seat); break;
    case PAST_GLORIES: past_glories(g); break;
    case SPECIAL_ORDER: special_order(g, seat); break;
    case TURN_BACK: turn_back(g, seat); break;
    case APPRENTICE: apprentice(g, seat); break;
    case COLLAPSE_THE_SHAFTS: collapse_the_shafts(g); break;
    case RUN_AMOK: /* D-107 */
        for (int place = 0; place < places; place++) shuffle(&g->chance, g->stacks[place], g->heights[place]);
        break;
    }
}

static void resolve_at_once(Game *g, int owner, int place, int holder) { /* D-43 to D-48 */
    const Card *card = &cards[top(g, place)];
    int holds = owner == holder && holder == g->holder; /* D-49a */
    if (card->action == DEFEND) {
        earn_glory(g, owner, 1);
    } else if (card->action == GET_HELP) {
        if (holds) pass_marker(g);
        if (solo && owner == AUTOMATON) place_helpers(g, place);
        else help_now(g, owner);
    } else if (work(g, owner, card) && card->action == FORGE && holds) {
        pass_marker(g);
    }
}

static void take_special(Game *g, int seat, int move) { /* D-41 */
    int pile = (move - MOVE_SPECIAL) / 2, mine = pile / PILES;
    int card = g->piles[pile][--g->pile_counts[pile]];
    if ((move - MOVE_SPECIAL) % 2) {
        g->holdings[seat][GLORY] -= GLORY_PRICE;
        g->holdings[seat][REGULAR] -= 1;
    } else {
        g->holdings[seat][REGULAR] -= 2;
    }
    if (solo) {
        g->guide_card = card;
        g->specials_taken++;
        if (solo >= ANDVETTR) earn_glory(g, AUTOMATON, g->specials_taken); /* D-93 */
        if (g->ended) return;
    }
    int holder = g->holder, place = mine * LOCATIONS + cards[card].location;
    carry_out_front(g, seat, cards[card].front);
    for (Worker *worker = first_unspent(g, place); worker; worker = first_unspent(g, place)) {
        worker->spent = 1;
        resolve_at_once(g, worker->owner, place, holder);
        if (g->ended) return;
    }
    put_on_top(g, mine, card);
}

/* Action Selection (3.2). */

static void first_turn(Game *g, int seat) {
    write_available(g);
    if (solo < ANDVETTR || g->specials_taken < SOLO_SPECIALS) /* D-37 to D-39, D-93 */
        for (int pile = 0; pile < mines * PILES; pile++)
            if (g->pile_counts[pile] > 0) {
                add(g, MOVE_SPECIAL + 2 * pile);
                if (g->holdings[seat][GLORY] >= GLORY_PRICE) add(g, MOVE_SPECIAL + 2 * pile + 1);
            }
    if (g->move_count == 0) return; /* D-33 */
    int move = choose(g);
    if (move >= MOVE_SPECIAL) {
        take_special(g, seat, move);
        return;
    }
    put_worker(g, seat, move - MOVE_PLACE, 0);
    if (solo) g->guide_place = move - MOVE_PLACE;
}

static void second_turn(Game *g, int seat) { /* D-35, D-36 */
    if (g->holdings[seat][REGULAR] <= 0 || !any_available(g)) return;
    write_available(g);
    add(g, MOVE_DECLINE);
    int move = choose(g);
    if (move != MOVE_DECLINE) put_worker(g, seat, move - MOVE_PLACE, 0);
}

/* Action Resolution (section 4). */

static void get_help_step(Game *g) { /* D-53 to D-60 */
    if (solo) /* D-85 */
        for (int place = 0; place < LOCATIONS; place++) {
            Worker *worker = first_unspent(g, place);
            if (worker && worker->owner == AUTOMATON && action_at(g, place) == GET_HELP) {
                worker->spent = 1;
                place_helpers(g, place);
            }
        }
    int order[MAX_SEATS], count = 0, known = 0;
    for (int i = 0; i < g->worker_count; i++) {
        Worker *worker = &g->workers[i];
        if (!worker->spent && action_at(g, worker->place) == GET_HELP) {
            worker->spent = 1;
            if (!((known >> worker->owner) & 1)) order[count++] = worker->owner;
            known |= 1 << worker->owner;
        }
    }
    for (int turn = 0; turn < 2 * count; turn++) {
        int who = order[turn % count];
        if (g->holdings[who][EXTRA] > 0) {
            if (any_available(g)) ask_for_helper(g, who, 1);
            else g->holdings[who][EXTRA]--;
        }
    }
    if ((known >> g->holder) & 1) pass_marker(g);
}

static int smaller(int a, int b) { return a < b ? a : b; }

static void attack(Game *g, const Card *card) { /* D-64, D-65 */
    if (card->attack == STOP_MINING) {
        g->orcs = 1;
        return;
    }
    for (int seat = 0; seat < seats; seat++) {
        int *held = g->holdings[seat];
        int gold = smaller(card->amount, held[GOLD]);
        switch (card->attack) {
        case TAKE_IRON: held[IRON] -= smaller(card->amount, held[IRON]); break;
        case TAKE_GOLD: held[GOLD] -= gold; break;
        case TAKE_ALL_GOLD: held[GOLD] = 0; break;
        case GOLD_TO_IRON: held[GOLD] -= gold; held[IRON] += gold; break;
        }
    }
}

static void defend_step(Game *g) { /* D-61 to D-67 */
    for (int place = 0; place < places; place++) {
        const Card *card = &cards[top(g, place)];
        if (card->action != DEFEND) continue;
        if (!available(g, place)) {
            for (int i = 0; i < g->worker_count; i++)
                if (g->workers[i].place == place && !g->workers[i].spent) {
                    g->workers[i].spent = 1;
                    earn_glory(g, g->workers[i].owner, 1);
                }
            if (g->ended) return;
        } else if (!g->mustered) {
            attack(g, card);
        }
    }
}

static int works_here(const Game *g, const Worker *worker, int seat, int extra, int action) {
    return worker->owner == seat && worker->extra == extra && !worker->spent && action_at(g, worker->place) == action;
}

static int resolve(Game *g, Worker *worker) { /* D-70, D-72, D-96 */
    const Card *card = &cards[top(g, worker->place)];
    worker->spent = 1;
    if (!work(g, worker->owner, card)) return 0;
    if (solo >= ANDVETTR && worker->owner == AUTOMATON && card->action == FORGE) work(g, worker->owner, card);
    return 1;
}

static int resolve_all_of_automaton(Game *g, int extra, int action) { /* D-89 */
    int worked = 0;
    for (int paying = 0; paying < 2; paying++)
        for (int place = 0; place < places; place++) {
            Worker *worker = first_unspent(g, place);
            if (worker && works_here(g, worker, AUTOMATON, extra, action) &&
                (cards[top(g, place)].cost[IRON] == 0 || action == FORGE || paying))
                worked |= resolve(g, worker);
        }
    return worked;
}

static int resolve_all(Game *g, int seat, int extra, int action) {
    if (solo && seat == AUTOMATON) return resolve_all_of_automaton(g, extra, action);
    int worked = 0;
    for (int i = 0; i < g->worker_count; i++)
        if (works_here(g, &g->workers[i], seat, extra, action)) worked |= resolve(g, &g->workers[i]);
    return worked;
}

static void use_in_order(const Game *g, int seat, const Card *first, const Card *second, int after[4]) {
    memcpy(after, g->holdings[seat], 4 * sizeof(int));
    for (const Card *card = first; card; card = card == first ? second : NULL)
        if (after[IRON] >= card->cost[IRON] && after[STEEL] >= card->cost[STEEL] && after[GOLD] >= card->cost[GOLD]) {
            after[IRON] += card->gain[IRON] - card->cost[IRON];
            after[STEEL] += card->gain[STEEL] - card->cost[STEEL];
            after[GOLD] += card->gain[GOLD] - card->cost[GOLD];
            after[ITEMS] += card->gain[ITEMS];
        }
}

/* How many workers of a seat and kind are still to resolve in this step, and the cards of the first and the last. */
static int waiting(const Game *g, int seat, int extra, int action, const Card *found[2]) {
    int count = 0;
    for (int i = 0; i < g->worker_count; i++)
        if (works_here(g, &g->workers[i], seat, extra, action)) found[count++ > 0] = &cards[top(g, g->workers[i].place)];
    return count;
}

static int order_matters(const Game *g, int seat, const Card *first, const Card *second) { /* D-68, D-71 */
    if (first == second || (solo && seat == AUTOMATON)) return 0;
    int one[4], other[4];
    use_in_order(g, seat, first, second, one);
    use_in_order(g, seat, second, first, other);
    return memcmp(one, other, sizeof one) != 0;
}

static int ask_for_order(Game *g, int seat, int extra, int action) {
    g->move_count = 0;
    for (int i = 0; i < g->worker_count; i++)
        if (works_here(g, &g->workers[i], seat, extra, action)) add(g, MOVE_RESOLVE + g->workers[i].place);
    int place = choose(g) - MOVE_RESOLVE, worked = 0;
    for (int i = 0; i < g->worker_count; i++)
        if (g->workers[i].place == place && works_here(g, &g->workers[i], seat, extra, action))
            worked |= resolve(g, &g->workers[i]);
    return worked;
}

static void work_step(Game *g, int action) { /* D-51, D-52, D-69, D-73 */
    if (action == MINE && g->orcs) return;
    int made = 0;
    for (int extra = 0; extra < 2; extra++)
        for (int turn = 0; turn < seats; turn++) {
            int seat = (g->holder + turn) % seats, worked = 0;
            const Card *found[2];
            int count = waiting(g, seat, extra, action, found);
            for (; count > 1 && order_matters(g, seat, found[0], found[1]); count = waiting(g, seat, extra, action, found))
                worked |= ask_for_order(g, seat, extra, action);
            if (count > 0) worked |= resolve_all(g, seat, extra, action);
            if (turn == 0) made |= worked;
        }
    if (made && action == FORGE) pass_marker(g);
}

static void end_of_round(Game *g) { /* D-75, D-76 */
    g->worker_count = g->occupied = g->mustered = g->orcs = 0;
    for (int seat = 0; seat < seats; seat++) {
        g->holdings[seat][REGULAR] = g->holdings[seat][EXTRA] = 2;
        if (g->holdings[seat][ITEMS] >= ITEMS_TO_END) g->ended = ENDED_BY_ITEMS;
    }
}

/* A round, and a game. */

static void play_round(Game *g) {
    g->round++;
    g->guide_place = g->guide_card = NONE;
    for (int mine = 0; mine < mines; mine++) {
        mine_two_cards(g, mine);
        if (g->ended) return;
    }
    if (solo) { /* D-82 */
        automaton_turn(g, 1);
        first_turn(g, HUMAN);
        if (g->ended) return;
        automaton_turn(g, 2);
        second_turn(g, HUMAN);
    } else { /* the order of both passes is fixed here, D-31 */
        int start = g->holder;
        for (int turn = 0; turn < players; turn++) first_turn(g, (start + turn) % players);
        for (int turn = players - 1; turn >= 0; turn--) second_turn(g, (start + turn) % players);
    }
    get_help_step(g);
    defend_step(g);
    if (g->ended) return;
    work_step(g, MINE);
    work_step(g, FORGE);
    end_of_round(g);
}

static uint64_t fold(uint64_t hash, uint64_t word) { return (hash ^ word) * 0x100000001b3u; } /* FNV-1a by words */

static uint64_t play_games(uint64_t first_seed, int64_t games, int64_t *decisions) {
    static Game game;
    uint64_t hash = 0xcbf29ce484222325u;
    *decisions = 0;
    for (int64_t number = 0; number < games; number++) {
        Game *g = &game;
        deal(g, first_seed + (uint64_t)number);
        while (!g->ended) play_round(g);
        for (int seat = 0; seat < seats; seat++)
            for (int what = 0; what < ROW; what++) hash = fold(hash, (uint64_t)g->holdings[seat][what]);
        hash = fold(hash, (uint64_t)g->round);
        hash = fold(hash, (uint64_t)g->holder);
        hash = fold(hash, (uint64_t)g->ended);
        hash = fold(hash, (uint64_t)g->decisions);
        hash = fold(hash, g->chance.a);
        hash = fold(hash, g->player.a);
#ifdef TRACE_MOVES
        hash = fold(hash, g->trace);
#endif
        *decisions += g->decisions;
    }
    return hash;
}

/* The command line. */

static void read_cards(void) {
    for (int i = 0; i < CARD_COUNT; i++) {
        int *number = (int *)&cards[i];
        for (size_t field = 0; field < sizeof(Card) / sizeof(int); field++)
            if (scanf("%d", number + field) != 1) {
                fprintf(stderr, "dwarf_playout: the card table on standard input breaks off at card %d\n", i + 1);
                exit(2);
            }
    }
}

static void read_rule(const char *text) {
    static const struct { const char *name; int *rule; } rules[] = {
        {"players=", &players}, {"solo=", &solo}, {"v1=", &v1}, {"a_on_b=", &a_on_b}, {"end_when_empty=", &end_when_empty},
    };
    for (size_t i = 0; i < sizeof rules / sizeof *rules; i++)
        if (strncmp(text, rules[i].name, strlen(rules[i].name)) == 0) {
            *rules[i].rule = atoi(text + strlen(rules[i].name));
            return;
        }
    fprintf(stderr, "dwarf_playout: '%s' is no rule of this program\n", text);
    exit(2);
}

int main(int count, char **words) {
    if (count < 4) {
        fprintf(stderr, "usage: dwarf_playout FIRST_SEED GAMES RUNS [players=2 solo=0 v1=1 a_on_b=0 end_when_empty=0] < cards\n");
        return 2;
    }
    for (int i = 4; i < count; i++) read_rule(words[i]);
    seats = players == 1 ? 2 : players;
    mines = players > 3 ? 2 : 1;
    places = mines * LOCATIONS;
    full = (1 << places) - 1;
    for (int iron = 0, mix = 0, split = 0; iron <= 5; iron++)
        for (int steel = 0; steel <= 5 - iron; steel++) {
            int gold = 5 - iron - steel;
            memcpy(mixes[mix++], (int[]){iron, steel, gold}, sizeof mixes[0]);
            if (iron && steel && gold) memcpy(splits[split++], (int[]){iron, steel, gold}, sizeof splits[0]);
        }
    read_cards();
    uint64_t first_seed = strtoull(words[1], NULL, 10);
    int64_t games = atoll(words[2]), decisions = 0;
    for (int run = 0; run < atoi(words[3]); run++) {
        clock_t start = clock();
        uint64_t hash = play_games(first_seed, games, &decisions);
        double seconds = (double)(clock() - start) / CLOCKS_PER_SEC;
        if (run == 0) printf("%016llx %lld\n", (unsigned long long)hash, (long long)decisions);
        printf("%.0f\n", seconds > 0 ? (double)decisions / seconds : 0.0);
    }
    return 0;
}
