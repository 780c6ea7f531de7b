// Bazaar for boardgame.io: the same rules as games/bazaar, so that both servers serve the same game.
'use strict';
const COLOURS = 5;
const ROUNDS = 100;
const cost = (card) => [card % 3, (card >> 1) % 3, (card >> 2) % 2, 0, 0];

// What a seat may do: boardgame.io does not list legal moves, so its clients work them out.
function options(G, seat) {
  const me = G.players[seat];
  const out = [];
  for (let i = 0; i < COLOURS; i++) if (G.bank[i] > 0) out.push(['gather', [i]]);
  if (me.hand.length < 6) for (let i = 0; i < G.market.length; i++) out.push(['reserve', [i]]);
  me.hand.forEach((card, i) => {
    if (card !== null && cost(card).every((price, k) => me.tokens[k] + me.built[k] >= price)) out.push(['build', [i]]);
  });
  out.push(['pass', []]);
  return out;
}

const move = (play) => ({ client: false, move: play });

const bazaar = {
  name: 'bazaar',
  minPlayers: 2,
  maxPlayers: 4,
  setup: ({ ctx, random }) => {
    const deck = random.Shuffle([...Array(120).keys()]);
    const G = { market: deck.splice(0, 5), deck, discard: [], bank: Array(COLOURS).fill(7), round: 0, players: {} };
    for (let seat = 0; seat < ctx.numPlayers; seat++)
      G.players[seat] = {
        hand: deck.splice(0, 2), tokens: Array(COLOURS).fill(0), built: Array(COLOURS).fill(0), points: 0,
      };
    return G;
  },
  turn: {
    minMoves: 1,
    maxMoves: 1,
    onEnd: ({ G, ctx }) => { if (Number(ctx.currentPlayer) === ctx.numPlayers - 1) G.round += 1; },
  },
  moves: {
    gather: move(({ G, playerID }, i) => {
      if (!(G.bank[i] > 0)) return 'INVALID_MOVE';
      G.bank[i] -= 1;
      G.players[playerID].tokens[i] += 1;
    }),
    reserve: move(({ G, playerID, random }, i) => {
      const me = G.players[playerID];
      if (G.market[i] === undefined || me.hand.length >= 6) return 'INVALID_MOVE';
      me.hand.push(G.market[i]);
      if (G.deck.length === 0) { G.deck = random.Shuffle(G.discard); G.discard = []; }
      if (G.deck.length) G.market[i] = G.deck.pop(); else G.market.splice(i, 1);
    }),
    build: move(({ G, playerID }, i) => {
      const me = G.players[playerID];
      const card = me.hand[i];
      if (card === undefined || cost(card).some((price, k) => me.tokens[k] + me.built[k] < price)) return 'INVALID_MOVE';
      cost(card).forEach((price, k) => {
        const pay = Math.max(0, price - me.built[k]);
        me.tokens[k] -= pay;
        G.bank[k] += pay;
      });
      me.hand.splice(i, 1);
      me.points += 1 + (card % 7);
      if (me.built[card % COLOURS] < 4) me.built[card % COLOURS] += 1;
      G.discard.push(card);
    }),
    pass: move(({ G, playerID }) => {
      const me = G.players[playerID];
      for (let k = 0; k < COLOURS; k++) { G.bank[k] += me.tokens[k]; me.tokens[k] = 0; }
    }),
  },
  playerView: ({ G, playerID }) => {
    const players = {};
    for (const seat of Object.keys(G.players))
      players[seat] = seat === playerID ? G.players[seat] : { ...G.players[seat], hand: G.players[seat].hand.map(() => null) };
    return { ...G, deck: G.deck.length, players };
  },
  endIf: ({ G }) => (G.round >= ROUNDS ? { points: Object.values(G.players).map((player) => player.points) } : undefined),
};

module.exports = { bazaar, options };
