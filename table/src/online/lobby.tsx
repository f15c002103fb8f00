import { hueClass } from '@questwright/board-kit';
import type { OwnMatch } from '@questwright/server/protocol';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { ago } from '../home/ago.ts';
import { CampaignList, type ListedCampaign } from '../home/campaign-list.tsx';
import { onlineCampaigns } from '../play/online/campaigns.ts';
import { ownMatches } from '../play/online/identity.ts';
import { link } from '../play/online/link.ts';
import { serverHasCampaigns } from '../play/online/use-server-campaigns.ts';
import { Link } from '../route/link.tsx';
import { to } from '../route/router.ts';
import { boxOf } from '../shelf/shelf.ts';
import { t } from '../texts/texts.ts';

/** One's matches on the server, and those of others that wait for players. */
export function Lobby() {
  const waiting = useSyncExternalStore(link.watchLobby, () => link.lobby);
  const [own, setOwn] = useState<readonly OwnMatch[]>([]);
  useEffect(() => {
    ownMatches().then(setOwn, () => {});
  }, []);
  const campaigns = useOwnCampaigns();
  const mine = own
    .filter(({ status, game }) => status !== 'over' && status !== 'archived' && boxOf(game))
    .slice(0, 6);
  const others = waiting.filter(({ match, game }) => boxOf(game) && !own.some((one) => one.match === match));
  return (
    <>
      {campaigns.length > 0 && (
        <section aria-labelledby="online-campaigns">
          <h2 id="online-campaigns">{t('campaign.online-list')}</h2>
          <CampaignList campaigns={campaigns} />
        </section>
      )}
      {mine.length > 0 && (
        <Rows title={t('lobby.own')}>
          {mine.map(({ match, game, status, seats, updated }) => (
            <Row
              key={match}
              match={match}
              game={game}
              names={seats.filter(Boolean).join(', ')}
              state={t(status === 'open' ? 'lobby.waits' : 'lobby.runs')}
              when={updated}
            />
          ))}
        </Rows>
      )}
      {others.length > 0 && (
        <Rows title={t('lobby.open')}>
          {others.map(({ match, game, host, open, created }) => (
            <Row
              key={match}
              match={match}
              game={game}
              names={host}
              state={t('lobby.free', { n: open })}
              when={created}
            />
          ))}
        </Rows>
      )}
    </>
  );
}

/** One's campaigns on the server, if it knows campaigns at all. */
function useOwnCampaigns(): readonly ListedCampaign[] {
  const [own, setOwn] = useState<readonly ListedCampaign[]>([]);
  useEffect(() => {
    serverHasCampaigns()
      .then((has) => (has ? onlineCampaigns.list() : []))
      .then((found) =>
        setOwn(
          found.map(({ campaign, matches, ...rest }) => ({
            ...rest,
            id: campaign,
            played: matches,
            href: to.campaignOnline(campaign),
          })),
        ),
      )
      .catch(() => {});
  }, []);
  return own;
}

function Rows({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      <ul className="match-list">{children}</ul>
    </section>
  );
}

function Row({
  match,
  game,
  names,
  state,
  when,
}: {
  match: string;
  game: string;
  names: string;
  state: string;
  when: number;
}) {
  const { emblem: Emblem, hue, name } = boxOf(game)!;
  return (
    <li className={`match-row ${hueClass(hue)}`}>
      <Link href={to.online(match)} className="match-link">
        <Emblem aria-hidden="true" />
        <span className="match-main">
          <strong>{name}</strong>
          <span>{names}</span>
        </span>
        <span className="match-side">
          <span>{state}</span>
          <span className="quiet">{ago(when)}</span>
        </span>
      </Link>
    </li>
  );
}
