import { Medallion, useKit, useOneByOne } from '@questwright/board-kit';
import type { LogEntry } from '@questwright/kernel';
import { memo, useMemo } from 'react';
import { GiHourglass } from 'react-icons/gi';
import { type Deed, deedsIn } from './deeds.ts';
import { anyEnemy } from './icons.ts';

/** What the enemies did, one step after the other, with the line of their behaviour that chose each deed. */
export const Happening = memo(function Happening({ log }: { log: readonly LogEntry[] }) {
  const { say } = useKit();
  const deeds = deedsIn(log);
  const delays = useOneByOne(deeds.length);
  if (deeds.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and must be scrollable by keyboard.
    <section className="bs-happening" tabIndex={0} aria-label={say.say('bs.board.happening')}>
      <h3>{say.say('bs.board.happening')}</h3>
      <ol>
        {deeds.map((deed, i) => (
          <Step key={i} deed={deed} delay={delays(i)} />
        ))}
      </ol>
    </section>
  );
});

function Step({ deed: { by, name, behaviour, head, lines }, delay }: { deed: Deed; delay: number }) {
  const { say, faces } = useKit();
  const byName = useMemo(() => new Map([...faces.values()].map((face) => [face.name, face])), [faces]);
  const face = byName.get(name);
  const told = lines.map(({ key, args }) => say.sentence(args ? [key, args] : key)).join(' ');
  return (
    <li data-by={by} style={{ animationDelay: `${delay}ms` }}>
      {by === 'end' ? (
        <GiHourglass aria-hidden="true" />
      ) : (
        <Medallion
          icon={face?.icon ?? anyEnemy}
          picture={face?.picture}
          name=""
          hue={by === 'enemy' ? 'blood' : 'frost'}
          size={34}
        />
      )}
      <p>
        <strong>{by === 'end' ? say.say('bs.board.end-phase') : name}</strong>{' '}
        {by === 'enemy' && head?.args && (
          <span className="bs-entry">
            {behaviour}: {say.say(['bs.board.entry', { entry: head.args.entry! }])}
          </span>
        )}{' '}
        {told}
      </p>
    </li>
  );
}
