import { either, lastingDef } from '@questwright/adventure';
import { classSkills } from '../../rules/class-cards.ts';
import { answers, used } from '../../rules/effects/abilities.ts';
import { discardsOne } from '../../rules/effects/conditions.ts';
import { onceForEachNear, SUNG, sings } from '../../rules/effects/songs.ts';
import { heroes, one, within } from '../../rules/effects/whom.ts';
import { rerolls } from '../../rules/effects/words.ts';

export const songUsed = lastingDef({ id: SUNG, name: 'Song' }, []);

/** The skills of the Bard, as far as the rules can play them. */
export const bard = classSkills('Bard', [
  {
    name: 'Rehearsal',
    xp: 2,
    does: [
      used('duringTurn', either(sings('melody'), sings('harmony')), { fatigue: 1 }),
      answers('figureEnds', discardsOne(one(heroes, within(3))), {
        may: true,
        says: 'd2.when.melody',
        if: (_, me) => (me.tokens & 1) !== 0,
      }),
      onceForEachNear('afterRoll', 'harmony', 3, () => rerolls, 'd2.song.rehearsal'),
      onceForEachNear('rolled', 'harmony', 3, () => rerolls, 'd2.song.rehearsal'),
    ],
  },
]);
