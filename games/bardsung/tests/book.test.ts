import { type Choice, createMatch, type Match, type Rule } from '@questwright/kernel';
import { describe, expect, it } from 'vitest';
import { content } from '../content/index.ts';
import { drawAspect } from '../rules/aspects/aspects.ts';
import { legacyLeft } from '../rules/campaign/legacy.ts';
import { findLostTreasure } from '../rules/campaign/rewards.ts';
import { beginRound } from '../rules/end-phase/end-phase.ts';
import { behave } from '../rules/enemy/behave.ts';
import { placeEnemies } from '../rules/explore/furnish.ts';
import { game } from '../rules/index.ts';
import { zoneOn } from '../rules/map/mat.ts';
import {
  abilitiesOf,
  bring,
  enemiesOnMat,
  equipmentOf,
  heroModel,
  terrainOnMat,
  woundsOf,
} from '../rules/pieces.ts';
import type { Bardsung } from '../rules/state.ts';
import { closedOffers, openOffers } from '../rules/turn/offers.ts';
import { sufferWound } from '../rules/wounds/suffer.ts';

const match = (options: Record<string, unknown>, seats = ['Ann', 'Ben']): Match<Bardsung> =>
  createMatch<Bardsung>({ game, seats, seed: 1, options, checkpoints: false } as never);
const begin = (encounter: string, seats?: string[]): Bardsung => match({ encounter }, seats).state;

/** Runs a rule until it asks something; null when it asks nothing. */
const firstQuestion = (rule: Rule): Choice | null => {
  const { done, value } = rule.next();
  return done ? null : (value as Choice);
};

describe('wells, pipes and forges', () => {
  /** The heroes draw a card on the first tile. */
  function draw(g: Bardsung, card: string): number[] {
    bring(g, card, 'challenge-deck').down = true;
    const deck = g.zones['challenge-deck']!;
    deck.unshift(deck.pop()!);
    expect(firstQuestion(drawAspect(g, 'challenge', 0, 0))).toBeNull();
    return terrainOnMat(g).map(({ at }) => at);
  }
  const kinds = (g: Bardsung): string[] => openOffers(g, g.turn!).map(({ kind }) => kind);

  it('do what an aspect card says, for an action, and the card goes [BS-TERRAIN-20, BS-TERRAIN-28]', () => {
    const made = match({ encounter: '1a' });
    const g = made.state;
    const card = bring(g, 'c201', 'sustained', { host: 0 });
    const { seat } = g.turn!;
    bring(g, 'well', 'terrain', { at: zoneOn(0, 1) });
    bring(g, 'torn-calf', `wounds:${seat}`);
    expect(kinds(g)).not.toContain('aspect');
    made.answer(seat, 'move:1B');
    expect(kinds(g)).toContain('aspect');
    const [wound] = g.zones[`wounds:${seat}`]!.splice(0);
    expect(closedOffers(g, g.turn!).find(({ id }) => id === `aspect:${card.id}`)?.rule).toBe('BS-TERRAIN-20');
    g.zones[`wounds:${seat}`]!.push(wound!);
    made.answer(seat, `aspect:${card.id}`);
    expect([g.turn!.actions, woundsOf(g, seat).length, g.zones.sustained]).toEqual([0, 0, []]);
    expect(g.zones['challenge-discard']!.map(({ def }) => def)).toEqual(['c201']);
  });

  it('come into the last zone of the tile, and not twice on one tile [BS-TERRAIN-28]', () => {
    expect(draw(begin('1a'), 'c201')).toEqual([zoneOn(0, 3)]);
    const g = begin('1a');
    bring(g, 'well', 'terrain', { at: zoneOn(0, 1) });
    expect(draw(g, 'c201')).toEqual([zoneOn(0, 1)]);
  });
});

describe('reinforcements', () => {
  it('come every so many rounds into the last zone that the book lays [BS-NODE-12]', () => {
    const g = begin('3d', ['Ann', 'Ben', 'Cid']);
    const { reinforcements } = content.encounters.find(({ id }) => id === '3d')!;
    expect(reinforcements).toMatchObject({ every: 2, enemy: 'restless-bones' });
    const forThree = reinforcements!.count[2];
    const before = enemiesOnMat(g).length;
    beginRound(g);
    expect([g.round, enemiesOnMat(g).length - before]).toEqual([2, forThree]);
    expect(
      enemiesOnMat(g)
        .slice(-forThree)
        .map(({ at }) => at),
    ).toEqual(Array(forThree).fill(zoneOn(2, 2)));
    beginRound(g);
    expect([g.round, enemiesOnMat(g).length - before]).toEqual([3, forThree]);
  });
});

describe('a party that begins later', () => {
  it('has 7 XP more for each chapter that leads there, and in a single encounter has spent them [BS-CHAP-09]', () => {
    const xp = (chapter: string): number => match({ chapter }).state.journey!.xp;
    expect(['the-outer-ruins', 'hobgoblin-encampment', 'the-crypt', 'the-halls-of-the-dead'].map(xp)).toEqual(
      [3, 10, 10, 17],
    );
    const sheet = (encounter: string) => {
      const { state } = match({ encounter, heroes: ['stoneheart', 'dawnguard'] });
      return [state.heroes[0]!.mods.str, abilitiesOf(state, 0).map(({ def }) => def)] as const;
    };
    expect(sheet('1a')).toEqual([2, ['hammer-blow', 'shield-rush', 'stone-skin']]);
    // Ten XP: three times two for the abilities, and three for +3.
    expect(sheet('2a')).toEqual([3, ['hammer-blow-2', 'shield-rush-2', 'stone-skin-2']]);
    // Seventeen: four more for +4, two for the second characteristic, and two to learn Ground Slam.
    expect(sheet('4a')).toEqual([4, ['hammer-blow-2', 'shield-rush-2', 'stone-skin-2', 'ground-slam']]);
    const { state } = match({ encounter: '4a', heroes: ['stoneheart', 'dawnguard'] });
    expect(state.heroes[0]).toMatchObject({ mods: { con: 2 }, spent: 17 });
    expect(equipmentOf(state, 0).map(({ def }) => def)).toEqual(['hammer-called-patience', 'granite-plate']);
    expect(equipmentOf(begin('2a'), 0).map(({ def }) => def)).toEqual(['morning-mace', 'temple-mail']);
    expect(['1a', '2a'].map((encounter) => begin(encounter).supplies.potion)).toEqual([3, 1]);
  });
});

describe('a party that begins ready', () => {
  const start = (chapter: string) => match({ chapter, ready: true, heroes: ['stoneheart', 'dawnguard'] });

  it('has spent its XP and takes its first turn in the first node at once [BS-CHAP-12]', () => {
    const { state, choice } = start('the-outer-ruins');
    expect(choice!.topic).toBe('turn');
    expect([state.node, state.journey!.at, state.journey!.xp, state.supplies.potion]).toEqual([
      '1a',
      'A',
      3,
      3,
    ]);
    expect(abilitiesOf(state, 0).map(({ def }) => def)).toEqual([
      'hammer-blow-2',
      'shield-rush',
      'stone-skin',
    ]);
    expect(state.heroes.map(({ spent }) => spent)).toEqual([2, 2]);
  });

  it('begins a later chapter with what was earned on the way there [BS-CHAP-12]', () => {
    const { state } = start('the-halls-of-the-dead');
    expect([state.node, state.heroes[0]!.spent, state.heroes[0]!.mods.str]).toEqual(['4a', 17, 4]);
    expect(equipmentOf(state, 0).map(({ def }) => def)).toEqual(['hammer-called-patience', 'granite-plate']);
  });

  it('goes on from its legacy with upkeep, as every party does [BS-CHAP-12]', () => {
    const { state } = start('the-outer-ruins');
    const legacy = legacyLeft(state, state.journey!, 'failed');
    const options = { chapter: 'the-outer-ruins', ready: true };
    const next = createMatch<Bardsung>({ game, seats: ['Ann', 'Ben'], seed: 1, options, legacy } as never);
    expect([next.choice!.topic, next.state.heroes[0]!.spent, next.state.supplies.charm]).toEqual([
      'upkeep',
      2,
      3,
    ]);
  });

  it('is asked for by true or false', () => {
    expect(() => match({ chapter: 'the-outer-ruins', ready: 'yes' })).toThrow(/true or false/);
  });
});

describe('the lost treasure', () => {
  it('of chapter 1 is four cards: the fourth pays its XP, and no other does [BS-LOOT-09]', () => {
    const g = match({ chapter: 'the-outer-ruins' }).state;
    const paid = Array.from({ length: 5 }, () => {
      findLostTreasure(g);
      return g.journey!.xp;
    });
    expect(paid).toEqual([3, 3, 3, 4, 4]);
  });
});

describe('a defeat', () => {
  it('comes before whatever happens after a wound [BS-WOUND-15]', () => {
    const wounded = (before: number): readonly [string | undefined, number] => {
      const g = match({ encounter: '1a', heroes: ['dawnguard', 'stoneheart'] }).state;
      bring(g, 'martyr', 'abilities:0', { seat: 0 });
      for (let n = 0; n < before; n++) bring(g, 'torn-calf', 'wounds:0');
      g.fate.active = 0;
      const asked = firstQuestion(sufferWound(g, heroModel(g, 0)));
      return [asked?.topic, g.fate.active];
    };
    expect(wounded(0)).toEqual([undefined, 1]);
    expect(wounded(4)).toEqual(['potion', 0]);
  });
});

describe('behaviours with a deed of their own', () => {
  it('a devourer loses a wound token after its attack', () => {
    const g = begin('1a');
    placeEnemies(g, 'grave-glutton', 1, heroModel(g, 0).at);
    const [glutton] = enemiesOnMat(g);
    glutton!.wounds = 1;
    const rule = behave(g, glutton!);
    for (let step = rule.next(); !step.done; step = rule.next('no' as never));
    expect(glutton!.wounds).toBe(0);
  });

  it('a time stopper sends the foremost hero to the end of the order', () => {
    const g = begin('1a');
    placeEnemies(g, 'hour-thief', 1, zoneOn(0, 3));
    const [first, ...others] = [...g.order];
    const rule = behave(g, enemiesOnMat(g)[0]!);
    rule.next();
    expect(g.order).toEqual([...others, first]);
  });
});
