import { does } from '@questwright/adventure';
import { listening } from '@questwright/kernel';
import { type OpenPlaytest, ruleTest } from '@questwright/kernel/testing';
import { describe, expect, it } from 'vitest';
import { content } from '../../content/index.ts';
import { shardsOfIthyndrus } from '../../content/manor-of-ravens/relics.ts';
import { bandOfForesight } from '../../content/the-chains-that-rust/relics.ts';
import { figureDef } from '../../rules/catalogue.ts';
import { isDefeated } from '../../rules/effects/overlord-cards.ts';
import { each, monsters } from '../../rules/effects/whom.ts';
import { relic } from '../../rules/items/relic.ts';
import { addLieutenant } from '../../rules/quest/groups.ts';
import { countsTo } from '../../rules/quest/tallies.ts';
import { theLieutenant } from '../../rules/quest/who.ts';
import { at, isKnockedOut, lieutenant, quest, required, wins } from '../../rules/quest/words.ts';
import type { Descent, Piece } from '../../rules/state.ts';
import { room } from '../attack/kit.ts';
import { drawn, zone } from '../quest/kit.ts';
import {
  dataOf,
  goOn,
  leftBy,
  plainAnswer,
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
const End = [at('roundEnds', wins('heroes'))];
const Doom = [at('overlordStarts', isDefeated(each(monsters)))];
const returns = does('d2.effect.draw', (g: Descent) => addLieutenant(g, lieutenant('Splig', 'East')));
const two = [required('Zombie', 'East'), required('Goblin Archer', 'East')];
const splig = [lieutenant('Splig', 'East')];
const encounter = (more: object) => ({ map: yard, heroes: 'West', groups: [], rules: { End }, ...more });
const written = (name: string, ...encounters: readonly object[]) =>
  quest(name, { encounters: encounters.map(encounter) });

const WRITTEN = [
  written(
    'One',
    { lieutenants: [...splig, lieutenant('Belthir', 'East')] },
    { lieutenants: [...splig, lieutenant('Lady Eliza Farrow', 'East')] },
  ),
  written(
    'Two',
    {
      lieutenants: splig,
      rules: {
        End: [at('roundEnds', countsTo('heroes', 2))],
        Doom,
        Back: [at('overlordEnds', returns as never)],
      },
    },
    { lieutenants: splig },
  ),
  written('Three', { groups: two, rules: { End, Doom } }, { groups: two }),
  // As in encounter 2B of "Blood and Betrayal": she is listed, and never placed.
  written('Four', { lieutenants: [lieutenant('Lady Eliza Farrow', '')] }),
  written('Five', {
    lieutenants: splig,
    rules: { End, Doom, Tough: [isKnockedOut(theLieutenant('Splig'))] },
  }),
];
const ALL = SMALL.map((one) => WRITTEN.find(({ quest: own }) => own.id === one.quest.id) ?? one);
const other = relic(
  { id: 'other-shards', name: 'Other Shards', original: true },
  { otherSide: 'x', relic: 'monster' },
  [],
);
withSmallCampaign({
  cards: [...content.cards, shardsOfIthyndrus, bandOfForesight, other],
  events: [],
  quests: [...content.quests, ...ALL.map(({ quest: one }) => one)],
  lasting: [...content.lasting, ...ALL.flatMap((one) => one.rules)],
});

const BONES = 'bones-of-woe-overlord';
const DUSK = 'duskblade-overlord';
const RUNE = 'the-shadow-rune-overlord';
const ASK = 'd2.ask.relic';
const ASK_GROUP = 'd2.ask.monster-relic';

/** The quest is being set up by an overlord with these relics. */
function begun(open: OpenPlaytest, id: string, relics: readonly string[], until = ASK): Table {
  const t = goOn(open, leftBy([START], { overlord: { relics } }), 'd2.ask.next-quest');
  return playTo(t.choose(`quest:${id}`), until);
}
const prompted = (t: Table): unknown => t.match.choice && t.prompt;
/** The relics that answer at the start of the overlord's turns. */
const heard = (t: Table): string[] =>
  listening(t.state, 'overlordStarts', { round: 1 })
    .map(({ card }) => card.def)
    .filter((def) => def === BONES);
const piece = (t: Table, def: string): Piece =>
  Object.values(t.state.zones)
    .flat()
    .find((card) => card!.def === def) as Piece;
/** Plays until the next encounter is being set up. */
function toNext(t: Table, until?: string): Table {
  while (t.match.choice && t.state.encounter === 0) t.choose(plainAnswer(t.match));
  return until ? playTo(t, until) : t;
}

describe('a standard relic', () => {
  it('has a hero side and an overlord side [D2-RELIC-04]', () => {
    const sides = [...content.weapons, ...content.items, ...content.cards].filter(
      ({ otherSide }) => otherSide,
    );
    expect(sides.filter(({ box }) => !box)).toHaveLength(12);
    for (const { id, otherSide } of sides)
      expect(sides.find((one) => one.id === otherSide)?.otherSide).toBe(id);
  });

  ruleTest(
    'may be given to each lieutenant when an encounter is set up, one to each [D2-LT-06, D2-LT-08, D2-RELIC-06]',
    (open) => {
      const t = begun(open, 'one', [BONES, DUSK]);
      expect([t.asked, t.offered]).toEqual([0, [`relic:${BONES}`, `relic:${DUSK}`, 'pass']]);
      t.choose(`relic:${DUSK}`);
      expect([prompted(t), t.offered]).toEqual([ASK, [`relic:${BONES}`, 'pass']]);
      t.choose(`relic:${BONES}`);
      const wielders = [DUSK, BONES].map((def) =>
        t.state.zones.map!.find(({ id }) => id === piece(t, def).on),
      );
      expect(wielders.map((one) => figureDef(t.state, one as Piece).name)).toEqual(['Splig', 'Belthir']);
      expect(heard(t)).toEqual([BONES]);
    },
  );

  ruleTest('does nothing when nobody wields it, and stays the overlord’s [D2-LT-07, D2-RELIC-16]', (open) => {
    const t = begun(open, 'one', [BONES]).choose('pass', 'pass');
    expect([heard(t), zone(t, 'relics')]).toEqual([[], [BONES]]);
    expect(dataOf(playTo(t).match.legacy!).overlord.relics).toEqual([BONES]);
  });

  ruleTest('is wielded only by whom it names', (open) => {
    expect(begun(open, 'one', [BONES, RUNE]).offered).toEqual([`relic:${BONES}`, 'pass']);
  });

  ruleTest('stays with its lieutenant in all encounters of the quest [D2-RELIC-07]', (open) => {
    const t = toNext(begun(open, 'one', [BONES, DUSK]).choose(`relic:${BONES}`, 'pass'), ASK);
    // Splig has one already; only the new lieutenant is asked for.
    expect([t.offered, heard(t)]).toEqual([[`relic:${DUSK}`, 'pass'], [BONES]]);
    expect(t.state.zones.map!.find(({ id }) => id === piece(t, BONES).on)!.def).toBe('splig/1/2');
  });

  ruleTest(
    'does nothing any more once its wielder is defeated, though he comes back, and is not lost [D2-RELIC-10, D2-RELIC-11, D2-RELIC-12, D2-RELIC-13, D2-RELIC-14]',
    (open) => {
      const t = begun(open, 'two', [BONES, DUSK]).choose(`relic:${BONES}`);
      expect(heard(t)).toEqual([BONES]);
      while (t.state.round < 2) t.choose(plainAnswer(t.match));
      const isBack = (t.state.zones.map as Piece[]).some(({ label }) => label === 'Splig');
      expect([t.state.encounter, isBack, heard(t)]).toEqual([0, true, []]);
      toNext(t);
      const asked: unknown[] = [];
      while (t.match.choice) {
        asked.push(t.prompt);
        if (t.state.phase !== 'setup') expect(heard(t)).toEqual([]);
        t.choose(plainAnswer(t.match));
      }
      expect(asked).not.toContain(ASK);
      expect(dataOf(t.match.legacy!).overlord.relics).toEqual([BONES, DUSK]);
    },
  );

  ruleTest(
    'may be given to a lieutenant who is listed and not on the map [D2-RELIC-08, D2-RELIC-09]',
    (open) => {
      const t = begun(open, 'four', [BONES]).choose(`relic:${BONES}`);
      expect([
        heard(t),
        (t.state.zones.map as Piece[]).some(({ label }) => label === 'Lady Eliza Farrow'),
      ]).toEqual([[BONES], false]);
    },
  );

  ruleTest(
    'goes on working when the quest has its wielder knocked out and not defeated [D2-RELIC-15]',
    (open) => {
      const t = playTo(begun(open, 'five', [BONES]).choose(`relic:${BONES}`), 'd2.ask.activate');
      expect([t.state.zones.away!.map(({ def }) => def), heard(t)]).toEqual([['splig/1/2'], [BONES]]);
    },
  );
});

describe('a monster relic', () => {
  const SHARDS = shardsOfIthyndrus.id;

  ruleTest(
    'has an icon, and is wielded by a group, of which each has one at most [D2-RELIC-17, D2-RELIC-18, D2-RELIC-19]',
    (open) => {
      expect([shardsOfIthyndrus.relic, shardsOfIthyndrus.text[0]]).toEqual(['monster', 'd2.relic.monster']);
      const t = begun(open, 'three', [SHARDS, other.id], ASK_GROUP);
      expect([t.asked, t.offered]).toEqual([0, ['group:zombie', 'group:goblin-archer', 'pass']]);
      t.choose('group:zombie');
      expect(t.offered).toEqual(['group:goblin-archer', 'pass']);
      expect(t.state.zones.groups!.find(({ id }) => id === piece(t, SHARDS).on)!.def).toBe('zombie');
    },
  );

  ruleTest('does nothing when no group wields it [D2-RELIC-20]', (open) => {
    const t = begun(open, 'three', [SHARDS], ASK_GROUP).choose('pass');
    expect([zone(t, 'relics'), zone(t, 'in-play')]).toEqual([[SHARDS], []]);
  });

  ruleTest(
    'stays in play though its group is defeated, and is given anew in each encounter [D2-RELIC-21, D2-RELIC-22]',
    (open) => {
      const t = begun(open, 'three', [SHARDS], ASK_GROUP).choose('group:zombie');
      while (t.match.choice && t.state.encounter === 0) {
        expect(zone(t, 'in-play')).toContain(SHARDS);
        t.choose(plainAnswer(t.match));
      }
      expect(playTo(t, ASK_GROUP).offered).toEqual(['group:zombie', 'group:goblin-archer', 'pass']);
    },
  );
});

describe('a universal relic', () => {
  const BAND = bandOfForesight.id;

  ruleTest(
    'has an icon, lies before the overlord in every quest, and is used as it says [D2-RELIC-23, D2-RELIC-24, D2-RELIC-25, D2-RELIC-26]',
    (open) => {
      expect([bandOfForesight.relic, bandOfForesight.text[0]]).toEqual(['universal', 'd2.relic.universal']);
      const t = begun(open, 'three', [BAND], 'd2.ask.activate');
      const use = t.offered.find((id) => id.startsWith(`use:${piece(t, BAND).id}`))!;
      t.choose(use, 'trait:Trap');
      expect(piece(t, BAND).exhausted).toBe(true);
      const legacy = playTo(t).match.legacy!;
      expect(dataOf(legacy).overlord.relics).toEqual([BAND]);
      const next = playTo(goOn(open, legacy, 'd2.ask.next-quest').choose('quest:four'), 'd2.ask.activate');
      expect(zone(next, 'in-play')).toEqual([BAND]);
    },
  );
});
