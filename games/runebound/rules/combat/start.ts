import { note } from '@questwright/adventure';
import { move } from '@questwright/kernel';
import { heroName, isIn } from '../heroes.ts';
import { AUTOMA, type Combat, type CombatKind, NONE, type Piece, type Runebound } from '../state.ts';
import { foeZone } from '../zones.ts';

/** The player on a hero's right, or the next one still in the game on that side; AUTOMA when there is none. */
export function controllerFor(g: Runebound, hero: number): number {
  for (let i = 1; i < g.seats; i++) {
    const seat = (hero - i + g.seats) % g.seats;
    if (isIn(g, seat)) return seat;
  }
  return AUTOMA;
}

/** A hero engages an enemy. The combat is fought when the rules come to it. */
export function engageEnemy(g: Runebound, hero: number, card: Piece, kind: CombatKind = 'enemy'): void {
  const seat = controllerFor(g, hero);
  move(g, card, foeZone(seat), { down: false });
  card.damage = 0;
  g.combat = newCombat(kind, [hero, seat], [hero, NONE], card.id, kind !== 'villain');
  note(g, 'rb.log.engages', { hero, foe: card }, 'RB-ENEMY-01');
}

/** One hero challenges another; `card` is what allows it. */
export function challenge(
  g: Runebound,
  hero: number,
  challenged: number,
  card: Piece,
  retreat: boolean,
): void {
  g.combat = newCombat('challenge', [hero, challenged], [hero, challenged], card.id, retreat);
  note(
    g,
    'rb.log.challenges',
    { hero: heroName(g, hero), other: heroName(g, challenged) },
    'RB-CHALLENGE-02',
  );
}

const newCombat = (
  kind: CombatKind,
  seats: Combat['seats'],
  heroes: Combat['heroes'],
  card: number,
  retreat: boolean,
): Combat => ({
  kind,
  seats,
  heroes,
  card,
  retreat,
  stage: 'engage',
  round: 0,
  turn: 0,
  again: 0,
  passed: [false, false],
  result: null,
  fled: NONE,
  refuge: NONE,
});
