import { createMatch, optionsOf } from '@questwright/kernel';
import { ruleTest } from '@questwright/kernel/testing';
import { describe, expect, it } from 'vitest';
import { theShadowRune } from '../../content/campaign/the-shadow-rune.ts';
import { content } from '../../content/index.ts';
import { figureDef } from '../../rules/catalogue.ts';
import { spacesOf as groundOf } from '../../rules/ground.ts';
import { game } from '../../rules/index.ts';
import { tablesOf } from '../../rules/map/known.ts';
import { open as openGroup, quest, required } from '../../rules/quest/words.ts';
import type { Figure } from '../../rules/state.ts';
import { room } from '../attack/kit.ts';
import { begun, drawn, spacesOf, withQuests, zone } from './kit.ts';

const yard = drawn(room('........', '........', '........'), {
  West: 'a1 a2 a3 b1 b2',
  East: 'g1 g2 g3 h1 h2 h3',
  Corner: 'h1 h2',
});

const two = quest('Two Groups', {
  encounters: [
    {
      map: yard,
      heroes: 'West',
      groups: [required('Zombie', 'East'), openGroup(['cave'], 'East')],
      rules: {},
    },
  ],
});
const tight = quest('Tight Corner', {
  encounters: [
    {
      map: yard,
      heroes: 'West',
      groups: [required('Ettin', 'Corner'), required('Zombie', 'Corner')],
      rules: {},
    },
  ],
});
const only = (name: string, monster: string, place: string) =>
  quest(name, { encounters: [{ map: yard, heroes: 'West', groups: [required(monster, place)], rules: {} }] });
withQuests(two, tight, only('A Nook', 'Zombie', 'Corner'), only('A Hall', 'Ettin', 'East'));

/** Those of other boxes are offered with their boxes. */
const BASE_HEROES = 8;

describe('the set-up', () => {
  ruleTest('asks for the quest first, which anybody may choose [D2-SETUP-02, D2-SETUP-01]', (open) => {
    const t = open({ game, seats: ['Olga', 'Ada', 'Ben'] });
    expect([t.prompt, t.match.choice!.seats, t.state.map]).toEqual(['d2.ask.quest', [0, 1, 2], '']);
    t.answer(2, 'quest:two-groups');
    expect([t.state.quest, t.prompt]).toEqual(['two-groups', 'd2.ask.hero']);
  });

  ruleTest('builds the map of the first encounter before heroes are chosen [D2-SETUP-03]', (open) => {
    const t = begun(open, { quest: 'two-groups', until: 'd2.ask.hero' });
    expect(t.state.map).toBe(yard().drawing);
  });

  ruleTest(
    'makes one player the overlord, who controls all monsters [D2-SETUP-04, D2-OVL-02, D2-MON-02]',
    (open) => {
      const t = begun(open, { quest: 'two-groups' });
      expect([t.state.overlord, t.state.players]).toEqual([0, [1, 2, 3]]);
      for (const letter of ['Ashrian', 'Avric Albright', 'Grisban the Thirsty'])
        if (t.offered.some((id) => id.startsWith('activate'))) {
          t.choose(t.offered[0]!);
          while (t.state.turn?.side === 'heroes')
            t.choose(t.offered.find((id) => id === 'end') ?? t.offered.at(-1)!);
          expect(letter).toBeTruthy();
        }
      expect([t.state.turn?.side, t.asked]).toEqual(['overlord', 0]);
    },
  );

  ruleTest('lets a player take several heroes [D2-SETUP-05, D2-HERO-01]', (open) => {
    const alone = begun(open, { quest: 'two-groups', seats: 2 });
    expect(alone.state.players).toEqual([1, 1]);
    const t = begun(open, { quest: 'two-groups', seats: 3, players: [1, 2, 1], until: 'd2.ask.hero' });
    const asked: number[] = [];
    while (t.prompt === 'd2.ask.hero') {
      asked.push(t.asked);
      t.choose(t.offered[0]!);
    }
    expect(asked).toEqual([1, 2, 1]);
  });

  ruleTest('lets each player choose a hero whom nobody has [D2-SETUP-10]', (open) => {
    const t = begun(open, { quest: 'two-groups', until: 'd2.ask.hero' });
    expect([t.asked, t.offered.length]).toEqual([1, BASE_HEROES]);
    t.choose('hero:grisban-the-thirsty');
    expect([t.asked, t.offered.includes('hero:grisban-the-thirsty'), t.offered.length]).toEqual([
      2,
      false,
      BASE_HEROES - 1,
    ]);
  });

  it('offers no hero for whom no class would be left [D2-SETUP-33]', () => {
    const match = createMatch({
      game,
      options: { players: [1, 2, 3, 4], quest: 'rude-awakening' },
      seats: ['Overlord', 'Ann', 'Ben', 'Cid', 'Dot'],
      seed: 1,
    });
    const offered = (): string[] => optionsOf(match.choice!).map(({ id }) => id);
    match.answer(1, 'hero:grisban-the-thirsty');
    expect(offered()).toContain('hero:syndrael');
    match.answer(2, 'hero:reynhart-the-worthy');
    expect(offered()).not.toContain('hero:syndrael');
    expect(offered()).toContain('hero:tomble-burrowell');
    expect(match.choice!.closed!().map(({ id, rule }) => [id, rule])).toEqual([
      ['hero:syndrael', 'D2-SETUP-33'],
    ]);
  });

  ruleTest(
    'gives each hero a class of the archetype on the sheet that nobody has [D2-SETUP-11, D2-ARCH-03, D2-CLASS-02, D2-CLASS-03]',
    (open) => {
      const picks = ['hero:grisban-the-thirsty', 'hero:syndrael', 'hero:tomble-burrowell'];
      const t = begun(open, { quest: 'two-groups', picks, until: 'd2.ask.class' });
      expect(t.offered).toEqual(['class:berserker', 'class:knight']);
      t.choose('class:knight');
      // The other warrior takes what is left, without a question; the scout is asked next.
      expect([t.asked, t.offered, zone(t, 'skills:h1')]).toEqual([
        3,
        ['class:thief', 'class:wildlander'],
        ['berserker-rage'],
      ]);
    },
  );

  ruleTest(
    'gives them the starting equipment and skills of the class [D2-CLASS-01, D2-CLASSCARD-01, D2-CLASSCARD-10]',
    (open) => {
      const picks = ['hero:grisban-the-thirsty', 'class:knight'];
      const t = begun(open, { quest: 'two-groups', picks });
      expect([zone(t, 'skills:h0'), zone(t, 'gear:h0')]).toEqual([
        ['knight-oath-of-honor'],
        ['knight-iron-longsword', 'knight-wooden-shield'],
      ]);
      expect((t.state.zones['gear:h0'] as Figure[]).map(({ worn }) => worn)).toEqual([true, true]);
    },
  );

  ruleTest('has the heroes placed by their players where the quest says [D2-SETUP-13]', (open) => {
    const t = begun(open, { quest: 'two-groups', until: 'd2.ask.put' });
    expect([t.asked, t.offered]).toEqual([1, ['space:a1', 'space:b1', 'space:a2', 'space:b2', 'space:a3']]);
    t.choose('space:b2');
    expect([t.asked, t.offered]).toEqual([2, ['space:a1', 'space:b1', 'space:a2', 'space:a3']]);
  });

  ruleTest(
    'lets the overlord fill an open group with a monster that shares a trait and is not used [D2-SETUP-16, D2-MON-26, D2-MON-27, D2-MON-28, D2-MON-29]',
    (open) => {
      const t = begun(open, { quest: 'two-groups', until: 'd2.ask.group' });
      const cave = ['Cave Spider', 'Ettin', 'Goblin Archer', 'Shadow Dragon'];
      const withTrait = [
        ...new Set(
          content.figures.flatMap(({ monster, traits }) => (traits.includes('cave') ? [monster!] : [])),
        ),
      ].filter((name) => content.groups.some(({ monster, box }) => monster === name && !box));
      expect(t.asked).toBe(0);
      expect(t.offered.map((id) => id.slice(6)).sort()).toEqual(
        withTrait
          .filter((name) => name !== 'Zombie')
          .map((name) => name.toLowerCase().replace(' ', '-'))
          .sort(),
      );
      expect(cave.filter((name) => withTrait.includes(name)).length).toBeGreaterThan(1);
      t.choose('group:goblin-archer');
      expect(zone(t, 'groups')).toEqual(['zombie', 'goblin-archer']);
    },
  );

  ruleTest('uses a required group as the quest names it [D2-MON-25, D2-SETUP-19]', (open) => {
    const t = begun(open, { quest: 'two-groups', picks: ['group:goblin-archer'] });
    expect(zone(t, 'groups')[0]).toBe('zombie');
    expect(spacesOf(t, 'zombie/1/master').every((space) => 'g1 g2 g3 h1 h2 h3'.includes(space))).toBe(true);
  });

  ruleTest(
    'places as many monsters as the group limit for the heroes says [D2-MON-21, D2-MON-15]',
    (open) => {
      const counts = [3, 4, 5].map((seats) => {
        const t = begun(open, { quest: 'two-groups', seats, picks: ['group:goblin-archer'] });
        return [spacesOf(t, 'zombie/1/minion').length, spacesOf(t, 'zombie/1/master').length];
      });
      // The Zombie's card: two heroes 2 minions, three 3, four 4, and always one master.
      expect(counts).toEqual([
        [2, 1],
        [3, 1],
        [4, 1],
      ]);
    },
  );

  ruleTest('uses the monsters of act I [D2-SETUP-17, D2-MON-08]', (open) => {
    const t = begun(open, { quest: 'two-groups', picks: ['group:goblin-archer'] });
    const monsters = (t.state.zones.map as Figure[]).filter(({ on }) => on !== 0);
    expect(new Set(monsters.map((one) => figureDef(t.state, one).act))).toEqual(new Set([1]));
  });

  ruleTest('shuffles the Search deck [D2-SETUP-07, D2-SEARCH-14]', (open) => {
    const t = begun(open, { quest: 'two-groups' });
    const printed = [...content.cards, ...content.weapons].filter(({ back }) => back === 'search');
    const all = printed.flatMap(({ id, copies = 1 }) => Array.from({ length: copies }, () => id));
    expect([zone(t, 'search-deck').sort(), all.length]).toEqual([all.sort(), 12]);
    expect(JSON.stringify(t.view(1).zones['search-deck'])).not.toContain('potion');
  });

  ruleTest(
    'gives the overlord a basic deck of fifteen cards, and as many in hand as there are heroes [D2-SETUP-15, D2-OVCARD-01, D2-OVCARD-07, D2-OVCARD-09]',
    (open) => {
      for (const seats of [3, 5]) {
        const t = begun(open, { quest: 'two-groups', seats });
        const [hand, deck] = [zone(t, 'hand:0'), zone(t, 'deck:0')];
        expect([hand.length, deck.length]).toEqual([seats - 1, 15 - (seats - 1)]);
        expect([...hand, ...deck].every((id) => id.startsWith('basic-i-'))).toBe(true);
      }
    },
  );
});

describe('placing monsters', () => {
  ruleTest(
    'puts those for whom there is no room as near as possible, as the overlord picks [D2-PLACE-04, D2-PLACE-05, D2-PLACE-07, D2-PLACE-01]',
    (open) => {
      const t = begun(open, { quest: 'tight-corner', seats: 3, until: 'd2.ask.put' });
      while (t.asked !== 0) t.choose(t.offered[0]!);
      // The base of an Ettin, 2 x 2 spaces, does not fit into two: it lies where it touches them, and then the Zombies beside it.
      expect([t.asked, t.offered]).toEqual([0, ['base:g1-h1-g2-h2', 'base:g2-h2-g3-h3']]);
      t.choose('base:g1-h1-g2-h2');
      expect(t.offered).toEqual(['space:g3', 'space:h3']);
      t.choose('space:g3');
      // The next one has only h3; then all of columns g and h is taken.
      expect(t.offered).toEqual(['space:f1', 'space:f2', 'space:f3']);
    },
  );
});

describe('where a quest puts a group', () => {
  const spacesOfAll = (t: ReturnType<typeof begun>, name: string): string[] =>
    (t.state.zones.map as Figure[])
      .filter((figure) => figureDef(t.state, figure).monster === name)
      .flatMap((figure) => groundOf(t.state, figure).map((space) => tablesOf(t.state.map).names[space]!));

  ruleTest(
    'is where all of it goes for which there is room, and only the others go elsewhere [D2-PLACE-02]',
    (open) => {
      const t = begun(open, { quest: 'a-nook', seats: 3, until: 'd2.ask.put' });
      while (t.asked !== 0) t.choose(t.offered[0]!);
      // Three Zombies and two spaces: nothing else is offered for the first, and the second has one space left.
      expect(t.offered).toEqual(['space:h1', 'space:h2']);
      t.choose('space:h2');
      expect(spacesOfAll(t, 'Zombie')).toEqual(['h2', 'h1']);
      expect(t.offered).toEqual(['space:g1', 'space:g2', 'space:g3', 'space:h3']);
    },
  );

  ruleTest('is where the whole base of a large monster goes if it can [D2-PLACE-03]', (open) => {
    const t = begun(open, { quest: 'a-hall', seats: 3, until: 'd2.ask.put' });
    while (t.asked !== 0) t.choose(t.offered[0]!);
    expect(t.offered).toEqual(['base:g1-h1-g2-h2', 'base:g2-h2-g3-h3']);
    t.choose('base:g2-h2-g3-h3');
    expect(spacesOfAll(t, 'Ettin').sort()).toEqual(['g2', 'g3', 'h2', 'h3']);
  });
});

describe('a quest of a Quest Guide', () => {
  ruleTest('can be played by itself, and is one of its campaign [D2-QUEST-05]', (open) => {
    const { plan } = theShadowRune;
    const alone = open({ game, seats: ['Olga', 'Ada', 'Ben'] }).offered;
    const within = plan.quests.filter((quest) => !plan.turningPoints.includes(quest));
    expect(within.length).toBeGreaterThan(5);
    for (const quest of within) expect(alone).toContain(`quest:${quest}`);
    const t = open({ game, seats: ['Olga', 'Ada', 'Ben'], options: { quest: within[0]! } });
    expect([t.state.quest, t.state.campaign]).toEqual([within[0], null]);
    const first = open({
      game,
      seats: ['Olga', 'Ada', 'Ben'],
      options: { campaign: theShadowRune.id },
      inCampaign: true,
    });
    expect([within.includes(first.state.quest), first.state.campaign?.id]).toEqual([true, theShadowRune.id]);
  });
});

describe('a Hero sheet', () => {
  it('gives name, archetype, characteristics, attributes, an ability and a feat [D2-HERO-02, D2-HERO-03, D2-HERO-04, D2-HERO-05, D2-HERO-07, D2-HERO-10, D2-ARCH-01, D2-ARCH-02]', () => {
    const archetypes = new Set<string | null>();
    for (const hero of content.heroes) {
      archetypes.add(hero.archetype);
      expect(hero.name).not.toBe('');
      expect([hero.speed, hero.health, hero.stamina].every((n) => n! > 0)).toBe(true);
      expect(hero.defence.length).toBeGreaterThan(0);
      expect(Object.keys(hero.attributes).sort()).toEqual(['awareness', 'knowledge', 'might', 'willpower']);
      expect(hero.text.length).toBeGreaterThanOrEqual(2);
      const feats = Object.values(hero.on ?? {})
        .flat()
        .filter((one) => (one as { name?: string }).name === 'Heroic feat');
      expect(feats.length).toBe(1);
    }
    expect([...archetypes].sort()).toEqual(['healer', 'mage', 'scout', 'warrior']);
  });
});
