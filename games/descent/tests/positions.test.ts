import { fileURLToPath } from 'node:url';
import { positionTests } from '@questwright/cli/scenario/position-tests';
import { bots, game } from '../index.ts';

positionTests(game, bots, fileURLToPath(new URL('../positions/', import.meta.url)));
