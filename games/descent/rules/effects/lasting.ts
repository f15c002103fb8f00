import { type Ability, head, lastsAlready, printed, type Written } from '@questwright/adventure';
import { type Lasting, last, nested, remove } from '@questwright/kernel';
import type { LastingDef } from '../definitions.ts';
import type { Descent, Piece } from '../state.ts';
import type { Answer } from '../windows/answers.ts';
import { type GameEffect, onFigures } from './on-figures.ts';
import type { Whom } from './whom.ts';

/*
 * Effects that stay with a figure for a while. "You" in them is that figure; `by` is the card that has put them there.
 */

const lasting = (me: Piece): Lasting => me as unknown as Lasting;

/** "That figure … until the start of your next turn": what it says stands in its own definition. */
export const lays = (
  def: Pick<LastingDef, 'id' | 'text'>,
  whom: Whom,
  until?: 'turn' | 'round',
): GameEffect =>
  onFigures(
    whom,
    'd2.effect.lays',
    { what: nested(def.text[0]!), until: until ?? 'next' },
    {
      useful: (g, { id }) => !lastsAlready(g, def, { on: id }),
      does: (g, { id }, { card }) => {
        if (!lastsAlready(g, def, { on: id }))
          last(g, def.id, { on: id, by: card.id, ...(until && { until }) });
      },
    },
  );

/** An effect that lasts until the start of your next turn, or until its period ends. */
export const staying = (written: Written, ability: Ability, untilNextTurn = false): LastingDef => ({
  ...head(written),
  kind: 'lasting',
  untilNextTurn,
  ...printed([ability]),
});

/** A die more in the next attack of its figure; then it is over. */
export const dieInNextAttack = (colour: 'yellow'): Ability => {
  const adds: Answer<'declared'> = {
    when: (_, me, { figure }) => lasting(me).on === figure.id,
    run: (g, me, { attack }) => {
      attack.pool.push(colour);
      remove(g, me);
    },
    anyOrder: true,
  };
  return { text: ['d2.lasting.die', { colour }], on: { declared: adds } };
};

export const lastingTexts: { readonly [key: string]: string } = {
  'd2.effect.lays':
    '{you, select, yes {you} other {{whom}}}{until, select, turn { until the end of this turn} round { in this round} other { until the start of your next turn}}: {what}',
  'd2.lasting.die': 'add 1 {colour} die to the attack pool of your next attack',
};

/** Whether an effect of a card is on a figure. */
export const isOn = (g: Descent, def: string, { id }: Piece, by: Piece): boolean =>
  lastsOn(g, def).some((one) => one.on === id && one.by === by.id);

const lastsOn = (g: Descent, def: string): readonly Lasting[] =>
  ((g.zones.lasting ?? []) as unknown as Lasting[]).filter((one) => one.def === def);

/** Takes away every effect of a kind that a card has put down. */
export function takeAway(g: Descent, def: string, by: Piece): void {
  for (const one of lastsOn(g, def)) if (one.by === by.id) remove(g, one);
}
