/** Throws, showing where they begin to differ, unless two pieces of data are the same as JSON, to the byte. */
export function assertSame(what: string, expected: unknown, got: unknown): void {
  if (!isSame(expected, got)) assertSameText(what, JSON.stringify(expected) ?? '', JSON.stringify(got) ?? '');
}

export function assertSameText(what: string, expected: string, got: string): void {
  if (expected === got) return;
  let at = 0;
  while (at < expected.length && expected[at] === got[at]) at++;
  const part = (text: string): string => text.slice(Math.max(0, at - 80), at + 120);
  throw new Error(`${what} differs:\n  …${part(expected)}…\n  …${part(got)}…`);
}

/** Whether two pieces of plain data would be written as the same JSON; keys count in their order. */
function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a)) return Array.isArray(b) && isSameList(a, b);
  if (Array.isArray(b)) return false;
  const keys = Object.keys(b);
  let i = 0;
  for (const key in a) {
    if (key !== keys[i++] || !isSame((a as JsonObject)[key], (b as JsonObject)[key])) return false;
  }
  return i === keys.length;
}

function isSameList(a: readonly unknown[], b: readonly unknown[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (!isSame(a[i], b[i])) return false;
  return true;
}

type JsonObject = { readonly [key: string]: unknown };
