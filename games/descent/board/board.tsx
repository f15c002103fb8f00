import './board.css';
import type { BoardProps } from '@questwright/board-kit';
import { AttackScene } from './attack.tsx';
import { CampaignPhase } from './campaign/phase.tsx';
import { Dungeon } from './dungeon/dungeon.tsx';
import { Over } from './over.tsx';
import { HeroPanel } from './panel/hero.tsx';
import { LegendPanel } from './panel/legend.tsx';
import { OverlordPanel } from './panel/overlord.tsx';
import { QuestPanel } from './panel/quest.tsx';
import { SetupOffer } from './setup/offer.tsx';
import { heroesOf, openOf } from './sight.ts';

/** The table of Descent: the dungeon, and beside it the attack, the quest, the heroes and the overlord. */
export function Board(props: BoardProps) {
  const { view, log, seat, seats, choice } = props;
  const { turn, overlord, phase } = openOf(view);
  const heroes = heroesOf(view);
  const first =
    turn && turn.hero >= 0 ? turn.hero : (heroes.find((hero) => openOf(view).players[hero] === seat) ?? 0);
  const inOrder = [first, ...heroes.filter((hero) => hero !== first)].filter((hero) => heroes.includes(hero));
  const masters = openOf(view).legend ? (
    <LegendPanel key="legend" view={view} />
  ) : (
    <OverlordPanel key="overlord" view={view} seats={seats} seat={seat} />
  );
  return (
    <div className="d2-board">
      <Over view={view} log={log} seat={seat} />
      <Dungeon {...props} />
      {phase === 'campaign' || phase === 'travel' ? (
        <CampaignPhase {...props} />
      ) : (
        <SetupOffer view={view} choice={choice} />
      )}
      <div className="d2-column">
        <AttackScene view={view} />
        {(seat === overlord || openOf(view).legend) && masters}
        {inOrder.slice(0, 1).map((hero) => (
          <HeroPanel key={hero} view={view} hero={hero} seats={seats} />
        ))}
        <QuestPanel view={view} />
        {inOrder.slice(1).map((hero) => (
          <HeroPanel key={hero} view={view} hero={hero} seats={seats} />
        ))}
        {seat !== overlord && !openOf(view).legend && masters}
      </div>
    </div>
  );
}
