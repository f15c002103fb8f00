import type { Keyword } from '@questwright/board-kit';
import type { Speaker } from '@questwright/kernel';

/** Words of the rules, and the ledger lines behind them. */
const WORDS = {
  exert: 'RB-EXERT-01',
  trophy: 'RB-TROPHY-01',
  trophies: 'RB-TROPHY-01',
  surge: 'RB-SYMBOL-18',
  shield: 'RB-SYMBOL-07',
  agility: 'RB-SYMBOL-15',
  flip: 'RB-TOKEN-08',
  recast: 'RB-TOKEN-09',
  double: 'RB-TOKEN-18',
  rumor: 'RB-EVENT-08',
  delayed: 'RB-DELAY-01',
  retreat: 'RB-RETREAT-01',
  challenge: 'RB-CHALLENGE-01',
  explore: 'RB-QUEST-07',
  test: 'RB-TEST-01',
  lore: 'RB-SCENARIO-10',
  companion: 'RB-SCENARIO-20',
};

/** The words on cards that mean something. */
export const keywords = ({ say, sentence }: Speaker): Keyword[] =>
  Object.entries(WORDS).map(([word, rule]) => ({
    name: say(`rb.word.${word}`),
    text: sentence(`rb.meaning.${word}`),
    rule,
  }));
