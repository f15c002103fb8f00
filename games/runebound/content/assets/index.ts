import type { AssetDef } from '../../rules/definitions.ts';
import { setA } from './set-a.ts';
import { setB } from './set-b.ts';
import { setC } from './set-c.ts';

export const assets: readonly AssetDef[] = [...setA, ...setB, ...setC];
