import { hueClass } from '@questwright/board-kit';
import type { CampaignSummary } from '../play/local/campaigns.ts';
import { Link } from '../route/link.tsx';
import { boxOf } from '../shelf/shelf.ts';
import { type TextKey, t } from '../texts/texts.ts';
import { ago } from './ago.ts';

/** A campaign and where its page is. */
export interface ListedCampaign extends Omit<CampaignSummary, 'touched'> {
  readonly href: string;
  readonly touched?: number;
}

/** One's campaigns, the newest first. */
export const CampaignList = ({ campaigns }: { campaigns: readonly ListedCampaign[] }) => (
  <ul className="match-list">
    {campaigns.map((campaign) => (
      <CampaignRow key={campaign.id} campaign={campaign} />
    ))}
  </ul>
);

function CampaignRow({ campaign }: { campaign: ListedCampaign }) {
  const { href, game, name, state, seats, played, touched } = campaign;
  const box = boxOf(game);
  if (!box) return null;
  const { emblem: Emblem } = box;
  return (
    <li className={`match-row ${hueClass(box.hue)}`}>
      <Link href={href} className="match-link">
        <Emblem aria-hidden="true" />
        <span className="match-main">
          <strong>{name}</strong>
          <span>
            {box.name} · {seats.join(', ')}
          </span>
        </span>
        <span className="match-side">
          <span>
            {state === 'running' ? t('campaign.played', { n: played }) : t(`campaign.${state}` as TextKey)}
          </span>
          {touched !== undefined && <span className="quiet">{ago(touched)}</span>}
        </span>
      </Link>
    </li>
  );
}
