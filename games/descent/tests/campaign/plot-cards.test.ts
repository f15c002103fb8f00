import { type OpenPlaytest, ruleTest } from '@questwright/kernel/testing';
import { describe, expect } from 'vitest';
import { content } from '../../content/index.ts';
import { fortuneOf } from '../../rules/campaign/fortune.ts';
import { advancedQuest, rumorQuest } from '../../rules/campaign/rumor-words.ts';
import { isDefeated } from '../../rules/effects/overlord-cards.ts';
import { each, heroes } from '../../rules/effects/whom.ts';
import { BASE_BOX } from '../../rules/ids.ts';
import { at, quest, required, wins } from '../../rules/quest/words.ts';
import type { Piece } from '../../rules/state.ts';
import { attack, damage, room, type Table } from '../attack/kit.ts';
import { overlords, settle } from '../overlord/kit.ts';
import { dice, hero, monster, position, type Words } from '../position.ts';
import { drawn, zone } from '../quest/kit.ts';
import { dataOf, goOn, leftBy, plainAnswer, played, playTo, SMALL, START, withSmallCampaign } from './kit.ts';

const yard = drawn(room('......', '......'), { West: 'a1 a2 b1 b2', East: 'f1 f2' });
const falls = {
  map: yard,
  heroes: 'West',
  groups: [required('Zombie', 'East', { exactly: { minion: 1 } })],
  rules: { Doom: [at('overlordStarts', isDefeated(each(heroes)))], End: [at('roundEnds', wins('heroes'))] },
};
const one = quest('One', { encounters: [falls, falls] });
const ALL = SMALL.map((other) => (other.quest.id === 'one' ? one : other));
const RUMORS = [
  { ...rumorQuest({ name: 'Way' }, { box: BASE_BOX, icons: [] }), quest: 'aside' },
  { ...advancedQuest('Far', BASE_BOX, 'water'), quest: 'five-left' },
];
withSmallCampaign({
  cards: [...content.cards, ...RUMORS],
  events: [],
  quests: [...content.quests, ...ALL.map((other) => other.quest)],
  lasting: [...content.lasting, ...ALL.flatMap(({ rules }) => rules)],
});

const H = 'heroes';
const uses = (t: Table): string[] => t.offered.filter((id) => id.startsWith('use:'));
const use = (t: Table): Table => t.choose(uses(t)[0]!);
/** The overlord has Plot cards of a deck. */
const scheming = (deck: string, cards: readonly string[], threat: number, more = {}) => {
  const id = deck.toLowerCase().replaceAll(' ', '-');
  return leftBy([START], {
    overlord: { plot: { deck, bought: cards.map((card) => `${id}-${card}`), threat }, ...more },
  });
};
/** The quest is chosen, and played until something is asked for. */
const toQuest = (open: OpenPlaytest, legacy: ReturnType<typeof leftBy>, id: string, until: string): Table =>
  playTo(goOn(open, legacy, 'd2.ask.next-quest').choose(`quest:${id}`), until);

describe('Bloodline', () => {
  ruleTest('makes no monster suffer that has less than 2 Health left [D2-FPLOT-05]', (open) => {
    const t = overlords(open, [], {
      map: room('HM.N....', '........', '.......A'),
      figures: { M: monster({ damage: 4 }), N: monster({ damage: 2 }) },
      'overlord cards in play': ['Bloodline'],
    });
    use(settle(t));
    // Of the two only N can give, and M alone is left to receive: nobody is asked.
    expect([damage(t, 'N'), damage(t, 'M'), t.prompt]).toEqual([4, 3, 'd2.ask.activate']);
  });
});

describe('Nighttime Hunt', () => {
  ruleTest('adds a die to the attack for which it is used, and to no other [D2-FPLOT-06]', (open) => {
    const barghest = { monster: 'Barghest', rank: 'minion' };
    const t = open(
      position({
        map: room('HBB..CCA', '........'),
        figures: { H: hero({ health: 20 }), A: hero({ health: 20 }), B: barghest, C: barghest },
        'overlord cards in play': ['Nighttime Hunt'],
        threat: 5,
        turn: { activating: 'B' },
        // A second yellow die would not be in the script.
        chance: dice({ blue: '3-2-0 3-2-0', red: '0-2-0 0-2-0', yellow: '1-1-0', gray: '0 0' }),
      }),
    );
    use(attack(t, 'target:H'));
    expect([damage(t, 'H'), t.state.threat]).toEqual([5, 4]);
    t.choose('end', 'activate:C');
    attack(t, 'target:A');
    expect([damage(t, 'A'), (t.state.zones.plots![0] as Piece).exhausted]).toEqual([4, true]);
  });
});

describe('Mystic Might', () => {
  ruleTest(
    'may be used several times in one attack, and its tokens cost no threat [D2-FPLOT-13, D2-PLOT-22]',
    (open) => {
      const t = overlords(open, ['Dark Might', 'Dark Might'], {
        map: room('MHN.....', '........', '.......A'),
        figures: { M: monster(), N: monster() },
        'overlord cards in play': ['Mystic Might'],
        threat: 2,
        shown: { blue: '3-2-0 3-2-0', red: '0-2-0 0-2-0', gray: '0 0' },
      });
      const attackWith = (letter: string, wanted: number): void => {
        settle(t).choose(`activate:${letter}`);
        settle(t);
        t.choose(t.offered.find((id) => id.startsWith('weapon:'))!, 'target:H');
        let used = 0;
        while (t.prompt !== 'd2.ask.act') {
          const plays = t.offered.find((id) => id.startsWith('play:'));
          const isTrigger = t.state.threat > 0 && (t.state.zones.discard?.length ?? 0) > 2 - t.state.threat;
          const trigger = t.prompt === 'd2.ask.use' && uses(t).length === 1 && isTrigger;
          if (plays) t.choose(plays);
          else if (trigger || (t.prompt === 'd2.ask.use' && used < wanted)) {
            if (!trigger) used++;
            t.choose(uses(t)[0]!);
          } else t.choose(plainAnswer(t.match));
        }
        t.choose('end');
      };
      attackWith('M', 0);
      expect([damage(t, 'H'), t.state.threat]).toEqual([4, 1]);
      attackWith('N', 2);
      expect([damage(t, 'H'), t.state.threat]).toEqual([4 + 4 + 4, 0]);
    },
  );
});

describe('Bolt from the Blue', () => {
  const others: Words = {
    C: { figure: { name: 'Elder', 'as hero': true } },
    D: { figure: { name: 'Friend', sort: 'ally', 'as hero': true } },
    E: { figure: { name: 'Pet', sort: 'familiar', 'as hero': true }, of: 'H' },
  };
  const bolt = (open: OpenPlaytest, shown: Words): Table => {
    const t = overlords(open, [], {
      map: room('H.C.D.E.', '........', '....M..A'),
      figures: others,
      'overlord cards in play': ['Bolt from the Blue'],
      threat: 1,
      shown,
    });
    while (t.prompt !== 'd2.ask.activate') t.choose(plainAnswer(t.match));
    return use(t);
  };

  ruleTest(
    'targets heroes, but no ally, no familiar and nobody who is treated as a hero [D2-PLOT-26, D2-PLOT-27, D2-PLOT-28]',
    (open) => {
      const t = bolt(open, { blue: '5-1-0', yellow: '1-1-0', gray: '0' });
      expect(t.offered).toEqual(['figure:H', 'figure:A']);
      settle(t.choose('figure:H'));
      expect([damage(t, 'H'), t.prompt]).toEqual([2, 'd2.ask.activate']);
    },
  );

  ruleTest('misses without a range of 4, wherever its target is', (open) => {
    const t = bolt(open, { blue: '2-2-1', yellow: '1-1-0', gray: '0' });
    settle(t.choose('figure:H'));
    expect(t.offered).toContain('let-it-miss');
    expect([damage(t.choose('let-it-miss'), 'H'), t.prompt]).toEqual([0, 'd2.ask.activate']);
  });
});

describe('Trouble on the Road', () => {
  const legacy = scheming('Seeds of Betrayal', ['sole-purpose', 'trouble-on-the-road'], 6);

  ruleTest(
    'may name another attribute for every hero, and the fortune that it has made may reroll its tests [D2-FPLOT-02, D2-PLOT-31]',
    (open) => {
      const t = toQuest(open, legacy, 'three', 'd2.ask.use');
      while (t.state.phase !== 'travel') t.choose(t.prompt === 'd2.ask.use' ? 'pass' : plainAnswer(t.match));
      use(playTo(t, 'd2.ask.use'));
      playTo(t, 'd2.ask.attribute-for');
      expect([0, 1].map((one) => fortuneOf(t.state, one))).toEqual([1, 1]);
      t.choose('test:might');
      expect([t.asked, uses(t)]).toEqual([1, [expect.stringMatching(/^use:/)]]);
      use(t);
      playTo(t, 'd2.ask.attribute-for');
      expect(fortuneOf(t.state, 0)).toBe(0);
      t.choose('test:willpower');
      expect([t.asked, uses(t).length]).toEqual([2, 1]);
    },
  );
});

describe('the first encounter', () => {
  ruleTest(
    'is that of the quest that is played: False Friends lets the next shop show two cards fewer [D2-FPLOT-04]',
    (open) => {
      const legacy = scheming('Seeds of Betrayal', ['false-friends'], 5);
      const t = use(toQuest(open, legacy, 'one', 'd2.ask.use'));
      const asked: string[] = [];
      while (t.match.choice) {
        if (t.state.encounter === 1) asked.push(t.prompt as string);
        t.choose(t.prompt === 'd2.ask.threat-for' ? 'no' : plainAnswer(t.match));
      }
      expect(asked).not.toContain('d2.ask.use');
      expect(dataOf(t.match.legacy!).overlord.plot!.exhausted).toEqual(['seeds-of-betrayal-false-friends']);
      const next = goOn(open, t.match.legacy!, 'd2.ask.shop');
      expect(zone(next, 'shop')).toHaveLength(3);
      playTo(next, 'd2.ask.next-quest');
      expect((next.state.zones.plots![0] as Piece).exhausted).toBe(false);
    },
  );

  ruleTest('is not a later one: False Friends is not offered there [D2-FPLOT-04]', (open) => {
    const t = toQuest(open, scheming('Seeds of Betrayal', ['false-friends'], 5), 'one', 'd2.ask.use');
    const asked: number[] = [];
    while (t.match.choice) {
      if (t.prompt === 'd2.ask.use') asked.push(t.state.encounter);
      t.choose(t.prompt === 'd2.ask.threat-for' ? 'no' : plainAnswer(t.match));
    }
    expect(asked).toEqual([0]);
  });

  ruleTest('is that of the quest that is played: so it is for Two-Pronged Gambit [D2-FPLOT-03]', (open) => {
    const legacy = scheming('Seeds of Betrayal', ['two-pronged-gambit'], 1);
    const t = use(toQuest(open, legacy, 'two', 'd2.ask.use'));
    playTo(t, 'd2.ask.gambit').choose('bet:fortune');
    expect([zone(t, 'beneath:0'), JSON.stringify(t.view(1)).includes('gambit-fortune')]).toEqual([
      ['gambit-fortune'],
      false,
    ]);
    const before = t.state.threat;
    // The heroes win the quest Two.
    expect(dataOf(playTo(t).match.legacy!).overlord.plot!.threat).toBe(before + 3);
  });
});

describe('threat', () => {
  ruleTest(
    'comes once in a quest for each hero, over all its encounters [D2-PLOT-08, D2-DEFEAT-17]',
    (open) => {
      const t = toQuest(open, scheming('The Fallen Elite', [], 0), 'one', 'd2.ask.threat-for');
      const asked: number[] = [];
      while (t.match.choice) {
        const isAsked = t.prompt === 'd2.ask.threat-for';
        if (isAsked) asked.push(t.state.encounter);
        const rises = t.offered.includes('action:stand-up');
        t.choose(isAsked ? 'yes' : rises ? 'action:stand-up' : plainAnswer(t.match));
      }
      // Both heroes fall in both encounters; the quest before has brought 1.
      expect([asked, dataOf(t.match.legacy!).overlord.plot!.threat]).toEqual([[0, 0], 3]);
    },
  );

  ruleTest(
    'comes with every Quest card that is played, an advanced one too [D2-PLOT-13, D2-RUMOR-18]',
    (open) => {
      const plot = { plot: { deck: 'The Fallen Elite', bought: [], threat: 2 } };
      const late = [START, ...['one', 'two', 'three'].map((id) => played(id, H))];
      const legacies = [
        leftBy([START], { overlord: { ...plot, rumors: ['card-way'] } }),
        leftBy([...late, played('middle-a', H, 'interlude')], { overlord: plot, advanced: [RUMORS[1]!.id] }),
      ];
      for (const legacy of legacies) {
        // The quest before has brought 1 to the overlord who passes; the card brings another.
        const passing = goOn(open, legacy, 'd2.ask.rumor').choose('pass');
        expect(playTo(passing, 'd2.ask.shop').state.threat).toBe(3);
        const playing = goOn(open, legacy, 'd2.ask.rumor');
        playing.choose(playing.offered[0]!);
        expect(playTo(playing, 'd2.ask.shop').state.threat).toBe(4);
      }
    },
  );
});
