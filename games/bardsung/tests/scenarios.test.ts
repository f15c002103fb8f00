import { scenarioTests } from '@questwright/cli/scenario/vitest';
import { game } from '../rules/index.ts';

scenarioTests(new URL('../scenarios', import.meta.url), game);
