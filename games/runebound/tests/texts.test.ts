import { textTests } from '@questwright/kernel/testing';
import { content } from '../content/index.ts';
import { cardsOf } from '../rules/catalogue.ts';
import { game } from '../rules/index.ts';

textTests(game, cardsOf(content), { rule: 'RB-CORE-13', matches: 2 });
