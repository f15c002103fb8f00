import { ashrian } from './ashrian.ts';
import { avric } from './avric.ts';
import { grisban } from './grisban.ts';
import { jain } from './jain.ts';
import { leoric } from './leoric.ts';
import { syndrael } from './syndrael.ts';
import { tarha } from './tarha.ts';
import { tomble } from './tomble.ts';

/** The heroes of the base box. */
export const heroes = [grisban, syndrael, ashrian, avric, leoric, tarha, jain, tomble];
