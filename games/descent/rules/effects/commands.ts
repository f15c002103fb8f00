import { does } from '@questwright/adventure';
import { chooseOne, type Rule } from '@questwright/kernel';
import type { Context } from '../definitions.ts';
import type { Attacking } from '../events.ts';
import { speedOf } from '../figures/characteristics.ts';
import { removeFigure } from '../figures/defeat.ts';
import { isMonster } from '../figures/sides.ts';
import { moveSpaces } from '../move/spaces.ts';
import { pieceOf } from '../pieces.ts';
import { putOn } from '../quest/placement.ts';
import type { Descent, Figure } from '../state.ts';
import { MAP } from '../zones.ts';
import { attackWith } from './attacks.ts';
import type { GameEffect } from './on-figures.ts';
import { FIGURES } from './whom.ts';

/** The monsters that the attack has defeated. */
export const defeatedBy = (g: Descent, { attack }: Attacking): Figure[] =>
  attack.defeated.map((id) => pieceOf(g, id)).filter((figure) => figure && isMonster(g, figure));

/** "Choose 1 monster defeated by the attack." */
export const choosesDefeated: GameEffect = does(
  'd2.effect.choose-defeated',
  function* (g: Descent, c: Context): Rule {
    const figure = yield* chooseOne(g, {
      seat: c.seat,
      topic: FIGURES.topic,
      prompt: FIGURES.prompt,
      among: defeatedBy(g, c.event as Attacking),
      as: FIGURES.as(g),
    });
    FIGURES.remember(c, [figure]);
  },
  (g, { event }) => defeatedBy(g, event as Attacking).length > 0,
);

/** It comes back to the map, moves as far as its Speed goes, attacks once and is taken off the map again, in this order. */
export const commandsThat: GameEffect = does(
  'd2.effect.command',
  (g: Descent, { chosen, event, seat }: Context) =>
    command(
      g,
      chosen!,
      (event as Attacking).attack.struck.find(({ figure }) => figure === chosen!.id)!.space,
      seat,
    ),
);

function* command(g: Descent, figure: Figure, space: number, seat: number): Rule {
  figure.damage = 0;
  if (!(yield* putOn(g, figure, [space], seat))) return;
  const control = { figure: figure.id, seat, side: 'heroes' } as const;
  g.control.push(control);
  yield* moveSpaces(g, figure, speedOf(g, figure), seat);
  if (figure.zone === MAP) yield* attackWith(g, figure);
  g.control.splice(g.control.indexOf(control), 1);
  if (figure.zone === MAP) removeFigure(g, figure);
}

export const commandTexts: { readonly [key: string]: string } = {
  'd2.effect.choose-defeated': 'choose 1 monster that the attack has defeated',
  'd2.effect.command':
    'it returns to the map, moves up to its Speed as you decide, performs 1 attack for you and leaves the map',
};
