import { type Explanation, explain } from '@questwright/kernel';
import { type AimAt, aimsOf } from './attack/aiming.ts';
import { type Outlook, outlookOf } from './attack/outlook.ts';
import { weaponsOf } from './attack/sources.ts';
import { figureDef } from './catalogue.ts';
import { defenceOf, healthOf, speedOf, staminaOf } from './figures/characteristics.ts';
import { conditionsOf } from './figures/conditions.ts';
import { seeFigures, spacesOf } from './ground.ts';
import { type Walk, walkOf } from './move/ways.ts';
import { awayFigures, figureOf, onMap } from './pieces.ts';
import type { Colour, Condition, Descent, Figure } from './state.ts';
import { mayAttackNow } from './turn/attacking.ts';
import { purseOf } from './turn/moving.ts';
import { MAP } from './zones.ts';

/** What holds for a figure now. */
export interface FigureFacts {
  readonly speed: Explanation;
  readonly health: Explanation;
  /** null for a figure that has none. */
  readonly stamina: number | null;
  readonly defence: readonly Colour[];
  readonly conditions: readonly Condition[];
  /** The spaces that it covers; none while it is away. */
  readonly spaces: readonly number[];
}

/** Whom the figure that acts could wish to attack with a weapon. */
export interface AimFacts {
  /** The card of the weapon, the figure itself, or 0 for bare hands. */
  readonly source: number;
  /** What it is made with, by its id in the box; empty for bare hands. */
  readonly arms: string;
  readonly at: readonly AimAt[];
}

export type { Met, Walk, Way } from './move/ways.ts';

/** Values derived from what everybody can see, for the board. */
export interface Facts {
  readonly figures: { readonly [id: number]: FigureFacts };
  readonly walk: Walk | null;
  /** The figures that the one that acts has in sight. */
  readonly sight: readonly number[];
  /** What its attacks can be aimed at, as long as it can attack or is just aiming. */
  readonly aims: readonly AimFacts[];
  /** What the attack that is being resolved comes to, from its roll to its damage. */
  readonly outlook: Outlook | null;
}

export function facts(g: Descent): Facts {
  if (g.map === '') return { figures: {}, walk: null, sight: [], aims: [], outlook: null };
  const figures = [...onMap(g), ...awayFigures(g)];
  return {
    figures: Object.fromEntries(figures.map((figure) => [figure.id, figureFacts(g, figure)])),
    walk: walkOf(g, (act, figure) => purseOf(g, act, figure)),
    sight: sightFacts(g),
    aims: aimFacts(g),
    outlook: g.attacks.length > 0 ? outlookOf(g, g.attacks.at(-1)!) : null,
  };
}

const figureFacts = (g: Descent, figure: Figure): FigureFacts => ({
  speed: explained(g, figure, 'speed', speedOf(g, figure)),
  health: explained(g, figure, 'health', healthOf(g, figure)),
  stamina: staminaOf(g, figure),
  defence: defenceOf(g, figure),
  conditions: conditionsOf(g, figure),
  spaces: figure.zone === MAP ? spacesOf(g, figure) : [],
});

/** What changes a value is told; what has been set instead of the printed number is its base. */
function explained(g: Descent, figure: Figure, value: 'speed' | 'health', now: number): Explanation {
  const printed = explain(g, value, figureDef(g, figure)[value], figure);
  return printed.value === now ? printed : { value: now, base: now, parts: [] };
}

function sightFacts(g: Descent): number[] {
  const act = g.acting.at(-1);
  const figure = act && figureOf(g, act.figure);
  if (!figure || figure.zone !== MAP) return [];
  return onMap(g)
    .filter((other) => other !== figure && seeFigures(g, figure, other))
    .map(({ id }) => id);
}

/** An attack that is being declared is made with one weapon; before that any can be tried. */
function aimFacts(g: Descent): AimFacts[] {
  const attack = g.attacks.at(-1);
  if (attack && attack.stage !== 'declare') return [];
  const act = g.acting.at(-1);
  const figure = attack ? figureOf(g, attack.attacker) : act && figureOf(g, act.figure);
  if (figure?.zone !== MAP || (!attack && !mayAttackNow(g, act!, figure))) return [];
  return weaponsOf(g, figure)
    .filter(({ source }) => !attack || source === attack.source)
    .map((weapon) => ({ source: weapon.source, arms: weapon.def, at: aimsOf(g, figure, weapon) }));
}
