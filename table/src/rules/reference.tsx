import { Card, type CardFace } from '@questwright/board-kit';
import { type RefObject, use, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import type { RuleLine, RuleSection } from '../../build/parse-ledger.ts';
import { loadBoard } from '../shelf/shelf.ts';
import { type TextKey, t } from '../texts/texts.ts';
import { loadLedger } from './ledgers.ts';
import { search } from './search.ts';

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
  const isLine = /^[A-Z][A-Z0-9]-/.test(at);
  const [query, setQuery] = useState(isLine ? '' : at);
  const sought = useDeferredValue(query);
  const list = useRef<HTMLDivElement>(null);

  const printed = useMemo(() => {
    const say = speaker([]);
    return { cards: module.cards?.(say) ?? [], keywords: module.keywords?.(say) ?? [] };
  }, [module, speaker]);
  const sections = useMemo(() => search(ledger?.sections ?? [], sought), [ledger, sought]);
  const cards = sought.trim() ? printed.cards.filter((card) => mentions(card, sought)) : [];
  const keywords = printed.keywords.filter(({ name, text }) =>
    `${name} ${text}`.toLowerCase().includes(sought.trim().toLowerCase()),
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
      {contents && !sought.trim() && sections.length > 1 && <Contents sections={sections} list={list} />}
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
        {sought.trim() && words}
        {sections.map(({ title, lines }) => (
          <section key={title}>
            <h3 tabIndex={-1}>{title}</h3>
            <ul>
              {lines.map((line) => (
                <Line key={line.id} line={line} isSought={line.id === at} />
              ))}
            </ul>
          </section>
        ))}
        {!sought.trim() && words}
        {!ledger && <p className="quiet">{t('rules.none-written')}</p>}
        {ledger && sections.length + cards.length + keywords.length === 0 && (
          <p className="quiet">{t('rules.nothing')}</p>
        )}
      </div>
    </div>
  );
}

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

const mentions = ({ name, kind, text = [] }: CardFace, query: string): boolean => {
  const searched = `${name} ${kind} ${text.join(' ')}`.toLowerCase();
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => searched.includes(word));
};
