import { hueClass } from '@questwright/board-kit';
import type { BotLevels } from '@questwright/games';
import { type CampaignMatchView, type CampaignView, MAX_CAMPAIGN_NAME } from '@questwright/kernel';
import { Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { worker } from '../play/local/client.ts';
import { onlineCampaigns } from '../play/online/campaigns.ts';
import { useServerCampaigns } from '../play/online/use-server-campaigns.ts';
import { Link } from '../route/link.tsx';
import { navigate, to } from '../route/router.ts';
import { useLoaded } from '../shelf/shelf.ts';
import { Opening } from '../table-page/table-page.tsx';
import { type TextKey, t } from '../texts/texts.ts';
import { Dialog } from '../ui/dialog.tsx';
import { campaignFileName, download } from '../ui/download.ts';
import { Page } from '../ui/page.tsx';
import { type CampaignHost, campaignHere, campaignOnline } from './campaign-host.ts';
import { MatchTree } from './match-tree.tsx';
import { Party, Players } from './party.tsx';

/** The page of a campaign that is kept in this browser. */
export function CampaignHerePage({ id }: { id: string }) {
  const host = useMemo(() => campaignHere(id), [id]);
  return <CampaignOf host={host} />;
}

/** The page of a campaign that the server keeps. */
export function CampaignOnlinePage({ id }: { id: string }) {
  const host = useMemo(() => campaignOnline(id), [id]);
  return <CampaignOf host={host} />;
}

function CampaignOf({ host }: { host: CampaignHost }) {
  const [campaign, setCampaign] = useState<CampaignView | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const refresh = useCallback(
    () => host.view().then(setCampaign, (error: Error) => setFailure(error.message)),
    [host],
  );
  useEffect(() => {
    void refresh();
    return host.follow(() => void refresh());
  }, [host, refresh]);
  if (failure) return <Failed reason={failure} />;
  if (!campaign) return <Opening />;
  return (
    <Suspense fallback={<Opening />}>
      <Campaign host={host} campaign={campaign} onChange={refresh} />
    </Suspense>
  );
}

/** What is asked before it is done. */
type Asking = 'rename' | 'abandon' | 'remove' | CampaignMatchView | null;

function Campaign({
  host,
  campaign,
  onChange,
}: {
  host: CampaignHost;
  campaign: CampaignView;
  onChange: () => Promise<void>;
}) {
  const { box, module, speaker } = useLoaded(campaign.game);
  const names = campaign.seats.map(({ name }) => name).join('\n');
  const say = useMemo(() => speaker(names.split('\n')), [speaker, names]);
  const levels = useLevels(campaign.game);
  const [problem, setProblem] = useState<string | null>(null);
  const [asking, setAsking] = useState<Asking>(null);
  const { name, state, goesOn } = campaign;
  const { emblem: Emblem } = box;

  const failed = (error: Error): void => setProblem(error.message);
  const act = (done: Promise<void>): void => {
    setAsking(null);
    setProblem(null);
    void done.then(onChange).catch(failed);
  };
  const goOn = (from?: string | null): void => void host.goOn(from).then((place) => navigate(place), failed);
  const save = (): void => void host.file().then((file) => download(campaignFileName(name), file), failed);

  const isOnServer = useServerCampaigns(campaign.game);
  const bring = (): void =>
    void host
      .file()
      .then(onlineCampaigns.bring)
      .then((id) => navigate(to.campaignOnline(id)), failed);

  return (
    <Page title={name}>
      <div className={`campaign ${hueClass(box.hue)}`}>
        <div className="campaign-head">
          <Emblem aria-hidden="true" />
          <p>
            <strong>{box.name}</strong>
            <span>
              {t(`campaign.is-${state}` as TextKey)}{' '}
              {t(host.where === 'here' ? 'campaign.kept-here' : 'campaign.kept-online')}
            </span>
          </p>
        </div>
        {problem && (
          <div className="notice" role="alert">
            {problem}
          </div>
        )}
        <div className="button-row campaign-deeds">
          {goesOn && (
            <button type="button" className="button button-ember button-large" onClick={() => goOn()}>
              {t('running' in goesOn ? 'campaign.play-on' : 'campaign.continue')}
            </button>
          )}
          <button type="button" className="button" onClick={() => setAsking('rename')}>
            {t('campaign.rename')}
          </button>
          <button type="button" className="button" onClick={save}>
            {t('campaign.export')}
          </button>
          {host.where === 'here' && isOnServer && (
            <button type="button" className="button" onClick={bring}>
              {t('table.bring')}
            </button>
          )}
          {state === 'running' && (
            <button type="button" className="button" onClick={() => setAsking('abandon')}>
              {t('campaign.abandon')}
            </button>
          )}
          <button type="button" className="button" onClick={() => setAsking('remove')}>
            {t('campaign.remove')}
          </button>
        </div>
        <div className="campaign-columns">
          <section aria-labelledby="matches" className="campaign-story">
            <h2 id="matches">{t('campaign.matches')}</h2>
            <MatchTree
              campaign={campaign}
              host={host}
              say={say}
              deeds={{ goOn, abandon: (match) => setAsking(match) }}
            />
          </section>
          <div className="campaign-side">
            <Party campaign={campaign} say={say} View={module.Party} />
            <Players
              seats={campaign.seats}
              levels={levels}
              where={host.where}
              onReplace={(seat, by) => act(host.replace(seat, by))}
            />
          </div>
        </div>
      </div>
      {asking === 'rename' && (
        <RenameDialog
          name={name}
          onClose={() => setAsking(null)}
          onRename={(next) => act(host.rename(next))}
        />
      )}
      {asking === 'abandon' && (
        <Sure what="campaign.abandon" onClose={() => setAsking(null)} onYes={() => act(host.abandon())} />
      )}
      {asking === 'remove' && (
        <Sure
          what="campaign.remove"
          onClose={() => setAsking(null)}
          onYes={() => void host.remove().then(() => navigate(to.home), failed)}
        />
      )}
      {typeof asking === 'object' && asking !== null && (
        <Sure
          what="campaign.abandon-match"
          onClose={() => setAsking(null)}
          onYes={() => act(host.abandonMatch(asking.id))}
        />
      )}
    </Page>
  );
}

function RenameDialog({
  name,
  onRename,
  onClose,
}: {
  name: string;
  onRename: (name: string) => void;
  onClose: () => void;
}) {
  const [next, setNext] = useState(name);
  return (
    <Dialog title={t('campaign.rename')} onClose={onClose}>
      <form
        className="campaign-form"
        onSubmit={(event) => {
          event.preventDefault();
          onRename(next);
        }}
      >
        <label>
          {t('campaign.name')}
          <input
            value={next}
            maxLength={MAX_CAMPAIGN_NAME}
            onChange={({ target }) => setNext(target.value)}
          />
        </label>
        <button type="submit" className="button button-ember" disabled={next.trim() === ''}>
          {t('campaign.rename')}
        </button>
      </form>
    </Dialog>
  );
}

/** Asks once before something that is not easily undone. */
function Sure({
  what,
  onYes,
  onClose,
}: {
  what: 'campaign.abandon' | 'campaign.remove' | 'campaign.abandon-match';
  onYes: () => void;
  onClose: () => void;
}) {
  return (
    <Dialog title={t(what)} onClose={onClose}>
      <p>{t(`${what}-text`)}</p>
      <div className="button-row">
        <button type="button" className="button button-ember" onClick={onYes}>
          {t(what)}
        </button>
        <button type="button" className="button" onClick={onClose}>
          {t('campaign.keep')}
        </button>
      </div>
    </Dialog>
  );
}

/** The bots that can sit down for somebody who left. */
function useLevels(game: string): BotLevels {
  const [levels, setLevels] = useState<BotLevels>({ levels: ['random'], strongest: 'random' });
  useEffect(() => {
    worker.call('levels', game).then(setLevels, () => {});
  }, [game]);
  return levels;
}

const Failed = ({ reason }: { reason: string }) => (
  <Page title={t('campaign.title')} narrow>
    <div className="paper" role="alert">
      <p>{reason}</p>
      <Link className="button button-ember" href={to.home}>
        {t('nav.home')}
      </Link>
    </div>
  </Page>
);
