import { useState } from 'react';
import type { MatchSummary } from '../play/local/house.ts';
import { t } from '../texts/texts.ts';
import { MatchRow } from './match-row.tsx';

const FEW = 4;

/** One's matches, the newest first; the older ones when asked for. */
export function MatchList({ matches, onChange }: { matches: readonly MatchSummary[]; onChange: () => void }) {
  const [all, setAll] = useState(false);
  const shown = all ? matches : matches.slice(0, FEW);
  return (
    <>
      <ul className="match-list">
        {shown.map((match) => (
          <MatchRow key={match.id} match={match} onChange={onChange} />
        ))}
      </ul>
      {shown.length < matches.length && (
        <button type="button" className="button show-all" onClick={() => setAll(true)}>
          {t('home.show-all', { n: matches.length })}
        </button>
      )}
    </>
  );
}
