import { scenarioTests } from '@questwright/cli/scenario/vitest';
import { game } from '@questwright/tic-tac-toe';

scenarioTests(new URL('../scenarios', import.meta.url), game);
