import { isCampaignFile } from '@questwright/kernel';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { CampaignSummary } from '../play/local/campaigns.ts';
import { worker } from '../play/local/client.ts';
import type { MatchSummary } from '../play/local/house.ts';
import { useMe } from '../play/online/identity.ts';
import { navigate, to } from '../route/router.ts';
import { boxOf, shelf } from '../shelf/shelf.ts';
import { t } from '../texts/texts.ts';
import { FilePicker } from '../ui/file-picker.tsx';
import { Page } from '../ui/page.tsx';
import { BoxCard } from './box-card.tsx';
import { CampaignList } from './campaign-list.tsx';
import { Join } from './join.tsx';
import { MatchList } from './match-list.tsx';

const Lobby = lazy(async () => ({ default: (await import('../online/lobby.tsx')).Lobby }));

export function HomePage() {
  const [matches, setMatches] = useState<readonly MatchSummary[] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [campaigns, setCampaigns] = useState<readonly CampaignSummary[]>([]);
  const { me } = useMe();
  const refresh = (): void => {
    worker.call('list').then(setMatches, (error: Error) => setProblem(error.message));
    worker.call('campaigns').then(setCampaigns, (error: Error) => setProblem(error.message));
  };
  useEffect(refresh, []);

  // Those of a campaign are found there.
  const single = matches?.filter(({ campaign, game }) => !campaign && boxOf(game)) ?? [];
  const open = single.filter(({ over }) => !over);
  const over = single.filter(({ over: outcome }) => outcome);
  const bring = async (file: string): Promise<string> => {
    if (isCampaignFile(file)) return to.campaign(await worker.call('importCampaign', file));
    const { isSealedCampaign, onlineCampaigns } = await import('../play/online/campaigns.ts');
    if (isSealedCampaign(file)) return to.campaignOnline(await onlineCampaigns.bring(file));
    return to.here(await worker.call('import', file));
  };
  const games = shelf.filter(({ example }) => !example);
  const examples = shelf.filter(({ example }) => example);

  return (
    <Page>
      <section className="hero">
        <h1>{t('home.title')}</h1>
        <p>{t('home.subtitle')}</p>
      </section>
      {problem && (
        <div className="notice" role="alert">
          {problem}
        </div>
      )}
      {open.length > 0 && (
        <section aria-labelledby="continue">
          <h2 id="continue">{t('home.continue')}</h2>
          <MatchList matches={open} onChange={refresh} />
        </section>
      )}
      {campaigns.length > 0 && (
        <section aria-labelledby="campaigns">
          <h2 id="campaigns">{t('campaign.list')}</h2>
          <CampaignList campaigns={campaigns.map((one) => ({ ...one, href: to.campaign(one.id) }))} />
        </section>
      )}
      {me && (
        <Suspense>
          <Lobby />
        </Suspense>
      )}
      {games.length > 0 && (
        <section aria-labelledby="games">
          <h2 id="games">{t('home.games')}</h2>
          <div className="shelf">
            {games.map((box) => (
              <BoxCard key={box.id} box={box} onProblem={setProblem} />
            ))}
          </div>
        </section>
      )}
      <section aria-labelledby="examples">
        <h2 id="examples">{t(games.length > 0 ? 'home.examples' : 'home.games')}</h2>
        <div className="shelf">
          {examples.map((box) => (
            <BoxCard key={box.id} box={box} onProblem={setProblem} />
          ))}
        </div>
      </section>
      <div className="home-more">
        {me !== undefined && <Join />}
        <section className="slate" aria-labelledby="files">
          <h2 id="files">{t('home.files')}</h2>
          <p>{t('home.files-text')}</p>
          <FilePicker
            label={t('home.open-file')}
            onFile={(file) => {
              setProblem(null);
              bring(file).then(
                (place) => navigate(place),
                (error: Error) => setProblem(error.message),
              );
            }}
          />
        </section>
      </div>
      {over.length > 0 && (
        <section aria-labelledby="finished">
          <h2 id="finished">{t('home.finished')}</h2>
          <MatchList matches={over} onChange={refresh} />
        </section>
      )}
    </Page>
  );
}
