import { head, printed } from '@questwright/adventure';
import { type OpenPlaytest, ruleTest } from '@questwright/kernel/testing';
import { describe, expect } from 'vitest';
import { content } from '../../content/index.ts';
import { event } from '../../rules/campaign/event-words.ts';
import { fortuneOf } from '../../rules/campaign/fortune.ts';
import { relicFor, standardAnd } from '../../rules/campaign/rewards.ts';
import type { CardDefinition } from '../../rules/definitions.ts';
import { answers } from '../../rules/effects/abilities.ts';
import { suffers } from '../../rules/effects/harm.ts';
import { draws } from '../../rules/effects/overlord.ts';
import { threat } from '../../rules/effects/prices.ts';
import { each, heroes } from '../../rules/effects/whom.ts';
import { BASE_BOX } from '../../rules/ids.ts';
import { game } from '../../rules/index.ts';
import { zone } from '../quest/kit.ts';
import { dataOf, goOn, leftBy, played, playTo, SMALL, START, type Table, withSmallCampaign } from './kit.ts';

const plot = (name: string, cost: number, more: Partial<CardDefinition> = {}): CardDefinition => ({
  ...head({ id: `plot-${name.toLowerCase()}`, name, original: true }),
  kind: 'card',
  deck: 'Scheme',
  plot: true,
  threat: cost,
  ...printed([]),
  ...more,
});
const costly = printed([
  answers('overlordStarts', draws(1), { may: true, cost: threat(3), says: 'd2.when.overlord-starts' }),
]);
const PLOTS = [
  plot('Root', 0, { basic: true }),
  plot('Branch', 2),
  plot('Leaf', 4),
  plot('Thorn', 1, costly),
];
const storm = event('storm', 'Storm', { box: BASE_BOX }, { mountain: suffers('damage', 20, each(heroes)) });
/** The quest One gives a relic to heroes who win it. */
const withRelic = standardAnd({ heroes: [relicFor('heroes', 'dawnblade-hero')] });
withSmallCampaign({
  cards: [...content.cards.filter((card) => !card.plot), ...PLOTS],
  events: [storm],
  quests: [
    ...content.quests,
    ...SMALL.map(({ quest }) => (quest.id === 'one' ? { ...quest, rewards: withRelic } : quest)),
  ],
});

const H = 'heroes';
const O = 'overlord';
const LOST = played('start', O, 'introduction');
const scheming = (log = [START], has: object = {}, more = {}) =>
  leftBy(log, { overlord: { plot: { deck: 'Scheme', bought: ['plot-root'], threat: 0, ...has } }, ...more });
const fortune = (t: Table): number[] => [0, 1].map((hero) => fortuneOf(t.state, hero));
const buys = (t: Table): string[] => t.offered.filter((id) => id.startsWith('buy:plot'));

describe('a Plot deck', () => {
  ruleTest(
    'may be taken when a campaign begins, and its basic card lies before the overlord from then on [D2-PLOT-01, D2-PLOT-02, D2-PLOT-04, D2-PLOT-06]',
    (open) => {
      const t = goOn(open, undefined, 'd2.ask.plot-deck');
      expect([t.asked, t.offered]).toEqual([0, ['deck:Scheme', 'pass']]);
      t.choose('deck:Scheme');
      playTo(t);
      expect(dataOf(t.match.legacy!).overlord.plot).toEqual({
        deck: 'Scheme',
        bought: ['plot-root'],
        threat: 0,
      });
      const next = goOn(open, t.match.legacy!, 'd2.ask.next-hero');
      expect(zone(next, 'plots')).toEqual(['plot-root']);
      expect([...zone(next, 'deck:0'), ...zone(next, 'hand:0')].some((id) => id.startsWith('plot'))).toBe(
        false,
      );
    },
  );

  ruleTest('is not there outside of campaigns [D2-PLOT-03]', (open) => {
    const t = open({ game, seats: ['Olga', 'Ada', 'Ben'], options: { quest: 'two' } });
    playTo(t, 'd2.ask.plot-deck');
    expect([t.match.over !== null, t.state.threat]).toEqual([true, 0]);
  });
});

describe('threat', () => {
  ruleTest(
    'comes with the end of a quest: one token, and two if he won it [D2-CAMP-34, D2-CAMP-35, D2-PLOT-09, D2-PLOT-10, D2-PLOT-39]',
    (open) => {
      expect(goOn(open, scheming([START]), 'd2.ask.shop').state.threat).toBe(1);
      expect(goOn(open, scheming([LOST]), 'd2.ask.shop').state.threat).toBe(2);
    },
  );

  ruleTest('is nobody’s without a Plot deck [D2-PLOT-15]', (open) => {
    expect(goOn(open, leftBy([LOST]), 'd2.ask.shop').state.threat).toBe(0);
    const t = goOn(open, leftBy([LOST]), 'd2.ask.overlord-spends');
    expect(t.offered).not.toContain('threat');
  });

  ruleTest(
    'is made of XP, three tokens for each, as many as he likes [D2-PLOT-11, D2-PLOT-12, D2-PLOT-14, D2-XP-21]',
    (open) => {
      const t = goOn(open, scheming([LOST]), 'd2.ask.overlord-spends');
      expect([t.state.threat, t.state.campaign!.overlordXp]).toEqual([2, 2]);
      t.choose('threat', 'threat');
      expect([t.state.threat, t.state.campaign!.overlordXp, t.offered.includes('threat')]).toEqual([
        8,
        0,
        false,
      ]);
    },
  );

  ruleTest(
    'buys Plot cards in step 5, which stay for the campaign, and gives the heroes nothing [D2-CAMP-40, D2-PLOT-05, D2-PLOT-16, D2-PLOT-17, D2-PLOT-20]',
    (open) => {
      const t = goOn(open, scheming([LOST]), 'd2.ask.overlord-spends');
      expect(buys(t)).toEqual(['buy:plot-branch', 'buy:plot-thorn']);
      t.choose('buy:plot-branch');
      expect([t.state.threat, zone(t, 'plots'), fortune(t)]).toEqual([
        0,
        ['plot-root', 'plot-branch'],
        [0, 0],
      ]);
      playTo(t);
      expect(dataOf(t.match.legacy!).overlord.plot!.bought).toEqual(['plot-branch', 'plot-root']);
    },
  );

  ruleTest('buys no card that is back in the box [D2-PLOT-18]', (open) => {
    const t = goOn(open, scheming([LOST], { threat: 5 }, { box: ['plot-branch'] }), 'd2.ask.overlord-spends');
    expect(buys(t)).toEqual(['buy:plot-leaf', 'buy:plot-thorn']);
  });

  ruleTest(
    'may take the place of the card for a hero who is knocked out [D2-DEFEAT-15, D2-PLOT-07]',
    (open) => {
      const t = goOn(open, scheming([START]), 'd2.ask.next-quest');
      t.choose('quest:four');
      playTo(t, 'd2.ask.threat-for');
      const hand = zone(t, 'hand:0').length;
      t.choose('yes', 'no');
      expect([t.state.threat, zone(t, 'hand:0').length]).toEqual([2, hand + 1]);
    },
  );

  ruleTest(
    'that triggers a card becomes fortune of whoever has fewest, token by token, and heroes settle ties [D2-PLOT-21, D2-PLOT-23, D2-PLOT-24, D2-PLOT-25]',
    (open) => {
      const t = goOn(
        open,
        scheming([START], { threat: 3, bought: ['plot-root', 'plot-thorn'] }),
        'd2.ask.use',
      );
      expect([t.asked, t.state.threat]).toEqual([0, 4]);
      t.choose(t.offered.find((id) => id.startsWith('use:'))!);
      playTo(t, 'd2.ask.fortune');
      expect([t.prompt, t.match.choice!.seats]).toEqual(['d2.ask.fortune', [1, 2]]);
      t.choose('hero:Leoric of the Book');
      // The second token has to go to the other hero; of the third they choose again.
      expect([t.prompt, fortune(t)]).toEqual(['d2.ask.fortune', [1, 1]]);
      t.choose('hero:Leoric of the Book');
      expect([t.state.threat, fortune(t)]).toEqual([1, [1, 2]]);
      expect(dataOf(playTo(t).match.legacy!).heroes.map(({ fortune }) => fortune)).toEqual([1, 2]);
    },
  );
});

describe('fortune', () => {
  ruleTest(
    'shows one shop card more for two tokens of all heroes, each of whom gives the own alone, and is gone after the shopping step [D2-PLOT-34, D2-PLOT-35, D2-PLOT-36, D2-PLOT-37]',
    (open) => {
      const t = goOn(
        open,
        scheming([START], {}, { heroes: { 0: { fortune: 1 }, 1: { fortune: 2 } } }),
        'd2.ask.shop',
      );
      t.choose('fortune');
      expect([zone(t, 'shop').length, fortune(t), t.asked, t.offered.includes('fortune')]).toEqual([
        5,
        [0, 2],
        2,
        true,
      ]);
      t.choose('fortune');
      expect([zone(t, 'shop').length, fortune(t), t.offered.includes('fortune')]).toEqual([6, [0, 1], false]);
      expect(t.choose('pass').offered).not.toContain('fortune');
      playTo(t, 'd2.ask.learn');
      expect(fortune(t)).toEqual([0, 0]);
    },
  );

  ruleTest('is not given for a shop card when there are not two tokens [D2-PLOT-34]', (open) => {
    const one = scheming([START], {}, { heroes: { 0: { fortune: 1 } } });
    expect(goOn(open, one, 'd2.ask.shop').offered).not.toContain('fortune');
  });
});

describe('a relic as a reward', () => {
  const log = [START, played('one', H)];

  ruleTest('goes to a hero of the heroes’ choice, as an item [D2-RELIC-01, D2-RELIC-05]', (open) => {
    const t = goOn(open, leftBy(log), 'd2.ask.who-takes');
    expect(t.match.choice!.seats).toEqual([1, 2]);
    t.choose('hero:Leoric of the Book');
    expect(zone(t, 'gear:h1')).toContain('dawnblade-hero');
  });

  ruleTest('gives 1 XP to each of a side that has it already [D2-CAMP-62]', (open) => {
    const gear = [{ card: 'dawnblade-hero', worn: false }];
    const t = goOn(open, leftBy(log, { heroes: { 0: { gear } } }), 'd2.ask.shop');
    expect([zone(t, 'gear:h0'), t.state.campaign!.xp, t.state.campaign!.overlordXp]).toEqual([
      ['dawnblade-hero'],
      [2, 2],
      1,
    ]);
  });

  ruleTest('is taken from the other side, if that has it [D2-CAMP-63]', (open) => {
    const t = goOn(open, leftBy(log, { overlord: { relics: ['duskblade-overlord'] } }), 'd2.ask.who-takes');
    t.choose('hero:Grisban the Thirsty');
    expect([zone(t, 'relics'), zone(t, 'gear:h0').at(-1)]).toEqual([[], 'dawnblade-hero']);
  });
});

describe('the quests of The Shadow Rune by themselves', () => {
  const offered = (open: OpenPlaytest): readonly string[] =>
    open({ game, seats: ['Olga', 'Ada', 'Ben'] }).offered;

  ruleTest('have no Finale among them [D2-FINALE-05]', (open) => {
    for (const id of ['gryvorn-unleashed', 'the-man-who-would-be-king'])
      expect(offered(open)).not.toContain(`quest:${id}`);
  });

  ruleTest('have no Interlude among them [D2-FINALE-06]', (open) => {
    for (const id of ['the-shadow-vault', 'the-overlord-revealed'])
      expect(offered(open)).not.toContain(`quest:${id}`);
  });
});

describe('a quest by itself', () => {
  ruleTest('is never an Interlude or a Finale [D2-INTER-11, D2-INTER-12]', (open) => {
    const t = open({ game, seats: ['Olga', 'Ada', 'Ben'] });
    expect(t.prompt).toBe('d2.ask.quest');
    for (const id of ['the-shadow-vault', 'gryvorn-unleashed', 'middle-a', 'end-b'])
      expect(t.offered).not.toContain(`quest:${id}`);
    expect(t.offered).toContain('quest:first-blood');
  });
});
