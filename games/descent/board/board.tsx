import './board.css';
import type { BoardProps } from '@questwright/board-kit';
import { AttackScene } from './attack.tsx';
import { Dungeon } from './dungeon/dungeon.tsx';
import { CampaignPhase, LegendPanel, Over } from './late.tsx';
import { HeroPanel } from './panel/hero.tsx';
import { OverlordPanel } from './panel/overlord.tsx';
import { QuestPanel } from './panel/quest.tsx';
import { SetupOffer } from './setup/offer.tsx';
import { hasEnded, heroesOf, openOf } from './sight.ts';

/** The table of Descent: the dungeon, and beside it the attack, the quest, the heroes and the overlord. */
export function Board(props: BoardProps) {
  const { view, log, seat, seats, choice, narrow } = props;
  const { phase, legend } = openOf(view);
  const [first] = inOrder(view, seat);
  return (
    <div className={narrow ? 'd2-board d2-narrow' : 'd2-board'}>
      {hasEnded(view) && <Over view={view} log={log} isLogWhole={props.isLogWhole !== false} seat={seat} />}
      <Dungeon {...props} />
      {phase === 'campaign' || phase === 'travel' ? (
        <CampaignPhase {...props} />
      ) : (
        <SetupOffer view={view} choice={choice} />
      )}
      {narrow ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and must be scrollable by keyboard.
        <div className="d2-column" tabIndex={0}>
          <AttackScene view={view} />
          {legend && <LegendPanel view={view} isBrief />}
          {first !== undefined && <HeroPanel view={view} hero={first} seats={seats} isBrief />}
        </div>
      ) : (
        <div className="d2-column">
          <AttackScene view={view} />
          <Sides {...props} />
        </div>
      )}
    </div>
  );
}

/** On a phone the drawer: everything that lies beside the dungeon elsewhere. */
export const Hand = (props: BoardProps) => (
  <div className="d2-drawer">
    <Sides {...props} />
  </div>
);

/** The quest, the heroes, and the overlord or what runs the dungeon without one; whoever acts and whoever looks first. */
function Sides({ view, seat, seats }: BoardProps) {
  const { overlord, legend } = openOf(view);
  const [first, ...others] = inOrder(view, seat);
  const masters = legend ? (
    <LegendPanel view={view} />
  ) : (
    <OverlordPanel view={view} seats={seats} seat={seat} />
  );
  const areMastersFirst = seat === overlord || legend;
  return (
    <>
      <QuestPanel view={view} />
      {areMastersFirst && masters}
      {first !== undefined && <HeroPanel key={first} view={view} hero={first} seats={seats} />}
      {others.map((hero) => (
        <HeroPanel key={hero} view={view} hero={hero} seats={seats} />
      ))}
      {!areMastersFirst && masters}
    </>
  );
}

/** The hero who acts, or one of whoever looks, then the others. */
function inOrder(view: BoardProps['view'], seat: number): number[] {
  const { turn, players } = openOf(view);
  const heroes = heroesOf(view);
  const first = turn && turn.hero >= 0 ? turn.hero : heroes.find((hero) => players[hero] === seat);
  return heroes.toSorted((a, b) => Number(b === first) - Number(a === first));
}
