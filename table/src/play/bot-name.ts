/** Names for bots, so that the log reads like a story. */
const NAMES = ['Ash', 'Wren', 'Rowan', 'Sorrel', 'Hazel', 'Flint', 'Teasel', 'Larch'];

export const botName = (seat: number): string => NAMES[seat % NAMES.length]!;
