import { hueClass } from '@questwright/board-kit';
import type { OwnMatch } from '@questwright/server/protocol';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { ago } from '../home/ago.ts';
import { CampaignList, type ListedCampaign } from '../home/campaign-list.tsx';
import { endOf } from '../home/end-of.ts';
import { Facts } from '../home/match-row.tsx';
import { standingLine } from '../home/standing-line.ts';
import { botName } from '../play/bot-name.ts';
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
  const known = own.filter(({ game }) => boxOf(game));
  const mine = known.filter((one) => !isOver(one)).slice(0, SHOWN);
  const over = known.filter(isOver).slice(0, SHOWN);
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
          {mine.map((one) => (
            <OwnRow key={one.match} {...one} />
          ))}
        </Rows>
      )}
      {over.length > 0 && (
        <Rows title={t('lobby.finished')}>
          {over.map((one) => (
            <OwnRow key={one.match} {...one} />
          ))}
        </Rows>
      )}
      {others.length > 0 && (
        <Rows title={t('lobby.open')}>
          {others.map(({ match, game, host, seats, open, options, created }) => (
            <Row
              key={match}
              match={match}
              game={game}
              line={standingLine({ box: boxOf(game)!, options, seats })}
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

const SHOWN = 6;

const isOver = ({ status }: OwnMatch): boolean => status === 'over' || status === 'archived';

/** A match of one's own: how it stands, and whether one is asked. */
function OwnRow({ match, game, status, seats: names, bots, own, options, standing, updated }: OwnMatch) {
  const box = boxOf(game)!;
  const seats = names.map((name, seat) => (bots.includes(seat) ? botName(seat) : name));
  const asked = standing?.asked.map((seat) => seats[seat]).filter(Boolean) ?? [];
  const state =
    status === 'open'
      ? t('lobby.waits')
      : isOver({ status } as OwnMatch)
        ? endOf(standing?.winners ?? [], own, box.together)
        : standing?.asked.some((seat) => own.includes(seat))
          ? t('match.you-asked')
          : asked.length > 0
            ? t('match.asked', { name: asked.join(', ') })
            : t('lobby.runs');
  return (
    <Row
      match={match}
      game={game}
      line={standingLine({ box, standing, options, seats: seats.length })}
      names={seats.filter(Boolean).join(', ')}
      state={state}
      when={updated}
    />
  );
}

function Row({
  match,
  game,
  line,
  names,
  state,
  when,
}: {
  match: string;
  game: string;
  /** The quest, the round, the heroes. */
  line: string;
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
          <Facts line={line} />
          <span className="quiet">{names}</span>
        </span>
        <span className="match-side">
          <span>{state}</span>
          <span className="quiet">{ago(when)}</span>
        </span>
      </Link>
    </li>
  );
}
