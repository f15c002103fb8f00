import { mirroredFights } from './bot/mirrored-fights.ts';

/** `questwright sim runebound --trial fights`. */
export const trials = { fights: mirroredFights };
