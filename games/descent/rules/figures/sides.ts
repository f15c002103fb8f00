import { AUTOMATON } from '@questwright/kernel';
import { figureDef } from '../catalogue.ts';
import { type Descent, type Figure, NONE, type Side } from '../state.ts';

/** Whether a figure is a hero's own, wherever it is. Familiars and figures treated as heroes are not. */
export const isHero = (g: Descent, figure: Figure): boolean => figureDef(g, figure).sort === 'hero';

/** Whether a figure is an ally of the heroes; one who is possessed is a lieutenant. */
export const isAlly = (g: Descent, figure: Figure): boolean => figureDef(g, figure).sort === 'ally';

/**
 * A hero, or a figure that is treated as one, whom the overlord controls for the moment: for that long it is a monster, and
 * no hero.
 */
export const isCharmed = (g: Descent, figure: Figure): boolean =>
  g.control.length > 0 &&
  (isHero(g, figure) || figureDef(g, figure).asHero) &&
  sideOf(g, figure) === 'overlord';

/** A hero, or a figure that is treated as one: by attacks, monster actions, and the cards of both sides. */
export const countsAsHero = (g: Descent, figure: Figure): boolean =>
  (isHero(g, figure) || figureDef(g, figure).asHero) && !isCharmed(g, figure);

export const isLieutenant = (g: Descent, figure: Figure): boolean =>
  figureDef(g, figure).sort === 'lieutenant';

/** A monster of a group, a lieutenant, or whoever is charmed. */
export function isMonster(g: Descent, figure: Figure): boolean {
  const { sort } = figureDef(g, figure);
  return sort === 'monster' || sort === 'lieutenant' || isCharmed(g, figure);
}

/** Whose side a figure is on now: asked at each use, never stored. */
export function sideOf(g: Descent, figure: Figure): Side {
  for (let i = g.control.length - 1; i >= 0; i--)
    if (g.control[i]!.figure === figure.id) return g.control[i]!.side;
  const { sort } = figureDef(g, figure);
  return sort === 'monster' || sort === 'lieutenant' || sort === 'object' || sort === 'unseen'
    ? 'overlord'
    : 'heroes';
}

export const isFriend = (g: Descent, one: Figure, other: Figure): boolean =>
  sideOf(g, one) === sideOf(g, other);
export const isEnemy = (g: Descent, one: Figure, other: Figure): boolean =>
  sideOf(g, one) !== sideOf(g, other);

/** The seat that decides for a figure now. */
export function deciderOf(g: Descent, figure: Figure): number {
  for (let i = g.control.length - 1; i >= 0; i--) {
    const { figure: whose, seat } = g.control[i]!;
    if (whose === figure.id && seat !== null) return seat;
  }
  if (figure.hero !== NONE) return g.players[figure.hero]!;
  return sideOf(g, figure) === 'overlord' ? g.overlord : heroesDecide(g);
}

/** The seat that decides for the heroes' side where no hero is concerned: the active one, or the first of them. */
function heroesDecide(g: Descent): number {
  const hero = g.turn?.hero ?? NONE;
  return g.players[hero === NONE ? 0 : hero]!;
}

/** The seats that play heroes, each once. */
export const heroSeats = ({ players }: Descent): number[] => [...new Set(players)].sort((a, b) => a - b);

/** Who may decide what a figure does: for an ally any of the players of heroes. [D2-ALLY-01] */
export function decidersOf(g: Descent, figure: Figure): number | readonly number[] {
  if (!isAlly(g, figure) || g.control.some((one) => one.figure === figure.id)) return deciderOf(g, figure);
  const seats = heroSeats(g);
  return seats.length === 1 ? seats[0]! : seats;
}

/**
 * Who decides the order of what happens at the same time: the player whose turn it is; while no turn runs,
 * any player of a hero.
 */
export const orderingSeats = (g: Descent): number | readonly number[] =>
  g.turn ? activeSeat(g) : heroSeats(g);

/** Whether the overlord is played by somebody. */
export const hasOverlord = (g: Descent): boolean => g.overlord !== AUTOMATON;

/** The seat whose turn it is. While no turn runs the heroes decide. */
export function activeSeat(g: Descent): number {
  if (!g.turn) return heroesDecide(g);
  return g.turn.side === 'overlord' ? g.overlord : g.players[g.turn.hero]!;
}
