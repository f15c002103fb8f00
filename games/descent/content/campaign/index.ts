import { heirsOfBlood } from './heirs-of-blood.ts';
import { lairOfTheWyrm } from './lair-of-the-wyrm.ts';
import { theShadowRune } from './the-shadow-rune.ts';

/** The campaigns of the boxes. */
export const campaigns = [theShadowRune, heirsOfBlood, lairOfTheWyrm];
