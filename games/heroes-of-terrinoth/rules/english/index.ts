import type { Catalogue } from '@questwright/kernel';
import type { Content } from '../definitions.ts';
import { abilities } from './abilities.ts';
import { prompts } from './asks.ts';
import { clauses } from './effects.ts';
import { log } from './log.ts';
import { terminal } from './terminal.ts';
import { why } from './why.ts';
import { nouns } from './words.ts';

/** Every phrase of the game, and the names of its cards, conditions and counters. */
export function englishFor(content: Content): Catalogue {
  const names: Record<string, string> = {};
  const name = (key: string, text: string): void => {
    names[key] = text;
  };
  const cards = [
    ...content.sets.flatMap(({ minion, master }) => [minion, master]),
    ...content.loners,
    ...content.locations,
    ...content.exploration.flatMap((set) => set.cards),
    ...content.extras,
  ];
  for (const card of cards) name(`ht.card.${card.id}`, card.name);
  for (const { id, name: title } of content.conditions) name(`ht.condition.${id}`, title);
  for (const { counters } of content.quests) {
    for (const id in counters) name(`ht.counter.${id}`, counters[id]!.name);
  }
  const rules = { ...clauses, ...abilities };
  return { ...nouns, ...prompts, ...log, ...terminal, ...why, ...rules, ...content.phrases, ...names };
}
