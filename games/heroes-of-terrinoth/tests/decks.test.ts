import { type ChanceScript, createMatch, describedPosition } from '@questwright/kernel';
import { type OpenPlaytest, ruleTest, type Start } from '@questwright/kernel/testing';
import { describe, expect, it } from 'vitest';
import { content } from '../content/index.ts';
import { terrinothBoxes } from '../rules/catalogue.ts';
import { eachHero, gainTokens, inOrder, is, questSheet, setPeril } from '../rules/effects/index.ts';
import { game } from '../rules/index.ts';
import type { Terrinoth } from '../rules/state.ts';
import { alsoInBox } from './box.ts';
import { hero, names, piece } from './look.ts';

const ford = { name: 'Ford', exploration: 5 };
const keep = Array<string>(9).fill('keep');
const shuffles = { 'shuffle enemies': keep, 'shuffle locations': keep, 'shuffle exploration': keep };

/** A match of two printed heroes that begins with its set-up. */
function fromSetUp(quest: unknown, chance: ChanceScript): Start<Terrinoth> {
  const heroes = ['Kari Wraithstalker', 'Elder Mok'];
  return { ...describedPosition(game, { phase: 'setup', leader: 'p1', heroes, quest }), chance };
}

/** The same, with decks of these stacks; the first location is the Ford. */
const setUp = (
  stacks: { enemies?: unknown[]; locations?: unknown[]; exploration?: unknown[] },
  chance: Record<string, string[]> = {},
) =>
  fromSetUp(
    { ...stacks, locations: [{ cards: [ford] }, ...(stacks.locations ?? [])] },
    { ...shuffles, ...chance },
  );

/** What a random draw could give: the first draw after those that are scripted is not in the box. */
function couldBe(
  open: OpenPlaytest,
  what: string,
  stacks: Parameters<typeof setUp>[0],
  drawn: string[] = [],
): string[] {
  try {
    open(setUp(stacks, { [`random ${what}`]: [...drawn, 'nothing of the kind'] }));
  } catch (error) {
    return /can only be: (.*)\.$/
      .exec((error as Error).message)![1]!
      .split(', ')
      .sort();
  }
  throw new Error('Nothing was drawn at random.');
}

/** What is in the box: tests put cards of their own into it. */
const box = () => terrinothBoxes.printed.content;

const setsOf = (rating: string) =>
  box()
    .sets.filter((set) => set.rating === rating)
    .map(({ name }) => name)
    .sort();
const placesOf = (rating: string) =>
  box()
    .locations.filter((place) => place.rating === rating && !place.questSpecific)
    .map(({ name }) => name)
    .sort();
const without = (all: readonly string[], ...some: string[]) => all.filter((one) => !some.includes(one));

describe('a stack', () => {
  ruleTest('may ask for a number of unnamed sets or cards of a rating [HT-DECK-01]', (open) => {
    const t = open(
      setUp(
        { enemies: [{ random: { Challenging: 2 } }], locations: [{ random: { Trivial: 1, Formidable: 1 } }] },
        { 'random enemies': ['Ogre', 'Shade'], 'random locations': ['Dark Forest', 'Frozen Summit'] },
      ),
    );
    expect(names(t, 'enemy-deck').sort()).toEqual(['Ogre', 'Ogre', 'Ogre', 'Shade', 'Shade', 'Shade']);
    expect(names(t, 'location-deck')).toEqual(['Dark Forest', 'Frozen Summit']);
  });

  ruleTest(
    'draws them at random from what is left, of the rating asked for [HT-DECK-03, HT-DECK-04]',
    (open) => {
      for (const rating of ['Trivial', 'Challenging', 'Formidable']) {
        const two = { random: { [rating]: 2 } };
        const sets = setsOf(rating);
        expect(couldBe(open, 'enemies', { enemies: [two] })).toEqual(sets);
        expect(couldBe(open, 'enemies', { enemies: [two] }, [sets[1]!])).toEqual(without(sets, sets[1]!));
        const places = placesOf(rating);
        expect(couldBe(open, 'locations', { locations: [two] })).toEqual(places);
        expect(couldBe(open, 'locations', { locations: [two] }, [places[2]!])).toEqual(
          without(places, places[2]!),
        );
      }
    },
  );

  it('draws each of them sometimes [HT-DECK-03]', () => {
    const drawn = new Set<string>();
    for (let seed = 0; seed < 40; seed++) {
      const { state } = createMatch({
        game,
        seats: ['Ann', 'Ben'],
        seed,
        options: { quest: 'the-goblin-problem' },
      });
      for (const { def } of Object.values(state.zones).flat()) drawn.add(def);
    }
    // Two random Trivial sets beside the four that this quest names.
    const others = content.sets.filter(({ rating }) => rating === 'Trivial').map(({ minion }) => minion.id);
    expect(others.filter((id) => !drawn.has(id))).toEqual([]);
  });

  ruleTest('named sets and cards are gathered first, for the whole deck [HT-DECK-02]', (open) => {
    const enemies = [{ random: { Challenging: 1 } }, { sets: ['Ogre'] }, { sets: ['Shade', 'Troll'] }];
    expect(couldBe(open, 'enemies', { enemies })).toEqual(without(setsOf('Challenging'), 'Ogre', 'Shade'));
    const locations = [{ random: { Trivial: 1 } }, { cards: ['River Bank'] }];
    expect(couldBe(open, 'locations', { locations })).toEqual(without(placesOf('Trivial'), 'River Bank'));
  });
});

describe('quest-specific cards', () => {
  it('belong to no set [HT-DECK-05]', () => {
    const inSets = [
      ...content.sets.flatMap(({ minion, master }) => [minion, master]),
      ...content.exploration.flatMap(({ cards }) => cards),
    ];
    expect(inSets.filter(({ questSpecific }) => questSpecific)).toEqual([]);
    expect(content.extras.map(({ set, questSpecific }) => ({ set, questSpecific }))).toEqual(
      content.extras.map(() => ({ set: null, questSpecific: true })),
    );
  });

  ruleTest('are used when the set-up names them, never through a random draw [HT-DECK-06]', (open) => {
    const special = content.locations.filter(({ questSpecific }) => questSpecific).map(({ name }) => name);
    expect(special.length).toBeGreaterThan(0);
    const ogress = { name: 'Ogress', attack: 1 };
    const t = open(setUp({ enemies: [{ cards: [ogress] }], locations: [{ cards: [special[0]] }] }));
    expect([names(t, 'enemy-deck'), names(t, 'location-deck')]).toEqual([['Ogress'], [special[0]]]);

    const nemeses = content.loners.map(({ name }) => name);
    const all = { random: { any: 1 } };
    const sets = couldBe(open, 'enemies', { enemies: [all, { cards: [ogress] }] });
    expect(sets.filter((name) => name === 'Ogress' || nemeses.includes(name))).toEqual([]);
    const places = couldBe(open, 'locations', { locations: [all] });
    expect(places.filter((name) => name === 'Ford' || special.includes(name))).toEqual([]);
    expect([sets.length, places.length]).toEqual([
      box().sets.length,
      box().locations.filter(({ questSpecific }) => !questSpecific).length,
    ]);
  });

  it('each location of a quest is named by one [HT-DECK-06]', () => {
    const named = new Set(
      content.quests.flatMap(({ locations }) => locations.flatMap(({ cards }) => cards ?? [])),
    );
    const special = content.locations.filter(({ questSpecific }) => questSpecific);
    expect(special.filter(({ id }) => !named.has(id)).map(({ id }) => id)).toEqual([]);
  });
});

describe('special set-up rules', () => {
  alsoInBox({
    quests: [
      questSheet({
        name: 'Head Start',
        rating: 'Trivial',
        task: 'test',
        nemesis: 'splig',
        nemesisDown: true,
        enemies: [{ sets: ['Bandit'] }],
        locations: [{ cards: ['roadside-inn'] }],
        exploration: [{ sets: ['Base'] }],
        peril: { spaces: ['gray', 'gray', 'gray'], effects: [] },
        setUp: inOrder(gainTokens(2, eachHero), setPeril(1)),
        victory: is.perilAtEnd,
        story: { before: 'Before.', victory: 'Won.', defeat: 'Lost.' },
      }),
    ],
  });
  const headStart = fromSetUp('Head Start', shuffles);

  ruleTest('are read before the decks are built [HT-DECK-07]', (open) => {
    const t = open(headStart);
    const read = t.log.map(({ key, args }) => (key === 'ht.log.quest-rule' ? [args!.text].flat(2)[0] : key));
    const decks = read.indexOf('ht.log.decks');
    expect(read.slice(0, decks)).toContain('ht.quest.set-up');
    expect(read.slice(decks)).not.toContain('ht.quest.set-up');
  });

  ruleTest(
    'beat the normal ones: tokens at the start, peril under way, a nemesis face down [HT-DECK-08]',
    (open) => {
      const t = open(headStart);
      expect([hero(t, 0).tokens, hero(t, 1).tokens, t.state.peril]).toEqual([2, 2, 1]);
      expect(piece(t, 'Splig')).toMatchObject({ zone: 'lair', down: true });
    },
  );

  it('beat the normal ones in the box, too: a nemesis that sleeps, a wall that stands [HT-DECK-08]', () => {
    const begin = (id: string) =>
      createMatch({
        game,
        seats: ['Ann', 'Ben'],
        seed: 1,
        options: { quest: id, heroes: ['syndrael', 'elder-mok'], leader: 0 },
      }).state;
    expect(begin('a-theft-of-stars').zones.lair).toMatchObject([{ down: true }]);
    expect(begin('the-goblin-problem').zones.lair).toMatchObject([{ down: false }]);
    const progress = (id: string) =>
      (begin(id).zones.location![0] as unknown as { progress: number }).progress;
    expect(progress('the-goblin-problem')).toBe(0);
    expect(progress('stand-at-ravenwatch')).toBeGreaterThan(0);
  });
});
