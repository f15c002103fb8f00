import { type BoardProps, useKit } from '@questwright/board-kit';
import {
  Acting,
  afterFrame,
  GenericBoard,
  GenericHand,
  handOf,
  KitProvider,
  MomentScene,
  Moving,
} from '@questwright/board-kit/host';
import type { Advice, Answer, LogEntry, PassWish, Speaker } from '@questwright/kernel';
import {
  type ComponentType,
  memo,
  type ReactNode,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import type { Connection } from '../play/connection.ts';
import { useFollowing } from '../play/following.ts';
import type { PendingJoin, Sight } from '../play/sight.ts';
import { preferences, usePreferences, wantsMotion } from '../prefs/preferences.ts';
import { navigate, to } from '../route/router.ts';
import { useLoaded } from '../shelf/shelf.ts';
import { t } from '../texts/texts.ts';
import { Dialog } from '../ui/dialog.tsx';
import { download, matchFileName } from '../ui/download.ts';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { useNarrow } from '../ui/use-media.ts';
import { ActionMenu } from './action-menu.tsx';
import { Announcer } from './announcer.tsx';
import { HandOver } from './hand-over.tsx';
import { JoinPanel } from './join-panel.tsx';
import { Knowers } from './knowers.tsx';
import { OutcomePanel } from './outcome.tsx';
import { Overlays } from './overlays.tsx';
import { Passes } from './pass-panel.tsx';
import { FaultPanel, PromptPanel } from './prompt-panel.tsx';
import { ReadingSpot } from './reading-spot.tsx';
import { downloadReport } from './report.ts';
import { ReportDialog } from './report-dialog.tsx';
import { SeatsBar } from './seats-bar.tsx';
import { SidePanels } from './side-panels.tsx';
import { TopBar } from './top-bar.tsx';
import { Tour } from './tour.tsx';
import { UndoPanel } from './undo-panel.tsx';
import { useEyes } from './use-eyes.ts';
import { useKeys } from './use-keys.ts';
import { useTableKit } from './use-kit.tsx';
import { useYourTurn } from './use-your-turn.ts';

/** A match that is being played or watched. */
export function Table({ connection, first }: { connection: Connection; first: Sight }) {
  const game = useLoaded(first.table.game);
  const [sight, following] = useFollowing(connection, first, game.module.moments);
  const { table, view, eyes, asked } = sight;
  const names = table.seats.map(({ name }) => name).join('\n');
  const say = useMemo(() => game.speaker(names.split('\n')), [game, names]);
  const { handTo, calls, take } = useEyes(connection, sight);
  const mustHandOver = handTo.length > 0;
  const [problem, setProblem] = useState<string | null>(null);
  const [asksUndo, setAsksUndo] = useState(false);
  const [reports, setReports] = useState(false);
  const narrow = useNarrow();
  const prefs = usePreferences();

  const acting = useMemo(() => {
    const acting: Acting = new Acting({
      answer(answer: Answer) {
        following.expectOwn();
        connection.answer(answer).catch((error: Error) => {
          setProblem(error.message);
          acting.refused();
        });
      },
      mustConfirm: (option) =>
        preferences().confirmEndings && (game.box.ends?.(option, acting.choice()) ?? false),
    });
    return acting;
  }, [connection, game, following]);

  const { choice } = asked;
  // Nothing can be acted on before the board shows where it is asked.
  const mine = choice?.options && choice.seat === eyes && !sight.isBehind ? choice : null;
  // With the options, not after them: a key may be pressed as soon as they are seen.
  useLayoutEffect(() => acting.ask(mine), [acting, mine]);
  useYourTurn(game.box.name, mine && !mustHandOver ? mine.n : null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what went wrong with a choice is past with the next.
  useEffect(() => setProblem(null), [choice?.n]);
  useWholeLog(connection, sight);

  const { kit, open } = useTableKit(game, say, table.seats, acting, view);
  const act = useActions(connection, sight, acting, setProblem, () => setAsksUndo(true));
  const advice = act.hinted && act.hinted.n === mine?.n ? act.hinted.advice : null;
  const toLog = useCallback(() => document.querySelector<HTMLElement>('.log-window')?.focus(), []);
  useKeys({ acting, undo: act.undo, hint: act.hint, log: toLog });

  const { Board = GenericBoard, tour = [] } = game.module;
  const Hand = game.module.Hand ?? (handOf(view, eyes) === undefined ? null : GenericHand);
  const { moment } = sight;
  const log = sight.log.entries;
  const board = {
    view,
    seat: eyes,
    seats: table.seats,
    log,
    isLogWhole: sight.log.from === 0,
    choice: mine,
    say,
    narrow,
    plan: moment?.plan ?? null,
  };
  const isHere = connection.where === 'here';
  const replayAt = isHere ? (at?: number) => to.replayHere(table.id, at) : null;
  const campaign =
    table.campaign && (isHere ? to.campaign(table.campaign) : to.campaignOnline(table.campaign));
  const replay = isHere ? to.replayHere(table.id) : to.replayOnline(table.id);

  if (mustHandOver) {
    const said = eyes < 0 ? lastSaid(asked.log.entries, say) : [];
    return <HandOver seats={handTo} names={names.split('\n')} said={said} onTake={take} />;
  }
  return (
    <KitProvider kit={kit}>
      <div className={`table hue-${game.box.hue}`} data-behind={sight.isBehind ? '' : undefined}>
        <TopBar
          name={game.box.name}
          sight={sight}
          where={connection.where}
          campaign={campaign}
          contact={connection.contact()}
          canHint={mine !== null}
          hinting={act.hinting}
          onUndo={act.undo}
          onHint={act.hint}
          onReport={() => setReports(true)}
          onExport={act.exportFile}
          onBring={act.bring}
          onPatience={act.patience}
          onRules={() => kit.openRule('')}
        >
          <SeatsBar
            sight={sight}
            levels={connection.levels()?.levels ?? []}
            onHand={act.hand}
            onLeave={connection.leave ? act.leave : null}
          />
        </TopBar>
        <BoardArea onPress={() => sight.isPaused || following.catchUp()}>
          <MomentScene moment={moment} onSkip={() => following.skipMoments()} />
          <ErrorBoundary fallback={<p role="alert">{t('error.board')}</p>}>
            <BoardOf Board={Board} {...board} motion={wantsMotion(prefs)} />
          </ErrorBoundary>
        </BoardArea>
        <aside className="table-side" aria-label={t('table.side')}>
          {problem && (
            <div className="notice" role="alert">
              {problem}
              <button type="button" className="kit-link" onClick={() => setProblem(null)}>
                {t('ui.dismiss')}
              </button>
            </div>
          )}
          {table.notice && <div className="notice">{say.sentence(table.notice)}</div>}
          <Passes passes={asked.passes} onTakeBack={act.takeBackPasses} />
          <Knowers knowers={table.knowers} />
          <JoinPanel joining={table.joining} onAdmit={act.admit} />
          <UndoPanel sight={sight} onAgree={act.agree} />
          {table.fault ? (
            <FaultPanel
              message={table.fault}
              onReport={() => setReports(true)}
              onUndo={() => setAsksUndo(true)}
            />
          ) : view.over ? (
            <OutcomePanel
              sight={sight}
              together={game.box.together}
              replay={replay}
              campaign={campaign}
              source={act.source}
              isOnline={!isHere}
              replayAt={replayAt}
              onAgain={act.again}
            />
          ) : (
            <PromptPanel
              sight={sight}
              narrow={narrow}
              following={following}
              advice={advice}
              call={
                calls === null ? null : { seat: calls, onPass: act.answerFor, onCall: () => take(NOBODY) }
              }
              onPass={act.pass}
            />
          )}
          <SidePanels
            log={sight.log}
            onEarlier={() => void connection.earlier().catch(() => {})}
            replayAt={replayAt}
            chat={connection.where === 'online' ? connection.chat() : null}
            onSay={(text) => void connection.say(text)}
            hand={narrow && eyes >= 0 && Hand ? <Hand {...board} /> : null}
            narrow={narrow}
          />
          {!narrow && <ReadingSpot peek={open.card ? null : open.peek} />}
        </aside>
        <Announcer sight={sight} />
        <ActionMenu />
        <Overlays game={game.box.id} open={open} />
        {eyes >= 0 && <Tour game={game.box.id} steps={tour} view={view} choice={mine} log={asked.log} />}
        {reports && <ReportDialog onReport={act.report} onClose={() => setReports(false)} />}
        {asksUndo && (
          <Dialog title={t('undo.title')} onClose={() => setAsksUndo(false)}>
            <p>{t(connection.where === 'online' ? 'undo.online' : 'undo.known')}</p>
            <div className="button-row">
              <button
                type="button"
                className="button button-ember"
                onClick={() => {
                  setAsksUndo(false);
                  act.undoAnyway();
                }}
              >
                {t(connection.where === 'online' ? 'undo.ask' : 'undo.yes')}
              </button>
              <button type="button" className="button" onClick={() => setAsksUndo(false)}>
                {t('undo.no')}
              </button>
            </div>
          </Dialog>
        )}
      </div>
    </KitProvider>
  );
}

/** Where the board lies. It says for which choice the things that can be acted on glow. */
function BoardArea({ onPress, children }: { onPress: () => void; children: ReactNode }) {
  const { acting } = useKit();
  const n = useSyncExternalStore(acting.subscribe, () => acting.choice()?.n);
  const board = useRef<HTMLElement>(null);
  useEffect(() => {
    if (n === undefined) return;
    return afterFrame(() => board.current && bringIntoView(board.current));
  }, [n]);
  return (
    <main className="table-board" ref={board} data-n={n} onPointerDown={onPress}>
      {children}
    </main>
  );
}

/** Scrolls to what is asked about, unless some of it is in view. */
function bringIntoView(board: HTMLElement): void {
  const lit = [...board.querySelectorAll('.kit-act, [data-lit][role=button]')];
  if (lit.length === 0 || board.scrollHeight <= board.clientHeight) return;
  const { top, bottom } = board.getBoundingClientRect();
  const isSeen = (element: Element): boolean => {
    const box = element.getBoundingClientRect();
    return box.top < bottom - 40 && box.bottom > top + 40;
  };
  if (!lit.some(isSeen)) lit[0]!.scrollIntoView({ block: 'nearest' });
}

/** When a match is over all of its log is got, page by page, for those who tell of the whole match. */
function useWholeLog(connection: Connection, { view, log }: Sight): void {
  useEffect(() => {
    if (view.over && log.from > 0) connection.earlier().catch(() => {});
  }, [connection, view.over, log.from]);
}

/** The board on its own, so that what is asked need not wait for it. */
const BoardOf = memo(function BoardOf({
  Board,
  motion,
  ...props
}: BoardProps & { Board: ComponentType<BoardProps>; motion: boolean }) {
  return (
    <Moving stamp={props.view} motion={motion}>
      <Board {...props} />
    </Moving>
  );
});

/** The sentences of the last answer. */
function lastSaid(log: readonly LogEntry[], say: Speaker): string[] {
  const at = log.at(-1)?.at;
  return log
    .filter((line) => line.at === at)
    .map((line) => say.sentence(line.args ? [line.key, line.args] : line.key));
}

/** Nobody's eyes: the screen goes blank until somebody says who they are. */
const NOBODY = -1;

/** Whether the others must agree to an undo before it is done. */
const needsConsent = (error: Error): boolean => 'code' in error && error.code === 'needs-consent';

/** What can be done at the table besides answering. */
function useActions(
  connection: Connection,
  sight: Sight,
  acting: Acting,
  tell: (problem: string | null) => void,
  askForUndo: () => void,
) {
  const [hinting, setHinting] = useState(false);
  const [hinted, setHinted] = useState<{ readonly n: number; readonly advice: Advice } | null>(null);
  const failed = useCallback((error: Error) => tell(error.message), [tell]);
  const undo = useCallback(() => {
    if (sight.undo === 'needs-consent') askForUndo();
    else if (sight.undo === 'yes') {
      const asks = (error: Error): void => (needsConsent(error) ? askForUndo() : failed(error));
      connection.undo(false).catch(asks);
    }
  }, [connection, sight.undo, failed, askForUndo]);
  const hint = useCallback(() => {
    const asked = acting.choice();
    if (!asked) return;
    setHinting(true);
    connection
      .hint()
      .then((advice) => {
        acting.hint(advice?.answer ?? null);
        setHinted(advice && { n: asked.n, advice });
      }, failed)
      .finally(() => setHinting(false));
  }, [connection, acting, failed]);
  return {
    hinting,
    hinted,
    undo,
    hint,
    /** Passes the window that is open, and what is wished besides. */
    pass: (wish: PassWish | null) =>
      void (wish ? connection.pass(wish) : Promise.resolve()).then(() => acting.pick('pass')).catch(failed),
    /** Answers for somebody else at this device, who has said aloud what. */
    answerFor: (answer: Answer) => void connection.answer(answer).catch(failed),
    takeBackPasses: () => void connection.pass(null).catch(failed),
    agree: (yes: boolean) => void connection.agree(yes).catch(failed),
    admit: ({ seat, person }: PendingJoin, yes: boolean) =>
      void connection.admit(seat, person, yes).catch(failed),
    undoAnyway: () => void connection.undo(true).catch(failed),
    hand: (seat: number, level: string | null) => void connection.hand(seat, level).catch(failed),
    leave: (seat: number) => void connection.leave?.(seat).catch(failed),
    patience: (seconds: number | null) => void connection.patience?.(seconds).catch(failed),
    again: () =>
      void connection
        .rematch()
        .then((id) => navigate(connection.where === 'here' ? to.here(id) : to.online(id)), failed),
    report: (words: string) =>
      void connection.file().then((file) => downloadReport(connection.sight() ?? sight, file, words), failed),
    bring: () =>
      void Promise.all([connection.file(), import('../play/online/match-file.ts')])
        .then(([file, { bringToServer }]) => bringToServer(file ?? ''))
        .then((id) => navigate(to.online(id)), failed),
    /** The match as this browser can read it: by its id, or as a file from the server. */
    source: async () => {
      if (connection.where === 'here') return { id: sight.table.id };
      const { finishedFileOf } = await import('../play/online/match-file.ts');
      return { file: await finishedFileOf(sight.table.id) };
    },
    exportFile: () =>
      void connection.file().then((file) => {
        if (file !== null) download(matchFileName(sight.table.game), file);
      }, failed),
  };
}
