import { useState } from 'react';
import { GiShare } from 'react-icons/gi';
import { worker } from '../play/local/client.ts';
import type { ReplaySource } from '../play/local/house.ts';
import { to } from '../route/router.ts';
import { t } from '../texts/texts.ts';
import { CopyLink } from '../ui/copy-link.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { packFile } from './frames.ts';

/** A link to this moment. A finished match goes into the link whole, so that it opens anywhere. */
export function Share({ source, at, isOver }: { source: ReplaySource; at: number; isOver: boolean }) {
  const [link, setLink] = useState<string | null>(null);
  const share = async (): Promise<void> => {
    setLink(await linkTo(source, at, isOver));
  };
  return (
    <>
      <button type="button" className="tool" onClick={() => void share()}>
        <GiShare aria-hidden="true" />
        <span className="tool-label">{t('replay.share')}</span>
      </button>
      {link !== null && (
        <Dialog title={t('replay.share')} onClose={() => setLink(null)}>
          <p>{t(isOver ? 'replay.share-anywhere' : 'replay.share-here')}</p>
          <CopyLink link={link} />
        </Dialog>
      )}
    </>
  );
}

async function linkTo(source: ReplaySource, at: number, isOver: boolean): Promise<string> {
  if (!isOver && 'id' in source) return `${location.origin}${to.replayHere(source.id, at)}`;
  const file = 'file' in source ? source.file : await worker.call('file', source.id);
  return `${location.origin}${to.replayLink}#${at}.${await packFile(file)}`;
}
