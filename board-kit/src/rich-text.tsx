import { Fragment, type ReactNode } from 'react';
import { useKit } from './kit.tsx';

const PIECES = /(\[[a-z][a-z0-9-]*\]|\b[A-Z][A-Z0-9]-[A-Z0-9]+-\d{2,3}\b)/;

/** A text in which `[symbol]` is its icon, a ledger id leads to its rule, and a keyword to what it means. */
export function RichText({ text, links = true }: { text: string; links?: boolean }) {
  const { symbols, keywords, openRule } = useKit();
  const words =
    links && keywords.length > 0 ? new RegExp(`\\b(${keywords.map(escaped).join('|')})\\b`) : null;

  const piece = (part: string): ReactNode => {
    const symbol = part.startsWith('[') ? symbols[part.slice(1, -1)] : undefined;
    if (symbol) {
      const { icon: Icon, text: name } = symbol;
      return (
        <span className="kit-symbol">
          <Icon aria-hidden="true" />
          <span className="sr-only">{name}</span>
        </span>
      );
    }
    if (links && /^[A-Z][A-Z0-9]-/.test(part)) return link(part, part);
    if (!words) return part;
    return part
      .split(words)
      .map((word, i) => <Fragment key={`${i}${word}`}>{i % 2 ? link(word, word) : word}</Fragment>);
  };

  const link = (to: string, shown: string): ReactNode => (
    <button type="button" className="kit-link" onClick={() => openRule(to)}>
      {shown}
    </button>
  );

  return text.split(PIECES).map((part, i) => <Fragment key={`${i}${part}`}>{piece(part)}</Fragment>);
}

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
