import { ScriptError } from './errors.ts';
import { below, type ChanceScript, type ScriptValue } from './generator.ts';
import { runtimeOf, tick } from './runtime.ts';
import type { State } from './state.ts';

/** Draws one of `faces`; in a script a face is named by what `nameOf` gives for it. */
export function pick<T>(
  g: State,
  label: string,
  faces: readonly T[],
  nameOf: (face: T) => string = String,
): T {
  tick(g);
  if (faces.length === 0) throw new Error(`The rules draw "${label}" from nothing.`);
  g.news++;
  const scripted = g.chance.script && takeScripted(g.chance.script, label);
  if (scripted === null) {
    const drawn = faces[below(g.chance.words, faces.length)]!;
    runtimeOf(g).drawn?.(label, nameOf(drawn));
    return drawn;
  }
  const face = typeof scripted === 'object' ? undefined : faces.find((f) => nameOf(f) === String(scripted));
  if (face === undefined) {
    const names = [...new Set(faces.map(nameOf))].join(', ');
    throw new ScriptError(
      'script-value',
      label,
      `The script gives "${scripted}" for "${label}", which can only be: ${names}.`,
    );
  }
  runtimeOf(g).drawn?.(label, nameOf(face));
  return face;
}

/** Rolls a die that shows 1 to `sides`. */
export function die(g: State, label: string, sides: number): number {
  if (g.chance.script)
    return pick(
      g,
      label,
      Array.from({ length: sides }, (_, i) => i + 1),
    );
  tick(g);
  g.news++;
  const rolled = below(g.chance.words, sides) + 1;
  runtimeOf(g).drawn?.(label, String(rolled));
  return rolled;
}

/** Tosses a coin. */
export function coin(g: State, label: string): boolean {
  return pick(g, label, COIN) === 'heads';
}
const COIN = ['heads', 'tails'] as const;

/**
 * Shuffles a list in place. A script either says `keep`, or lists names: those things come first, in that
 * order. Cards are shuffled with their zone; see `shuffle`.
 */
export function shuffleArray<T>(
  g: State,
  label: string,
  things: T[],
  nameOf: (thing: T) => string = String,
): void {
  tick(g);
  g.news++;
  const scripted = g.chance.script && takeScripted(g.chance.script, label, things.length < 2);
  if (scripted === null) {
    for (let i = things.length - 1; i > 0; i--) {
      const j = below(g.chance.words, i + 1);
      const thing = things[i]!;
      things[i] = things[j]!;
      things[j] = thing;
    }
  } else if (scripted !== 'keep') {
    arrange(things, Array.isArray(scripted) ? scripted : [String(scripted)], label, nameOf);
  }
  runtimeOf(g).drawn?.(label, things.map(nameOf).join(' '));
}

function arrange<T>(
  things: T[],
  names: readonly string[],
  label: string,
  nameOf: (thing: T) => string,
): void {
  names.forEach((name, place) => {
    const from = things.findIndex((thing, i) => i >= place && nameOf(thing) === name);
    if (from < 0)
      throw new ScriptError(
        'script-value',
        label,
        `The script for "${label}" names "${name}", which is not there; there are ${[...new Set(things.map(nameOf))].join(', ')}.`,
      );
    things.splice(place, 0, ...things.splice(from, 1));
  });
}

/**
 * The next scripted value for a label, or null when the generator is to serve it. Where only one thing can happen, such as
 * in the shuffle of a single card, the script need not say so.
 */
function takeScripted(script: ChanceScript, label: string, isCertain = false): ScriptValue | null {
  const values = Object.hasOwn(script, label) ? script[label] : undefined;
  if (values === undefined) {
    if (script['*'] === 'seeded' || isCertain) return null;
    const known =
      Object.keys(script)
        .map((k) => `"${k}"`)
        .join(', ') || 'nothing';
    throw new ScriptError(
      'script-label',
      label,
      `The rules draw "${label}", but the script only knows ${known}.`,
    );
  }
  if (values === 'seeded') return null;
  const value = values[0];
  if (value === undefined) {
    if (script['*'] === 'seeded' || isCertain) return null;
    throw new ScriptError('script-dry', label, `The script for "${label}" has run dry.`);
  }
  script[label] = values.slice(1);
  return value;
}
