import { lazy, type ReactNode, Suspense } from 'react';
import { HomePage } from './home/home-page.tsx';
import { Link } from './route/link.tsx';
import { to, usePath } from './route/router.ts';
import { boxOf } from './shelf/shelf.ts';
import { t } from './texts/texts.ts';
import { ErrorBoundary } from './ui/error-boundary.tsx';
import { Page } from './ui/page.tsx';

const SetupPage = lazy(async () => ({ default: (await import('./setup/setup-page.tsx')).SetupPage }));
const HerePage = lazy(async () => ({ default: (await import('./table-page/table-page.tsx')).HerePage }));
const OnlinePage = lazy(async () => ({ default: (await import('./online/online-page.tsx')).OnlinePage }));
const campaign = () => import('./campaign/campaign-page.tsx');
const CampaignHerePage = lazy(async () => ({ default: (await campaign()).CampaignHerePage }));
const CampaignOnlinePage = lazy(async () => ({ default: (await campaign()).CampaignOnlinePage }));
const RulesPage = lazy(async () => ({ default: (await import('./rules/rules-page.tsx')).RulesPage }));
const replay = () => import('./replay/replay-page.tsx');
const ReplayHerePage = lazy(async () => ({ default: (await replay()).ReplayHerePage }));
const ReplayOnlinePage = lazy(async () => ({ default: (await replay()).ReplayOnlinePage }));
const ReplayFilePage = lazy(async () => ({ default: (await replay()).ReplayFilePage }));
const ReplayLinkPage = lazy(async () => ({ default: (await replay()).ReplayLinkPage }));
const SettingsPage = lazy(async () => ({
  default: (await import('./pages/settings-page.tsx')).SettingsPage,
}));
const AboutPage = lazy(async () => ({ default: (await import('./pages/about-page.tsx')).AboutPage }));

export function App() {
  const path = usePath();
  return (
    <ErrorBoundary key={path}>
      <Suspense fallback={null}>{pageOf(path)}</Suspense>
    </ErrorBoundary>
  );
}

function pageOf(path: string): ReactNode {
  const [, first = '', second = '', third = ''] = path.split('/').map(decodeURIComponent);
  const box = boxOf(second);
  switch (first) {
    case '':
      return <HomePage />;
    case 'play':
      return box ? <SetupPage key={second} box={box} /> : <Nowhere />;
    case 'here':
      return <HerePage key={second} id={second} />;
    case 'm':
      return <OnlinePage key={second} id={second} />;
    case 'campaign':
      return <CampaignHerePage key={second} id={second} />;
    case 'c':
      return <CampaignOnlinePage key={second} id={second} />;
    case 'rules':
      return box ? <RulesPage key={second} box={box} /> : <Nowhere />;
    case 'replay':
      if (second === 'here') return <ReplayHerePage key={third} id={third} />;
      if (second === 'online') return <ReplayOnlinePage key={third} id={third} />;
      if (second === 'link') return <ReplayLinkPage />;
      return <ReplayFilePage />;
    case 'settings':
      return <SettingsPage />;
    case 'about':
      return <AboutPage />;
    default:
      return <Nowhere />;
  }
}

const Nowhere = () => (
  <Page title={t('nowhere.title')} narrow>
    <div className="paper">
      <p>{t('nowhere.text')}</p>
      <Link className="button button-ember" href={to.home}>
        {t('nav.home')}
      </Link>
    </div>
  </Page>
);
