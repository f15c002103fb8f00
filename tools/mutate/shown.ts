const LONGEST = 100;

/** Code on one short line. */
export function shown(code: string): string {
  const line = code.trim().replace(/\s+/g, ' ');
  return line.length <= LONGEST ? line : `${line.slice(0, LONGEST - 1)}…`;
}
