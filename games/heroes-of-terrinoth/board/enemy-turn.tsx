import { useKit, useOneByOne } from '@questwright/board-kit';
import type { LogEntry } from '@questwright/kernel';
import { memo, useMemo } from 'react';
import { GiDeathSkull } from 'react-icons/gi';
import { deedsOf } from './deeds.ts';

/** One enemy after the other, and then peril and the place: who it was, and what it did. */
export const EnemyTurn = memo(function EnemyTurn({ log }: { log: readonly LogEntry[] }) {
  const { say, faces } = useKit();
  const icons = useMemo(() => new Map([...faces.values()].map(({ name, icon }) => [name, icon])), [faces]);
  const deeds = deedsOf(log);
  const delays = useOneByOne(deeds.length);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and must be scrollable by keyboard.
    <section className="ht-turn" tabIndex={0} aria-label={say.say('ht.board.phase.enemy')}>
      <h3>{say.say('ht.board.phase.enemy')}</h3>
      <ol>
        {deeds.map(({ by, lines }, place) => {
          const Icon = icons.get(by) ?? GiDeathSkull;
          return (
            <li key={place} style={{ animationDelay: `${delays(place)}ms` }}>
              <Icon aria-hidden="true" />
              <p>
                <Told
                  name={by}
                  text={
                    lines.length > 0
                      ? lines.map(({ key, args }) => say.sentence(args ? [key, args] : key)).join(' ')
                      : say.say('ht.board.no-effect')
                  }
                />
              </p>
            </li>
          );
        })}
      </ol>
    </section>
  );
});

/** What is told of somebody; the name stands out, and not twice. */
function Told({ name, text }: { name: string; text: string }) {
  if (!name) return text;
  return text.startsWith(name) ? (
    <>
      <strong>{name}</strong>
      {text.slice(name.length)}
    </>
  ) : (
    <>
      <strong>{name}. </strong>
      {text}
    </>
  );
}
