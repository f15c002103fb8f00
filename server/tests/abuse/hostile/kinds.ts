import { connections } from './connections.ts';
import { files } from './files.ts';
import { floods } from './floods.ts';
import type { Kind } from './kind.ts';
import { matches } from './matches.ts';

/** Every way to be a nuisance that we know of. */
export const kinds: readonly Kind[] = [...floods, ...matches, ...files, ...connections];
