import { type ReactNode, useEffect, useRef } from 'react';
import { GiCancel } from 'react-icons/gi';
import { t } from '../texts/texts.ts';

/** A window over the page. It is left by Escape, by its cross, or by a click beside it. */
export function Dialog({
  title,
  kind = 'middle',
  untitled = false,
  onClose,
  children,
}: {
  title: string;
  /** In the middle, as wide as there is room, a drawer from the side, or a sheet from below. */
  kind?: 'middle' | 'wide' | 'side' | 'sheet';
  /** What it shows says its name already. */
  untitled?: boolean;
  onClose: () => void;
  children: ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard has Escape, which the browser itself sees to.
    <dialog
      ref={dialog}
      className={`dialog dialog-${kind}`}
      aria-label={title}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === dialog.current) dialog.current?.close();
      }}
    >
      <div className={`dialog-body ${kind === 'sheet' || kind === 'wide' ? 'slate' : 'paper'}`}>
        <header className="dialog-head">
          <h2 className={untitled ? 'sr-only' : undefined}>{title}</h2>
          <button
            type="button"
            className="icon-button"
            aria-label={t('ui.close')}
            onClick={() => dialog.current?.close()}
          >
            <GiCancel aria-hidden="true" />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
