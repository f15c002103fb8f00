import { type OpenPlaytest, ruleTest } from '@questwright/kernel/testing';
import { describe, expect, it } from 'vitest';
import { content } from '../../content/index.ts';
import { isBanned } from '../../rules/campaign/agents.ts';
import { plotDeck, summoner } from '../../rules/campaign/plot-words.ts';
import { figureDef } from '../../rules/catalogue.ts';
import { isDefeated } from '../../rules/effects/overlord-cards.ts';
import { each, isMaster, monsters } from '../../rules/effects/whom.ts';
import { monsterTraitsOf } from '../../rules/figures/monster-traits.ts';
import { isLieutenant, isMonster } from '../../rules/figures/sides.ts';
import { mayWield } from '../../rules/items/relic.ts';
import {
  at,
  lieutenant,
  open as openGroup,
  quest,
  reinforces,
  required,
  wins,
} from '../../rules/quest/words.ts';
import type { Figure } from '../../rules/state.ts';
import { room } from '../attack/kit.ts';
import { drawn, zone } from '../quest/kit.ts';
import {
  dataOf,
  goOn,
  leftBy,
  plainAnswer,
  played,
  playTo,
  SMALL,
  START,
  type Table,
  withSmallCampaign,
} from './kit.ts';

const yard = drawn(room('..........', '..........', '..........'), {
  West: 'a1 a2 b1 b2',
  East: 'f1 f2 g1 g2 h1 h2 i1 i2',
});
const rules = { End: [at('roundEnds', wins('heroes'))] };

/** An encounter with an open group of cursed monsters, and whatever else. */
const withOpen = (name: string, more: object = {}, act = 1) =>
  quest(name, {
    act,
    encounters: [{ map: yard, heroes: 'West', groups: [openGroup(['cursed'], 'East')], rules, ...more }],
  });

const WRITTEN = [
  withOpen('One', {
    rules: {
      ...rules,
      More: [at('overlordEnds', reinforces('Zombie', 'East', 5))],
      Doom: [at('overlordStarts', isDefeated(each(monsters, isMaster)))],
    },
  }),
  withOpen('Two', {
    groups: [openGroup(['cursed'], 'East', { exactly: { minion: 1 } })],
    rules: { ...rules, More: [at('overlordEnds', reinforces('Zombie', 'East', 5))] },
  }),
  withOpen('Three', { lieutenants: [lieutenant('Splig', 'East')] }),
  withOpen('Four', { groups: [required('Zombie', 'East')] }),
  withOpen('Five', {
    rules: { ...rules, More: [at('overlordEnds', reinforces('Zombie', 'East', 5))] },
  }),
  withOpen('One Left', {}, 2),
  withOpen('Four Left', { lieutenants: [lieutenant('Splig', 'East')] }, 2),
  withOpen('Middle A'),
  withOpen('End A', {}, 2),
];
const ALL = SMALL.map((one) => WRITTEN.find(({ quest: own }) => own.id === one.quest.id) ?? one);

const DECK = plotDeck('Scheme', [
  { name: 'Root', does: [] },
  summoner('Call Splig', 3, { agent: 'Splig', masters: 1, minions: 0 }),
  summoner('Call Belthir', 3, { agent: 'Belthir', masters: 1, minions: 1 }),
  summoner('Call Many', 3, { agent: 'Sir Alric Farrow', masters: 2, minions: 1 }),
  summoner('Call Eliza', 3, { agent: 'Lady Eliza Farrow', masters: 0, minions: 1 }),
  summoner('Call the Baron', 3, { agent: 'Baron Zachareth', masters: 1, minions: 1 }),
]);
withSmallCampaign({
  cards: [...content.cards.filter(({ plot }) => !plot), ...DECK],
  events: [],
  quests: [...content.quests, ...ALL.map(({ quest: one }) => one)],
  lasting: [...content.lasting, ...ALL.flatMap((one) => one.rules)],
});

const bought = DECK.map(({ id }) => id);
const H = 'heroes';
const ACT_ONE = [START, played('two', H), played('four', H), played('five', H)];
const MIDDLE = played('middle-a', H, 'interlude');

/** The quest is chosen, its open group is of this monster, and the overlord may use Plot cards. */
function setUp(
  open: OpenPlaytest,
  id: string,
  { log = [START], monster = 'zombie', threat = 9 } = {},
): Table {
  const legacy = leftBy(log, { overlord: { plot: { deck: 'Scheme', bought, threat } } });
  const t = goOn(open, legacy);
  // The Interlude and the Finale are not chosen.
  while (t.prompt !== 'd2.ask.next-quest' && t.prompt !== 'd2.ask.group') t.choose(plainAnswer(t.match));
  if (t.offered.includes(`quest:${id}`)) t.choose(`quest:${id}`);
  playTo(t, t.state.quest === 'four' ? 'd2.ask.use' : 'd2.ask.group');
  if (t.offered.includes(`group:${monster}`)) t.choose(`group:${monster}`);
  return playTo(t, 'd2.ask.use');
}
const calls = (t: Table): string[] =>
  t.match.choice ? t.offered.filter((id) => id.startsWith('use:')).map((id) => cardOf(t, id)) : [];
const cardOf = (t: Table, use: string): string =>
  t.state.zones.plots!.find(({ id }) => use.startsWith(`use:${id}/`))!.def;
/** Summons the agent of a card. */
function summon(t: Table, card: string): Table {
  t.choose(t.offered.find((id) => id.startsWith('use:') && cardOf(t, id) === `scheme-${card}`)!);
  while (t.match.choice && t.state.phase === 'setup') t.choose(plainAnswer(t.match));
  return t;
}
/** Everybody does as little as possible until the round is over. */
function playRound(t: Table): Table {
  while (t.state.round === 1 && t.match.choice)
    t.choose(
      t.offered.find((id) => id.startsWith('end') || id === 'pass' || id.startsWith('activate')) ??
        t.offered[0]!,
    );
  return t;
}
const figures = (t: Table): Figure[] => (t.state.zones.map as Figure[]).filter(({ hero }) => hero < 0);
const there = (t: Table): string[] =>
  figures(t)
    .map(({ def }) => def)
    .sort();
const agentIn = (t: Table): Figure => figures(t).find((one) => figureDef(t.state, one).agent)!;

describe('an agent', () => {
  ruleTest(
    'takes the place of a master of an open group when the encounter has been set up [D2-AGENT-01, D2-AGENT-04]',
    (open) => {
      const t = setUp(open, 'one');
      expect([t.asked, t.state.phase, there(t)]).toEqual([
        0,
        'setup',
        ['zombie/1/master', 'zombie/1/minion', 'zombie/1/minion'],
      ]);
      const { at: space } = figures(t).find(({ def }) => def === 'zombie/1/master')!;
      summon(t, 'call-splig');
      expect(there(t)).toEqual(['agent-splig/1/2', 'zombie/1/minion', 'zombie/1/minion']);
      expect(agentIn(t).at).toBe(space);
    },
  );

  ruleTest('is not summoned into a group that the quest names [D2-AGENT-01]', (open) => {
    expect(calls(setUp(open, 'four'))).toEqual([]);
  });

  ruleTest(
    'is a monster of its own kind and a master, with the numbers of its card [D2-AGENT-02, D2-AGENT-03, D2-MON-04, D2-MON-05, D2-MON-06, D2-MON-16]',
    (open) => {
      const t = summon(setUp(open, 'one'), 'call-belthir');
      const def = figureDef(t.state, agentIn(t));
      expect([
        def.monster,
        def.rank,
        isMonster(t.state, agentIn(t)),
        isLieutenant(t.state, agentIn(t)),
      ]).toEqual(['Belthir', 'master', true, false]);
      expect([def.health, def.speed, def.defence, def.arms!.dice, def.passives, def.attributes]).toEqual([
        9,
        4,
        ['gray'],
        ['blue', 'red'],
        ['Fly', 'Reach'],
        {},
      ]);
      const ofFour = content.figures.find(({ id }) => id === 'agent-belthir/1/4')!;
      expect([ofFour.health, ofFour.defence]).toEqual([15, ['gray', 'brown']]);
      const lieutenants = content.figures.filter(({ sort }) => sort === 'lieutenant');
      expect(new Set(lieutenants.map(({ monster }) => monster)).size).toBe(content.lieutenants.length);
    },
  );

  ruleTest('has the traits of its group and belongs to it [D2-AGENT-10, D2-MON-20]', (open) => {
    const t = summon(setUp(open, 'one'), 'call-splig');
    expect(monsterTraitsOf(t.state, agentIn(t))).toEqual(['cursed', 'building']);
    expect(new Set(figures(t).map(({ on }) => on)).size).toBe(1);
  });

  ruleTest('cannot wield a relic, which its lieutenant can [D2-AGENT-14]', (open) => {
    const t = summon(setUp(open, 'one'), 'call-splig');
    expect(mayWield(t.state, agentIn(t), {})).toBe(false);
    const other = setUp(open, 'three');
    const splig = figures(other).find(({ def }) => def === 'splig/1/2')!;
    expect(mayWield(other.state, splig, {})).toBe(true);
  });

  ruleTest('is of Act II in Act II, as its lieutenant is [D2-INTER-08, D2-INTER-15]', (open) => {
    const t = setUp(open, 'one-left', {
      log: [START, played('one', H), played('four', H), played('five', H), MIDDLE],
    });
    expect(agentIn(summon(t, 'call-splig')).def).toBe('agent-splig/2/2');
    const later = setUp(open, 'four-left', { log: [...ACT_ONE, MIDDLE] });
    expect(there(later).filter((def) => def.startsWith('splig'))).toEqual(['splig/2/2']);
    expect(there(setUp(open, 'three')).filter((def) => def.startsWith('splig'))).toEqual(['splig/1/2']);
  });

  ruleTest(
    'stands for those whom it replaced, who do not come back as long as it is there [D2-AGENT-05, D2-AGENT-06, D2-AGENT-09]',
    (open) => {
      const t = playTo(summon(setUp(open, 'five'), 'call-belthir'), 'd2.ask.activate');
      const before = there(t);
      playRound(t);
      expect([before, t.match.over?.result]).toEqual([['agent-belthir/1/2', 'zombie/1/minion'], 'heroes']);
      expect(there(t)).toEqual(before);
    },
  );

  ruleTest('counts as those whom it replaced, not as one of its own rank [D2-AGENT-06]', (open) => {
    const t = playTo(summon(setUp(open, 'two'), 'call-eliza'), 'd2.ask.activate');
    expect(there(t)).toEqual(['agent-lady-eliza-farrow/1/2']);
    // Of a master and two minions one minion is replaced: the others come, though she is a master, too.
    expect(there(playRound(t))).toEqual([
      'agent-lady-eliza-farrow/1/2',
      'zombie/1/master',
      'zombie/1/minion',
    ]);
  });

  ruleTest(
    'once defeated sends its card to the Plot deck, never comes back, and the others may [D2-AGENT-11, D2-AGENT-12, D2-AGENT-13, D2-AGENT-26]',
    (open) => {
      const t = summon(setUp(open, 'one'), 'call-splig');
      expect(zone(t, 'plots')).toContain('scheme-call-splig');
      playTo(t, 'd2.ask.activate');
      expect(zone(t, 'plots')).not.toContain('scheme-call-splig');
      while (t.match.choice)
        t.choose(t.offered.find((id) => id.startsWith('activate') || id.startsWith('end')) ?? t.offered[0]!);
      expect(there(t)).toEqual(['zombie/1/master', 'zombie/1/minion', 'zombie/1/minion']);
      const legacy = t.match.legacy!;
      expect(dataOf(legacy).overlord.plot!.bought).not.toContain('scheme-call-splig');
      const next = goOn(open, legacy, 'd2.ask.overlord-spends');
      expect(next.offered).toContain('buy:scheme-call-splig');
    },
  );

  ruleTest('replaces monsters who are not on the map [D2-AGENT-07]', (open) => {
    const t = setUp(open, 'two');
    expect(there(t)).toEqual(['zombie/1/minion']);
    expect(there(summon(t, 'call-splig'))).toEqual(['agent-splig/1/2', 'zombie/1/minion']);
  });

  ruleTest('replaces the whole group if its limit is too small [D2-AGENT-08]', (open) => {
    expect(there(summon(setUp(open, 'one'), 'call-many'))).toEqual(['agent-sir-alric-farrow/1/2']);
  });

  ruleTest('is not summoned in the Interlude or the Finale [D2-AGENT-15]', (open) => {
    expect(calls(setUp(open, 'middle-a', { log: ACT_ONE }))).toEqual([]);
    const late = ['two-left', 'four-left', 'five-left'].map((id) => played(id, H, 'act-2'));
    expect(calls(setUp(open, 'end-a', { log: [...ACT_ONE, MIDDLE, ...late] }))).toEqual([]);
  });

  ruleTest('is not used where its lieutenant is [D2-AGENT-16]', (open) => {
    const t = setUp(open, 'three');
    expect(calls(t)).toEqual(
      ['call-belthir', 'call-many', 'call-eliza', 'call-the-baron'].map((id) => `scheme-${id}`),
    );
  });
});

describe('an agent cannot be used', () => {
  const cases: readonly [id: string, agent: string, campaign: string, sacrificed: boolean][] = [
    ['D2-AGENT-17', 'Baron Zachareth', 'the-shadow-rune', false],
    ['D2-AGENT-18', 'Baron Zachareth', 'heirs-of-blood', true],
    ['D2-AGENT-19', 'Lady Eliza Farrow', 'heirs-of-blood', false],
    ['D2-AGENT-20', 'Splig', 'heirs-of-blood', true],
    ['D2-AGENT-21', 'Belthir', 'heirs-of-blood', true],
    ['D2-AGENT-22', 'Queen Ariad', 'labyrinth-of-ruin', false],
    ['D2-AGENT-23', 'Rylan Olliven', 'shadow-of-nerekhall', false],
    ['D2-AGENT-24', 'Tristayne Olliven', 'shadow-of-nerekhall', false],
    ['D2-AGENT-25', 'Gargan Mirklace', 'shadow-of-nerekhall', false],
  ];
  for (const [id, agent, campaign, onceSacrificed] of cases)
    it(`${agent}: in ${campaign}${onceSacrificed ? ', once the lieutenant is sacrificed' : ''} [${id}]`, () => {
      expect([isBanned(agent, campaign, []), isBanned(agent, campaign, [agent])]).toEqual([
        !onceSacrificed,
        true,
      ]);
      expect(isBanned(agent, 'another-campaign', [agent])).toBe(false);
    });
});
