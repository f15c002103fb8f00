import { readMadeUp } from '@questwright/adventure';
import type { Entry } from '@questwright/kernel';
import { TerrinothBox } from '../catalogue.ts';
import type { Head } from './head.ts';
import { MAKERS } from './makers.ts';

/** What scenarios make up, as plain data: each component as its words, with the id and name that it was given. */
export type Components = {
  readonly [kind in keyof typeof MAKERS]: readonly Readonly<Record<string, unknown>>[];
};

/** The box with the components of a scenario added. */
export function terrinothWith({ content }: TerrinothBox, components: string): TerrinothBox {
  const made = readMadeUp(components, {
    heroes: (words) => MAKERS.heroes(words, headOf(words)),
    cards: (words) => MAKERS.cards(words, headOf(words)),
    enemies: (words) => MAKERS.enemies(words, headOf(words)),
    locations: (words) => MAKERS.locations(words, headOf(words)),
    exploration: (words) => MAKERS.exploration(words, headOf(words)),
    quests: (words) => MAKERS.quests(words, headOf(words)),
  });
  return new TerrinothBox({
    ...content,
    heroes: [...content.heroes, ...made.heroes],
    activations: [...content.activations, ...made.cards],
    loners: [...content.loners, ...made.enemies],
    locations: [...content.locations, ...made.locations],
    exploration: [...content.exploration, { name: 'made up', cards: made.exploration }],
    quests: [...content.quests, ...made.quests],
  });
}

const headOf = (words: Entry): Head => ({
  id: words.at('id').text(),
  name: words.at('name').text(),
  original: true,
});
