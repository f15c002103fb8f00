import { type GameBox, hueClass, type QuickStart } from '@questwright/board-kit';
import { useState } from 'react';
import { GiHourglass, GiTabletopPlayers } from 'react-icons/gi';
import { worker } from '../play/local/client.ts';
import type { NewMatch } from '../play/local/house.ts';
import { Link } from '../route/link.tsx';
import { navigate, to } from '../route/router.ts';
import { quickMatch } from '../setup/quick.ts';
import { boxSpeaker, loadBoard } from '../shelf/shelf.ts';
import { t } from '../texts/texts.ts';

/** The first match of a campaign, under the name that the set-up page would give it. */
async function beginCampaign({ name }: GameBox, match: NewMatch): Promise<string> {
  const campaign = { ...match, name: t('campaign.first-name', { game: name }) };
  return (await worker.call('createCampaign', campaign)).match;
}

/** A game on the shelf. */
export function BoxCard({ box, onProblem }: { box: GameBox; onProblem: (problem: string | null) => void }) {
  const [busy, setBusy] = useState(false);
  const { emblem: Emblem, players, minutes } = box;
  const { quick, other } = box.setup;
  const start = (what: QuickStart, watch = false): void => {
    setBusy(true);
    onProblem(null);
    void loadBoard(box.id).catch(() => {});
    quickMatch(box, what, watch)
      .then((match) => (what.campaign && !watch ? beginCampaign(box, match) : worker.call('create', match)))
      .then((id) => navigate(to.here(id)))
      .catch((error: Error) => {
        setBusy(false);
        onProblem(error.message);
      });
  };
  return (
    <article className={`box ${hueClass(box.hue)}`} aria-labelledby={`box-${box.id}`}>
      <div className="box-lid">
        <Emblem aria-hidden="true" />
        <h3 id={`box-${box.id}`}>{box.name}</h3>
      </div>
      <div className="box-body">
        <p className="box-tagline">{boxSpeaker(box).sentence(box.tagline)}</p>
        <p className="box-facts">
          <span>
            <GiTabletopPlayers aria-hidden="true" />
            {t('box.players', { ...players, range: players.min < players.max ? 'yes' : 'no' })}
          </span>
          <span>
            <GiHourglass aria-hidden="true" />
            {t('box.minutes', { min: minutes[0], max: minutes[1] })}
          </span>
          <span>{t(box.together ? 'box.together' : 'box.against')}</span>
        </p>
        <div className="button-row">
          <button type="button" className="button button-ember" disabled={busy} onClick={() => start(quick)}>
            {t('box.play-now')}
          </button>
          {other && (
            <button type="button" className="button" disabled={busy} onClick={() => start(other)}>
              {boxSpeaker(box).say(other.text)}
            </button>
          )}
          <Link className="button" href={to.setup(box.id)}>
            {t('box.setup')}
          </Link>
        </div>
        <div className="box-links">
          <Link href={to.rules(box.id)}>{t('box.rules')}</Link>
          <button type="button" className="kit-link" disabled={busy} onClick={() => start(quick, true)}>
            {t('box.watch')}
          </button>
        </div>
      </div>
    </article>
  );
}
