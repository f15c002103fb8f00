import { type GameBox, SeatMark, seatClass } from '@questwright/board-kit';
import type { TableMessage } from '@questwright/server/protocol';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { GiPerson, GiVintageRobot } from 'react-icons/gi';
import { standingLine } from '../home/standing-line.ts';
import { botName } from '../play/bot-name.ts';
import { link } from '../play/online/link.ts';
import { hasWindows, joiningIn, type OnlineConnection } from '../play/online/online-connection.ts';
import { prefer, preferences } from '../prefs/preferences.ts';
import { Fields } from '../setup/fields.tsx';
import { levelName } from '../setup/level-name.ts';
import { LevelSelect } from '../setup/level-select.tsx';
import { optionsOf, valuesOf } from '../setup/values.ts';
import { boxOf, boxSpeaker } from '../shelf/shelf.ts';
import { ChatPanel } from '../table-page/chat-panel.tsx';
import { JoinPanel } from '../table-page/join-panel.tsx';
import { Knowers } from '../table-page/knowers.tsx';
import { t } from '../texts/texts.ts';
import { CopyLink } from '../ui/copy-link.tsx';
import { Page } from '../ui/page.tsx';
import { Patience } from '../ui/patience.tsx';
import { Sign, signNames } from './sign.tsx';
import { Yourself } from './yourself.tsx';

/** Before an online match begins: what is played, who is there, the link for those who are not yet, and the start. */
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
  const bots = connection.levels();
  const box = boxOf(table.game);
  const own = table.seats.flatMap(({ person, kind }, seat) =>
    person === me && kind === 'person' ? [seat] : [],
  );
  useOwnSign(table, own, (seat) => run(connection.take(seat)));
  return (
    <Page title={t('waiting.title', { game: box?.name ?? table.game })} narrow>
      {contact.state === 'lost' && (
        <div className="notice" role="status">
          {t('table.reconnecting')}
        </div>
      )}
      <Knowers knowers={table.knowers} />
      <Yourself
        taken={table.seats.flatMap(({ person, sign }) => (sign && person !== me ? [sign] : []))}
        onChange={() => {
          for (const seat of own) run(connection.take(seat));
        }}
      />
      <JoinPanel
        joining={joiningIn(table)}
        onAdmit={({ seat, person }, yes) => run(connection.admit(seat, person, yes))}
      />
      <section className="slate" aria-labelledby="waiting-seats">
        <h2 id="waiting-seats">{t('seats.title')}</h2>
        <ul className="waiting-seats">
          {table.seats.map(({ kind, person, name, level: plays, sign, here }, seat) => (
            <li
              key={seat}
              className={seatClass(seat)}
              data-mine={kind === 'person' && person === me ? '' : undefined}
            >
              <SeatMark seat={seat} />
              <Sign sign={sign} />
              <span className="waiting-name">
                {kind === 'open' ? <em>{t('waiting.open')}</em> : kind === 'bot' ? botName(seat) : name}
                {kind === 'bot' && !isHost && <span className="quiet"> {levelName(plays ?? '')}</span>}
                {kind === 'person' && person === me && <span className="you">{t('seats.you')}</span>}
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
              {kind === 'open' && isHost && bots && (
                <button
                  type="button"
                  className="button"
                  onClick={() => run(connection.hand(seat, bots.strongest))}
                >
                  <GiVintageRobot aria-hidden="true" /> {t('waiting.bot')}
                </button>
              )}
              {kind === 'bot' && isHost && bots && (
                <LevelSelect
                  label={t('seats.level', { name: botName(seat) })}
                  levels={bots.levels}
                  value={plays}
                  onChange={(level) => run(connection.hand(seat, level))}
                />
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
      {box && (
        <WhatIsPlayed
          box={box}
          table={table}
          own={own}
          isHost={isHost}
          onChoose={(options) => run(connection.choose(options))}
        />
      )}
      {hasWindows(table) && (
        <Patience
          seconds={table.patience ?? null}
          onChange={isHost ? (seconds) => run(connection.patience(seconds)) : null}
        />
      )}
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

/** The quest and the heroes, for all to see and for those who play to choose. */
function WhatIsPlayed({
  box,
  table,
  own,
  isHost,
  onChoose,
}: {
  box: GameBox;
  table: TableMessage;
  own: readonly number[];
  isHost: boolean;
  onChoose: (options: Record<string, unknown>) => void;
}) {
  const say = useMemo(() => boxSpeaker(box), [box]);
  const { seats, standing, options, campaign } = table;
  if (standing || campaign) {
    return (
      <section className="slate" aria-labelledby="waiting-set-up">
        <h2 id="waiting-set-up">{t('waiting.set-up')}</h2>
        {standing && <p>{standingLine({ box, standing, options, seats: seats.length })}</p>}
        <p className="quiet">{t('waiting.stands')}</p>
      </section>
    );
  }
  if (box.setup.fields.length === 0) return null;
  const isIn = isHost || own.length > 0;
  const isFree = (seat: number): boolean => seats[seat]!.kind !== 'person' || own.includes(seat);
  return (
    <section className="setup waiting-set-up" aria-label={t('waiting.set-up')}>
      <p className="quiet">{t('waiting.who-chooses')}</p>
      <Fields
        box={box}
        say={say}
        names={seats.map(({ kind, name }, seat) =>
          kind === 'open' ? t('seats.number', { n: seat + 1 }) : kind === 'bot' ? botName(seat) : name,
        )}
        values={valuesOf(box, options, seats.length)}
        may={(seat) => isIn && (seat === null || isFree(seat))}
        onChange={(values) => onChoose(optionsOf(box, values, seats.length) as Record<string, unknown>)}
      />
    </section>
  );
}

/** Whoever has no sign yet gets one that nobody has at this table, also in a seat that was taken before. */
function useOwnSign({ seats }: TableMessage, own: readonly number[], take: (seat: number) => void): void {
  const [bare] = own.filter((seat) => seats[seat]!.sign === undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is done once for a seat.
  useEffect(() => {
    if (!preferences().sign) {
      const free = signNames.find((one) => !seats.some(({ sign }) => sign === one));
      if (free) prefer({ sign: free });
    }
    if (bare !== undefined) take(bare);
  }, [bare]);
}
