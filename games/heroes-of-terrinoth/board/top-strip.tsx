import type { BoardProps } from '@questwright/table/board-kit';
import { Act, Explained, hueClass, Stat, useKit } from '@questwright/table/board-kit';
import { GiHourglass, GiTreasureMap } from 'react-icons/gi';
import type { Colour, QuestDef } from '../rules/definitions.ts';
import { perilHues } from './icons.ts';
import { openOf, questOf } from './sight.ts';

/** The quest, the round and its phase, what the quest counts, and the peril track. */
export function TopStrip({ view }: Pick<BoardProps, 'view'>) {
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
      <span className="ht-chip">
        <GiHourglass aria-hidden="true" /> {round > 0 && `${say.say(['ht.board.round', { n: round }])} · `}
        {say.say(`ht.board.phase.${phase}`)}
      </span>
      {quest &&
        Object.entries(counters).map(([id, value]) => (
          <Stat
            key={id}
            name={say.sentence(['ht.literal', { text: quest.counters[id]?.name ?? id }]).replace(/\.$/, '')}
            value={value}
            travel={`counter:${id}`}
          />
        ))}
      {quest && phase !== 'setup' && <PerilTrack quest={quest} at={peril} />}
    </header>
  );
}

function PerilTrack({ quest, at }: { quest: QuestDef; at: number }) {
  const { say } = useKit();
  const { spaces } = quest.peril;
  return (
    <section className="ht-peril" aria-label={say.say('ht.board.peril')} data-about="zone:peril">
      <span className="ht-peril-name">{say.say('ht.board.peril')}</span>
      <ol>
        {spaces.map((colour, space) => (
          <li
            key={space}
            className={hueClass(perilHues[colour])}
            aria-current={space === at ? 'step' : undefined}
          >
            <Explained why={whyOf(quest, colour, space, at, say)}>
              <span className="ht-space" data-travel={space === at ? 'peril' : undefined}>
                {space === at
                  ? '◆'
                  : colour === 'gray'
                    ? '·'
                    : say.say(`ht.colour.${colour}`).charAt(0).toUpperCase()}
              </span>
            </Explained>
            <Act about={{ space }} />
          </li>
        ))}
      </ol>
    </section>
  );
}

type Say = ReturnType<typeof useKit>['say'];

function whyOf({ peril }: QuestDef, colour: Colour, space: number, at: number, say: Say) {
  const effects = peril.effects.filter((one) => one.colour === colour && colour !== 'gray');
  const lines = effects.map(({ effect }) => say.sentence(effect.text));
  const name = say.say(`ht.colour.${colour}`);
  return {
    title: say.say(['ht.board.peril-space', { n: space + 1, all: peril.spaces.length, colour: name }]),
    lines: [
      ...(space === at ? [say.say('ht.board.peril-here')] : []),
      ...(lines.length > 0 ? lines : [say.say('ht.board.peril-nothing')]),
    ],
    rule: 'HT-PERIL-02',
  };
}
