import { useState } from 'react';
import { t } from '../texts/texts.ts';

/** A link to be handed on. */
export function CopyLink({ link }: { link: string }) {
  const [copied, setCopied] = useState(false);
  return (
    <div className="copy-link">
      <input readOnly value={link} aria-label={t('replay.link')} onFocus={({ target }) => target.select()} />
      <button
        type="button"
        className="button"
        onClick={() => void navigator.clipboard.writeText(link).then(() => setCopied(true))}
      >
        {t('replay.copy')}
      </button>
      <span role="status" className="copied">
        {copied && t('replay.copied')}
      </span>
    </div>
  );
}
