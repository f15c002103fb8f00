import type { BoardProps } from '@questwright/board-kit';
import { Stat, useKit } from '@questwright/board-kit';
import { memo } from 'react';
import { GiTreasureMap } from 'react-icons/gi';
import type { QuestSheetDef } from '../rules/definitions.ts';
import type { RoundPhase } from '../rules/state.ts';
import { PerilTrack } from './peril-track.tsx';
import { Endings } from './quest-sheet.tsx';
import { looksSame, openOf, questOf } from './sight.ts';

const PHASES: readonly RoundPhase[] = ['hero', 'enemy', 'peril', 'travel'];

/** The quest, the round and its phase, what the quest counts, and the peril track. */
export const TopStrip = memo(TopStripOf, (before, now) =>
  looksSame(before.view, now.view, { open: ['quest', 'round', 'phase', 'peril', 'counters'] }),
);

function TopStripOf({ view }: Pick<BoardProps, 'view'>) {
  const { say, openCard } = useKit();
  const quest = questOf(view);
  const { round, phase, peril, counters } = openOf(view);
  return (
    <header className="ht-top">
      {quest && (
        <button type="button" className="ht-quest" onClick={() => openCard(quest.id)}>
          <GiTreasureMap aria-hidden="true" /> {quest.name}
        </button>
      )}
      {quest && phase !== 'setup' && <Endings quest={quest} />}
      {quest && Object.keys(counters).length > 0 && (
        <div className="ht-counters">
          {Object.entries(counters).map(([id, value]) => (
            <Count key={id} id={id} value={value} quest={quest} />
          ))}
        </div>
      )}
      {round > 0 && (
        <div className="ht-round">
          <span className="ht-round-n">{say.say(['ht.board.round', { n: round }])}</span>
          <ol className="ht-phases">
            {PHASES.map((one) => (
              <li key={one} aria-current={one === phase ? 'step' : undefined}>
                {say.say(`ht.board.phase-short.${one}`)}
              </li>
            ))}
          </ol>
        </div>
      )}
      {quest && phase !== 'setup' && <PerilTrack quest={quest} at={peril} />}
    </header>
  );
}

/** What the quest counts, and how far it can go. */
function Count({ id, value, quest }: { id: string; value: number; quest: QuestSheetDef }) {
  const { say } = useKit();
  const { name = id, max } = quest.counters[id] ?? {};
  const title = say.sentence(['ht.literal', { text: name }]).replace(/\.$/, '');
  return (
    <Stat
      name={title}
      value={max === undefined ? value : say.say(['ht.board.counter-of', { value, max }])}
      travel={`counter:${id}`}
    />
  );
}
