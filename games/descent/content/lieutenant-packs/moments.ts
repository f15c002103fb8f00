import { cardDef, figureDef } from '../../rules/catalogue.ts';
import { isOfTrait } from '../../rules/effects/monster-traits.ts';
import type { Attacking, Events, Harm, Resolved } from '../../rules/events.ts';
import { isHero, isMonster } from '../../rules/figures/sides.ts';
import { onMap } from '../../rules/pieces.ts';
import type { Descent, Figure, Piece } from '../../rules/state.ts';

/*
 * When Plot cards are triggered. Each looks only at what everybody sees.
 */

type When = (g: Descent, me: Piece, event: unknown) => boolean;

const both =
  (...all: readonly When[]): When =>
  (g, me, event) =>
    all.every((one) => one(g, me, event));

const figureIn = (event: unknown): Figure => (event as { readonly figure: Figure }).figure;

/** A monster attacks, and its dice are about to be rolled or have been. */
export const monsterAttacks: When = (g, _, event) =>
  isMonster(g, figureIn(event)) && (event as Attacking).attack.stage === 'roll';

export const masterAttacks: When = both(
  monsterAttacks,
  (g, _, event) => figureDef(g, figureIn(event)).rank === 'master',
);

export const attackerHas = (trait: string): When =>
  both(monsterAttacks, (g, _, event) => isOfTrait(g, figureIn(event), trait));

export const heroAttacks: When = (g, _, event) => isHero(g, figureIn(event));

export const firstEncounter: When = (_, __, event) => (event as Events['encounterSetUp']).encounter === 0;

/** A hero is about to suffer damage; a monster is. */
export const heroIsHurt: When = (g, _, event) =>
  (event as Harm).kind === 'damage' && isHero(g, figureIn(event));
export const monsterIsHurt: When = (g, _, event) =>
  (event as Harm).kind === 'damage' && isMonster(g, figureIn(event));

/** A small monster moves, one with this trait if that is said. */
export const smallMonsterMoves =
  (trait?: string): When =>
  (g, _, event) => {
    const figure = figureIn(event);
    if (!isMonster(g, figure) || figureDef(g, figure).size !== 'small') return false;
    return trait === undefined || isOfTrait(g, figure, trait);
  };

/** An Overlord card of this name has been played. */
export const played =
  (name: string): When =>
  (g, _, event) =>
    cardDef(g, (event as Resolved).card).name === name;

export const playedMagic: When = (g, _, event) =>
  cardDef(g, (event as Resolved).card).traits?.includes('Magic') ?? false;

/** A step of the Campaign phase begins or is over, by its number. */
export const atStep =
  (step: number): When =>
  (_, __, event) =>
    (event as Events['campaignStepEnds']).step === step;
/** The steps in which rewards are given, in which XP are spent, and in which the heroes travel. */
export const REWARDS = 3;
export const SPENDING = 5;
export const TRAVEL = 8;

/** What this card is about is on the map. */
export const isThere: When = (g, me) => onMap(g).some(({ id }) => id === me.on);
