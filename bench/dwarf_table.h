/* The game of dwarf_playout.c as it lies on the table: what it holds, chance, small verbs, the deal. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { MINE, FORGE, DEFEND, GET_HELP };
enum { NO_ATTACK, STOP_MINING, TAKE_IRON, TAKE_GOLD, TAKE_ALL_GOLD, GOLD_TO_IRON };
enum { MUSTER_AN_ARMY, HOLD_A_COUNCIL, SELL_AN_ITEM, PAST_GLORIES, SPECIAL_ORDER, TURN_BACK, APPRENTICE,
       COLLAPSE_THE_SHAFTS, RUN_AMOK };
enum { IRON, STEEL, GOLD, ITEMS, GLORY, REGULAR, EXTRA, ROW };
enum { RUNNING, ENDED_BY_ITEMS, ENDED_BY_MOUNTAIN, ENDED_BY_GLORY };
enum { NO_OPPONENT, ELDHUSFIFL, ANDVETTR, ANDVETTR_FADIR };
enum { HUMAN = 0, AUTOMATON = 1, NONE = -1 };
enum { STARTING_CARDS = 9, FIRST_SPECIAL = 54, CARD_COUNT = 63 };
enum { LOCATIONS = 9, MAX_PLACES = 18, STACK = 8, MOUNTAIN = 64, PILE = 3, PILES = 3, MAX_SEATS = 5, MAX_WORKERS = 20 };
enum { GLORY_PRICE = 4, GLORY_VICTORY = 12, SOLO_SPECIALS = 3, ITEMS_TO_END = 4, MIXES = 21, SPLITS = 6 };
/* The first number of each verb in the game's move space. */
enum { MOVE_PLACE = 0, MOVE_DECLINE = 18, MOVE_SPECIAL = 19, MOVE_SELL = 31, MOVE_ORDER = 52, MOVE_RECALL = 58,
       MOVE_TURN_BACK = 184, MOVE_APPRENTICE = 202, MOVE_RESOLVE = 220 };

typedef struct { int location, black, white, front, letter, action, attack, amount, cost[3], gain[4]; } Card;
typedef struct { int place, owner, extra, spent; } Worker;
typedef struct { uint32_t a, b, c, counter; } Chance;

typedef struct {
    int stacks[MAX_PLACES][STACK], heights[MAX_PLACES];
    int mountains[2][MOUNTAIN], mountain_counts[2], lower[2];
    int piles[2 * PILES][PILE], pile_counts[2 * PILES];
    int discards[2][MOUNTAIN], discard_counts[2];
    int holdings[MAX_SEATS][ROW];
    Worker workers[MAX_WORKERS];
    int worker_count, occupied, round, holder, mustered, orcs, last_placed, guide_place, guide_card, specials_taken;
    int ended;
    Chance chance;
    /* The random player. */
    Chance player;
    int moves[256], move_count;
    int64_t decisions;
#ifdef TRACE_MOVES
    uint64_t trace;
#endif
} Game;

/* The rules of this run, and the cards. */
static int players = 2, solo = NO_OPPONENT, v1 = 1, a_on_b = 0, end_when_empty = 0;
static int seats, mines, places, full;
static Card cards[CARD_COUNT];
static int mixes[MIXES][3], splits[SPLITS][3];

/* Chance: sfc32, Lemire's bounded numbers, Fisher-Yates from the end. */

static uint32_t next(Chance *chance) {
    uint32_t total = chance->a + chance->b + chance->counter++;
    chance->a = chance->b ^ (chance->b >> 9);
    chance->b = chance->c + (chance->c << 3);
    chance->c = ((chance->c << 21) | (chance->c >> 11)) + total;
    return total;
}

static void seed(Chance *chance, uint64_t low, uint32_t high) {
    *chance = (Chance){(uint32_t)low, (uint32_t)(low >> 32), high, 1};
    for (int round = 0; round < 15; round++) next(chance);
}

static int below(Chance *chance, uint32_t limit) {
    uint64_t product = (uint64_t)next(chance) * limit;
    if ((uint32_t)product < limit) {
        uint32_t threshold = -limit % limit;
        while ((uint32_t)product < threshold) product = (uint64_t)next(chance) * limit;
    }
    return (int)(product >> 32);
}

static void shuffle(Chance *chance, int *deck, int count) {
    for (int last = count - 1; last > 0; last--) {
        int other = below(chance, last + 1), held = deck[last];
        deck[last] = deck[other];
        deck[other] = held;
    }
}

/* The player: any legal move. */

static void add(Game *g, int move) { g->moves[g->move_count++] = move; }

static int choose(Game *g) {
    int move = g->moves[below(&g->player, g->move_count)];
    g->decisions++;
#ifdef TRACE_MOVES
    g->trace = (g->trace ^ (uint64_t)move) * 0x100000001b3u;
#endif
    return move;
}

/* Small verbs. */

static int top(const Game *g, int place) { return g->stacks[place][g->heights[place] - 1]; }
static int action_at(const Game *g, int place) { return cards[top(g, place)].action; }
static int available(const Game *g, int place) { return !((g->occupied >> place) & 1); }
static int any_available(const Game *g) { return g->occupied != full; }

static void put_on_top(Game *g, int mine, int card) {
    int place = mine * LOCATIONS + cards[card].location;
    g->stacks[place][g->heights[place]++] = card;
}

static void shuffle_mountain(Game *g, int mine) { /* D-101 */
    g->lower[mine] = 0;
    shuffle(&g->chance, g->mountains[mine], g->mountain_counts[mine]);
}

static void return_top_to_mountain(Game *g, int mine, int place) {
    g->mountains[mine][g->mountain_counts[mine]++] = g->stacks[place][--g->heights[place]];
}

static Worker *put_worker(Game *g, int seat, int place, int extra) {
    Worker *worker = &g->workers[g->worker_count++];
    *worker = (Worker){place, seat, extra, 0};
    g->occupied |= 1 << place;
    g->holdings[seat][extra ? EXTRA : REGULAR]--;
    return worker;
}

static Worker *first_unspent(Game *g, int place) {
    for (int i = 0; i < g->worker_count; i++)
        if (g->workers[i].place == place && !g->workers[i].spent) return &g->workers[i];
    return NULL;
}

static int can_pay(const Game *g, int seat, const Card *card) { /* D-9 */
    const int *held = g->holdings[seat];
    return held[IRON] >= card->cost[IRON] && held[STEEL] >= card->cost[STEEL] && held[GOLD] >= card->cost[GOLD];
}

static int work(Game *g, int seat, const Card *card) {
    if (!can_pay(g, seat, card)) return 0;
    int *held = g->holdings[seat];
    held[IRON] += card->gain[IRON] - card->cost[IRON];
    held[STEEL] += card->gain[STEEL] - card->cost[STEEL];
    held[GOLD] += card->gain[GOLD] - card->cost[GOLD];
    held[ITEMS] += card->gain[ITEMS];
    return 1;
}

static void earn_glory(Game *g, int seat, int amount) { /* D-95 */
    g->holdings[seat][GLORY] += amount;
    if (solo >= ANDVETTR && seat == AUTOMATON && g->holdings[AUTOMATON][GLORY] >= GLORY_VICTORY)
        g->ended = ENDED_BY_GLORY;
}

static void pass_marker(Game *g) {
    if (!solo) g->holder = (g->holder + 1) % seats;
}

/* Setup. */

static void deal_specials(Game *g, int mine) {
    int deck[CARD_COUNT - FIRST_SPECIAL], count = 0;
    for (int card = FIRST_SPECIAL; card < CARD_COUNT; card++)
        if (!(solo && cards[card].front == APPRENTICE)) deck[count++] = card; /* D-84 */
    shuffle(&g->chance, deck, count);
    for (int i = 0; i < count; i++) {
        int pile = mine * PILES + i % PILES;
        g->piles[pile][g->pile_counts[pile]++] = deck[i];
    }
}

static void lay_out_mine(Game *g, int mine) {
    for (int card = 0; card < STARTING_CARDS; card++) put_on_top(g, mine, card);
    int *deck = g->mountains[mine], count = 0;
    for (int letter = 1; letter >= 0; letter--) { /* B cards lie below the A cards, D-18 */
        for (int card = STARTING_CARDS; card < FIRST_SPECIAL; card++)
            if (cards[card].letter == letter) deck[count++] = card;
        if (letter == 1 && a_on_b) {
            g->lower[mine] = count;
            shuffle(&g->chance, deck, count);
        }
    }
    shuffle(&g->chance, deck + g->lower[mine], count - g->lower[mine]);
    g->mountain_counts[mine] = count;
    deal_specials(g, mine);
}

static void deal(Game *g, uint64_t number) {
    memset(g, 0, sizeof *g);
    seed(&g->chance, number, 0);
    seed(&g->player, number, 1);
    g->last_placed = g->guide_place = g->guide_card = NONE;
    for (int mine = 0; mine < mines; mine++) lay_out_mine(g, mine);
    for (int seat = 0; seat < seats; seat++) g->holdings[seat][REGULAR] = g->holdings[seat][EXTRA] = 2;
    g->holder = solo ? AUTOMATON : below(&g->chance, seats);
}
