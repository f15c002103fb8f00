import { Act, type BoardProps, Die, Explained, type Hue, useKit } from '@questwright/board-kit';
import type { View } from '@questwright/kernel';
import { GiCrossedSwords, GiHearts, GiLightningTrio, GiShield, GiTargetArrows } from 'react-icons/gi';
import type { Attack, Struck } from '../rules/attack/types.ts';
import { faceOf } from '../rules/dice/faces.ts';
import type { Icons, Roll } from '../rules/rolls.ts';
import type { Colour } from '../rules/things.ts';
import { dealtWords, surgeWords } from './outlook.ts';
import { defOf, factsOf, figuresOnMap, nameOfFigure, openOf, shownIn } from './sight.ts';

/** An attack as it goes through its steps: the dice of both sides, and what they come to. */
export function AttackScene({ view }: Pick<BoardProps, 'view'>) {
  const { say } = useKit();
  const attack = openOf(view).attacks.at(-1);
  if (!attack) return null;
  const name = nameIn(view);
  return (
    <section className="d2-attack" aria-label={say.say('d2.board.attack')} data-about="zone:attack">
      <header>
        <GiCrossedSwords aria-hidden="true" />
        <h3>
          {say.say([
            'd2.board.attacks',
            {
              attacker: name(attack.attacker),
              weapon: weaponName(attack.arms),
              n: attack.aims.length,
              targets: attack.aims.map(({ figure }) => name(figure)).join(', '),
            },
          ])}
        </h3>
      </header>
      <Dice roll={attack.roll} pool={attack.pool} key={`attack ${attack.id}`} stamp={`${attack.id}`} />
      <Sum attack={attack} needs={factsOf(view)?.outlook?.needs ?? 0} />
      {attack.struck.map((struck) => (
        <div key={struck.figure} className="d2-struck">
          <h4>{name(struck.figure)}</h4>
          <Dice roll={struck.roll} pool={struck.pool} stamp={`${attack.id}/${struck.figure}`} />
          <Dealt view={view} attack={attack} struck={struck} />
        </div>
      ))}
      <Surges view={view} />
    </section>
  );
}

/** A figure that attacks with what is on its own card has no weapon to name. */
function weaponName(arms: string): string {
  const def = defOf(arms);
  return def?.kind === 'weapon' ? def.name : 'none';
}

const nameIn =
  (view: View) =>
  (id: number): string => {
    const figure = [...figuresOnMap(view), ...shownIn(view, 'away'), ...shownIn(view, 'defeated')].find(
      (one) => one.id === id,
    );
    return figure ? nameOfFigure(figure) : '';
  };

const HUES: { readonly [colour in Colour]: Hue } = {
  blue: 'river',
  red: 'blood',
  yellow: 'gold',
  green: 'forest',
  brown: 'ember',
  gray: 'stone',
  black: 'night',
};
const SHAPES: { readonly [colour in Colour]: 'square' | 'round' | 'hex' } = {
  blue: 'hex',
  red: 'square',
  yellow: 'square',
  green: 'square',
  brown: 'round',
  gray: 'round',
  black: 'round',
};

/** The dice of a pool before the roll, and what they show after it. */
function Dice({ roll, pool, stamp }: { roll: Roll; pool: readonly Colour[]; stamp: string }) {
  const { say } = useKit();
  const dice = roll.dice.length > 0 ? roll.dice : pool.map((colour) => ({ colour, face: -1 }));
  return (
    <div className="d2-dice">
      {dice.map(({ colour, face }, n) => {
        const shown = face < 0 ? null : faceOf(colour, face);
        const title = `${say.say(`d2.board.die.${colour}`)}${shown ? ` ${shown.name}` : ''}`;
        return (
          <span key={n} className="d2-die" title={title}>
            <Die
              face={shown ? <Face {...shown} /> : '?'}
              name={title}
              hue={HUES[colour]}
              shape={SHAPES[colour]}
              {...(shown && { roll: `${stamp}/${n}/${face}` })}
            />
            <Act about={{ die: n }} />
          </span>
        );
      })}
    </div>
  );
}

function Face({ miss, range, damage, surge, shield }: Icons & { readonly miss: boolean }) {
  if (miss) return <span className="d2-miss">X</span>;
  return (
    <span className="d2-face">
      {range > 0 && <b>{range}</b>}
      {Array.from({ length: damage }, (_, n) => (
        <GiHearts key={n} aria-hidden="true" />
      ))}
      {Array.from({ length: surge }, (_, n) => (
        <GiLightningTrio key={n} aria-hidden="true" />
      ))}
      {Array.from({ length: shield }, (_, n) => (
        <GiShield key={n} aria-hidden="true" />
      ))}
    </span>
  );
}

/** What a roll comes to, with what effects have added. */
export function totalOf({ dice, changes, replaced }: Roll): Icons {
  const start = replaced ?? dice.map(({ colour, face }) => faceOf(colour, face)).reduce(add, NOTHING);
  return changes.reduce(add, start);
}
const NOTHING: Icons = { range: 0, damage: 0, surge: 0, shield: 0 };
const add = (a: Icons, b: Partial<Icons>): Icons => ({
  range: a.range + (b.range ?? 0),
  damage: a.damage + (b.damage ?? 0),
  surge: a.surge + (b.surge ?? 0),
  shield: a.shield + (b.shield ?? 0),
});

/** A number of an attack, and where it comes from: the dice one by one, and what effects have added. */
function Reckoned({ roll, of, title }: { roll: Roll; of: keyof Icons; title: string }) {
  const { say } = useKit();
  const dice = (roll.replaced ? [] : roll.dice).flatMap(({ colour, face }) => {
    const n = faceOf(colour, face)[of];
    return n > 0 ? [say.say(['d2.board.by-die', { n, colour: say.say(`d2.board.die.${colour}`) }])] : [];
  });
  const added = roll.changes.flatMap((change) => {
    const n = change[of] ?? 0;
    return n === 0 ? [] : [say.say(['d2.board.by-effect', { n }])];
  });
  return <Explained why={{ title, lines: [...dice, ...added] }}>{title}</Explained>;
}

function Sum({ attack, needs }: { attack: Attack; needs: number }) {
  const { say } = useKit();
  const { roll } = attack;
  if (roll.dice.length === 0) return null;
  const { range, damage, surge } = totalOf(roll);
  const showsX = roll.dice.some(({ colour, face }) => faceOf(colour, face).miss);
  if (attack.fate === 'miss' || showsX) return <p className="d2-sum">{say.say('d2.board.misses')}</p>;
  return (
    <p className="d2-sum">
      <span data-short={range < needs ? '' : undefined}>
        <GiTargetArrows aria-hidden="true" />{' '}
        <Reckoned roll={roll} of="range" title={say.say(['d2.board.range-of', { n: range, needs }])} />
      </span>
      <span>
        <GiHearts aria-hidden="true" />{' '}
        <Reckoned roll={roll} of="damage" title={say.say(['d2.board.damage', { n: damage }])} />
      </span>
      <span>
        <GiLightningTrio aria-hidden="true" />{' '}
        <Reckoned roll={roll} of="surge" title={say.say(['d2.board.surges', { n: surge - attack.spent }])} />
      </span>
    </p>
  );
}

/** The shields of a defender, and what they leave of the damage. */
function Dealt({ view, attack, struck }: Pick<BoardProps, 'view'> & { attack: Attack; struck: Struck }) {
  const { say } = useKit();
  if (struck.roll.dice.length === 0 && struck.pool.length > 0) return null;
  if (struck.dealt >= 0)
    return <p className="d2-sum d2-result">{say.say(['d2.board.dealt', { n: struck.dealt }])}</p>;
  const { shield } = totalOf(struck.roll);
  const now = factsOf(view)?.outlook?.deals.find(({ figure }) => figure === struck.figure);
  return (
    <p className="d2-sum">
      <span>
        <GiShield aria-hidden="true" />{' '}
        <Reckoned
          roll={struck.roll}
          of="shield"
          title={say.say(['d2.board.shields', { n: shield, pierce: attack.pierce }])}
        />
      </span>
      {now && <strong className="d2-result">{dealtWords(view, now, say)}</strong>}
    </p>
  );
}

/** What surges can be spent on, each with what the attack would come to with it. */
function Surges({ view }: Pick<BoardProps, 'view'>) {
  const { say } = useKit();
  const surges = factsOf(view)?.outlook?.surges ?? [];
  if (surges.length === 0) return null;
  return (
    <ul className="d2-surges" aria-label={say.say('d2.board.surges-for')}>
      {surges.map((surge) => (
        <li key={surge.key} className="d2-surge">
          <strong>
            {Array.from({ length: surge.cost }, (_, n) => (
              <GiLightningTrio key={n} aria-hidden="true" />
            ))}{' '}
            {say.say(surge.text)}
          </strong>
          {surgeWords(view, surge, say).map((words) => (
            <span key={words}>{words}</span>
          ))}
          <Act about={{ surge: surge.key }} />
        </li>
      ))}
    </ul>
  );
}
