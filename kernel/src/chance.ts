import { ScriptError } from './errors.ts';
import { runtimeOf, type State, tick } from './state.ts';

/**
 * Chance is part of the state: the generator's four words and, in a scenario, the script that replaces it.
 *
 * The generator is xoshiro128** (Blackman and Vigna): four 32-bit words, so it lives in JSON and needs no
 * BigInt; it passes BigCrush; a draw is a dozen integer operations.
 */
export interface Chance {
  words: [number, number, number, number];
  script: ChanceScript | null;
}

/**
 * For each label the values still to come. A label that is not listed fails, unless `'*'` is
 * `'seeded'`: then the generator serves every label that the script does not name.
 */
export type ChanceScript = { [label: string]: ScriptValue[] | 'seeded' };
export type ScriptValue = string | number | readonly string[];

export function createChance(seed: string | number, script: ChanceScript | null = null): Chance {
  const words = seedWords(String(seed));
  return { words, script: script && { ...script } };
}

/**
 * Four well-mixed words from any string. All 128 bits count: with fewer, whoever sees a few draws could
 * try every seed there is and find the one that a running match was dealt with.
 */
function seedWords(seed: string): [number, number, number, number] {
  let a = 0x6a09e667;
  let b = 0xbb67ae85;
  let c = 0x3c6ef372;
  let d = 0xa54ff53a;
  for (let i = 0; i < seed.length; i++) {
    const unit = seed.charCodeAt(i);
    a = b ^ Math.imul(a ^ unit, 0x239b961b);
    b = c ^ Math.imul(b ^ unit, 0xab0e9789);
    c = d ^ Math.imul(c ^ unit, 0x38b34ae5);
    d = a ^ Math.imul(d ^ unit, 0xa1e38b93);
  }
  const lanes = [a + d, b + a, c + b, d + c].map((lane, i) => spread((lane + i * 0x9e3779b9) | 0));
  const all = lanes[0]! ^ lanes[1]! ^ lanes[2]! ^ lanes[3]!;
  return [spread(lanes[0]! + all), spread(lanes[1]! + all), spread(lanes[2]! + all), lanes[3]! | 1];
}

/** The finalizer of splitmix32: every bit of the input changes half the bits of the output. */
function spread(word: number): number {
  let z = word | 0;
  z = Math.imul(z ^ (z >>> 16), 0x85ebca6b);
  z = Math.imul(z ^ (z >>> 13), 0xc2b2ae35);
  return (z ^ (z >>> 16)) | 0;
}

/** The next 32 bits of a generator, as an unsigned integer. */
export function next32(words: Chance['words']): number {
  const a = words[0];
  const b = words[1];
  const c = words[2];
  const d = words[3];
  const x = Math.imul(b, 5);
  const result = Math.imul((x << 7) | (x >>> 25), 9);
  const c2 = c ^ a;
  const d2 = d ^ b;
  words[1] = b ^ c2;
  words[0] = a ^ d2;
  words[2] = c2 ^ (b << 9);
  words[3] = (d2 << 11) | (d2 >>> 21);
  return result >>> 0;
}

/** A number from 0 to n - 1, every one exactly as likely (Lemire's method; n below two million, or a power of two). */
export function below(words: Chance['words'], n: number): number {
  let x = next32(words);
  let low = Math.imul(x, n) >>> 0;
  if (low < n) {
    const unfair = (0x100000000 - n) % n;
    while (low < unfair) {
      x = next32(words);
      low = Math.imul(x, n) >>> 0;
    }
  }
  return Math.floor((x * n) / 0x100000000);
}

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
  const scripted = g.chance.script && takeScripted(g.chance.script, label);
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
        `The script for "${label}" names "${name}", which is not there.`,
      );
    things.splice(place, 0, ...things.splice(from, 1));
  });
}

/** The next scripted value for a label, or null when the generator is to serve it. */
function takeScripted(script: ChanceScript, label: string): ScriptValue | null {
  const values = Object.hasOwn(script, label) ? script[label] : undefined;
  if (values === undefined) {
    if (script['*'] === 'seeded') return null;
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
    throw new ScriptError('script-dry', label, `The script for "${label}" has run dry.`);
  }
  script[label] = values.slice(1);
  return value;
}

/** A stream of random numbers outside any match: for bots and simulations, never for rules. */
export interface Random {
  below(n: number): number;
}

export function createRandom(seed: string | number): Random {
  const words = seedWords(String(seed));
  return { below: (n) => below(words, n) };
}
