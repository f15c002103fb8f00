import { asHero, askerOf } from '@questwright/adventure';
import { chooseOne, type Rule } from '@questwright/kernel';
import type { Context } from '../definitions.ts';
import { living } from '../heroes.ts';
import type { Action, Terrinoth } from '../state.ts';

/** The target of an aid action: another hero. With nobody left to aid, the dice are rolled all the same. */
export function* chooseAided(g: Terrinoth, c: Context, action: Action): Rule {
  const others = living(g).filter((seat) => seat !== c.seat);
  if (others.length === 0) return;
  const seat =
    others.length === 1
      ? others[0]!
      : yield* chooseOne(g, {
          seat: c.seat,
          prompt: 'ht.ask.aid',
          by: askerOf(g, c),
          among: others,
          as: asHero(g),
        });
  action.aided = seat;
  c.other = seat;
}
