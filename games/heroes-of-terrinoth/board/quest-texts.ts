import type { Speaker, Text } from '@questwright/kernel';
import type { QuestSheetDef } from '../rules/definitions.ts';

export interface QuestTexts {
  readonly win: string;
  readonly lose: string;
  /** The quest's own rules; what peril brings is told by its track. */
  readonly rules: readonly string[];
}

/** How a quest is won and lost, and its own rules, each told once. */
export function questTexts(quest: QuestSheetDef, { sentence }: Speaker): QuestTexts {
  return {
    win: sentence(['ht.board.victory', { goal: asPhrase(quest.victory.text) }]),
    lose: sentence(lossOf(quest)),
    rules: quest.text.filter((text) => !isPeril(text) && !ENDINGS.has(keyOf(text))).map(sentence),
  };
}

export const isPeril = (text: Text): boolean => keyOf(text) === 'ht.quest.peril';

const ENDINGS = new Set(['ht.quest.victory', 'ht.quest.defeat', 'ht.quest.defeat-all']);

/** In a siege, a rule of the quest says how else it is lost. */
function lossOf({ defeat, task }: QuestSheetDef): Text {
  if (task === 'siege') return 'ht.board.defeat-siege';
  return defeat ? ['ht.board.defeat', { loss: asPhrase(defeat.text) }] : 'ht.board.defeat-all';
}

const keyOf = (text: Text): string => (typeof text === 'string' ? text : text[0]);

const asPhrase = (text: Text) => (typeof text === 'string' ? ([text] as const) : text);
