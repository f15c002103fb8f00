import { printedIn, textTests } from '@questwright/kernel/testing';
import { content } from '../content/index.ts';
import { game } from '../rules/index.ts';

textTests(game, printedIn(content), { matches: 2 });
