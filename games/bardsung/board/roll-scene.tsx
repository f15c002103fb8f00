import { Die, useKit } from '@questwright/board-kit';
import type { LogEntry } from '@questwright/kernel';
import { useEffect, useRef } from 'react';
import { chanceOf, lastRoll } from './rolls.ts';

/** The newest roll: its d20 with the one that counts, what is added and why, the number to beat, and what came of it. */
export function RollScene({ log, isAsked }: { log: readonly LogEntry[]; isAsked: boolean }) {
  const { say, sound } = useKit();
  const roll = lastRoll(log);
  const stamp = roll?.stamp;
  const last = useRef(stamp);
  useEffect(() => {
    if (last.current !== stamp && stamp !== undefined) sound('dice');
    last.current = stamp;
  }, [stamp, sound]);
  if (!roll) return null;
  const { hero, kind, first, second, counted, added, mod, total, tn, sources, outcome, damage } = roll;
  const isSecond = second > 0 && counted === second && counted !== first;
  return (
    <section
      className="bs-roll"
      aria-label={say.say(['bs.board.roll-of', { hero, kind }])}
      data-outcome={outcome ?? 'open'}
    >
      <h3>{say.say(['bs.board.roll-of', { hero, kind }])}</h3>
      <div className="bs-sum">
        <Die
          face={first}
          name={say.say(['bs.board.d20', { n: first }])}
          hue="frost"
          shape="hex"
          roll={`${stamp}a`}
          spent={isSecond}
        />
        {second > 0 && (
          <Die
            face={second}
            name={say.say(['bs.board.d20', { n: second }])}
            hue="frost"
            shape="hex"
            roll={`${stamp}b`}
            spent={!isSecond}
          />
        )}
        {added > 0 && (
          <Die
            face={`+${added}`}
            name={say.say(['bs.board.d4', { n: added }])}
            hue="gold"
            roll={`${stamp}c`}
          />
        )}
        {mod !== 0 && <span className="bs-plus">{mod > 0 ? `+${mod}` : `−${-mod}`}</span>}
        <span className="bs-total">
          <span aria-hidden="true">=</span> <strong>{total}</strong>
        </span>
        <span className="bs-against">
          {say.say('bs.board.against')} <strong>{tn}</strong>
        </span>
        <span className="bs-outcome">
          {say.say(outcome ? `bs.board.${outcome}` : total >= tn ? 'bs.board.success' : 'bs.board.short')}
        </span>
      </div>
      <ul className="bs-sources">
        {second > 0 && <li>{say.say(roll.isAdvantage ? 'bs.board.higher' : 'bs.board.lower')}</li>}
        {sources.map((source, i) => (
          <li key={i}>{say.say(source)}</li>
        ))}
        {isAsked && outcome === null && (
          <li className="bs-odds">{say.say(['bs.board.odds', { n: Math.round(chanceOf(roll) * 100) }])}</li>
        )}
      </ul>
      {damage && (
        <div className="bs-sum bs-damage">
          <Die
            face={damage.rolled}
            name={say.say(['bs.board.damage-die', { sides: damage.sides, n: damage.rolled }])}
            hue="blood"
            shape={damage.sides === 6 ? 'square' : 'round'}
            roll={`${stamp}d`}
          />
          <span className="bs-against">
            d{damage.sides} · {say.say('bs.board.against-toughness')} <strong>{damage.toughness}</strong>
          </span>
          <span className="bs-outcome">
            {say.say(damage.isCritical ? 'bs.board.critical' : 'bs.board.plain-hit')}
          </span>
        </div>
      )}
    </section>
  );
}
