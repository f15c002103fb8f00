import { answers, used } from '../../rules/effects/abilities.ts';
import { gainsActions } from '../../rules/effects/gains.ts';
import { lays, staying } from '../../rules/effects/lasting.ts';
import { suspendsTurn } from '../../rules/effects/suspension.ts';
import { you } from '../../rules/effects/whom.ts';
import { hero } from '../../rules/heroes.ts';

export const oneActionMore = staying({ id: 'grey-ker-feat', name: 'Grey Ker' }, gainsActions(1));

export const greyKer = hero(
  { name: 'Grey Ker' },
  {
    archetype: 'scout',
    box: 'Treaty of Champions',
    speed: 4,
    health: 12,
    stamina: 5,
    defence: ['gray'],
    attributes: { might: 3, knowledge: 2, willpower: 3, awareness: 4 },
  },
  [
    used('duringTurn', suspendsTurn, { name: 'Suspend', once: 'round' }),
    answers('figureStarts', lays(oneActionMore, you, 'turn'), {
      may: true,
      feat: true,
      name: 'Heroic feat',
      says: 'd2.when.turn-starts',
    }),
  ],
);
