import type { LogPage } from '@questwright/kernel';
import { type ReactNode, useEffect, useState } from 'react';
import { GiPokerHand, GiScrollUnfurled, GiTalk } from 'react-icons/gi';
import type { ChatLine } from '../play/sight.ts';
import { t } from '../texts/texts.ts';
import { Dialog } from '../ui/dialog.tsx';
import { ChatPanel } from './chat-panel.tsx';
import { LogPanel } from './log-panel.tsx';

type Drawer = 'hand' | 'log' | 'chat';

/** Log and chat: beside the board where there is room, in drawers with the hand on a phone. */
export function SidePanels({
  log,
  onEarlier,
  replayAt,
  chat,
  onSay,
  hand,
  narrow,
}: {
  log: LogPage;
  onEarlier: () => void;
  replayAt: ((at: number) => string) | null;
  chat: readonly ChatLine[] | null;
  onSay: (text: string) => void;
  hand: ReactNode;
  narrow: boolean;
}) {
  const [drawer, setDrawer] = useState<Drawer | null>(null);
  const [tab, setTab] = useState<'log' | 'chat'>('log');
  const unread = useUnread(chat, narrow ? drawer === 'chat' : tab === 'chat');
  if (!narrow) {
    return (
      <section className="side-panels slate" aria-label={t(tab === 'log' ? 'log.title' : 'chat.title')}>
        <div className="tabs">
          <h2 className="sr-only">{t('log.title')}</h2>
          <button type="button" className="tab" aria-pressed={tab === 'log'} onClick={() => setTab('log')}>
            <GiScrollUnfurled aria-hidden="true" /> {t('log.title')}
          </button>
          {chat && (
            <button
              type="button"
              className="tab"
              aria-pressed={tab === 'chat'}
              onClick={() => setTab('chat')}
            >
              <GiTalk aria-hidden="true" /> {t('chat.title')} <Unread n={unread} />
            </button>
          )}
        </div>
        {tab === 'chat' && chat ? (
          <ChatPanel lines={chat} onSay={onSay} />
        ) : (
          <LogPanel log={log} onEarlier={onEarlier} replayAt={replayAt} />
        )}
      </section>
    );
  }
  const title = { hand: t('hand.title'), log: t('log.title'), chat: t('chat.title') };
  return (
    <nav className="drawer-bar" aria-label={t('table.drawers')}>
      {hand && (
        <button type="button" className="tool" data-drawer="hand" onClick={() => setDrawer('hand')}>
          <GiPokerHand aria-hidden="true" />
          <span>{title.hand}</span>
        </button>
      )}
      <button type="button" className="tool" onClick={() => setDrawer('log')}>
        <GiScrollUnfurled aria-hidden="true" />
        <span>{title.log}</span>
      </button>
      {chat && (
        <button type="button" className="tool" onClick={() => setDrawer('chat')}>
          <GiTalk aria-hidden="true" />
          <span>{title.chat}</span>
          <Unread n={unread} />
        </button>
      )}
      {drawer && (
        // A lit card in the drawer answers like anywhere else, and then the board is what one wants to see.
        <Dialog title={title[drawer]} kind="sheet" onClose={() => setDrawer(null)}>
          {drawer === 'hand' && (
            // biome-ignore lint/a11y/noStaticElementInteractions: it only sees the clicks on the buttons inside.
            // biome-ignore lint/a11y/useKeyWithClickEvents: keys press the same buttons, which click.
            <div
              className="drawer-hand"
              onClick={(event) => (event.target as Element).closest('.kit-act') && setDrawer(null)}
            >
              {hand}
            </div>
          )}
          {drawer === 'log' && <LogPanel log={log} onEarlier={onEarlier} replayAt={replayAt} />}
          {drawer === 'chat' && <ChatPanel lines={chat ?? []} onSay={onSay} />}
        </Dialog>
      )}
    </nav>
  );
}

/** How many lines others have said since the chat was last open. What was said before one came is not new. */
function useUnread(chat: readonly ChatLine[] | null, isOpen: boolean): number {
  const last = chat?.at(-1)?.n ?? 0;
  const [read, setRead] = useState(last);
  useEffect(() => {
    if (isOpen) setRead(last);
  }, [isOpen, last]);
  if (isOpen) return 0;
  return chat?.filter(({ n, mine }) => n > read && !mine).length ?? 0;
}

function Unread({ n }: { n: number }) {
  if (n === 0) return null;
  return (
    <span className="unread">
      <span aria-hidden="true">{n}</span>
      <span className="sr-only">{t('chat.unread', { n })}</span>
    </span>
  );
}
