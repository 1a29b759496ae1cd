// About as much as a round of Cardia without abilities: both choose a card in secret, the higher one wins, both draw.
// Hands and decks are hidden from the other player, as every client of ours has its own view.

const CARDS = Array.from({ length: 16 }, (_, n) => n + 1);

function reveal(G, random) {
  const [a, b] = [G.chosen['0'], G.chosen['1']];
  G.row.push([a, b]);
  if (a !== b) G.signets[a > b ? '0' : '1'] += 1;
  for (const who of ['0', '1']) {
    G.hands[who] = G.hands[who].filter((card) => card !== G.chosen[who]);
    if (G.decks[who].length > 0) G.hands[who].push(G.decks[who].pop());
    G.chosen[who] = null;
  }
  // The workload goes on as long as it is asked to: a finished game begins anew.
  if (G.hands['0'].length === 0) Object.assign(G, deal(random));
}

function deal(random) {
  const decks = { 0: random.Shuffle(CARDS), 1: random.Shuffle(CARDS) };
  const hands = { 0: decks['0'].splice(0, 5), 1: decks['1'].splice(0, 5) };
  return { decks, hands, chosen: { 0: null, 1: null }, signets: { 0: 0, 1: 0 }, row: [] };
}

export const Duel = {
  name: 'duel',
  setup: ({ random }) => deal(random),
  minPlayers: 2,
  maxPlayers: 2,
  turn: { activePlayers: { all: 'choose' }, stages: { choose: {} } },
  moves: {
    play: {
      move: ({ G, playerID, random }, card) => {
        if (!G.hands[playerID].includes(card) || G.chosen[playerID] !== null) return 'INVALID_MOVE';
        G.chosen[playerID] = card;
        if (G.chosen['0'] !== null && G.chosen['1'] !== null) reveal(G, random);
      },
      client: false,
      ignoreStaleStateID: true,
    },
  },
  playerView: ({ G, playerID }) => {
    const count = (cards) => cards.length;
    const hands = { 0: count(G.hands['0']), 1: count(G.hands['1']) };
    if (playerID != null) hands[playerID] = G.hands[playerID];
    const chosen = { 0: G.chosen['0'] !== null, 1: G.chosen['1'] !== null };
    return { ...G, hands, chosen, decks: { 0: count(G.decks['0']), 1: count(G.decks['1']) } };
  },
};
