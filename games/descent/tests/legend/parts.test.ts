import { cardsIn, createMatch, createRandom, randomAnswer } from '@questwright/kernel';
import { describe, expect, it } from 'vitest';
import { insight } from '../../bot/insight.ts';
import { content } from '../../content/index.ts';
import { figureDef } from '../../rules/catalogue.ts';
import { healthOf } from '../../rules/figures/characteristics.ts';
import { defeat } from '../../rules/figures/defeat.ts';
import { CLOSED, closedObjects, spacesApart, tablesOf, taken } from '../../rules/ground.ts';
import { game } from '../../rules/index.ts';
import { groupsLeft } from '../../rules/legend/activation.ts';
import { severityNow } from '../../rules/legend/peril-clock.ts';
import { groupsOnMap } from '../../rules/legend/tracker.ts';
import { has } from '../../rules/map/bits.ts';
import { distancesOf, NO_PATH } from '../../rules/map/count.ts';
import { tablesOf as tablesFor } from '../../rules/map/known.ts';
import { OBSTACLE } from '../../rules/map/terrain.ts';
import { foundBy, onMap, tokensOnMap } from '../../rules/pieces.ts';
import { placeNamed } from '../../rules/quest/encounter.ts';
import { groupNamed, membersOf } from '../../rules/quest/groups.ts';
import { isEncounterOver } from '../../rules/quest/outcome.ts';
import { opensPart, theUnique, unique, whenFound, whenOpened } from '../../rules/quest/part-words.ts';
import { isPartOpen, openPart } from '../../rules/quest/parts.ts';
import { counts, each, required, wins } from '../../rules/quest/words.ts';
import { search } from '../../rules/search/search.ts';
import type { Descent, Piece } from '../../rules/state.ts';
import { doorsFor, openDoor } from '../../rules/turn/doors.ts';
import { run } from './delve-kit.ts';
import { begun, first, hall, heroesOf, named, withLegendQuests, written } from './quest-kit.ts';

const CELLAR = 'the-smugglers-cellar';
const doorIn = (g: Descent): number => tablesOf(g).objects.findIndex(({ kind }) => kind === 'door');
const QUEST = { kind: 'quest', attack: 0, by: 0 } as const;
const behind = { tiles: ['Crypt'], opens: 'door' } as const;

withLegendQuests(
  written('Named', {
    groups: [required('Zombie', 'Hall', { exactly: { minion: 1 } })],
    parts: {
      Crypt: {
        ...behind,
        uniques: [unique('Old Hob', 'Zombie', 'Crypt', { rank: 'minion', health: 3, more: 1 })],
      },
    },
    rules: { End: [each('defeated', theUnique('Old Hob'), wins('heroes'))] },
  }),
  written('Full', {
    groups: [required('Ettin', 'Hall', { exactly: { minion: 0, master: 1 } })],
    parts: { Crypt: { ...behind, uniques: [unique('Twice', 'Ettin', 'Crypt')] } },
  }),
  written('Marked', {
    groups: [
      required('Goblin Archer', 'Hall', {
        exactly: { master: 1, minion: 1 },
        on: { master: [hall.at('Hall', 2, 1)], minion: [hall.at('Hall', 2, 1)] },
      }),
      required('Cave Spider', hall.at('Hall', 4, 0), { exactly: { master: 1, minion: 1 } }),
    ],
  }),
  written('Found', {
    search: [],
    finds: { [hall.at('Hall', 2, 1)]: 'rusty key' },
    parts: { Crypt: { tiles: ['Crypt'], opens: 'event' } },
    doors: [],
    rules: { Key: [whenFound('rusty key', opensPart('Crypt'))], Count: [whenOpened('Crypt', counts)] },
  }),
  written('Counted', {
    time: [9, 7, 6],
    hard: 4,
    groups: [required('Zombie', 'Hall', { exactly: { minion: [1, 2, 3], master: [0, 0, 1] } })],
  }),
  written('Again', {
    groups: [required('Zombie', 'Hall', { exactly: { minion: 3 } })],
    parts: { Crypt: { ...behind, groups: [required('Zombie', 'Crypt')] } },
  }),
);

describe('the numbers of a quest', () => {
  it.each([
    [2, 1, 0, 9, 6],
    [3, 2, 0, 7, 5],
    [4, 3, 1, 6, 4],
  ])('are those for so many heroes: %i', (heroes, minions, masters, time, hard) => {
    const { state: g } = begun('counted', { heroes });
    const zombies = groupNamed(g, 'Zombie')!;
    expect([membersOf(g, zombies, 'minion').length, membersOf(g, zombies, 'master').length]).toEqual([
      minions,
      masters,
    ]);
    const firstPeril = (): number => {
      g.round = 1;
      while (severityNow(g) === null) g.round++;
      return g.round;
    };
    expect(firstPeril()).toBe(time);
    Object.assign(g.legend!, { difficulty: 'hard' });
    expect(firstPeril()).toBe(hard);
  });
});

describe('a map that opens part by part', () => {
  it('is not shown whole: nobody stands in, sees or counts to what is closed [D2-MAP-12]', () => {
    const g = begun(CELLAR).state;
    const hidden = [...placeNamed(g, 'Cellar'), ...placeNamed(g, 'Vault')];
    expect(hidden.every((space) => g.unexplored!.includes(space))).toBe(true);
    expect(g.unexplored!.some((space) => placeNamed(g, 'Warehouse').includes(space))).toBe(false);
    const [hero] = heroesOf(g);
    for (const space of hidden) {
      expect(has(taken(g), space)).toBe(true);
      expect(spacesApart(g, [hero!.at], [space])).toBe(NO_PATH);
    }
    expect(onMap(g).some(({ at }) => hidden.includes(at))).toBe(false);
    expect(tokensOnMap(g).some(({ at }) => hidden.includes(at))).toBe(false);
    expect(groupNamed(g, 'Cave Spider')).toBeUndefined();
  });

  it('brings tiles, tokens, monsters and rules when a door opens [D2-MAP-13]', () => {
    const g = begun(CELLAR).state;
    const [hero] = heroesOf(g);
    const rules = cardsIn(g, 'quest').length;
    run(openDoor(g, hero!, doorIn(g)), first);
    const cellar = placeNamed(g, 'Cellar');
    expect([isPartOpen(g, 'Cellar'), isPartOpen(g, 'Vault')]).toEqual([true, false]);
    for (const space of cellar)
      if (tablesOf(g).terrain[space] !== OBSTACLE)
        expect(spacesApart(g, [hero!.at], [space])).toBeLessThan(NO_PATH);
    const spiders = membersOf(g, groupNamed(g, 'Cave Spider')!);
    expect(spiders.length).toBeGreaterThan(1);
    expect(spiders.filter(({ at }) => !cellar.includes(at))).toEqual([]);
    const tokens = tokensOnMap(g).filter(({ at }) => cellar.includes(at));
    expect(tokens.map(({ def }) => def).sort()).toEqual(['mark', 'search-token']);
    expect(cardsIn(g, 'quest').length).toBe(rules + 1);
  });

  it('opens without a door when the quest says so, and everything joined to it is one map then', () => {
    const g = begun('found').state;
    const crypt = placeNamed(g, 'Crypt');
    expect(spacesApart(g, placeNamed(g, 'Hall'), crypt)).toBe(NO_PATH);
    run(openPart(g, 'Crypt'), first);
    expect(g.unexplored).toBeUndefined();
    expect(spacesApart(g, placeNamed(g, 'Hall'), crypt)).toBe(1);
    expect(closedObjects(g)).toBe(0);
    expect((cardsIn(g, 'quest') as Piece[]).map(({ tokens }) => tokens)).toEqual([0, 1]);
  });

  it('lets nobody open what is not explored as if it were a door', () => {
    const g = begun('found').state;
    const { objects } = tablesOf(g);
    expect(objects.map(({ kind }) => kind)).toEqual(['unexplored']);
    const [hero] = heroesOf(g);
    hero!.at = objects[0]!.sides.flat().find((space) => !g.unexplored!.includes(space))!;
    expect(doorsFor(g, hero!)).toEqual([]);
  });

  it('has doors that stay open once they are [D2-DOOR-15, D2-DOORACT-09]', () => {
    const g = begun(CELLAR).state;
    const [hero] = heroesOf(g);
    const door = doorIn(g);
    hero!.at = tablesOf(g)
      .objects[door]!.sides.flat()
      .find((space) => !g.unexplored!.includes(space))!;
    expect(doorsFor(g, hero!).map(({ word }) => word)).toEqual(['open']);
    run(openDoor(g, hero!, door), first);
    expect(doorsFor(g, hero!)).toEqual([]);
    expect(g.doors[door]).not.toBe(CLOSED);
  });

  it('lets a group that comes in the middle of a round act in it [D2-ROUND-14]', () => {
    const g = begun(CELLAR).state;
    for (const group of cardsIn(g, 'groups') as Piece[]) group.acted = true;
    expect(groupsLeft(g)).toEqual([]);
    run(openDoor(g, heroesOf(g)[0]!, doorIn(g)), first);
    expect(groupsLeft(g)).toEqual([groupNamed(g, 'Cave Spider')]);
  });

  it('brings no more of a group than its limit has room for [D2-PLACE-14]', () => {
    const g = begun('again').state;
    run(openDoor(g, heroesOf(g)[0]!, doorIn(g)), first);
    const zombies = groupNamed(g, 'Zombie')!;
    expect([membersOf(g, zombies, 'minion').length, membersOf(g, zombies, 'master').length]).toEqual([4, 1]);
  });
});

describe('a unique monster', () => {
  const met = (): Descent => {
    const g = begun('named').state;
    run(openDoor(g, heroesOf(g)[0]!, doorIn(g)), first);
    return g;
  };

  it('has more Health than its card says [D2-MON-35]', () => {
    const g = met();
    const hob = named(g, 'Old Hob');
    expect(healthOf(g, hob)).toBe(figureDef(g, hob).health + 3 + 4);
    const other = onMap(g).find(({ label }) => label === 'Zombie 1')!;
    expect(healthOf(g, other)).toBe(figureDef(g, other).health);
  });

  it('brings its rules with it, and they are told [D2-MON-36]', () => {
    const match = begun('named');
    const g = match.state;
    const rules = (): string[] => (cardsIn(g, 'quest') as Piece[]).map(({ def }) => def);
    expect(rules()).not.toContain('named-1-old-hob');
    run(openDoor(g, heroesOf(g)[0]!, doorIn(g)), first);
    expect(rules()).toContain('named-1-old-hob');
    expect(JSON.stringify(match.log.at(-1))).toContain('Old Hob');
  });

  it('belongs to a group and activates with it [D2-MON-37, D2-MON-38]', () => {
    const g = met();
    const zombies = groupNamed(g, 'Zombie')!;
    expect(membersOf(g, zombies).map(({ label }) => label)).toEqual(['Zombie 1', 'Old Hob']);
    expect(groupsLeft(g)).toEqual([zombies]);
  });

  it('is defeated apart from its group, even while others of it remain [D2-MON-39]', () => {
    const g = met();
    expect(() => run(defeat(g, named(g, 'Old Hob'), QUEST), first)).toThrow();
    expect(g.won).toBe('heroes');
    expect(membersOf(g, groupNamed(g, 'Zombie')!).map(({ label }) => label)).toEqual(['Zombie 1']);
  });

  it('leaves nobody of its group when all of it is defeated [D2-MON-40]', () => {
    const g = met();
    run(defeat(g, named(g, 'Zombie 1'), QUEST), first);
    expect(groupsOnMap(g).length).toBe(1);
    try {
      run(defeat(g, named(g, 'Old Hob'), QUEST), first);
    } catch (error) {
      if (!isEncounterOver(error)) throw error;
    }
    expect(groupsOnMap(g)).toEqual([]);
  });

  it('is of the rank that the quest says [D2-PLACE-12]', () => {
    const g = met();
    expect(figureDef(g, named(g, 'Old Hob')).rank).toBe('minion');
  });

  it('is otherwise a master as long as the group limit has room for one [D2-PLACE-13]', () => {
    for (const [heroes, rank] of [
      [4, 'minion'],
      [2, 'minion'],
    ] as const) {
      const g = begun('full', { heroes }).state;
      run(openDoor(g, heroesOf(g)[0]!, doorIn(g)), first);
      expect(figureDef(g, named(g, 'Twice')).rank).toBe(rank);
    }
    const g = begun('full').state;
    run(defeat(g, named(g, 'Ettin master'), QUEST), first);
    run(openDoor(g, heroesOf(g)[0]!, doorIn(g)), first);
    expect(figureDef(g, named(g, 'Twice')).rank).toBe('master');
  });
});

describe('monsters are placed', () => {
  it('on the very spaces that are marked for them, and as close as possible to one that is taken [D2-PLACE-08, D2-PLACE-09]', () => {
    const g = begun('marked').state;
    const space = tablesOf(g).spaceNamed(hall.at('Hall', 2, 1));
    const [master, minion] = ['Goblin Archer master', 'Goblin Archer 1'].map((label) => named(g, label));
    expect(master!.at).toBe(space);
    expect(spacesApart(g, [space], [minion!.at])).toBe(1);
  });

  it('on a space and around it, masters first [D2-PLACE-10, D2-PLACE-11]', () => {
    const g = begun('marked').state;
    const space = tablesOf(g).spaceNamed(hall.at('Hall', 4, 0));
    expect(named(g, 'Cave Spider master').at).toBe(space);
    expect(spacesApart(g, [space], [named(g, 'Cave Spider 1').at])).toBe(1);
  });
});

describe('a search', () => {
  it('finds what the quest has put there, and no Search card [D2-SEARCH-27]', () => {
    const g = begun('found').state;
    const [hero] = heroesOf(g);
    const [token] = tokensOnMap(g);
    run(search(g, hero!, token!), first);
    expect(isPartOpen(g, 'Crypt')).toBe(true);
    expect(foundBy(g, 0)).toEqual([]);
  });

  it('finds a Search card where the quest says nothing else', () => {
    const g = begun(CELLAR).state;
    const [hero] = heroesOf(g);
    run(search(g, hero!, tokensOnMap(g)[0]!), first);
    expect(foundBy(g, hero!.hero).length).toBe(1);
  });
});

describe('the time of a quest', () => {
  it.each([
    ['normal', [6, 8]],
    ['hard', [3, 5, 7]],
  ] as const)('says when perils begin at the difficulty %s', (difficulty, rounds) => {
    const g = begun('named', { difficulty }).state;
    const struck = Array.from({ length: 8 }, (_, n) => n + 1).filter((round) => {
      g.round = round;
      return severityNow(g) !== null;
    });
    expect(struck).toEqual(rounds);
  });
});

describe.each(content.legendQuests)('$quest.name', ({ quest, time, sort, weeks, chapter }) => {
  const [encounter, ...more] = quest.encounters;
  const { drawing, places } = encounter!.map();
  const tables = tablesFor(drawing);
  const all = [encounter!, ...encounter!.parts];

  it('has one encounter [D2-ENC-14]', () => {
    expect(more).toEqual([]);
  });

  it('has a map of which every space can be reached once everything is open', () => {
    const distances = distancesOf(tables, 0);
    const from = places[encounter!.heroes]![0]!;
    for (let space = 0; space < tables.count; space++)
      if (tables.terrain[space] !== OBSTACLE)
        expect(distances[tables.count * from + space], tables.names[space]).toBeLessThan(NO_PATH);
  });

  it('names places and spaces that are on the map, each in its own part', () => {
    const later = encounter!.parts.flatMap(({ tiles }) => tiles.flatMap((tile) => places[tile]!));
    for (const [
      n,
      { groups, lieutenants, uniques, search: tokens, finds, marks, objectives },
    ] of all.entries()) {
      const tiles = encounter!.parts[n - 1]?.tiles;
      const isHere = (space: number): boolean =>
        tiles ? tiles.some((tile) => places[tile]!.includes(space)) : !later.includes(space);
      for (const { place } of [...groups, ...lieutenants, ...uniques]) {
        const spaces = places[place] ?? [tables.spaceNamed(place)];
        expect(
          spaces.every((space) => space >= 0 && isHere(space)),
          place,
        ).toBe(true);
      }
      const spaces = [...tokens, ...Object.keys(finds), ...Object.values(marks).flat()];
      for (const name of [...spaces, ...objectives.map(({ space }) => space)]) {
        const space = tables.spaceNamed(name);
        expect(space >= 0 && isHere(space), name).toBe(true);
        expect(tables.terrain[space], name).not.toBe(OBSTACLE);
      }
      expect(new Set(spaces).size).toBe(spaces.length);
    }
  });

  it('tells what happens, and has its numbers', () => {
    const catalogue = game.languages!.en!;
    for (const key of [...all.map(({ story }) => story), ...Object.values(quest.endings)])
      expect(Object.keys(catalogue)).toContain(key);
    for (const rounds of time.normal) expect(rounds).toBeGreaterThan(3);
    for (const [n, rounds] of time.hard.entries()) expect(rounds).toBeLessThan(time.normal[n]!);
    if (sort === 'story') expect([weeks > 0, chapter > 0]).toEqual([true, true]);
  });

  // Random matches of every quest with every number of heroes belong to `npm run soak`.
  it.each([
    [2, 'habit'],
    [3, 'random'],
    [4, 'habit'],
  ])('is played to its end with %i heroes, by %s', (heroes, how) => {
    const match = createMatch<Descent>({
      game,
      seats: ['Ann'],
      seed: `${quest.id} ${heroes} ${how}`,
      options: {
        play: 'legend',
        mode: 'quest',
        quest: quest.id,
        players: Array.from({ length: heroes }, () => 0),
      },
      log: false,
      checkpoints: false,
    } as never);
    while (match.choice) {
      const { choice, count } = match;
      const random = createRandom(`${how} ${count}`);
      const answer = how === 'habit' ? insight.policy(match, choice, random) : randomAnswer(choice, random);
      match.answer(choice.seat, answer as never);
    }
    expect(['heroes', 'overlord']).toContain(match.state.over!.result);
  });
});
