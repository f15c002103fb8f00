import type { Ability, EventName } from '@questwright/adventure';
import { instantly, nameOf } from '@questwright/adventure';
import { Playtest } from '@questwright/kernel/testing';
import { describe, expect, it } from 'vitest';
import {
  at,
  count,
  item,
  location,
  questEnemy,
  special,
  whenever,
  withTrait,
} from '../../rules/effects/index.ts';
import type { Trigger } from '../../rules/effects/triggers.ts';
import type { Terrinoth } from '../../rules/state.ts';
import { alsoInBox } from '../box.ts';
import { pick } from '../look.ts';
import { dice, foe, idle, type PositionWords, position } from '../position.ts';
import { toolsInBox } from '../tools.ts';
import { say } from './table.ts';

/** Who was meant by "you", by "that hero" and by "that enemy", and the successes. */
type Heard = [you: number, hero: number, enemies: string, successes: number];

toolsInBox({ Ledger: count('saved', 3) });

let bells = 0;
let heard: Heard[] = [];

/** An ability that only listens. */
const listensTo = <E extends EventName<Terrinoth>>(trigger: Trigger<E>): Ability =>
  whenever(
    trigger,
    special('ht.none', {
      run: instantly((g, c) => {
        const enemies = c.enemies.map((enemy) => nameOf(g, enemy)).join();
        heard.push([c.seat, c.other, enemies, c.successes]);
      }),
    }),
  );

type On = 'Ann' | 'place' | 'place ahead' | 'enemy';

/** What something on a card of Ann's, of the place or of an enemy hears, while a position is played. */
function hear<E extends EventName<Terrinoth>>(
  trigger: Trigger<E>,
  words: PositionWords,
  picks: readonly string[] = [],
  on: On = 'Ann',
): Heard[] {
  const name = `Bell ${++bells}`;
  const abilities = [listensTo(trigger)];
  const [ann, ...others] = words.heroes;
  let heroes = words.heroes;
  let place = words.location ?? { name: 'Ford', exploration: 9 };
  if (on === 'Ann') {
    alsoInBox({ extras: [item({ name, abilities })] });
    heroes = [{ ...ann, items: [name, ...((ann!.items ?? []) as string[])] }, ...others];
  } else if (on !== 'enemy') {
    const card = {
      name,
      rating: 'Trivial',
      traits: ['Wilds'],
      exploration: 0,
      engaged: 0,
      shadows: 0,
    } as const;
    alsoInBox({ locations: [location({ ...card, abilities })] });
    if (on === 'place') place = name;
  } else {
    const stats = { health: 5, attack: 2, bar: [], rating: 'Trivial', traits: ['Imp'] } as const;
    alsoInBox({ loners: [questEnemy({ name, ...stats, rank: 'minion', abilities })] });
  }
  const called = (value: unknown): unknown =>
    JSON.parse(JSON.stringify(value).replaceAll('"BELL"', `"${name}"`));
  heard = [];
  const { chance = {}, ...rest } = { ...words, heroes, location: place };
  const t = new Playtest(position({ ...(called(rest) as PositionWords), chance }), 'straight');
  for (const answer of picks) pick(t, answer === 'BELL' ? name : answer);
  return heard.map(([you, hero, enemies, successes]) => [
    you,
    hero,
    enemies.replace(name, 'BELL'),
    successes,
  ]);
}

const blanks = dice('blank '.repeat(30), 'blank '.repeat(20));
const two = { heroes: [{}, {}], chance: blanks };
const [ANN, BEN, NOBODY] = [0, 1, -1];

describe('triggers of rounds, phases and places', () => {
  it('rounds and phases', () => {
    expect(hear(at.roundStarts, { ...two, phase: 'end' })).toEqual([[ANN, NOBODY, '', 0]]);
    expect(hear(at.roundEnds, { ...two, phase: 'end' })).toEqual([[ANN, NOBODY, '', 0]]);
    const last = { ...two, leader: 'Ben', activation: 4 };
    expect(hear(at.enemyPhaseStarts, last, ['Explore'])).toEqual([[ANN, NOBODY, '', 0]]);
    expect(hear(at.enemyPhaseEnds, { ...two, phase: 'enemy' })).toEqual([[ANN, NOBODY, '', 0]]);
    expect(hear(at.perilMoves, { ...two, phase: 'peril' })).toEqual([[ANN, NOBODY, '', 0]]);
    expect(hear(at.perilMoves, { ...two, phase: 'travel' })).toEqual([]);
    expect(hear(at.inTravelPhase, { ...two, phase: 'travel' })).toEqual([[ANN, NOBODY, '', 0]]);
  });

  it('places', () => {
    const travelling = { ...two, phase: 'travel', location: { name: 'Ford', exploration: 0 } };
    const words = { ...travelling, 'location deck': ['River Bank'] };
    expect(hear(at.locationRevealed, words, ['travel', 'Ann'])).toEqual([[ANN, NOBODY, '', 0]]);
    expect(hear(at.locationRevealed, words, ['stay'])).toEqual([]);
    expect(hear(at.partyReaches('river-bank'), words, ['travel', 'Ann'])).toHaveLength(1);
    expect(hear(at.partyReaches('dark-forest'), words, ['travel', 'Ann'])).toEqual([]);
    expect(hear(at.partyLeaves, words, ['travel', 'Ann'])).toHaveLength(1);
    expect(hear(at.partyLeavesThis, words, ['travel', 'Ann'], 'place')).toHaveLength(1);
    expect(hear(at.partyLeavesThis, words, ['travel', 'Ann'])).toEqual([]); // the Bell is no place
    expect(hear(at.thisIsRevealed, words, ['travel', 'Ann'], 'place')).toEqual([]); // it was there before
    const ahead = { ...travelling, 'location deck': ['BELL', 'River Bank'] };
    expect(hear(at.thisIsRevealed, ahead, ['travel', 'Ann'], 'place ahead')).toEqual([[ANN, NOBODY, '', 0]]);
  });

  it('what a quest counts', () => {
    const saving = (saved: number) => ({
      ...two,
      quest: 'Millbrook Burning',
      counters: { saved },
      heroes: [{ items: ['Ledger'] }, {}],
    });
    const reached = (n: number, saved: number, counter = 'saved') =>
      hear(at.counterReaches(counter, n), saving(saved), ['Ledger']).length;
    expect([reached(3, 0), reached(1, 0), reached(4, 0), reached(2, 2), reached(3, 2)]).toEqual([
      1, 1, 0, 0, 1,
    ]);
    expect(reached(3, 0, 'lost')).toBe(0);
    expect(say(at.counterReaches('saved', 3).text)).toBe('when the number of saved villagers reaches 3');
  });

  it('are said', () => {
    const said = (...triggers: readonly { text: Parameters<typeof say>[0] }[]) =>
      triggers.map(({ text }) => say(text));
    expect(said(at.roundStarts, at.roundEnds, at.enemyPhaseStarts, at.enemyPhaseEnds, at.perilMoves)).toEqual(
      [
        'at the start of the round',
        'at the end of the round',
        'at the start of the enemy phase',
        'at the end of the enemy phase',
        'after the peril token moves',
      ],
    );
    expect(said(at.partyReaches('river-bank'), at.partyLeaves, at.partyLeavesThis)).toEqual([
      'when the party reaches River Bank',
      'when the party leaves a location',
      'when the party leaves this location',
    ]);
  });
});

describe('triggers of activations and actions', () => {
  const card = (action: string) => ({ cards: [{ action, dice: 1 }] });
  const rolls = dice('success success', 'blank blank');

  it('activations', () => {
    expect(hear(at.yourActivationStarts, two, ['Explore'])).toEqual([[ANN, NOBODY, '', 0]]);
    expect(hear(at.yourActivationEnds, two, ['Explore', 'Explore'])).toEqual([[ANN, NOBODY, '', 0]]);
    expect(hear(at.eachActivationStarts, two, ['Explore'], 'place').map(([you]) => you)).toEqual([ANN, BEN]);
    expect(hear(at.eachActivationEnds, two, ['Explore', 'Explore'], 'place').map(([you]) => you)).toEqual([
      ANN,
      BEN,
    ]);
  });

  const words = { heroes: [card('rest'), card('rest')], chance: rolls };
  const both = ['Rest', 'Rest'];

  it('before and after the roll', () => {
    expect(hear(at.youBegin(), words, both)).toEqual([[ANN, NOBODY, '', 0]]);
    expect(hear(at.youBegin('rest'), words, both)).toHaveLength(1);
    expect(hear(at.youBegin('attack'), words, both)).toEqual([]);
    expect(hear(at.heroBegins(), words, both)).toEqual([
      [ANN, ANN, '', 0],
      [ANN, BEN, '', 0],
    ]);
    expect(hear(at.heroBegins('attack'), words, both)).toEqual([]);
    expect(hear(at.youRoll(), words, both)).toEqual([[ANN, NOBODY, '', 0]]);
    expect(hear(at.youRoll('rest'), words, both)).toHaveLength(1);
    expect(hear(at.youRoll('attack'), words, both)).toEqual([]);
  });

  it('when successes are counted, and when all is over', () => {
    expect(hear(at.youCount(), words, both)).toEqual([[ANN, ANN, '', 1]]);
    expect(hear(at.youCount('aid'), words, both)).toEqual([]);
    expect(hear(at.heroCounts(), words, both)).toEqual([
      [ANN, ANN, '', 1],
      [ANN, BEN, '', 1],
    ]);
    expect(hear(at.heroCounts('aid'), words, both)).toEqual([]);
    expect(hear(at.youFinish(), words, both)).toEqual([[ANN, ANN, '', 1]]);
    expect(hear(at.youFinish('aid'), words, both)).toEqual([]);
    expect(hear(at.anotherFinishes(), words, both)).toEqual([[ANN, BEN, '', 1]]);
    expect(hear(at.anotherFinishes('aid'), words, both)).toEqual([]);
    expect(hear(at.anotherFinishes('rest'), words, both, 'place')).toEqual([]); // a place is nobody's
    expect(hear(at.heroFinishes(), words, both)).toHaveLength(2);
    expect(hear(at.heroFinishes('aid'), words, both)).toEqual([]);
  });

  it('"that hero" of an aid is the aided one', () => {
    const aids = { heroes: [card('aid'), {}], chance: dice('success') };
    expect(hear(at.youFinish('aid'), aids, ['Aid'])).toEqual([[ANN, BEN, '', 1]]);
  });

  it('are said', () => {
    const said = (...triggers: readonly { text: Parameters<typeof say>[0] }[]) =>
      triggers.map(({ text }) => say(text));
    expect(
      said(at.youBegin('aid'), at.heroBegins(), at.youRoll('attack'), at.youCount(), at.heroCounts('rest')),
    ).toEqual([
      'before you roll for an aid action',
      'before you roll for an action',
      'after you roll for an attack',
      'when you count the successes of an action',
      'when you count the successes of a rest action',
    ]);
    expect(said(at.youFinish(), at.anotherFinishes('explore'), at.heroFinishes('explore'))).toEqual([
      'after you resolve an action',
      'after another hero resolves an explore action',
      'after you resolve an explore action',
    ]);
  });
});

describe('triggers of heroes', () => {
  const after = (effect: unknown) => ({ cards: [{ action: 'explore', dice: 1, after: effect }] });
  const all = (effect: object) => ({
    heroes: [{ wounds: 3, ...after({ ...effect, who: 'each hero' }) }, { wounds: 3 }],
    chance: blanks,
  });

  it('wounds', () => {
    const pain = all({ suffer: 2 });
    expect(hear(at.youWouldSuffer(), pain, ['Explore'])).toEqual([[ANN, NOBODY, '', 0]]);
    expect(hear(at.youWouldSuffer('effect'), pain, ['Explore'])).toHaveLength(1);
    expect(hear(at.youWouldSuffer('attack'), pain, ['Explore'])).toEqual([]);
    expect(hear(at.anotherWouldSuffer(), pain, ['Explore'])).toEqual([[ANN, BEN, '', 0]]);
    expect(hear(at.anotherWouldSuffer('enemy'), pain, ['Explore'])).toEqual([]);
    expect(hear(at.heroWouldSuffer(), pain, ['Explore']).map(([, hero]) => hero)).toEqual([ANN, BEN]);
    expect(hear(at.heroWouldSuffer('enemy'), pain, ['Explore'])).toEqual([]);
    expect(hear(at.youSuffer(), pain, ['Explore'])).toEqual([[ANN, NOBODY, '', 0]]);
    expect(hear(at.youSuffer('exhaustion'), pain, ['Explore'])).toEqual([]);
    expect(hear(at.youRecover, all({ recover: 1 }), ['Explore'])).toEqual([[ANN, NOBODY, '', 0]]);
    expect(hear(at.youRecover, pain, ['Explore'])).toEqual([]);
  });

  it('defeat', () => {
    const falls = { heroes: [{}, { wounds: 13, ...after({ suffer: 1 }) }, {}], turn: 'Ben', chance: blanks };
    expect(hear(at.heroFalls, falls, ['Explore'])).toEqual([[ANN, BEN, '', 0]]);
  });

  it('tokens, conditions, exploration cards, progress', () => {
    expect(hear(at.youGainTokens, all({ 'gain tokens': 1 }), ['Explore'])).toEqual([[ANN, NOBODY, '', 0]]);
    expect(hear(at.youGainCondition, all({ 'give condition': 'Focused' }), ['Explore'])).toEqual([
      [ANN, NOBODY, '', 0],
    ]);
    const drawing = {
      ...all({ 'draw exploration': 1 }),
      'exploration deck': ['Healing Potion', 'Healing Potion'],
    };
    expect(hear(at.youDrawExploration, drawing, ['Explore'])).toEqual([[ANN, NOBODY, '', 0]]);
    const progress = {
      heroes: [{}, { cards: [{ action: 'explore', dice: 1 }] }],
      turn: 'Ben',
      chance: dice('success'),
    };
    expect(hear(at.progressIsAdded, progress, ['Explore'])).toEqual([[ANN, BEN, '', 0]]);
  });

  it('are said', () => {
    const said = (...triggers: readonly { text: Parameters<typeof say>[0] }[]) =>
      triggers.map(({ text }) => say(text));
    expect(
      said(
        at.youWouldSuffer('counterattack'),
        at.anotherWouldSuffer(),
        at.heroWouldSuffer('enemy'),
        at.youSuffer(),
      ),
    ).toEqual([
      'when you would suffer wounds from counterattacks',
      'when another hero would suffer wounds',
      'when a hero would suffer wounds from an enemy',
      'when you suffer wounds',
    ]);
  });
});

describe('triggers of enemies', () => {
  const imp = foe('Imp', { traits: ['Demon'], health: 1, ...idle });
  const hits = {
    heroes: [{ cards: [{ action: 'attack', dice: 1 }], engaged: [imp] }, {}],
    chance: dice('success'),
  };

  it('defeat', () => {
    expect(hear(at.enemyFalls(), hits, ['Attack'])).toEqual([[ANN, NOBODY, 'Imp', 0]]);
    expect(hear(at.enemyFalls(withTrait('Demon')), hits, ['Attack'])).toHaveLength(1);
    expect(hear(at.enemyFalls(withTrait('Undead')), hits, ['Attack'])).toEqual([]);
    expect(hear(at.youDefeat(), hits, ['Attack'])).toEqual([[ANN, NOBODY, 'Imp', 0]]);
    expect(hear(at.youDefeat(withTrait('Undead')), hits, ['Attack'])).toEqual([]);
    expect(hear(at.youDefeat(), hits, ['Attack'], 'place')).toEqual([]);
    expect(hear(at.enemyFalls(), hits, ['Attack'], 'place')).toHaveLength(1);
    const bell = {
      heroes: [{ engaged: [{ name: 'BELL', wounds: 4, ...idle }, imp] }, {}],
      chance: dice('success blank'),
    };
    expect(hear(at.thisFalls, bell, ['Attack', 'BELL'], 'enemy')).toEqual([[ANN, ANN, 'BELL', 0]]);
    expect(hear(at.thisFalls, bell, ['Attack', 'Imp'], 'enemy')).toEqual([]);
  });

  const lures = { cards: [{ action: 'explore', dice: 1, after: { engage: 1 } }] };

  it('engagement and spawning', () => {
    const words = { heroes: [{}, lures], turn: 'Ben', shadows: [imp], chance: blanks };
    expect(hear(at.enemyEngages(), words, ['Explore'])).toEqual([[ANN, BEN, 'Imp', 0]]);
    expect(hear(at.enemyEngages(withTrait('Undead')), words, ['Explore'])).toEqual([]);
    expect(hear(at.enemyEngagesYou, words, ['Explore'])).toEqual([]);
    const own = { ...words, heroes: [lures, {}], turn: 'Ann' };
    expect(hear(at.enemyEngagesYou, own, ['Explore'])).toEqual([[ANN, NOBODY, 'Imp', 0]]);
    expect(hear(at.thisEngages, { ...words, shadows: ['BELL', imp] }, ['Explore', 'BELL'], 'enemy')).toEqual([
      [BEN, BEN, '', 0],
    ]);
    expect(hear(at.thisEngages, { ...words, shadows: ['BELL', imp] }, ['Explore', 'Imp'], 'enemy')).toEqual(
      [],
    );
    const spawning = {
      heroes: [{ cards: [{ action: 'explore', dice: 1, after: 'spawn' }] }, {}],
      'enemy deck': [foe('Imp', { traits: ['Demon'], health: 1 }), foe('Rat')],
      chance: blanks,
    };
    expect(hear(at.enemySpawns(), spawning, ['Explore'])).toEqual([[ANN, NOBODY, 'Imp', 0]]);
    expect(hear(at.enemySpawns(withTrait('Undead')), spawning, ['Explore'])).toEqual([]);
  });

  it('activation, wounds and counterattacks', () => {
    const phase = {
      phase: 'enemy',
      heroes: [{}, { engaged: [foe('Imp', { traits: ['Demon'] })] }],
      chance: blanks,
    };
    expect(hear(at.enemyActivates(), phase)).toEqual([[ANN, NOBODY, 'Imp', 0]]);
    expect(hear(at.enemyActivates(withTrait('Undead')), phase)).toEqual([]);
    const bells = { ...phase, heroes: [{}, { engaged: ['BELL'] }] };
    expect(hear(at.thisActivates, bells, [], 'enemy')).toEqual([[BEN, BEN, '', 0]]);
    expect(hear(at.thisActivates, { ...phase, shadows: [{ name: 'BELL', ...idle }] }, [], 'enemy')).toEqual(
      [],
    );

    const struck = { heroes: [{ engaged: ['BELL'] }, {}], chance: dice('success blank', 'counterattack') };
    expect(hear(at.thisWouldSuffer, struck, ['Attack'], 'enemy')).toEqual([[ANN, ANN, '', 0]]);
    expect(hear(at.thisSuffers, struck, ['Attack'], 'enemy')).toEqual([[ANN, ANN, '', 0]]);
    expect(hear(at.thisCounterattacks, struck, ['Attack'], 'enemy')).toEqual([[ANN, ANN, '', 0]]);
    const aside = { ...struck, heroes: [{ engaged: [foe('Ape')] }, { engaged: ['BELL'] }] };
    for (const trigger of [at.thisWouldSuffer, at.thisSuffers, at.thisCounterattacks] as Trigger[])
      expect(hear(trigger, aside, ['Attack'], 'enemy')).toEqual([]);
    const ape = { heroes: [{ engaged: [foe('Ape')] }, {}], chance: dice('blank blank', 'counterattack') };
    expect(hear(at.enemyCounterattacksYou, ape, ['Rest'])).toEqual([[ANN, NOBODY, 'Ape', 0]]);
  });

  it('are said', () => {
    const said = (...triggers: readonly { text: Parameters<typeof say>[0] }[]) =>
      triggers.map(({ text }) => say(text));
    expect(
      said(
        at.enemyFalls(),
        at.youDefeat(withTrait('Undead')),
        at.enemyEngages(),
        at.enemySpawns(withTrait('Goblin')),
        at.enemyActivates(),
      ),
    ).toEqual([
      'when an enemy is defeated',
      'when you defeat any Undead',
      'when an enemy engages a hero',
      'when any Goblin spawns',
      'when an enemy activates',
    ]);
  });
});
