import { changes } from '@questwright/adventure';
import { advancedQuest, withRewards } from '../../rules/campaign/rumor-words.ts';
import type { CardDefinition } from '../../rules/definitions.ts';
import { isHero } from '../../rules/figures/sides.ts';
import type { Descent, Figure, Piece } from '../../rules/state.ts';

/** Each hero has more Health, or less. */
const health = (more: number) =>
  changes<Descent>(['d2.special.health', { n: more }], {
    health: (g: Descent, _: Piece, n: number, figure: Figure) => (isHero(g, figure) ? n + more : n),
  });

/** An Advanced Quest card with its special rewards. Those of the others come with their quests. */
export const wrongManForTheJob: readonly CardDefinition[] = withRewards(
  advancedQuest('Wrong Man for the Job', 'Manor of Ravens', 'road', 'road'),
  {
    heroes: { name: 'Strength of the Manor', does: [health(1)] },
    overlord: { name: 'Curse of the Manor', does: [health(-1)] },
  },
);
