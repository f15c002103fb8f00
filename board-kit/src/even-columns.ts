/** In how many columns so many things make rows that are as even as can be, where there is room for `room`. */
export function evenColumns(things: number, room: number): number {
  const rows = Math.ceil(things / Math.max(1, room));
  return Math.max(1, Math.ceil(things / Math.max(1, rows)));
}
