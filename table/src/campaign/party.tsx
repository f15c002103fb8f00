import { type PartyProps, SeatMark, seatClass } from '@questwright/board-kit';
import { GenericParty } from '@questwright/board-kit/host';
import type { BotLevels } from '@questwright/games';
import type { CampaignSeat, CampaignView, Speaker } from '@questwright/kernel';
import { type ComponentType, useState } from 'react';
import { levelName } from '../setup/level-name.ts';
import { t } from '../texts/texts.ts';
import { Dialog } from '../ui/dialog.tsx';
import type { CampaignHost, SeatWish } from './campaign-host.ts';

/** What the party has become, as the game shows it. */
export function Party({
  campaign,
  say,
  View = GenericParty,
}: {
  campaign: CampaignView;
  say: Speaker;
  View?: ComponentType<PartyProps> | undefined;
}) {
  const names = campaign.seats.map(({ name }) => name);
  return (
    <section className="paper campaign-party" aria-labelledby="party">
      <h2 id="party">{t('campaign.party')}</h2>
      {campaign.summary === null ? (
        <p>{t('campaign.party-none')}</p>
      ) : (
        <View summary={campaign.summary} names={names} say={say} />
      )}
    </section>
  );
}

/** Who plays the next match. Somebody who left can be replaced. */
export function Players({
  seats,
  levels,
  where,
  onReplace,
}: {
  seats: readonly CampaignSeat[];
  levels: BotLevels;
  where: CampaignHost['where'];
  onReplace: (seat: number, by: SeatWish) => void;
}) {
  const [replaced, setReplaced] = useState<number | null>(null);
  return (
    <section className="slate campaign-seats" aria-labelledby="players">
      <h2 id="players">{t('campaign.next-players')}</h2>
      <ul>
        {seats.map(({ name, kind, level }, seat) => (
          <li key={`${seat}${name}`} className={seatClass(seat)}>
            <SeatMark seat={seat} />
            <span className="campaign-seat-name">
              {kind === 'open' ? t('waiting.open') : name}
              {kind === 'bot' && (
                <span className="quiet"> {t('setup.bot', { level: levelName(level ?? '') })}</span>
              )}
            </span>
            <button
              type="button"
              className="button"
              aria-label={t('campaign.replace-of', { name })}
              onClick={() => setReplaced(seat)}
            >
              {t('campaign.replace')}
            </button>
          </li>
        ))}
      </ul>
      {replaced !== null && (
        <ReplaceDialog
          where={where}
          before={seats[replaced]!}
          levels={levels}
          onClose={() => setReplaced(null)}
          onReplace={(by) => {
            setReplaced(null);
            onReplace(replaced, by);
          }}
        />
      )}
    </section>
  );
}

function ReplaceDialog({
  where,
  before,
  levels: { levels, strongest },
  onReplace,
  onClose,
}: {
  where: CampaignHost['where'];
  before: CampaignSeat;
  levels: BotLevels;
  onReplace: (by: SeatWish) => void;
  onClose: () => void;
}) {
  const [who, setWho] = useState(before.kind === 'bot' ? (before.level ?? strongest) : PERSON);
  const [name, setName] = useState(before.kind === 'bot' ? '' : before.name);
  const isPerson = who === PERSON;
  const wish = (): SeatWish =>
    isPerson
      ? { kind: 'person', name: name.trim() }
      : who === OPEN
        ? { kind: 'open' }
        : { kind: 'bot', level: who };
  return (
    <Dialog title={t('campaign.replace-of', { name: before.name })} onClose={onClose}>
      <form
        className="campaign-form"
        onSubmit={(event) => {
          event.preventDefault();
          onReplace(wish());
        }}
      >
        <p>{t('campaign.replace-text')}</p>
        <label>
          {t('campaign.played-by')}
          <select value={who} onChange={({ target }) => setWho(target.value)}>
            <option value={PERSON}>{t(where === 'online' ? 'campaign.myself' : 'setup.person')}</option>
            {where === 'online' && <option value={OPEN}>{t('setup.open')}</option>}
            {levels.map((level) => (
              <option key={level} value={level}>
                {t('setup.bot', { level: levelName(level) })}
              </option>
            ))}
          </select>
        </label>
        {isPerson && (
          <label>
            {t('campaign.player-name')}
            <input value={name} maxLength={40} onChange={({ target }) => setName(target.value)} />
          </label>
        )}
        <button type="submit" className="button button-ember" disabled={isPerson && name.trim() === ''}>
          {t('campaign.replace')}
        </button>
      </form>
    </Dialog>
  );
}

const PERSON = '';
const OPEN = 'open:';
