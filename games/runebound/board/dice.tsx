import { Act, type BoardProps, Die, stampOf, useKit, useLit, usePreview } from '@questwright/board-kit';
import { useEffect } from 'react';
import { FACES } from '../rules/terrain.ts';
import { terrainIcons } from './icons.ts';
import { heroNameOf, openOf } from './sight.ts';

/** The dice as they were rolled; those spent are dim, and those that the hex pointed at would take stand out. */
export function Dice({ view, seats, log }: Pick<BoardProps, 'view' | 'seats' | 'log'>) {
  const { say, sound } = useKit();
  const roll = openOf(view).roll!;
  const stamp = stampOf(log, 'rb.log.rolls');
  useEffect(() => sound('dice'), [sound, stamp, roll.rerolled.length]);
  const preview = usePreview()?.about?.dice;
  const taken = typeof preview === 'number' ? preview & ~roll.spent : 0;
  const hero = heroNameOf(view, roll.seat, seats[roll.seat]!.name);
  return (
    <section className="rb-dice" aria-label={say.say('rb.board.dice')} data-about="zone:dice">
      <h3>{say.say(['rb.board.rolled', { hero, why: roll.why }])}</h3>
      <div className="rb-dice-row">
        {roll.faces.map((face, die) => (
          <TerrainDie
            key={die}
            die={die}
            face={face}
            roll={`${stamp}:${die}:${roll.rerolled.filter((again) => again === die).length}`}
            spent={(roll.spent & (1 << die)) !== 0}
            taken={(taken & (1 << die)) !== 0}
          />
        ))}
      </div>
    </section>
  );
}

export function TerrainDie({
  die,
  face,
  roll,
  spent = false,
  taken = false,
}: {
  die: number;
  face: number;
  /** Changes whenever it is rolled; nothing for a die that has been lying there for long. */
  roll?: string | undefined;
  spent?: boolean;
  /** Whether what is pointed at would spend it. */
  taken?: boolean;
}) {
  const { say } = useKit();
  const { lit } = useLit({ die });
  const symbols = FACES[face] ?? [];
  const name = symbols.map((symbol) => say.say(`rb.terrain.${symbol}`)).join(' / ');
  return (
    <span
      className="rb-die"
      data-lit={lit ? '' : undefined}
      data-taken={taken ? '' : undefined}
      data-spent={spent ? '' : undefined}
      title={name}
    >
      <Die
        face={
          <span className="rb-face" data-count={symbols.length}>
            {symbols.map((symbol) => {
              const Icon = terrainIcons[symbol];
              return <Icon key={symbol} aria-hidden="true" />;
            })}
          </span>
        }
        name={spent ? say.say(['rb.see.spent', { face: name }]) : name}
        hue="river"
        roll={roll}
        spent={spent}
      />
      <span className="rb-die-name" aria-hidden="true">
        {name}
      </span>
      <Act about={{ die }} />
    </span>
  );
}
