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

/** A stream of random numbers outside any match: for bots and simulations, never for rules. */
export interface Random {
  below(n: number): number;
}

export function createRandom(seed: string | number): Random {
  const words = seedWords(String(seed));
  return { below: (n) => below(words, n) };
}
