import { goldenTests } from '@questwright/kernel/testing';
import { game } from '../rules/index.ts';

goldenTests(new URL('./golden/', import.meta.url), game);
