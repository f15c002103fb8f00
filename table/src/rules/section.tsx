import type { BoardModule } from '@questwright/board-kit';
import { type ReactNode, useState } from 'react';
import type { RuleLine, RuleSection } from '../../build/parse-ledger.ts';
import { type TextKey, t } from '../texts/texts.ts';

type InPlay = BoardModule['inPlay'];

/** A section of the rules. Of a long ledger it is folded, and its lines are made when it is opened. */
export function Section({
  section: { title, lines },
  at,
  isFolded,
  inPlay,
}: {
  section: RuleSection;
  /** The line that is looked for. */
  at: string;
  isFolded: boolean;
  inPlay: InPlay;
}) {
  if (!isFolded)
    return (
      <section>
        <h3 tabIndex={-1}>{title}</h3>
        <Lines lines={lines} at={at} />
      </section>
    );
  return (
    <Fold
      title={<h3>{title}</h3>}
      count={lines.length}
      isOpen={lines.some(({ id }) => id === at)}
      className="rules-section"
    >
      {() => <Parted title={title} lines={lines} at={at} inPlay={inPlay} />}
    </Fold>
  );
}

/** The lines of a section that are in play; the others are folded away. */
function Parted({
  title,
  lines,
  at,
  inPlay,
}: {
  title: string;
  lines: readonly RuleLine[];
  at: string;
  inPlay: InPlay;
}) {
  const { played, others } = parted(title, lines, inPlay);
  return (
    <>
      <Lines lines={played} at={at} />
      {others.length > 0 && (
        <Fold
          title={t('rules.not-in-play', { n: others.length })}
          isOpen={others.some(({ id }) => id === at)}
          className="rules-others"
        >
          {() => <Lines lines={others} at={at} />}
        </Fold>
      )}
    </>
  );
}

const parted = (section: string, lines: readonly RuleLine[], inPlay: InPlay) => {
  const isPlayed = (line: RuleLine): boolean => inPlay?.({ ...line, section }) ?? true;
  return { played: lines.filter(isPlayed), others: lines.filter((line) => !isPlayed(line)) };
};

/** How many of the lines that were found are shown at once. */
const FIRST = 60;

/** What a search has found: first what is in play, then what is not, folded away unless there is nothing else. */
export function FoundLines({ sections, inPlay }: { sections: readonly RuleSection[]; inPlay: InPlay }) {
  const [room, setRoom] = useState(FIRST);
  const parts = sections.map(({ title, lines }) => ({ title, ...parted(title, lines, inPlay) }));
  const played = parts.map(({ title, played: lines }) => ({ title, lines }));
  const others = parts.flatMap(({ title, others: lines }) => (lines.length > 0 ? [{ title, lines }] : []));
  const count = countOf(played);
  return (
    <>
      <Found sections={firstOf(played, room)} />
      {count > room && (
        <button type="button" className="button" onClick={() => setRoom(room + FIRST)}>
          {t('rules.more', { n: count - room })}
        </button>
      )}
      {others.length > 0 && (
        <Fold
          title={t('rules.not-in-play', { n: countOf(others) })}
          isOpen={count === 0}
          className="rules-others"
        >
          {() => <Found sections={firstOf(others, room)} />}
        </Fold>
      )}
    </>
  );
}

const countOf = (sections: readonly RuleSection[]): number =>
  sections.reduce((sum, { lines }) => sum + lines.length, 0);

/** The sections with as many of their lines as there is room for. */
function firstOf(sections: readonly RuleSection[], room: number): readonly RuleSection[] {
  let left = room;
  return sections.flatMap(({ title, lines }) => {
    const shown = lines.slice(0, left);
    left -= shown.length;
    return shown.length > 0 ? [{ title, lines: shown }] : [];
  });
}

const Found = ({ sections }: { sections: readonly RuleSection[] }) =>
  sections.map(({ title, lines }) => (
    <section key={title}>
      <h3>{title}</h3>
      <Lines lines={lines} at="" />
    </section>
  ));

/** Something folded, which is made when it is opened. */
function Fold({
  title,
  count,
  isOpen: isOpenFirst,
  className,
  children,
}: {
  title: ReactNode;
  count?: number;
  isOpen: boolean;
  className: string;
  children: () => ReactNode;
}) {
  const [isOpen, setOpen] = useState(isOpenFirst);
  return (
    <details
      className={className}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        {title} {count !== undefined && <span className="quiet">{t('rules.count', { n: count })}</span>}
      </summary>
      {isOpen && children()}
    </details>
  );
}

const Lines = ({ lines, at }: { lines: readonly RuleLine[]; at: string }) => (
  <ul>
    {lines.map((line) => (
      <Line key={line.id} line={line} isSought={line.id === at} />
    ))}
  </ul>
);

function Line({ line: { id, text, source, tags }, isSought }: { line: RuleLine; isSought: boolean }) {
  return (
    <li
      id={id}
      className="rule"
      data-sought={isSought ? '' : undefined}
      aria-current={isSought ? 'true' : undefined}
    >
      <span className="rule-text">{text}</span>
      <span className="rule-foot">
        <a href={`#${id}`}>{id}</a>
        {source && <span> · {source}</span>}
        {tags.map((tag) => (
          <span key={tag} className="rule-tag">
            {t(`tag.${tag}` as TextKey)}
          </span>
        ))}
      </span>
    </li>
  );
}
