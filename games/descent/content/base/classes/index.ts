import { berserker } from './berserker.ts';
import { disciple } from './disciple.ts';
import { knight } from './knight.ts';
import { necromancer } from './necromancer.ts';
import { runemaster } from './runemaster.ts';
import { spiritspeaker } from './spiritspeaker.ts';
import { thief } from './thief.ts';
import { wildlander } from './wildlander.ts';

export { classes } from './classes.ts';
export { discipleEffects } from './disciple.ts';
export { classItems, classWeapons } from './items.ts';
export { seenBy } from './sneaky.ts';

/** The skills of the classes of the base box. */
export const classCards = [
  ...[...berserker, ...knight, ...disciple, ...spiritspeaker],
  ...[...necromancer, ...runemaster, ...thief, ...wildlander],
];
