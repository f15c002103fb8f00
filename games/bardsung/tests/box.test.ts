import { createMatch, createSpeaker, kernelLanguages } from '@questwright/kernel';
import { describe, expect, it } from 'vitest';
import { content } from '../content/index.ts';
import { componentsOf } from '../rules/campaign/components.ts';
import { type CardDef, RUNES, TERRAINS } from '../rules/definitions.ts';
import { attackEffects } from '../rules/effects/attack-effects.ts';
import { game } from '../rules/index.ts';
import { layoutOf } from '../rules/map/layout.ts';
import { layShape } from '../rules/map/mat.ts';
import { distancesFrom, UNREACHED } from '../rules/map/ways.ts';
import { type Bardsung, MARKS } from '../rules/state.ts';

const { say, sentence } = createSpeaker({ languages: [game.languages, kernelLanguages] });
const says = ({ text }: Pick<CardDef, 'text'>): string => text.map((line) => say(line)).join(' · ');
const all = Object.values(content).flat() as CardDef[];

const enhanced = new Set(content.abilities.flatMap((one) => one.enhanced ?? []));
const abilities = content.abilities.filter(({ id }) => !enhanced.has(id));
const sorted = (sort: string): number => content.treasure.filter((one) => one.sort === sort).length;
const ofGoal = (goal: string): number => content.encounters.filter((one) => one.goal === goal).length;
const inDeck = (deck: string): number => content.aspects.filter((one) => one.deck === deck).length;

const ofFamily = (family: string) => content.enemies.filter((one) => one.family === family);
const leaders = content.enemies.filter(
  ({ fierce, deck, family }) => fierce !== null && deck.length === 0 && family !== 'wandering monster',
);

type Option = (typeof content.stories)[number]['options'][number];

/** Gold alone is not enough of a change. */
const changesOf = ({ reputation, opens, supply, adds, bars, leads }: Option): string[] => [
  ...(reputation === 0 ? [] : ['reputation']),
  ...(opens === null ? [] : ['pathway']),
  ...(supply === null ? [] : ['supplies']),
  ...(adds.length + bars.length === 0 ? [] : ['decks']),
  ...(leads === null ? [] : ['node']),
];

/** One that gives a supply is no worse than one that gives none, and paying none no worse than paying. */
const isNoLess = ({ supply: one }: Option, { supply: other }: Option): boolean =>
  one?.[0] === other?.[0]
    ? (one?.[1] ?? 0) >= (other?.[1] ?? 0)
    : (one?.[1] ?? 0) >= 0 && (other?.[1] ?? 0) <= 0;

/** Which side of the reputation is better is for the players to say; what cards and pathways are worth, too. */
const isNoWorse = (one: Option, other: Option): boolean =>
  one.reputation === other.reputation &&
  one.gold >= other.gold &&
  isNoLess(one, other) &&
  (other.opens === null || one.opens === other.opens) &&
  [one, other].every(({ adds, bars, leads }) => adds.length + bars.length === 0 && leads === null);

describe('what is in the box', () => {
  /** How many there are of each part, and how many there are to be. */
  const counts: { readonly [part: string]: readonly [there: number, wanted: number] } = {
    heroes: [content.heroes.length, 13],
    abilities: [abilities.length, 169],
    equipment: [content.equipment.length, 52],
    behaviours: [content.behaviours.length, 14],
    enemies: [content.enemies.length, 32],
    rooms: [content.dungeon.filter(({ sort }) => sort === 'room').length, 39],
    corridors: [content.dungeon.filter(({ sort }) => sort === 'corridor').length, 17],
    battles: [inDeck('battle'), 60],
    challenges: [inDeck('challenge'), 90],
    gemstones: [sorted('gemstone'), 20],
    runes: [sorted('rune'), 20],
    consumables: [sorted('consumable'), 20],
    wounds: [content.wounds.length, 28],
    terrain: [content.terrain.length, 13],
    chapters: [content.chapters.length, 10],
    nodes: [content.encounters.length, 52],
    stories: [content.stories.length, 60],
    'boss cards': [content.bossCards.length, 18],
    'fixed nodes': [ofGoal('fixed'), 6],
    'nodes to outlast': [ofGoal('outlast'), 5],
    'hidden tunnels': [ofGoal('tunnel'), 4],
    'boss nodes': [ofGoal('boss'), 3],
    'wandering monsters': [ofFamily('wandering monster').length, 5],
    'mini-bosses': [leaders.length, 4],
    bosses: [content.enemies.filter(({ deck }) => deck.length > 0).length, 3],
  };

  it('is counted, and nothing is missing', () => {
    const missing = Object.entries(counts).filter(([, [there, wanted]]) => there < wanted);
    expect(Object.fromEntries(missing)).toEqual({});
  });

  it('has an id of its own for each card, and names only cards that are there', () => {
    const ids = new Set(all.map(({ id }) => id));
    expect(ids.size).toBe(all.length);
    const named = [
      ...content.heroes.flatMap((one) => [...one.abilities, ...one.equipment]),
      ...content.abilities.flatMap((one) => one.enhanced ?? []),
      ...content.enemies.flatMap(({ front, fierce }) => [...front.behaviours, ...(fierce?.behaviours ?? [])]),
      ...content.enemies.flatMap(({ deck }) => deck),
      ...content.encounters.flatMap(({ layout, wanderers, runes }) => [
        ...layout.map(({ def }) => def),
        ...wanderers,
        ...Object.values(runes).map((one) => ('enemy' in one ? one.enemy : one.terrain)),
      ]),
      ...content.chapters.flatMap(({ nodes, stories, adds, bars, next }) => [
        ...Object.values(nodes),
        ...Object.values(stories).flat(),
        ...adds,
        ...bars,
        ...next,
      ]),
    ];
    expect(named.filter((id) => !ids.has(id))).toEqual([]);
  });

  it('has no two abilities alike, and an enhanced side that differs for each', () => {
    for (const some of [content.abilities, content.treasure, content.aspects]) {
      const texts = some.map(says);
      expect(texts.filter((text, i) => texts.indexOf(text) !== i)).toEqual([]);
    }
    expect(enhanced.size).toBe(abilities.length);
  });

  it('gives each hero thirteen abilities of their path: six attacks, four skills, three passives', () => {
    for (const { path, abilities: first } of content.heroes) {
      const own = abilities.filter((one) => one.path === path);
      expect([path, own.length]).toEqual([path, 13]);
      expect(own.slice(0, 3).map(({ id }) => id)).toEqual(first);
      const kinds = [
        own.filter(({ attack }) => attack !== null),
        own.filter(({ skill }) => skill !== null),
        own.filter(({ active }) => !active),
      ];
      expect([path, kinds.map(({ length }) => length)]).toEqual([path, [6, 4, 3]]);
    }
  });

  it('gives each hero a weapon and an armour card of both levels, each with slots', () => {
    for (const { id, equipment, better } of content.heroes) {
      const sorts = [equipment, better].map((cards) =>
        cards.map((card) => content.equipment.find((one) => one.id === card)!),
      );
      expect([id, sorts.map((some) => some.map(({ sort, level }) => [sort, level]))]).toEqual([
        id,
        [1, 2].map((level) => [
          ['weapon', level],
          ['armour', level],
        ]),
      ]);
      for (const one of sorts.flat()) expect(one.slots >= 1 && one.slots <= 3).toBe(true);
    }
    const owned = content.heroes.flatMap(({ equipment, better }) => [...equipment, ...better]);
    expect(owned.sort()).toEqual(content.equipment.map(({ id }) => id).sort());
  });

  it('says what every card does in words that are there', () => {
    const spoken = all.map(says).filter((text) => /\b(bs|effect|ability)\.[a-z]|[{}]/.test(text));
    expect(spoken).toEqual([]);
  });

  it('has three portals or more on at least six rooms of ten, so that crawls do not get stuck', () => {
    const rooms = content.dungeon.filter(({ sort }) => sort === 'room');
    const open = rooms.filter(({ shape }) => shape.portals.length >= 3);
    expect(open.length / rooms.length).toBeGreaterThanOrEqual(0.6);
  });

  it('prints what each card does as sentences, the further sides of an enemy too', () => {
    const lines = all.flatMap(({ text }) => text.map((line) => sentence(line)));
    expect(lines.filter((line) => !/^[A-Z][a-z ].* .*\.$|^Free action\.$/.test(line))).toEqual([]);
    for (const { fierce, sides, deck, text } of content.enemies) {
      expect(text).toHaveLength(sides.length + (deck.length > 0 ? 1 : 0));
      if (fierce) for (const { text: effect } of fierce.effects) expect(say(text[1]!)).toContain(say(effect));
    }
  });

  it('every encounter that the book lays out hangs together, and its tiles lie side by side', () => {
    for (const { id, layout } of content.encounters) {
      const squares = layout.flatMap(({ def, col, row, turn }) => {
        const { shape } = content.dungeon.find((one) => one.id === def)!;
        return [...layShape(shape, { col, row, turn }, 0).squares.keys()];
      });
      expect([id, new Set(squares).size]).toEqual([id, squares.length]);
      const start = createMatch<Bardsung>({
        game,
        seats: ['Ann'],
        seed: 1,
        options: { encounter: id },
      } as never);
      const { zones, passages } = layoutOf(start.state);
      expect([id, passages.length]).toEqual([id, layout.length - 1]);
      const far = distancesFrom(start.state, zones[0]!);
      expect([id, zones.filter((at) => far[at] === UNREACHED)]).toEqual([id, []]);
    }
  });

  it('every boss stands on its map once, whatever the number of heroes [BS-BOSS-01]', () => {
    const isBoss = ({ def }: { readonly def: string }): boolean =>
      content.enemies.some(({ id, deck }) => id === def && deck.length > 0);
    for (const { id } of content.encounters.filter(({ goal }) => goal === 'boss'))
      for (const seats of [['Ann'], ['Ann', 'Ben', 'Cid', 'Dot', 'Eve']]) {
        const { state } = createMatch<Bardsung>({
          game,
          seats,
          seed: 1,
          options: { encounter: id },
        } as never);
        expect([id, (state.zones.enemies ?? []).filter(isBoss).length]).toEqual([id, 1]);
      }
  });

  it('prints every effect and condition of the reference on attacks, by heroes or enemies', () => {
    const attacks = content.abilities.flatMap(({ attack }) => attack ?? []);
    const sides = content.enemies.flatMap(({ front, fierce }) => (fierce ? [front, fierce] : [front]));
    const onAttacks = [...attacks.flatMap(({ hit, critical }) => [...hit, ...critical])];
    const printed = new Set([...onAttacks, ...sides.flatMap(({ effects }) => effects)]);
    const effects = Object.entries(attackEffects);
    expect(effects.map(([name]) => name)).toEqual(
      expect.arrayContaining([...MARKS, 'poison', 'stunned', 'wound', 'serious wound', 'push', 'dodge']),
    );
    expect(effects.filter(([, effect]) => !printed.has(effect)).map(([name]) => name)).toEqual([]);
  });

  it('has every property of attacks, on cards of heroes and of enemies', () => {
    const attacks = content.abilities.flatMap(({ attack }) => attack ?? []);
    const sides = content.enemies.flatMap(({ front, fierce }) => (fierce ? [front, fierce] : [front]));
    for (const some of [attacks, sides])
      expect(new Set(some.map(({ property }) => property))).toEqual(new Set(['physical', 'magical']));
    expect(attacks.some(({ area }) => area)).toBe(true);
    expect([sides.some(({ pulse }) => pulse), sides.some(({ powerful }) => powerful)]).toEqual([true, true]);
    expect(new Set(sides.flatMap(({ modifiers }) => modifiers)).size).toBe(4);
  });

  it('lays every terrain in three encounters or more', () => {
    const laid = content.encounters.flatMap(({ runes }) =>
      Object.values(runes).flatMap((one) => ('terrain' in one ? [one.terrain] : [])),
    );
    const seldom = TERRAINS.filter((terrain) => laid.filter((one) => one === terrain).length < 3);
    expect(seldom).toEqual([]);
  });

  it('has enemies of every type [BS-PROFILE-05]', () => {
    expect(new Set(content.enemies.map(({ family }) => family))).toEqual(
      new Set(['bugbear', 'duergar', 'hobgoblin', 'mechanica', 'spirit', 'undead', 'wandering monster']),
    );
  });

  it('wandering monsters have a fiercer side, which only leaders among the others have, and stand on no map [BS-WANDER-01]', () => {
    const wandering = content.enemies.filter(({ family }) => family === 'wandering monster');
    expect(wandering.length).toBeGreaterThanOrEqual(5);
    for (const { fierce } of wandering) expect(fierce).not.toBeNull();
    const placed = new Set(
      content.encounters.flatMap(({ runes, reinforcements }) => [
        ...Object.values(runes).map((one) => ('enemy' in one ? one.enemy : '')),
        reinforcements?.enemy ?? '',
      ]),
    );
    expect(wandering.filter(({ id }) => placed.has(id))).toEqual([]);
    // They come through the echo, so every encounter says which.
    for (const { wanderers } of content.encounters) {
      expect(wanderers.length).toBeGreaterThan(0);
      expect(wanderers.filter((id) => !wandering.some((one) => one.id === id))).toEqual([]);
    }
  });

  it('battle cards are about one fight: a change while it lasts, or something that befalls the heroes [BS-BATTLE-01]', () => {
    const battles = content.aspects.filter(({ deck }) => deck === 'battle');
    for (const { id, engagement, timing } of battles)
      expect([id, engagement || timing === 'immediate']).toEqual([id, true]);
    const names = battles.map(({ name }) => name);
    expect(names).toContain('Shield Wall');
    expect(names).toContain('Creaking Roof');
  });

  it('challenge cards put something to the test, or leave something to be used [BS-CHAL-01]', () => {
    const challenges = content.aspects.filter(({ deck }) => deck === 'challenge');
    for (const one of challenges)
      expect([one.id, one.deed !== null || /success: .*failure: /.test(says(one))]).toEqual([one.id, true]);
  });

  it('the maps of the book use nodes, runes and pathways [BS-BOOK-01], and every node can be reached', () => {
    for (const { id, nodes, pathways, start } of content.chapters) {
      const reached = new Set([start]);
      for (const node of reached)
        for (const { between } of pathways)
          if (between.includes(node)) for (const next of between) reached.add(next);
      expect([id, [...reached].sort()]).toEqual([id, Object.keys(nodes).sort()]);
      for (const encounter of Object.values(nodes)) {
        const { runes } = content.encounters.find((one) => one.id === encounter)!;
        for (const rune of Object.keys(runes)) expect(RUNES).toContain(rune);
        expect(Object.keys(runes).length).toBeGreaterThan(0);
      }
    }
  });

  it('a chapter uses the enemies, the terrain and the wandering monsters that it lists [BS-SETUP-10]', () => {
    const [ruins] = content.chapters;
    expect(componentsOf(content, ruins!)).toEqual({
      enemies: ['Hobgoblin Archer', 'Hobgoblin Brigand', 'Hobgoblin Standard Bearer', 'Hobgoblin War Chief'],
      terrain: [
        ...['Banner', 'Elevation', 'Firepit', 'Gas', 'Grasping Vines', 'Mushroom Patch'],
        ...['Rubble', 'Stalagmites', 'Water'],
      ],
      wanderers: ['Cave Stalker', 'Rats'],
    });
    // Enemies that come as reinforcements are used, too.
    const bridge = { ...content.chapters.at(-1)!, nodes: { B: '10b' } };
    expect(componentsOf(content, bridge).enemies).toContain('Rivet Swarm');
  });

  it('every story has a choice that costs nothing, and each choice changes something', () => {
    for (const { id, options } of content.stories) {
      expect([id, options.some(({ gold, supply }) => gold >= 0 && (supply?.[1] ?? 1) > 0)]).toEqual([
        id,
        true,
      ]);
      for (const option of options) expect([id, changesOf(option).length > 0]).toEqual([id, true]);
    }
  });

  it('no choice of a story is better than another in all that it brings', () => {
    const worse = content.stories.flatMap(({ id, options }) =>
      options
        .filter((one) => options.some((other) => other !== one && isNoWorse(other, one)))
        .map(({ text }) => [id, text]),
    );
    expect(worse).toEqual([]);
  });

  it('choices open pathways that are closed, lead to nodes of the chapter, and change decks for good', () => {
    const added = new Set(content.chapters.flatMap(({ adds }) => adds));
    const told = content.chapters.flatMap(({ stories }) => Object.values(stories).flat());
    expect([...told].sort()).toEqual(content.stories.map(({ id }) => id).sort());
    for (const { stories, pathways, nodes } of content.chapters)
      for (const id of Object.values(stories).flat())
        for (const { opens, leads, adds } of content.stories.find((one) => one.id === id)!.options) {
          const path = pathways.find(({ between }) => between.join('') === opens);
          if (opens !== null) expect([id, opens, path?.closed]).toEqual([id, opens, true]);
          if (leads !== null) expect([id, leads, Object.hasOwn(nodes, leads)]).toEqual([id, leads, true]);
          expect([id, adds.filter((card) => added.has(card))]).toEqual([id, []]);
        }
  });

  it('has ten chapters, of which every play-through sees seven, with a choice of two three times [BS-CHAP-01]', () => {
    const routes = (id: string): string[][] => {
      const { next } = content.chapters.find((one) => one.id === id)!;
      return next.length === 0 ? [[id]] : next.flatMap((then) => routes(then).map((rest) => [id, ...rest]));
    };
    const all = routes(content.chapters[0]!.id);
    expect([content.chapters.length, all.length]).toEqual([10, 8]);
    expect(new Set(all.map(({ length }) => length))).toEqual(new Set([7]));
    expect(new Set(all.flat()).size).toBe(10);
    expect(content.chapters.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  it('the last chapter, and no other, has endings: one for each reputation [BS-CHAP-10]', () => {
    for (const { next, endings } of content.chapters)
      expect(endings.map(({ from }) => from)).toEqual(next.length === 0 ? [2, -1, -4] : []);
  });

  it('the decks are the base lists and what the chapters on the way have added and barred [BS-SETUP-09, BS-CHAP-11]', () => {
    const { state } = createMatch<Bardsung>({
      game,
      seats: ['Ann'],
      seed: 1,
      options: { encounter: '1e' },
    } as never);
    const idsOf = (...zones: string[]): string[] =>
      zones.flatMap((zone) => (state.zones[zone] ?? []).map(({ def }) => def)).sort();
    const [first] = content.chapters;
    const added = (letter: string): string[] => first!.adds.filter((id) => id.startsWith(letter));
    const numbered = (letter: string, to: number, width: number): string[] =>
      Array.from({ length: to }, (_, i) => `${letter}${String(i + 1).padStart(width, '0')}`);
    expect(idsOf('room-deck', 'corridor-deck', 'laid')).toEqual([
      ...numbered('p', 17, 2),
      ...numbered('r', 13, 2),
    ]);
    expect(idsOf('battle-deck')).toEqual([...numbered('b', 8, 3), ...added('b')]);
    expect(idsOf('challenge-deck')).toEqual([...numbered('c', 8, 3), ...added('c')]);
    expect([added('b'), added('r')]).toEqual([['b136', 'b137'], []]);
    // Chapter 4 is reached through chapters 1 and 2, and bars cards of the base list and of chapter 1.
    const later = createMatch<Bardsung>({
      game,
      seats: ['Ann'],
      seed: 1,
      options: { encounter: '4a' },
    } as never);
    const battles = later.state.zones['battle-deck']!.map(({ def }) => def);
    const has = (...ids: string[]): boolean[] => ids.map((id) => battles.includes(id));
    expect(has('b001', 'b137', 'b201', 'b401')).toEqual([true, true, true, true]);
    expect(has('b004', 'b006', 'b136', 'b301')).toEqual([false, false, false, false]);
  });

  it('marks as ours what is ours', () => {
    const facts = new Set(['terrain', 'thing']);
    expect(all.filter(({ kind, original }) => !original && !facts.has(kind)).map(({ id }) => id)).toEqual([]);
  });
});
