import { note, valueFor } from '@questwright/adventure';
import type { Rule } from '@questwright/kernel';
import type { Events, Harm } from '../events.ts';
import type { Descent, Figure } from '../state.ts';
import type { Source } from '../things.ts';
import { window } from '../windows/window.ts';
import { MAP } from '../zones.ts';
import { remainingHealth, staminaOf } from './characteristics.ts';
import { defeatIfFull } from './defeat.ts';
import { wake } from './groups.ts';
import { isBystander } from './standing.ts';

/** What a figure has really suffered. */
export interface Suffering {
  readonly damage: number;
  readonly fatigue: number;
}
const NOTHING_SUFFERED: Suffering = { damage: 0, fatigue: 0 };

/**
 * A figure suffers damage or fatigue that it does not choose to suffer. Before any token it may be turned into the other
 * kind, onto another figure, reduced or prevented; then fatigue beyond Stamina becomes damage, then damage is enlarged, and
 * at last cut to the Health that is left. All of it is one occurrence.
 */
export function* suffer(
  g: Descent,
  figure: Figure,
  kind: Harm['kind'],
  n: number,
  source: Source,
): Rule<Suffering> {
  const harm: Harm = { figure, kind, n, source };
  if (n <= 0 || figure.zone !== MAP || isBystander(g, figure)) return NOTHING_SUFFERED;
  yield* window(g, 'wouldSuffer', harm);
  if (harm.prevented || harm.n <= 0 || harm.figure.zone !== MAP) return NOTHING_SUFFERED;
  return yield* take(g, harm);
}

export const sufferDamage = (g: Descent, figure: Figure, n: number, source: Source): Rule<Suffering> =>
  suffer(g, figure, 'damage', n, source);
export const sufferFatigue = (g: Descent, figure: Figure, n: number, source: Source): Rule<Suffering> =>
  suffer(g, figure, 'fatigue', n, source);

/** Fatigue as a price: it fits under Stamina, and nobody turns or prevents it; but a card may take it. */
export function* payFatigue(g: Descent, figure: Figure, n: number): Rule<Suffering> {
  const paying: Events['payingFatigue'] = { figure, n };
  yield* window(g, 'payingFatigue', paying);
  if (paying.elsewhere) return NOTHING_SUFFERED;
  return yield* take(g, { figure, kind: 'fatigue', n, source: { kind: 'cost', attack: 0, by: figure.id } });
}

/** Puts the tokens down. */
function* take(g: Descent, { figure, kind, n, tired = 0, source }: Harm): Rule<Suffering> {
  const fitting = Math.min(kind === 'damage' ? tired : n, n, roomForFatigue(g, figure));
  const rest = n - fitting;
  const hurt = rest > 0 ? valueFor(g, 'suffering', rest, { figure, source }) : 0;
  const damage = Math.min(hurt, remainingHealth(g, figure));
  figure.fatigue += fitting;
  figure.damage += damage;
  if (fitting > 0) note(g, 'd2.log.fatigue', { figure, n: fitting }, 'D2-FAT-01');
  if (damage > 0)
    note(g, 'd2.log.damage', { figure, n: damage }, kind === 'fatigue' ? 'D2-FAT-08' : 'D2-DAMAGE-01');
  const suffered = { damage, fatigue: fitting };
  yield* window(g, 'suffered', { figure, ...suffered, instead: kind === 'fatigue' && rest > 0, source });
  if (damage > 0) wake(g, figure);
  if (hurt > 0) yield* defeatIfFull(g, figure, source);
  return suffered;
}

/** How much fatigue still fits under a figure's Stamina; none under no Stamina. */
export function roomForFatigue(g: Descent, figure: Figure): number {
  const stamina = staminaOf(g, figure);
  return stamina === null ? 0 : Math.max(0, stamina - figure.fatigue);
}
