import { type BoardProps, Die, useFace, useKit, useLit } from '@questwright/board-kit';
import { memo, useEffect, useRef } from 'react';
import { FIRST_ENEMY_DIE } from '../rules/actions/dice.ts';
import type { Action, EnemyFace, HeroFace } from '../rules/state.ts';
import { cardsOf, looksSame, openOf } from './sight.ts';
import { CounterattackIcon, CriticalIcon, DefenseIcon, SuccessIcon, ThreatIcon } from './symbols.ts';

/** The dice of the action at hand, or those of the last one, and what became of them. */
export const DiceTray = memo(
  DiceTrayOf,
  (before, now) =>
    before.stamp === now.stamp && looksSame(before.view, now.view, { open: ['action', 'lastAction'] }),
);

/** The stamp changes with every roll, whatever comes of it. */
function DiceTrayOf({ view, stamp }: { view: BoardProps['view']; stamp: string }) {
  const { action, lastAction } = openOf(view);
  const { say } = useKit();
  const shown = action && action.heroDice.length + action.enemyDice.length > 0 ? action : lastAction;
  return (
    <section
      className="ht-dice"
      aria-label={say.say('ht.board.dice')}
      data-past={shown === action ? undefined : ''}
    >
      {shown ? (
        <Roll action={shown} view={view} stamp={stamp} settled={shown !== action} />
      ) : (
        <p className="ht-quiet">{say.say('ht.board.dice-wait')}</p>
      )}
    </section>
  );
}

function Roll({
  action,
  view,
  stamp,
  settled,
}: {
  action: Action;
  view: BoardProps['view'];
  stamp: string;
  settled: boolean;
}) {
  const { say, sound } = useKit();
  const hero = useFace(cardsOf(view, `hero:${action.seat}`)[0]?.def);
  const kind = say.say(`ht.action.${action.kind}`);
  // A match that began under earlier rules may not tell.
  const { rerolled = [] } = action;
  const rollOf = (die: number): string =>
    `${stamp}:${die}:${rerolled.filter((again) => again === die).length}`;
  const roll = `${stamp}:${rerolled.length}:${action.heroDice.length}`;
  const last = useRef(roll);
  useEffect(() => {
    if (last.current !== roll) sound('dice');
    last.current = roll;
  }, [roll, sound]);
  return (
    <>
      <h3>{say.say(['ht.board.dice-of', { hero: hero?.name ?? '', action: kind }])}</h3>
      <div className="ht-dice-row">
        {action.heroDice.map((face, i) => (
          <HeroDie key={i} face={face} place={i} roll={rollOf(i)} />
        ))}
        {action.enemyDice.map((face, i) => (
          <EnemyDie key={i} face={face} place={i} roll={rollOf(FIRST_ENEMY_DIE + i)} />
        ))}
      </div>
      {settled && <Results action={action} />}
    </>
  );
}

function Results({ action }: { action: Action }) {
  const { say } = useKit();
  const { successes, defense, struck, spent, bonus, enemyDice } = action;
  const blocked = Math.min(struck, defense);
  return (
    <ul className="ht-results">
      <li>
        <SuccessIcon aria-hidden="true" /> {say.say(['ht.board.result-success', { n: successes }])}
        {spent + bonus > 0 && <small>{say.say(['ht.board.result-tokens', { n: spent + bonus }])}</small>}
      </li>
      {struck > 0 && (
        <li>
          <CounterattackIcon aria-hidden="true" />{' '}
          {say.say(['ht.board.result-struck', { n: struck - blocked }])}
          {blocked > 0 && (
            <small>
              <DefenseIcon aria-hidden="true" /> {say.say(['ht.board.result-blocked', { n: blocked }])}
            </small>
          )}
        </li>
      )}
      {enemyDice.includes('threat') && (
        <li>
          <ThreatIcon aria-hidden="true" /> {say.say('ht.board.result-threat')}
        </li>
      )}
    </ul>
  );
}

const heroFaces = { success: SuccessIcon, critical: CriticalIcon, defense: DefenseIcon, blank: null };
const enemyFaces = { counterattack: CounterattackIcon, threat: ThreatIcon, blank: null };

function HeroDie({ face, place, roll }: { face: HeroFace; place: number; roll: string }) {
  const { say } = useKit();
  const { props } = useLit({ heroDie: place });
  const Icon = heroFaces[face];
  return (
    <span className="ht-die" {...props}>
      <Die face={Icon && <Icon />} name={say.say(`ht.face.${face}`)} hue="gold" roll={roll} />
    </span>
  );
}

function EnemyDie({ face, place, roll }: { face: EnemyFace; place: number; roll: string }) {
  const { say } = useKit();
  const { props } = useLit({ enemyDie: place });
  const Icon = enemyFaces[face];
  return (
    <span className="ht-die" {...props}>
      <Die face={Icon && <Icon />} name={say.say(`ht.face.${face}`)} hue="night" shape="hex" roll={roll} />
    </span>
  );
}
