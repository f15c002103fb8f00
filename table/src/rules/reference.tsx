import { Card, type CardFace, useKit } from '@questwright/board-kit';
import { type RefObject, use, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import type { RuleSection } from '../../build/parse-ledger.ts';
import { loadBoard } from '../shelf/shelf.ts';
import { t } from '../texts/texts.ts';
import { loadLedger } from './ledgers.ts';
import { search } from './search.ts';
import { FoundLines, Section } from './section.tsx';

/** A ledger with more lines than this is folded: its sections are opened one by one. */
const LONG = 600;

/** The rules of a game as a reference to search, with its cards and words; opened at a line or a word. */
export function RulesReference({
  game,
  at,
  onCard,
  contents = false,
}: {
  game: string;
  /** The id of a line, a word, or nothing. */
  at: string;
  onCard?: (def: string) => void;
  /** Whether a table of contents stands before the rules, where there is room for it. */
  contents?: boolean;
}) {
  const ledger = use(loadLedger(game));
  const { module, speaker } = use(loadBoard(game));
  const { faces } = useKit();
  const isLine = /^[A-Z][A-Z0-9]-/.test(at);
  const [query, setQuery] = useState(isLine ? '' : at);
  const sought = useDeferredValue(query).trim();
  const list = useRef<HTMLDivElement>(null);

  const all = ledger?.sections ?? NONE;
  const isLong = useMemo(() => all.reduce((sum, { lines }) => sum + lines.length, 0) > LONG, [all]);
  const glossary = useMemo(() => module.keywords?.(speaker([])) ?? [], [module, speaker]);
  const sections = useMemo(() => search(all, sought), [all, sought]);
  const cards = sought ? [...faces.values()].filter((card) => mentions(card, sought)) : [];
  const keywords = glossary.filter(({ name, text }) =>
    `${name} ${text}`.toLowerCase().includes(sought.toLowerCase()),
  );

  useEffect(() => {
    if (!isLine) return;
    const line = list.current?.querySelector(`[id="${CSS.escape(at)}"]`);
    line?.scrollIntoView({ block: 'center' });
  }, [at, isLine]);

  // Those that are looked for stand first; otherwise they are where a glossary is.
  const words = keywords.length > 0 && (
    <section>
      <h3>{t('rules.keywords')}</h3>
      <dl>
        {keywords.map(({ name, text, rule }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {text} {rule && <a href={`#${rule}`}>{rule}</a>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );

  return (
    <div className="rules">
      <label className="rules-search">
        <span className="sr-only">{t('rules.search')}</span>
        <input
          type="search"
          value={query}
          placeholder={t('rules.search')}
          onChange={({ target }) => setQuery(target.value)}
        />
      </label>
      {contents && !sought && !isLong && sections.length > 1 && <Contents sections={sections} list={list} />}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and must be scrollable by keyboard. */}
      <div className="rules-list" ref={list} tabIndex={0} role="region" aria-label={t('rules.title')}>
        {cards.length > 0 && (
          <section>
            <h3>{t('rules.cards')}</h3>
            <ul className="rules-cards">
              {cards.slice(0, 24).map((card) => (
                <li key={card.id}>
                  {onCard ? (
                    <>
                      <button type="button" className="kit-link" onClick={() => onCard(card.id)}>
                        {card.name}
                      </button>{' '}
                      <span className="quiet">{card.kind}</span>
                    </>
                  ) : (
                    <Card face={card} size="card" />
                  )}
                </li>
              ))}
            </ul>
          </section>
        )}
        {sought && words}
        {sought ? (
          <FoundLines key={sought} sections={sections} inPlay={module.inPlay} />
        ) : (
          sections.map((section) => (
            <Section key={section.title} section={section} at={at} isFolded={isLong} inPlay={module.inPlay} />
          ))
        )}
        {!sought && words}
        {!ledger && <p className="quiet">{t('rules.none-written')}</p>}
        {ledger && sections.length + cards.length + keywords.length === 0 && (
          <p className="quiet">{t('rules.nothing')}</p>
        )}
      </div>
    </div>
  );
}

const NONE: readonly RuleSection[] = [];

/** Leads to the sections of the rules, in their order. */
function Contents({
  sections,
  list,
}: {
  sections: readonly RuleSection[];
  list: RefObject<HTMLElement | null>;
}) {
  const open = (title: string): void => {
    const headings = [...(list.current?.querySelectorAll('h3') ?? [])];
    const heading = headings.find(({ textContent }) => textContent === title);
    heading?.scrollIntoView({ block: 'start' });
    heading?.focus({ preventScroll: true });
  };
  return (
    <nav className="rules-contents" aria-label={t('rules.contents')}>
      <ul>
        {sections.map(({ title }) => (
          <li key={title}>
            <button type="button" className="kit-link" onClick={() => open(title)}>
              {title}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const mentions = ({ name, kind, text = [] }: CardFace, query: string): boolean => {
  const searched = `${name} ${kind} ${text.join(' ')}`.toLowerCase();
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => searched.includes(word));
};
