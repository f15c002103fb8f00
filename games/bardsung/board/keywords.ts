import type { Keyword } from '@questwright/board-kit';
import type { Speaker } from '@questwright/kernel';
import { MARKS } from '../rules/things.ts';

const CONDITIONS = [...MARKS, 'poison', 'stunned'] as const;
const RULES: { readonly [word: string]: string } = {
  push: 'BS-EFFECT-03',
  dodge: 'BS-EFFECT-04',
  inspire: 'BS-EFFECT-05',
  quicken: 'BS-EFFECT-06',
  haste: 'BS-EFFECT-07',
  slow: 'BS-EFFECT-08',
  stop: 'BS-EFFECT-09',
};

/** The words on cards that mean something: conditions, and what moves models and cards of the marching order. */
export const keywords = ({ say, sentence }: Speaker): Keyword[] =>
  [
    ...CONDITIONS.map((one) => ({
      name: say(`bs.condition.${one}`),
      text: sentence(`bs.condition-is.${one}`),
    })),
    ...Object.entries(RULES).map(([word, rule]) => ({
      name: say(`bs.effect.${word}`),
      text: sentence(`bs.word.${word}`),
      rule,
    })),
  ].sort((a, b) => a.name.localeCompare(b.name));
