import { type Amount, amountOf, amountText, askerOf, perEach } from '@questwright/adventure';
import { chooseOne, chooseSome, type Text } from '@questwright/kernel';
import { moveWithDice as spendDice } from '../actions/move.ts';
import { asDie, asHex } from '../as.ts';
import type { Context, GameEffect } from '../definitions.ts';
import { countMatches, keepOrReroll, reroll, rollDice } from '../dice.ts';
import { enterHex, moveUpTo } from '../enter.ts';
import { heroAt, speedOf } from '../heroes.ts';
import { hexesCalled, hexesOfKind, type Site, TERRAIN_BITS, within } from '../map/hexes.ts';
import { NONE, type Runebound } from '../state.ts';
import { BIT, type Terrain } from '../terrain.ts';

/** Moving by an ability is no action, so a defeated hero does it, too. */
const canMove = (g: Runebound, c: { readonly hero: number }): boolean =>
  c.hero !== NONE && !g.combat && heroAt(g, c.hero).at !== NONE;

/** Moves hex by hex, whatever the terrain. */
export const moveHexes = (n: Amount): GameEffect => ({
  text: amountText('rb.effect.move', n),
  *run(g, c) {
    if (canMove(g, c)) yield* moveUpTo(g, c.hero, amountOf(g, c, n), askerOf(g, c, this.text));
  },
  can: (g, c) => canMove(g, c) && amountOf(g, c, n) > 0,
});

/** Goes at once to one of some hexes. */
const goToOne = (text: Text, hexes: (g: Runebound, from: number) => readonly number[]): GameEffect => ({
  text,
  *run(g, c) {
    if (!canMove(g, c)) return;
    const among = hexes(g, heroAt(g, c.hero).at);
    if (among.length === 0) return;
    const hex = yield* chooseOne(g, {
      seat: c.hero,
      topic: 'go-to',
      prompt: 'rb.ask.go-to',
      by: askerOf(g, c, this.text),
      among,
      as: asHex,
    });
    yield* enterHex(g, c.hero, hex);
  },
  can: (g, c) => canMove(g, c) && hexes(g, heroAt(g, c.hero).at).length > 0,
});

export const goToSite = (kind: Site): GameEffect =>
  goToOne(['rb.effect.go-to-site', { kind: [`rb.site.${kind}`] }], (_, from) =>
    hexesOfKind(kind).filter((hex) => hex !== from),
  );

export const goToPlace = (name: string): GameEffect =>
  goToOne(['rb.effect.go-to-place', { name }], (_, from) => hexesCalled(name).filter((hex) => hex !== from));

/** Goes to a hex of a terrain within this many hexes. */
export const goToTerrain = (terrain: Terrain, n: number): GameEffect =>
  goToOne(['rb.effect.go-to-terrain', { terrain: [`rb.terrain.${terrain}`], k: n, n }], (_, from) =>
    within(from, n).filter((hex) => (TERRAIN_BITS[hex]! & BIT[terrain]) !== 0),
  );

/** Rerolls dice on the table that are not spent: all of them, or this many of the hero's choice. */
export const rerollDice = (n: number | 'all'): GameEffect => ({
  text: n === 'all' ? 'rb.effect.reroll-all' : ['rb.effect.reroll', { k: n, n }],
  *run(g, c) {
    const { roll } = g;
    if (!roll) return;
    const among = roll.faces
      .map((face, die) => ({ die, face }))
      .filter(({ die }) => (roll.spent & (1 << die)) === 0);
    const max = n === 'all' ? among.length : Math.min(n, among.length);
    const min = n === 'all' ? max : Math.min(1, max);
    const dice = yield* chooseSome(g, {
      seat: c.hero,
      topic: 'reroll',
      prompt: 'rb.ask.reroll',
      by: askerOf(g, c, this.text),
      among,
      as: asDie,
      min,
      max,
    });
    for (const { die } of dice) reroll(g, roll, die);
  },
  can: (g, c) => g.roll !== null && g.roll.seat === c.hero,
});

/** Moves with terrain dice as a move action does, for no action. */
export const moveWithDice = (): GameEffect => ({
  text: 'rb.effect.move-with-dice',
  *run(g, c) {
    if (canMove(g, c)) yield* spendDice(g, rollDice(g, c.hero, speedOf(g, c.hero), 'move'), false);
  },
  can: (g, c) => canMove(g, c) && g.roll === null && speedOf(g, c.hero) > 0,
});

/** Rolls dice and does something once for each that matches a terrain; the hero's own hex when none is named. */
export const forEachMatch = (
  dice: number | 'speed',
  terrain: Terrain | 'own hex',
  then: (n: Amount) => GameEffect,
): GameEffect => {
  const matched = perEach<Runebound, Context>(
    1,
    ['rb.each.match', { terrain: terrain === 'own hex' ? 'own' : terrain }],
    (_, c) => c.x,
  );
  const effect = then(matched);
  return {
    text: ['rb.effect.roll-for', { dice: String(dice), effect: effectArg(effect.text) }],
    *run(g, c) {
      const roll = rollDice(g, c.hero, dice === 'speed' ? speedOf(g, c.hero) : dice, 'ability');
      yield* keepOrReroll(g, roll, askerOf(g, c, this.text));
      g.roll = null;
      const bits = terrain === 'own hex' ? TERRAIN_BITS[heroAt(g, c.hero).at]! : BIT[terrain];
      c.x = countMatches(roll.faces, bits);
      if (c.x > 0) yield* effect.run(g, c);
    },
    can: (_, c) => c.hero !== NONE,
  };
};

const effectArg = (text: Text) => (typeof text === 'string' ? ([text] as const) : text);
