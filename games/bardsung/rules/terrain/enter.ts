import { die, type Rule } from '@questwright/kernel';
import { suffer } from '../conditions/suffer.ts';
import { hasTerrain, isHero } from '../pieces.ts';
import { eventRoll } from '../rolls/event-roll.ts';
import type { Bardsung, Piece } from '../state.ts';
import { sufferWound } from '../wounds/suffer.ts';

/** How a model came into a zone. One that dodges moves, and is never pushed. */
export type Arrival = 'moved' | 'pushed';

/** What the terrain of a zone does to a model that comes into it. */
export function* arrive(g: Bardsung, model: Piece, how: Arrival): Rule {
  const { at } = model;
  if (how === 'pushed' && hasTerrain(g, at, 'firepit')) yield* suffer(g, model, 'burn');
  if (hasTerrain(g, at, 'stalagmites')) yield* intoStalagmites(g, model, how);
  if (isHero(model) && hasTerrain(g, at, 'water')) yield* eventRoll(g);
}

/** A hero bleeds; an enemy that is pushed may be wounded. */
function* intoStalagmites(g: Bardsung, model: Piece, how: Arrival): Rule {
  if (isHero(model)) yield* suffer(g, model, 'bleed');
  else if (how === 'pushed' && die(g, 'stalagmites', 6) >= 4) yield* sufferWound(g, model);
}

/** What the terrain of a zone does to a model whose turn ends in it. */
export function* endTurnIn(g: Bardsung, model: Piece): Rule {
  if (hasTerrain(g, model.at, 'gas')) yield* suffer(g, model, 'poison');
  if (hasTerrain(g, model.at, 'drift')) yield* suffer(g, model, 'frostbite');
}

/** Zones next to a hero into which an enemy's push must go, if there are any. */
export const FORCING = ['firepit', 'stalagmites'];
