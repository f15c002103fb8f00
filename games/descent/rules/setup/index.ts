import { open, type Rule } from '@questwright/kernel';
import { layTerrain } from '../move/terrain.ts';
import type { Descent } from '../state.ts';
import { buyOverlordCards, buySkills } from './experience.ts';
import { chooseClasses, chooseHeroes } from './heroes.ts';
import { buildMap, placeHeroes } from './map.ts';
import { chooseGroups, placeMonsters } from './monsters.ts';
import { assembleDeck, firstHand, takeOverlordDeck } from './overlord.ts';
import { chooseQuest } from './quest.ts';
import { putRules } from './rules.ts';
import { shuffleSearchDeck } from './search.ts';
import { goShopping } from './shopping.ts';

/** The steps of the set-up in their order. Each is a checkpoint. */
const STEPS: readonly ((g: Descent) => Rule)[] = [
  chooseQuest,
  buildMap,
  shuffleSearchDeck,
  chooseHeroes,
  chooseClasses,
  buySkills,
  goShopping,
  placeHeroes,
  takeOverlordDeck,
  buyOverlordCards,
  chooseGroups,
  placeMonsters,
  putRules,
  assembleDeck,
  firstHand,
];

/** What is set up again for every further encounter. The Search deck, the overlord's deck and his hand stay as they are. */
const LATER: readonly ((g: Descent) => Rule)[] = [
  buildMap,
  placeHeroes,
  chooseGroups,
  placeMonsters,
  putRules,
];

/** One step of the set-up, or the first round. */
export function* setUp(g: Descent): Rule {
  const step = (g.encounter === 0 ? STEPS : LATER)[g.setUp];
  if (step) {
    g.setUp++;
    yield* step(g);
    return;
  }
  layTerrain(g);
  open(g, 'round');
  open(g, 'turn');
  g.phase = 'hero';
}
