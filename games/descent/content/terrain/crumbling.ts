import { chooseOne, type Rule, remove } from '@questwright/kernel';
import { sufferFatigue } from '../../rules/figures/harm.ts';
import { countsAsHero, deciderOf } from '../../rules/figures/sides.ts';
import { testAttribute } from '../../rules/figures/test.ts';
import { asOffer, groundAt } from '../../rules/ground.ts';
import { CRUMBLING, isOf, priceOf } from '../../rules/map/terrain.ts';
import { terrain, tokenThatMakes } from '../../rules/move/terrain.ts';
import type { Descent, Figure } from '../../rules/state.ts';
import type { Source } from '../../rules/things.ts';
import type { Answer } from '../../rules/windows/answers.ts';
import type { Offer } from '../../rules/words.ts';
import { MAP } from '../../rules/zones.ts';

const SOURCE: Source = { kind: 'terrain', attack: 0, by: 0 };

const CHOICES: readonly Offer[] = [
  { word: 'test', attribute: 'knowledge' },
  { word: 'test', attribute: 'awareness' },
  { word: 'no test' },
];

/**
 * It breaks under a hero who does not pass a test. What lies beneath is there from then on, and does to the hero what it
 * does to whoever enters it; a point that it takes to move in is fatigue now.
 */
const breaks: Answer<'entered'> = {
  when: (g, _, { figure, space }) =>
    figure.zone === MAP && countsAsHero(g, figure) && isOf(groundAt(g, space), CRUMBLING),
  *run(g, _, { figure, space }) {
    if (yield* holds(g, figure)) return;
    remove(g, tokenThatMakes(g, CRUMBLING, space)!);
    yield* sufferFatigue(g, figure, priceOf(groundAt(g, space)) - 1, SOURCE);
  },
  text: 'd2.crumbling',
};

/** Whether the hero makes a test, of knowledge or awareness, and passes it. */
function* holds(g: Descent, figure: Figure): Rule<boolean> {
  const offer = yield* chooseOne(g, {
    seat: deciderOf(g, figure),
    topic: 'crumbling',
    prompt: 'd2.ask.crumbling',
    among: CHOICES,
    as: asOffer(g),
  });
  return offer.word === 'test' && (yield* testAttribute(g, figure, offer.attribute));
}

export const crumbling = terrain('crumbling', [{ text: 'd2.crumbling', on: { entered: breaks } }]);
