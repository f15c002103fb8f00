import type { HeroDef } from '../../rules/definitions.ts';
import { corbin } from './corbin.ts';
import { elderMok } from './elder-mok.ts';
import { laurel } from './laurel.ts';
import { lordHawthorne } from './lord-hawthorne.ts';
import { lyssa } from './lyssa.ts';
import { masterThorn } from './master-thorn.ts';

/**
 * The six heroes. The setup abilities of all but Elder Mok are ours: of Laurel's it is known that it rolls
 * terrain dice, of the others nothing.
 */
export const heroes: readonly HeroDef[] = [corbin, elderMok, laurel, lordHawthorne, lyssa, masterThorn];
