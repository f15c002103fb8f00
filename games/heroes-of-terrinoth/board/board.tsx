import './board.css';
import './enemies.css';
import './heroes.css';
import './scenes.css';
import { type BoardProps, stampOf, useAfterFrame, useKit } from '@questwright/board-kit';
import { useState } from 'react';
import { isEnemyTurn } from './deeds.ts';
import { DiceTray } from './dice-tray.tsx';
import { EnemyTurn } from './enemy-turn.tsx';
import { HeroPanel } from './hero-panel.tsx';
import { Location } from './location.tsx';
import { CardOffer, isOffer } from './offer.tsx';
import { QuestRules } from './quest-sheet.tsx';
import { Shadows } from './shadows.tsx';
import { factsOf, openOf, questOf } from './sight.ts';
import { isOpening, QuestEnding, Story } from './story.tsx';
import { TopStrip } from './top-strip.tsx';

/** The table of Heroes of Terrinoth: the quest along the top, where the party is, what lurks, and the heroes. */
export function Board(props: BoardProps) {
  const { view, seat, seats, narrow } = props;
  const own = narrow && seat >= 0 ? seat : -1;
  const acting = actingHero(view);
  const heroes = inOrder(view, seats.length, acting).filter((hero) => hero !== own);
  const isFirst = isOpening(view);
  return (
    <div className={narrow ? 'ht-board ht-narrow' : 'ht-board'}>
      <TopStrip view={view} />
      {view.over && <QuestEnding view={view} log={props.log} />}
      {isOffer(props.choice, view) && <CardOffer key={props.choice.n} choice={props.choice} view={view} />}
      {narrow && isFirst && <Story view={view} />}
      {narrow && <Happening {...props} />}
      {own >= 0 && <HeroPanel hero={own} acts={false} {...props} />}
      {openOf(view).phase === 'setup' ? (
        !narrow && <Story view={view} />
      ) : (
        <div className="ht-middle" data-opening={isFirst && !narrow ? '' : undefined}>
          <Location view={view} />
          <Shadows view={view} />
          {!narrow && <Beside {...props} />}
        </div>
      )}
      <div className="ht-heroes" data-others={heroes.length - 1}>
        {heroes.map((hero) => (
          <HeroPanel key={hero} hero={hero} acts={hero === acting && !narrow} {...props} />
        ))}
      </div>
    </div>
  );
}

/** The hero whose cards are to be read: who acts, or in the other phases whoever is asked. */
function actingHero(view: BoardProps['view']): number {
  const { phase, active, leader } = openOf(view);
  if (phase === 'setup') return -1;
  return phase === 'hero' ? active : (view.choice?.seat ?? leader);
}

/** Who acts, then the others as they sit, those who have fallen last. */
function inOrder(view: BoardProps['view'], count: number, acting: number): number[] {
  const hasFallen = (seat: number): boolean => factsOf(view)?.heroes[seat]?.alive === false;
  const place = (seat: number): number => (seat === acting ? -1 : hasFallen(seat) ? count + seat : seat);
  return Array.from({ length: count }, (_, seat) => seat).sort((a, b) => place(a) - place(b));
}

/** What happens now, or the rules of the quest, whichever one wants to read. */
function Beside(props: BoardProps) {
  const { say } = useKit();
  const [tab, setTab] = useState<'now' | 'quest-sheet'>('now');
  const quest = questOf(props.view);
  return (
    <div className="ht-beside">
      <div className="ht-tabs">
        {(['now', 'quest-sheet'] as const).map((one) => (
          <button key={one} type="button" aria-pressed={tab === one} onClick={() => setTab(one)}>
            {say.say(`ht.board.${one}`)}
          </button>
        ))}
      </div>
      {tab === 'quest-sheet' && quest ? <QuestRules quest={quest} /> : <Happening {...props} />}
    </div>
  );
}

/** What one looks at just now: the story before anything is done, what the enemies did, or the dice. */
function Happening(props: BoardProps) {
  const { view, log, narrow } = useAfterFrame(props);
  if (isOpening(view)) return narrow ? null : <Story view={view} />;
  const stamp = stampOf(log, 'ht.log.rolls');
  if (!isEnemyTurn(log)) return <DiceTray view={view} stamp={stamp} />;
  return (
    <>
      {!narrow && openOf(view).lastAction && <DiceTray view={view} stamp={stamp} />}
      <EnemyTurn log={log} />
    </>
  );
}
