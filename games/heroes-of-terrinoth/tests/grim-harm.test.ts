import { type OpenPlaytest, type Playtest, ruleTest } from '@questwright/kernel/testing';
import { describe, expect } from 'vitest';
import type { Terrinoth } from '../rules/state.ts';
import { hero, names, offers, pick, piece } from './look.ts';
import { foe, idle, position, shy } from './position.ts';

type Words = Record<string, unknown>;

/** A Shaman with Ann chants; then Ben, the leader, picks between two enemies, so that the phase goes on. */
function chant(open: OpenPlaytest, effect: unknown, { heroes = [], ...more }: Words): Playtest<Terrinoth> {
  const [ann = {}, ben = {}, ...rest] = heroes as Words[];
  return open(
    position({
      grim: true,
      phase: 'enemy',
      leader: 'Ben',
      turn: 'Ann',
      heroes: [
        { ...ann, engaged: [foe('Shaman', { bar: [{ Chant: effect }] }), ...engagedIn(ann)] },
        { ...ben, engaged: [foe('Bat', shy), foe('Toad'), ...engagedIn(ben)] },
        ...rest,
      ],
      ...more,
    }),
  );
}
const engagedIn = ({ engaged = [] }: Words) => engaged as Words[];
const askedLater = (t: Playtest<Terrinoth>) => [t.asked, offers(t).slice(0, 2)];
const BEN_PICKS = [1, ['Bat', 'Toad']];

const shadows = [
  foe('Rat', { attack: 1, ...idle }),
  foe('Ogre', { attack: 4, ...idle }),
  foe('Wolf', { attack: 2, ...idle }),
];

describe('the grim rule, when a keyword must pick an enemy', () => {
  ruleTest('heals the one that recovers most wounds [HT-GRIM-02, HT-GRIM-05]', (open) => {
    const hurt = [1, 4, 2].map((wounds, i) => ({ ...shadows[i]!, wounds }));
    const t = chant(open, { heal: 3, which: 'an enemy' }, { shadows: hurt });
    expect(askedLater(t)).toEqual(BEN_PICKS);
    expect(['Rat', 'Ogre', 'Wolf'].map((name) => piece(t, name).wounds)).toEqual([1, 1, 2]);
  });

  ruleTest('readies the one with the highest attack, and lets it engage [HT-GRIM-05]', (open) => {
    const ready = chant(open, { 'ready enemy': 1, which: 'an enemy exhausted' }, { shadows });
    expect(['Rat', 'Ogre', 'Wolf'].map((name) => piece(ready, name).exhausted)).toEqual([true, false, true]);
    const comes = chant(open, { 'enemy engages': 1, which: 'an enemy in the shadows' }, { shadows });
    expect(names(comes, 'engaged:0')).toEqual(['Shaman', 'Ogre']);
    const taken = chant(open, { engage: 2 }, { shadows });
    expect(names(taken, 'engaged:0')).toEqual(['Shaman', 'Ogre', 'Wolf']);
  });

  ruleTest('exhausts or discards the one with the lowest attack [HT-GRIM-05]', (open) => {
    const readied = shadows.map((enemy) => ({ ...enemy, exhausted: false }));
    const tired = chant(open, { 'exhaust enemy': 1, which: 'an enemy in the shadows' }, { shadows: readied });
    expect(['Rat', 'Ogre', 'Wolf'].map((name) => piece(tired, name).exhausted)).toEqual([true, false, false]);
    const gone = chant(open, { 'discard enemy': 1, which: 'an enemy in the shadows' }, { shadows });
    expect(names(gone, 'enemy-discard')).toEqual(['Rat']);
    const sent = chant(
      open,
      { 'send to shadows': 1, which: 'an enemy engaged with you' },
      { heroes: [{ engaged: [foe('Ogre', { attack: 4, ...idle }), foe('Mouse', { attack: 0, ...idle })] }] },
    );
    expect(names(sent, 'shadows')).toEqual(['Mouse']);
  });

  ruleTest('wounds one that lives on rather than one that falls [HT-GRIM-05]', (open) => {
    const hurt = [4, 0, 4].map((wounds, i) => ({ ...shadows[i]!, wounds }));
    const t = chant(open, { wound: 1, which: 'an enemy in the shadows' }, { shadows: hurt });
    expect(names(t, 'shadows').map((name) => [name, piece(t, name).wounds])).toEqual([
      ['Rat', 4],
      ['Ogre', 1],
      ['Wolf', 4],
    ]);
  });

  ruleTest('knows nothing of those that lie face down [HT-GRIM-05]', (open) => {
    const down = shadows.map((enemy) => ({ ...enemy, facedown: true }));
    const t = chant(open, { 'discard enemy': 1, which: 'an enemy in the shadows' }, { shadows: down });
    expect([t.asked, t.offered.length]).toEqual([1, 3]);
    const engage = chant(
      open,
      { 'enemy engages': 1, which: 'an enemy in the shadows' },
      { shadows: [down[1]!, shadows[0]!] },
    );
    expect(names(engage, 'engaged:0')).toEqual(['Shaman', 'Rat']);
  });

  ruleTest('lets the leader pick among the worst [HT-GRIM-04]', (open) => {
    const hurt = [3, 4, 1].map((wounds, i) => ({ ...shadows[i]!, wounds }));
    const t = chant(open, { heal: 2, which: 'an enemy in the shadows' }, { shadows: hurt });
    expect([t.asked, offers(t)]).toEqual([1, ['Rat', 'Ogre']]);
    pick(t, 'Rat');
    expect(piece(t, 'Rat').wounds).toBe(1);
  });
});

describe('the grim rule, when a keyword must pick a hero', () => {
  ruleTest('a fourth enemy goes where it wounds at once, and best where it kills [HT-GRIM-05]', (open) => {
    const effect = { 'enemy engages': 1, which: 'this enemy', who: 'another hero' };
    const third = foe('Newt', idle);
    const three = [foe('Cat', idle), foe('Dog', idle), foe('Pig', idle)];
    const t = chant(open, effect, { heroes: [{}, { engaged: [third] }, {}] });
    expect([hero(t, 1).wounds, names(t, 'shadows')]).toEqual([1, ['Shaman']]);
    const heroes = [{}, { engaged: [third] }, { health: 5, wounds: 8, engaged: three }];
    const kills = chant(open, effect, { heroes });
    expect([hero(kills, 1).wounds, hero(kills, 2).down]).toEqual([0, true]);
  });

  ruleTest('what helps is given to the one whom it helps least [HT-GRIM-05]', (open) => {
    const heroes = [
      { wounds: 3, tokens: 1 },
      { wounds: 1, tokens: 4 },
      { wounds: 5, tokens: 2 },
    ];
    const healed = chant(open, { recover: 3, who: 'a hero' }, { heroes });
    expect([0, 1, 2].map((seat) => hero(healed, seat).wounds)).toEqual([3, 0, 5]);
    const given = chant(open, { 'gain tokens': 3, who: 'a hero' }, { heroes });
    expect([0, 1, 2].map((seat) => hero(given, seat).tokens)).toEqual([1, 5, 2]);
  });
});

describe('the grim rule, between two outcomes', () => {
  const wounds = (t: Playtest<Terrinoth>) => [hero(t, 0).wounds, hero(t, 1).wounds];

  ruleTest('counts what enemies recover [HT-GRIM-05]', (open) => {
    const effect = { either: [{ heal: 3, which: 'an enemy' }, { suffer: 2 }] };
    const heals = chant(open, effect, { shadows: [{ ...shadows[0]!, wounds: 3 }] });
    expect([piece(heals, 'Rat').wounds, hero(heals, 0).wounds]).toEqual([0, 0]);
    const hurts = chant(open, effect, { shadows: [{ ...shadows[0]!, wounds: 1 }] });
    expect([piece(hurts, 'Rat').wounds, hero(hurts, 0).wounds]).toEqual([1, 2]);
  });

  ruleTest('counts one hero only, where one of several is picked [HT-GRIM-05]', (open) => {
    const effect = { either: [{ suffer: 2, who: 'a hero' }, { suffer: 3 }] };
    expect(wounds(chant(open, effect, {}))).toEqual([3, 0]);
    const each = { either: [{ suffer: 2, who: 'each hero' }, { suffer: 3 }] };
    expect(wounds(chant(open, each, {}))).toEqual([2, 2]);
  });

  ruleTest('takes the worse way of the worse way [HT-GRIM-05]', (open) => {
    const effect = { either: [{ either: [{ suffer: 1 }, { suffer: 4 }] }, { suffer: 3 }] };
    expect(wounds(chant(open, effect, {}))).toEqual([4, 0]);
  });

  ruleTest('takes no help for harm [HT-GRIM-05]', (open) => {
    const ann = { wounds: 2, tokens: 1, 'exhausted cards': ['attack', 'rest'] };
    const helps = [
      { 'give condition': 'Focused' },
      { 'gain tokens': 2 },
      { 'ready cards': 1 },
      { 'add progress': 2 },
      { recover: 1 },
      { wound: 1, which: 'an enemy' },
      { win: 1 },
    ];
    for (const help of helps) {
      const t = chant(
        open,
        { either: [help, { 'draw exploration': 1 }] },
        { heroes: [ann], 'exploration deck': ['Healing Potion', 'Healing Potion'] },
      );
      expect([help, names(t, 'items:0')]).toEqual([help, ['Healing Potion']]);
    }
    const cured = chant(
      open,
      { either: [{ 'remove condition': 'Poisoned' }, { 'remove condition': 'Focused' }] },
      {
        heroes: [{ conditions: ['Poisoned', 'Focused'] }],
      },
    );
    expect(names(cured, 'conditions:0')).toEqual(['Poisoned']);
  });

  ruleTest('holds for the keywords that are left of an enemy that fell [HT-GRIM-02]', (open) => {
    const t = open(
      position({
        grim: true,
        phase: 'enemy',
        heroes: [
          {
            engaged: [
              foe('Bomb', {
                bar: [
                  { Burst: { wound: 9, which: 'this enemy' } },
                  { Shards: { either: [{ suffer: 1 }, { suffer: 3 }] } },
                ],
              }),
            ],
          },
          {},
        ],
      }),
    );
    expect([names(t, 'enemy-discard'), hero(t, 0).wounds]).toEqual([['Bomb'], 3]);
  });
});
