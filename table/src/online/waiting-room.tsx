import { SeatMark, seatClass } from '@questwright/board-kit';
import type { TableMessage } from '@questwright/server/protocol';
import { useState, useSyncExternalStore } from 'react';
import { GiPerson, GiVintageRobot } from 'react-icons/gi';
import { botName } from '../play/bot-name.ts';
import { link } from '../play/online/link.ts';
import type { OnlineConnection } from '../play/online/online-connection.ts';
import { levelName } from '../setup/level-name.ts';
import { boxOf } from '../shelf/shelf.ts';
import { ChatPanel } from '../table-page/chat-panel.tsx';
import { Knowers } from '../table-page/knowers.tsx';
import { t } from '../texts/texts.ts';
import { CopyLink } from '../ui/copy-link.tsx';
import { Page } from '../ui/page.tsx';

/** Before an online match begins: who is there, the link for those who are not yet, and the start. */
export function WaitingRoom({ connection, table }: { connection: OnlineConnection; table: TableMessage }) {
  const contact = useSyncExternalStore(connection.subscribe, connection.contact);
  const chat = useSyncExternalStore(connection.subscribe, connection.chat);
  const [problem, setProblem] = useState<string | null>(null);
  const run = (work: Promise<void>): void => {
    setProblem(null);
    work.catch((error: Error) => setProblem(error.message));
  };
  const me = link.person?.id;
  const isHost = table.host === me;
  const open = table.seats.filter(({ kind }) => kind === 'open').length;
  const level = connection.levels()?.strongest;
  return (
    <Page title={t('waiting.title', { game: boxOf(table.game)?.name ?? table.game })} narrow>
      {contact.state === 'lost' && (
        <div className="notice" role="status">
          {t('table.reconnecting')}
        </div>
      )}
      <Knowers knowers={table.knowers} />
      <section className="slate" aria-labelledby="waiting-seats">
        <h2 id="waiting-seats">{t('seats.title')}</h2>
        <ul className="waiting-seats">
          {table.seats.map(({ kind, person, name, level: plays, here }, seat) => (
            <li key={seat} className={seatClass(seat)}>
              <SeatMark seat={seat} />
              <span className="waiting-name">
                {kind === 'open' ? <em>{t('waiting.open')}</em> : kind === 'bot' ? botName(seat) : name}
                {kind === 'bot' && <span className="quiet"> {levelName(plays ?? '')}</span>}
                {kind === 'person' && !here && <span className="quiet"> {t('seats.away')}</span>}
              </span>
              {kind === 'open' && (
                <button
                  type="button"
                  className="button button-ember"
                  onClick={() => run(connection.take(seat))}
                >
                  <GiPerson aria-hidden="true" /> {t('waiting.take')}
                </button>
              )}
              {kind === 'open' && isHost && level && (
                <button type="button" className="button" onClick={() => run(connection.hand(seat, level))}>
                  <GiVintageRobot aria-hidden="true" /> {t('waiting.bot')}
                </button>
              )}
              {kind === 'person' && person === me && (
                <button type="button" className="button" onClick={() => run(connection.leave(seat))}>
                  {t('waiting.leave')}
                </button>
              )}
            </li>
          ))}
        </ul>
      </section>
      {open > 0 && (
        <section className="slate" aria-labelledby="waiting-link">
          <h2 id="waiting-link">{t('waiting.invite')}</h2>
          <p className="quiet">{t('waiting.invite-text', { n: open })}</p>
          <CopyLink link={location.href} />
        </section>
      )}
      {problem && (
        <div className="notice" role="alert">
          {problem}
        </div>
      )}
      {isHost ? (
        <button
          type="button"
          className="button button-ember button-large"
          disabled={open > 0}
          onClick={() => run(connection.start())}
        >
          {t(open > 0 ? 'waiting.seats-open' : 'setup.start')}
        </button>
      ) : (
        <p role="status">{t('waiting.for-host')}</p>
      )}
      <section className="slate waiting-chat" aria-label={t('chat.title')}>
        <ChatPanel lines={chat} onSay={(text) => run(connection.say(text))} />
      </section>
    </Page>
  );
}
