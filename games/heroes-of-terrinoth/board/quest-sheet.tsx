import { RichText, useKit } from '@questwright/board-kit';
import { useMemo } from 'react';
import { GiLaurels, GiTombstone } from 'react-icons/gi';
import type { QuestSheetDef } from '../rules/definitions.ts';
import { questTexts } from './quest-texts.ts';

/** How the quest is won and lost, in a line each: always on the board. */
export function Endings({ quest }: { quest: QuestSheetDef }) {
  const { say } = useKit();
  const { win, lose } = useMemo(() => questTexts(quest, say), [quest, say]);
  return (
    <ul className="ht-endings">
      <li>
        <GiLaurels aria-hidden="true" /> <span>{win}</span>
      </li>
      <li>
        <GiTombstone aria-hidden="true" /> <span>{lose}</span>
      </li>
    </ul>
  );
}

/** The quest's own rules. */
export function QuestRules({ quest }: { quest: QuestSheetDef }) {
  const { say } = useKit();
  const { rules } = useMemo(() => questTexts(quest, say), [quest, say]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and must be scrollable by keyboard.
    <section className="ht-turn ht-rules" tabIndex={0} aria-label={say.say('ht.board.quest-sheet')}>
      {rules.length === 0 && <p className="ht-quiet">{say.say('ht.board.no-quest-rules')}</p>}
      {rules.map((rule) => (
        <p key={rule}>
          <RichText text={rule} />
        </p>
      ))}
    </section>
  );
}
