import { textTests } from '@questwright/kernel/testing';
import { content } from '../content/index.ts';
import { catalogueOf } from '../rules/catalogue.ts';
import { game } from '../rules/index.ts';

textTests(game, [...catalogueOf(content).byId.values()]);
