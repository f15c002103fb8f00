import './combat.css';
import { type BoardProps, Dealt, Explained, useKit } from '@questwright/board-kit';
import { useState } from 'react';
import { GiTreasureMap } from 'react-icons/gi';
import type { Combat as CombatState } from '../../rules/state.ts';
import { factsOf, openOf } from '../sight.ts';
import { FoeDeeds } from './foe-deeds.tsx';
import { Legend } from './legend.tsx';
import { Picked } from './picked.tsx';
import { CombatSide } from './side.tsx';
import { nameOfSide } from './side-name.ts';

const STAGES = ['cast', 'action', 'retreat'] as const;

/** The combat that is being fought: the foe above, the hero below, between them whose go it is and why. */
export function Combat(props: BoardProps) {
  const { say } = useKit();
  const { combat } = openOf(props.view);
  const [hidden, setHidden] = useState(-1);
  if (!combat) return null;
  if (hidden === combat.card) {
    return (
      <button type="button" className="rb-combat-back button" onClick={() => setHidden(-1)}>
        {say.say('rb.board.back-to-combat')}
      </button>
    );
  }
  return (
    <section className="rb-combat" aria-label={say.say('rb.board.combat')} data-about="zone:combat">
      <Dealt>
        <header className="rb-combat-head">
          <h2>{say.say(['rb.board.combat-round', { n: combat.round }])}</h2>
          <ol className="rb-stages">
            {STAGES.map((stage) => (
              <li key={stage} aria-current={combat.stage === stage ? 'step' : undefined}>
                {say.say(`rb.board.stage.${stage}`)}
              </li>
            ))}
          </ol>
          <button type="button" className="rb-icon-button" onClick={() => setHidden(combat.card)}>
            <GiTreasureMap aria-hidden="true" />
            <span>{say.say('rb.board.look-at-map')}</span>
          </button>
        </header>
        <CombatSide side={1} combat={combat} {...props} />
        <Turn combat={combat} {...props} />
        <CombatSide side={0} combat={combat} {...props} />
        <FoeDeeds log={props.log} />
        <Legend />
      </Dealt>
    </section>
  );
}

function Turn({ combat, ...props }: { combat: CombatState } & BoardProps) {
  const { say } = useKit();
  const golden = factsOf(props.view)?.initiative ?? [0, 0];
  const hero = nameOfSide(props, combat, 0);
  const foe = nameOfSide(props, combat, 1);
  const acts = nameOfSide(props, combat, combat.turn);
  const other = combat.turn === 0 ? 1 : 0;
  return (
    <div className="rb-turn">
      <Explained
        why={{
          title: say.say(['rb.board.golden-is', { hero, foe, a: golden[0], b: golden[1] }]),
          lines: [say.say('rb.board.initiative')],
          rule: 'RB-COMBAT-08',
        }}
      >
        <span className="rb-golden">
          <span className="sr-only">{say.say('rb.board.golden')} </span>★ {golden[1]} : {golden[0]}
        </span>
      </Explained>
      <p aria-live="polite">
        {combat.stage === 'action'
          ? say.say(['rb.board.acts', { who: acts, alone: String(combat.passed[other]) }])
          : say.say(`rb.board.now.${combat.stage}`)}
      </p>
      <Picked view={props.view} choice={props.choice} />
    </div>
  );
}
