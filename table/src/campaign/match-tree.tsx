import { SeatMark } from '@questwright/board-kit';
import type { CampaignMatchView, CampaignView, Speaker } from '@questwright/kernel';
import { ago } from '../home/ago.ts';
import { Link } from '../route/link.tsx';
import { type TextKey, t } from '../texts/texts.ts';
import { type Branch, branchesFrom } from './branches.ts';
import type { CampaignHost } from './campaign-host.ts';

export interface MatchDeeds {
  readonly goOn: (from: string | null) => void;
  readonly abandon: (match: CampaignMatchView) => void;
}

/** The matches of a campaign in the order in which they were played; where it parts, the ways one below the other. */
export function MatchTree({
  campaign,
  host,
  say,
  deeds,
}: {
  campaign: CampaignView;
  host: CampaignHost;
  say: Speaker;
  deeds: MatchDeeds;
}) {
  const number = new Map(campaign.matches.map(({ id }, i) => [id, i + 1]));
  const branches = branchesFrom(campaign.matches);
  const row = (match: CampaignMatchView) => (
    <MatchLine
      key={match.id}
      match={match}
      n={number.get(match.id)!}
      isNext={isNext(campaign, match.id)}
      host={host}
      say={say}
      deeds={deeds}
    />
  );
  return branches.length === 1 ? (
    <Stretch branch={branches[0]!} row={row} />
  ) : (
    <Ways branches={branches} row={row} />
  );
}

type Row = (match: CampaignMatchView) => React.ReactNode;

function Stretch({ branch, row }: { branch: Branch; row: Row }) {
  return (
    <>
      <ol className="campaign-matches">{branch.matches.map(row)}</ol>
      {branch.branches.length > 0 && <Ways branches={branch.branches} row={row} />}
    </>
  );
}

function Ways({ branches, row }: { branches: readonly Branch[]; row: Row }) {
  return (
    <ul className="campaign-ways">
      {branches.map((branch, i) => (
        <li key={branch.matches[0]!.id}>
          <p className="campaign-way">{t('campaign.way', { n: i + 1, all: branches.length })}</p>
          <Stretch branch={branch} row={row} />
        </li>
      ))}
    </ul>
  );
}

/** Whether the campaign goes on in or from this match when nothing else is said. */
function isNext({ goesOn }: CampaignView, id: string): boolean {
  return goesOn !== null && ('running' in goesOn ? goesOn.running : goesOn.from) === id;
}

function MatchLine({
  match,
  n,
  isNext: isHere,
  host,
  say,
  deeds,
}: {
  match: CampaignMatchView;
  n: number;
  isNext: boolean;
  host: CampaignHost;
  say: Speaker;
  deeds: MatchDeeds;
}) {
  const { id, state, outcome, seats, begun, ended } = match;
  const title = match.title ? say.sentence(match.title).replace(/\.$/, '') : t('campaign.match', { n });
  return (
    <li className="campaign-match" data-state={state} aria-current={isHere ? 'step' : undefined}>
      <div className="campaign-match-head">
        <h3>{title}</h3>
        <span className="quiet">{ago(ended ?? begun)}</span>
      </div>
      <p>{outcome ? say.sentence(outcome.text) : t(`campaign.match-${state}` as TextKey)}</p>
      <ul className="campaign-players" aria-label={t('campaign.players')}>
        {seats.map(({ name }, seat) => (
          <li key={`${seat}${name}`}>
            <SeatMark seat={seat} /> {name}
          </li>
        ))}
      </ul>
      <div className="button-row">
        {state === 'running' && (
          <>
            <Link className="button button-ember" href={host.matchAt(id)}>
              {t('campaign.play-on')}
            </Link>
            <button type="button" className="button" onClick={() => deeds.abandon(match)}>
              {t('campaign.abandon-match')}
            </button>
          </>
        )}
        {state === 'over' && (
          <Link className="button" href={host.replayAt(id)}>
            {t('campaign.replay')}
          </Link>
        )}
        {state === 'over' && match.goesOn && !isHere && (
          <button type="button" className="button" onClick={() => deeds.goOn(id)}>
            {t('campaign.from-here')}
          </button>
        )}
      </div>
    </li>
  );
}
