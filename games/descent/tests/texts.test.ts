import { textTests } from '@questwright/kernel/testing';
import { game } from '../rules/index.ts';

textTests(game, [], { matches: 2 });
