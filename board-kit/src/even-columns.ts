/** How many columns make the most even rows of so many things, where there is room for `room` columns. */
export function evenColumns(things: number, room: number): number {
  const rows = Math.ceil(things / Math.max(1, room));
  return Math.max(1, Math.ceil(things / Math.max(1, rows)));
}
