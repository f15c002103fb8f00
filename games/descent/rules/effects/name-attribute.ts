import { chooseOne, type Rule } from '@questwright/kernel';
import type { Attribute, Descent, Figure } from '../state.ts';

/** The overlord names the attribute that a hero tests. */
export function* namesAttribute(g: Descent, hero: Figure, among: readonly Attribute[]): Rule<Attribute> {
  return yield* chooseOne<Attribute>(g, {
    seat: g.overlord,
    topic: 'attribute',
    prompt: ['d2.ask.attribute-for', { hero: hero.label }],
    among,
    as: { id: (one) => `test:${one}`, text: (one) => ['d2.word.test', { attribute: one }] },
  });
}
