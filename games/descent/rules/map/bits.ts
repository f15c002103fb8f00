/** A bitset in which nothing is set: no space is taken, and every door is open. */
export const nothing = (words: number): Uint32Array => new Uint32Array(words);

export function put(bits: Uint32Array, space: number): void {
  bits[space >> 5]! |= 1 << (space & 31);
}

export function take(bits: Uint32Array, space: number): void {
  bits[space >> 5]! &= ~(1 << (space & 31));
}

export const has = (bits: Uint32Array, space: number): boolean =>
  (bits[space >> 5]! & (1 << (space & 31))) !== 0;

/** The bits of the objects that are closed. */
export const closedIn = (bits: Uint32Array): number => bits[bits.length - 1]!;

export function close(bits: Uint32Array, object: number): void {
  bits[bits.length - 1]! |= 1 << object;
}

export function open(bits: Uint32Array, object: number): void {
  bits[bits.length - 1]! &= ~(1 << object);
}
