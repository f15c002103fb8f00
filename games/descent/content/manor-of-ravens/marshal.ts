import { classSkills } from '../../rules/class-cards.ts';
import { figureFor } from '../../rules/context.ts';
import { answers } from '../../rules/effects/abilities.ts';
import { recovers, suffers } from '../../rules/effects/harm.ts';
import { interceptsCard, watchesGroup } from '../../rules/effects/marshal.ts';
import { overlordDiscards } from '../../rules/effects/overlord.ts';
import { isWithin, monsters, one, within } from '../../rules/effects/whom.ts';
import type { Attacking, Events } from '../../rules/events.ts';
import { hasOverlord, isHero, isMonster } from '../../rules/figures/sides.ts';
import { seeFigures } from '../../rules/ground.ts';
import { figureOf } from '../../rules/pieces.ts';
import type { Descent, Piece } from '../../rules/state.ts';

/** A monster of the group that the card watches has attacked another hero near this one, and this one sees it. */
function isWatched(g: Descent, me: Piece, event: unknown): boolean {
  const { figure, attack } = event as Attacking;
  const own = figureFor(g, me);
  return (
    own !== null &&
    isMonster(g, figure) &&
    figure.on === me.on &&
    seeFigures(g, own, figure) &&
    attack.aims.some((aim) => {
      const target = figureOf(g, aim.figure);
      return target !== undefined && target.id !== own.id && isHero(g, target) && isWithin(g, own, target, 3);
    })
  );
}

/** The skills of the Marshal, as far as the rules can play them. They are about the overlord, and do nothing without him. */
export const marshal = classSkills('Marshal', [
  {
    name: 'Just Reward',
    xp: 1,
    does: [
      answers('groupStarts', watchesGroup, {
        may: true,
        fatigue: 2,
        exhaust: true,
        says: 'd2.when.group-activates',
        if: (g) => hasOverlord(g),
      }),
    ],
    exhausted: [
      answers('resolved', overlordDiscards, {
        may: true,
        of: 'others',
        says: 'd2.when.watched-attacks',
        if: isWatched,
      }),
    ],
  },
  {
    name: 'Zealous Fire',
    xp: 1,
    does: [
      answers('cardPlayed', recovers('fatigue', 1), {
        may: true,
        exhaust: true,
        says: 'd2.when.overlord-plays',
      }),
      answers('refreshed', suffers('damage', 1, one(monsters, within(2))), {
        says: 'd2.when.this-refreshed',
        if: (_, me, event) => (event as Events['refreshed']).card.id === me.id,
      }),
    ],
  },
  {
    name: 'By the Book',
    xp: 2,
    does: [
      answers('cardPlayed', interceptsCard, {
        may: true,
        fatigue: 1,
        exhaust: true,
        says: 'd2.when.overlord-plays',
      }),
    ],
  },
]);
