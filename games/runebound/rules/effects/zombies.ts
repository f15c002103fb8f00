import { askerOf, instantly, note } from '@questwright/adventure';
import { chooseOne } from '@questwright/kernel';
import { asHex } from '../as.ts';
import type { GameEffect } from '../definitions.ts';
import { gainGold } from '../gold.ts';
import { heroAt, turnOrder } from '../heroes.ts';
import { hexesCalled, hexName, NEIGHBOURS } from '../map/hexes.ts';
import { NONE, type Runebound } from '../state.ts';

export function placeZombie(g: Runebound, hex: number): void {
  g.zombies.push(hex);
  note(g, 'rb.log.zombie', { hex: hexName(hex) }, 'RB-SCENARIO-21');
}

/** Zombies come to a named place, each to a hex of it that the first player picks. */
export const placeZombies = (n: number, place: string): GameEffect => ({
  text: ['rb.effect.zombies', { k: n, n, place }],
  *run(g, c) {
    for (let i = 0; i < n; i++) {
      const among = hexesCalled(place);
      placeZombie(
        g,
        yield* chooseOne(g, {
          seat: c.seat,
          topic: 'zombie',
          prompt: 'rb.ask.zombie',
          by: askerOf(g, c, this.text),
          among,
          as: asHex,
        }),
      );
    }
  },
});

/** A zombie comes to the hex of each hero. It does no damage then: that comes on entering. */
export const zombieBesideEachHero = (): GameEffect => ({
  text: 'rb.effect.zombie-each-hero',
  *run(g, c) {
    for (const seat of turnOrder(g)) {
      const among = NEIGHBOURS[heroAt(g, seat).at]!;
      placeZombie(
        g,
        yield* chooseOne(g, {
          seat: c.seat,
          topic: 'zombie',
          prompt: 'rb.ask.zombie',
          by: askerOf(g, c, this.text),
          among,
          as: asHex,
        }),
      );
    }
  },
});

/** A killed zombie goes back to the bank. */
export function removeZombie(g: Runebound, hex: number): void {
  const at = g.zombies.indexOf(hex);
  if (at >= 0) g.zombies.splice(at, 1);
}

/** Kills a zombie in the hero's hex and gains gold for it. */
export const killZombie = (gold: number): GameEffect => ({
  text: ['rb.effect.kill-zombie', { k: gold }],
  run: instantly((g, c) => {
    removeZombie(g, heroAt(g, c.hero).at);
    note(g, 'rb.log.kills-zombie', { hero: c.hero }, 'RB-SCENARIO-23');
    gainGold(g, c.hero, gold);
  }),
  can: (g, c) => c.hero !== NONE && g.zombies.includes(heroAt(g, c.hero).at),
});

/** Kills any one zombie on the board. */
export const banishZombie = (): GameEffect => ({
  text: 'rb.effect.banish-zombie',
  *run(g, c) {
    if (g.zombies.length === 0) return;
    const among = [...new Set(g.zombies)];
    removeZombie(
      g,
      yield* chooseOne(g, {
        seat: c.seat,
        topic: 'banish',
        prompt: 'rb.ask.banish',
        by: askerOf(g, c, this.text),
        among,
        as: asHex,
      }),
    );
  },
  can: (g) => g.zombies.length > 0,
});

/** Moves a zombie of the chooser's choice one hex. */
export const moveZombie = (): GameEffect => ({
  text: 'rb.effect.move-zombie',
  *run(g, c) {
    if (g.zombies.length === 0) return;
    const { seat } = c;
    const zombies = [...new Set(g.zombies)];
    const from = yield* chooseOne(g, {
      seat,
      topic: 'banish',
      prompt: 'rb.ask.banish',
      by: askerOf(g, c, this.text),
      among: zombies,
      as: asHex,
    });
    const among = NEIGHBOURS[from]!;
    const to = yield* chooseOne(g, {
      seat,
      topic: 'zombie',
      prompt: 'rb.ask.zombie',
      by: askerOf(g, c, this.text),
      among,
      as: asHex,
    });
    removeZombie(g, from);
    placeZombie(g, to);
  },
  can: (g) => g.zombies.length > 0,
});
