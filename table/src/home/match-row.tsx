import { hueClass } from '@questwright/board-kit';
import { useState } from 'react';
import { GiTrashCan } from 'react-icons/gi';
import { worker } from '../play/local/client.ts';
import type { MatchSummary } from '../play/local/house.ts';
import { Link } from '../route/link.tsx';
import { to } from '../route/router.ts';
import { boxOf } from '../shelf/shelf.ts';
import { t } from '../texts/texts.ts';
import { Dialog } from '../ui/dialog.tsx';
import { ago } from './ago.ts';
import { endOf } from './end-of.ts';
import { standingLine } from './standing-line.ts';

/** A match of one's own: whose turn it is, how old, and the way into it. */
export function MatchRow({ match, onChange }: { match: MatchSummary; onChange: () => void }) {
  const [asks, setAsks] = useState(false);
  const box = boxOf(match.game);
  if (!box) return null;
  const { emblem: Emblem } = box;
  const names = match.seats.map(({ name }) => name).join(', ');
  const asked = match.asked === null ? undefined : match.seats[match.asked];
  const people = match.seats.flatMap(({ bot }, seat) => (bot === null ? [seat] : []));
  const state = match.over
    ? endOf(match.over.winners, people, box.together)
    : asked?.bot === null
      ? t('match.asked', { name: asked.name })
      : t('match.bots');
  return (
    <li className={`match-row ${hueClass(box.hue)}`}>
      <Link href={match.over ? to.replayHere(match.id) : to.here(match.id)} className="match-link">
        <Emblem aria-hidden="true" />
        <span className="match-main">
          <strong>{box.name}</strong>
          <Facts line={standingLine({ box, standing: match.standing, seats: match.seats.length })} />
          <span className="quiet">{names}</span>
        </span>
        <span className="match-side">
          <span>{state}</span>
          <span className="quiet">{ago(match.touched)}</span>
        </span>
      </Link>
      <button
        type="button"
        className="icon-button"
        aria-label={t('match.remove', { game: box.name, names })}
        onClick={() => setAsks(true)}
      >
        <GiTrashCan aria-hidden="true" />
      </button>
      {asks && (
        <Dialog title={t('match.remove-title')} onClose={() => setAsks(false)}>
          <p>{t('match.remove-text')}</p>
          <div className="button-row">
            <button
              type="button"
              className="button button-ember"
              onClick={() => {
                setAsks(false);
                void worker.call('remove', match.id).then(onChange);
              }}
            >
              {t('match.remove-yes')}
            </button>
            <button type="button" className="button" onClick={() => setAsks(false)}>
              {t('match.remove-no')}
            </button>
          </div>
        </Dialog>
      )}
    </li>
  );
}

/** The quest, the round and the heroes, where a game has such things. */
export const Facts = ({ line }: { line: string }) => (line ? <span>{line}</span> : null);
