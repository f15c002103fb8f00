import {
  CHECKPOINT,
  chooseAmount,
  chooseOption,
  chooseOrder,
  chooseSome,
  confirm,
  create,
  die,
  finish,
  type Game,
  log,
  type Rule,
  type State,
} from '../../src/index.ts';

/** A game with one choice of each kind, a closed action, a die, a log and a hidden hand: enough for every scenario word. */
export interface Dungeon extends State {
  gold: number;
  loot: string[];
}

function* play(g: Dungeon): Rule {
  for (;;) {
    yield CHECKPOINT;
    const action = yield* chooseOption(g, {
      seat: 0,
      prompt: 'd.act',
      always: true,
      among: [
        { id: 'search', text: 'd.search' },
        { id: 'share', text: 'd.share' },
        ...(g.gold >= 5 ? [{ id: 'leave', text: 'd.leave' } as const] : []),
      ],
      closed: () =>
        g.gold >= 5
          ? []
          : [{ id: 'leave', text: 'd.leave', reason: ['d.poor', { gold: g.gold }], rule: 'DG-LEAVE-01' }],
    });
    if (action === 'search') yield* search(g);
    else if (action === 'share') yield* share(g);
    else finish(g, { result: 'escape', winners: [0, 1], text: 'd.escaped' });
  }
}

/** A six is a chest that can be left alone. */
function* search(g: Dungeon): Rule {
  const found = die(g, 'search die', 6);
  g.gold += found;
  log(g, 'd.found', { n: found }, { rule: 'DG-SEARCH-01' });
  if (found < 6 || !(yield* confirm(g, { seat: 1, prompt: 'd.chest' }))) return;
  g.gold += 10;
  log(g, 'd.opened', { chest: 'Old Chest' }, { rule: 'DG-CHEST-01' });
  log(g, 'd.found', { n: 10 }, { rule: 'DG-SEARCH-01' });
}

function* share(g: Dungeon): Rule {
  g.gold -= yield* chooseAmount(g, { seat: 0, prompt: 'd.how-much', min: 0, max: g.gold, always: true });
  const things = ['rope', 'red potion', 'red stone'];
  const taken = yield* chooseSome(g, {
    seat: 1,
    prompt: 'd.take',
    among: things,
    as: asThing,
    min: 0,
    max: 2,
  });
  g.loot = [...(yield* chooseOrder(g, { seat: 1, prompt: 'd.pack', among: taken, as: asThing }))];
}

const asThing = { id: (thing: string) => `thing:${thing}`, text: (thing: string) => thing };

export const dungeon: Game<Dungeon> = {
  id: 'dungeon',
  name: 'Dungeon',
  version: '1',
  seats: { min: 2, max: 2 },
  zones: { hand: { of: 'seat', sees: 'owner' } },
  open: ['gold'],
  languages: {
    en: {
      'd.act': 'What do you do?',
      'd.search': 'Search the room',
      'd.share': 'Share',
      'd.leave': 'Leave',
      'd.poor': 'the door needs 5 gold and you have {gold}',
      'd.how-much': 'How much do you give?',
      'd.take': 'What do you take?',
      'd.pack': 'In what order?',
      'd.escaped': 'you are out',
      'd.found': 'You find {n} gold',
      'd.chest': 'Do you open the chest?',
      'd.opened': 'You open the {chest}',
    },
  },
  options: () => ({}),
  start: () => ({ gold: 0, loot: [] }),
  play,
  define: (_, id) => ({ id, name: id }),
  active: () => 0,
  faults: ({ gold }) => (gold > 99 ? [`There are ${gold} gold.`] : []),
  scenario: {
    begin: () => ({ options: {}, seats: 2, names: ['Lyssa'] }),
    arrange(g, doc) {
      g.gold = doc.at('gold').or(0).whole();
      const cards = doc.at('cards').or(0).whole();
      for (let i = 0; i < cards; i++) create(g, `card ${i}`, 'hand:0', {});
    },
    facts: ({ gold, loot, zones }) => ({
      p1: { gold, hand: zones['hand:0']?.length ?? 0 },
      p2: { loot },
      guide: 'p1',
      order: ['p2', 'p1'],
    }),
  },
};
