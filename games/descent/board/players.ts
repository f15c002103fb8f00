/** The seat that plays a hero: the first seat is the overlord's, and the others share the heroes in turn. */
export const playerOf = (hero: number, seats: number): number => (hero % Math.max(1, seats - 1)) + 1;
