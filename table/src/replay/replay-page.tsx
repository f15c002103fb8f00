import type { Timeline } from '@questwright/kernel';
import { Suspense, useEffect, useState } from 'react';
import { worker } from '../play/local/client.ts';
import type { ReplaySource } from '../play/local/house.ts';
import { finishedFileOf, isWhole, timelineOf } from '../play/online/match-file.ts';
import { Link } from '../route/link.tsx';
import { to, useHash } from '../route/router.ts';
import { Opening } from '../table-page/table-page.tsx';
import { t } from '../texts/texts.ts';
import { FilePicker } from '../ui/file-picker.tsx';
import { Page } from '../ui/page.tsx';
import { unpackFile } from './frames.ts';
import { Replay } from './replay.tsx';

/** The replay of a match that is kept in this browser. */
export const ReplayHerePage = ({ id }: { id: string }) => {
  const [source] = useState<ReplaySource>({ id });
  return <ReplayOf source={source} back={to.here(id)} />;
};

/** The replay of a finished match on the server. */
export function ReplayOnlinePage({ id }: { id: string }) {
  const [source, setSource] = useState<Source | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => {
    const found = (file: string): void => setSource(isWhole(file) ? { file } : { online: id });
    finishedFileOf(id).then(found, (error: Error) => setFailure(error.message));
  }, [id]);
  if (failure) return <Failed reason={failure} />;
  return source === null ? <Opening /> : <ReplayOf source={source} back={to.online(id)} />;
}

/** The replay of a match file that is chosen from disk. */
export function ReplayFilePage() {
  const [file, setFile] = useState<string | null>(null);
  if (file !== null) return <ReplayOf source={{ file }} back={null} />;
  return (
    <Page title={t('replay.title')} narrow>
      <div className="paper">
        <p>{t('replay.choose')}</p>
        <FilePicker label={t('home.open-file')} onFile={setFile} />
      </div>
    </Page>
  );
}

/** The replay of a match that is in the link itself: `#37.<packed file>`. */
export function ReplayLinkPage() {
  const hash = useHash();
  const packed = hash.slice(hash.indexOf('.') + 1);
  const [file, setFile] = useState<string | null>(null);
  const [broken, setBroken] = useState(false);
  useEffect(() => {
    unpackFile(packed).then(setFile, () => setBroken(true));
  }, [packed]);
  if (broken) return <Failed reason={t('replay.broken-link')} />;
  return file === null ? <Opening /> : <ReplayOf source={{ file }} back={null} />;
}

/** Or on the server, which shows of a match whose campaign goes on only what one's own seat saw. */
type Source = ReplaySource | { readonly online: string };

const keyOf = (source: Source): string =>
  'online' in source ? source.online : 'id' in source ? source.id : source.file;

const played = (source: Source, eyes: number | null): Promise<Timeline> =>
  'online' in source ? timelineOf(source.online, eyes) : worker.call('timeline', source, eyes ?? 0);

function ReplayOf({ source, back }: { source: Source; back: string | null }) {
  const hash = useHash();
  const [timeline, setTimeline] = useState<Timeline | null>(null);
  const [eyes, setEyes] = useState<number | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const key = keyOf(source);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says which source it is.
  useEffect(() => {
    played(source, eyes).then(setTimeline, (error: Error) => setFailure(error.message));
  }, [key, eyes]);

  if (failure) return <Failed reason={failure} />;
  if (!timeline) return <Opening />;
  return (
    <Suspense fallback={<Opening />}>
      <Replay
        timeline={timeline}
        source={'online' in source ? null : source}
        start={Number.parseInt(hash, 10)}
        back={back}
        onEyes={setEyes}
      />
    </Suspense>
  );
}

const Failed = ({ reason }: { reason: string }) => (
  <Page title={t('replay.title')} narrow>
    <div className="paper" role="alert">
      <p>{t('replay.failed')}</p>
      <p>{reason}</p>
      <Link className="button button-ember" href={to.home}>
        {t('nav.home')}
      </Link>
    </div>
  </Page>
);
