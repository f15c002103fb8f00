import { Entry } from '@questwright/kernel';
import { TerrinothBox } from '../catalogue.ts';
import type {
  ActivationDef,
  Content,
  EnemyCardDef,
  ExplorationEventDef,
  HeroDef,
  ItemDef,
  LocationDef,
  QuestSheetDef,
} from '../definitions.ts';
import type { Head } from './head.ts';
import { MAKERS } from './makers.ts';

export type ComponentKind = keyof typeof MAKERS;

/** What scenarios make up, as plain data: each component as its words, with the id and name that it was given. */
export type Components = { readonly [kind in ComponentKind]: readonly Readonly<Record<string, unknown>>[] };

/** The box with the components of a scenario added. */
export const withMadeUp = ({ content }: TerrinothBox, components: string): TerrinothBox =>
  new TerrinothBox(withComponents(content, components));

function withComponents(box: Content, json: string): Content {
  const doc = Entry.of(JSON.parse(json));
  const made = <T>(kind: ComponentKind): T[] =>
    doc
      .at(kind)
      .or([])
      .list()
      .map((words) => MAKERS[kind](words, headOf(words)) as T);
  const extended: Content = {
    ...box,
    heroes: [...box.heroes, ...made<HeroDef>('heroes')],
    activations: [...box.activations, ...made<ActivationDef>('cards')],
    loners: [...box.loners, ...made<EnemyCardDef>('enemies')],
    locations: [...box.locations, ...made<LocationDef>('locations')],
    exploration: [
      ...box.exploration,
      { name: 'made up', cards: made<ItemDef | ExplorationEventDef>('exploration') },
    ],
    quests: [...box.quests, ...made<QuestSheetDef>('quests')],
  };
  doc.refuseUnread();
  return extended;
}

const headOf = (words: Entry): Head => ({
  id: words.at('id').text(),
  name: words.at('name').text(),
  original: true,
});
