import { useKit } from '@questwright/board-kit';
import { GiLaurels, GiTombstone } from 'react-icons/gi';
import type { ReplaySource } from '../play/local/house.ts';
import type { Sight } from '../play/sight.ts';
import { Link } from '../route/link.tsx';
import { to } from '../route/router.ts';
import { t } from '../texts/texts.ts';
import { Moments } from './moments.tsx';

/** How it ended, and what can be done now. */
export function OutcomePanel({
  sight,
  together,
  replay,
  campaign,
  source,
  isOnline,
  replayAt,
  onAgain,
}: {
  sight: Sight;
  /** Whether the players win or lose together. */
  together: boolean;
  replay: string;
  /** The page of the campaign that it belongs to. */
  campaign: string | null;
  /** Where the match can be read from in this browser, to look for moments to try again. */
  source: () => Promise<ReplaySource | null>;
  isOnline: boolean;
  replayAt: ((at: number) => string) | null;
  onAgain: () => void;
}) {
  const { say } = useKit();
  const { over } = sight.view;
  if (!over) return null;
  const mine = sight.table.seats.flatMap(({ mine: isMine }, seat) => (isMine ? [seat] : []));
  const hasWon = over.winners.some((seat) => mine.includes(seat));
  const Icon = hasWon || mine.length === 0 ? GiLaurels : GiTombstone;
  const title =
    mine.length === 0
      ? 'outcome.over'
      : hasWon
        ? 'outcome.won'
        : together || over.winners.length
          ? 'outcome.lost'
          : 'outcome.over';
  return (
    <section
      className="prompt paper outcome"
      aria-labelledby="outcome-title"
      data-won={hasWon ? '' : undefined}
    >
      <Icon className="outcome-icon" aria-hidden="true" />
      <h2 id="outcome-title" className="prompt-text">
        {t(title)}
      </h2>
      <p data-testid="outcome">{say.sentence(over.text)}</p>
      <div className="button-row">
        {campaign ? (
          <Link className="button button-ember" href={campaign}>
            {t('campaign.to')}
          </Link>
        ) : sight.table.rematch ? (
          <Link className="button button-ember" href={to.online(sight.table.rematch)}>
            {t('outcome.next-table')}
          </Link>
        ) : (
          mine.length > 0 && (
            <button type="button" className="button button-ember" onClick={onAgain}>
              {t('outcome.again')}
            </button>
          )
        )}
        <Link className="button" href={replay}>
          {t('outcome.replay')}
        </Link>
        <Link className="button" href={to.home}>
          {t('nav.home')}
        </Link>
      </div>
      {mine.length > 0 && <Moments source={source} seats={mine} replayAt={replayAt} onRequest={isOnline} />}
    </section>
  );
}
