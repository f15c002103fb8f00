import { does, inOrder } from '@questwright/adventure';
import { LAIR } from '../../rules/boxes.ts';
import type { Context } from '../../rules/definitions.ts';
import { showsMiss } from '../../rules/dice/roll.ts';
import { answers } from '../../rules/effects/abilities.ts';
import { gains } from '../../rules/effects/gains.ts';
import { recovers, recoversAll } from '../../rules/effects/harm.ts';
import { lays, staying } from '../../rules/effects/lasting.ts';
import { chooses } from '../../rules/effects/on-figures.ts';
import { butYou, heroes, one, within, you } from '../../rules/effects/whom.ts';
import { rerolls, rerollsSome } from '../../rules/effects/words.ts';
import type { Attacking } from '../../rules/events.ts';
import { staminaOf } from '../../rules/figures/characteristics.ts';
import { hero } from '../../rules/heroes.ts';
import type { Descent, Piece } from '../../rules/state.ts';

const hasRolledX = (_: Descent, __: Piece, event: unknown): boolean =>
  showsMiss((event as Attacking).attack.roll);

const reynhart = hero(
  { name: 'Reynhart the Worthy' },
  {
    archetype: 'warrior',
    box: LAIR,
    speed: 4,
    health: 12,
    stamina: 4,
    defence: ['gray'],
    attributes: { might: 3, knowledge: 1, willpower: 4, awareness: 3 },
  },
  [
    answers('afterRoll', rerolls, {
      may: true,
      fatigue: 1,
      once: 'attack',
      says: 'd2.when.x-rolled',
      if: hasRolledX,
    }),
    answers('afterRoll', inOrder(recoversAll('fatigue'), rerollsSome), {
      may: true,
      feat: true,
      name: 'Heroic feat',
      says: 'd2.when.x-rolled',
      if: hasRolledX,
    }),
  ],
);

/** One fatigue if that hero has any, two if that hero is exhausted. [D2-FHERO-24] */
const sharesTheLoad = does('d2.quellen', (g: Descent, c: Context) => {
  const { chosen } = c;
  if (!chosen) return;
  const { fatigue } = chosen;
  return recovers('fatigue', fatigue >= staminaOf(g, chosen)! ? 2 : fatigue > 0 ? 1 : 0).run(g, c);
});

export const surpassing = staying(
  { id: 'quellen-surpassing', name: 'High Mage Quellen' },
  {
    ...gains('stamina', 4),
    ...answers('figureEnds', recoversAll('fatigue')),
    text: 'd2.lasting.surpassing',
  },
);

const quellen = hero(
  { name: 'High Mage Quellen' },
  {
    archetype: 'mage',
    box: LAIR,
    speed: 4,
    health: 10,
    stamina: 4,
    defence: ['gray'],
    attributes: { might: 1, knowledge: 5, willpower: 3, awareness: 2 },
  },
  [
    answers('figureStarts', inOrder(chooses(one(heroes, butYou, within(3))), sharesTheLoad), {
      may: true,
      says: 'd2.when.turn-starts',
    }),
    answers('figureStarts', lays(surpassing, you, 'turn'), {
      may: true,
      feat: true,
      name: 'Heroic feat',
      says: 'd2.when.turn-starts',
    }),
  ],
);

/** The heroes of Lair of the Wyrm. */
export const lairHeroes = [reynhart, quellen];
