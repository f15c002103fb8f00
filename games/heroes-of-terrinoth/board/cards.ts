import type { CardFace, Frame, Hue } from '@questwright/board-kit';
import { pictureOf } from '@questwright/board-kit/art';
import type { Speaker, Text } from '@questwright/kernel';
import { flavour } from '../content/flavour.ts';
import { content } from '../content/index.ts';
import type {
  ActivationDef,
  ConditionDef,
  EnemyCardDef,
  ExplorationEventDef,
  HeroDef,
  ItemDef,
  LocationDef,
  QuestSheetDef,
  Rating,
  TerrinothCard,
} from '../rules/definitions.ts';
import {
  actionHues,
  actionIcons,
  anyEnemy,
  anyLocation,
  archetypeHues,
  archetypeIcons,
  enemyIcons,
  eventIcon,
  harmfulIcon,
  helpfulIcon,
  heroIcons,
  itemIcon,
  locationIcons,
  questIcon,
} from './icons.ts';
import { isPeril, questTexts } from './quest-texts.ts';
import { subjects } from './subjects/index.ts';
import { AttackIcon, ExplorationIcon, HealthIcon, ResilienceIcon, ShadowsIcon } from './symbols.ts';

/** Every card of the box as it looks. */
export function faces(speaker: Speaker): CardFace[] {
  const enemies = [...content.sets.flatMap(({ minion, master }) => [minion, master]), ...content.loners];
  const explorations = [...content.exploration.flatMap(({ cards }) => cards), ...content.extras];
  const all: TerrinothCard[] = [
    ...content.heroes,
    ...content.activations,
    ...enemies,
    ...content.locations,
    ...new Set(explorations),
    ...content.conditions,
    ...content.quests,
  ];
  return all.map((card) => ({
    id: card.id,
    name: card.name,
    text: paragraphs(card.text, speaker),
    ...flavourOf(card, speaker),
    ...looksOf(card, speaker),
    ...pictureFor(card),
  }));
}

const frames: Record<TerrinothCard['kind'], Frame> = {
  hero: 'hero',
  activation: 'deed',
  enemy: 'foe',
  location: 'place',
  item: 'thing',
  event: 'event',
  condition: 'event',
  quest: 'quest',
};

function pictureFor({ id, kind }: TerrinothCard): Pick<CardFace, 'picture'> {
  const subject = subjects[id];
  return subject ? { picture: pictureOf(subject, frames[kind]) } : {};
}

/** A master says what its minions say. */
const speaksFor = new Map(content.sets.map(({ minion, master }) => [master.id, minion.id]));

function flavourOf(card: TerrinothCard, { say }: Speaker): Pick<CardFace, 'flavour'> {
  const id = speaksFor.get(card.id) ?? card.id;
  return id in flavour ? { flavour: say(`ht.flavour.${id}`) } : {};
}

/** What a kind of card shows besides its name, text and flavour, or instead of those. */
type Looks = Omit<CardFace, 'id' | 'name'>;

function looksOf(card: TerrinothCard, speaker: Speaker): Looks {
  switch (card.kind) {
    case 'hero':
      return heroLooks(card, speaker);
    case 'activation':
      return activationLooks(card, speaker);
    case 'enemy':
      return enemyLooks(card, speaker);
    case 'location':
      return locationLooks(card, speaker);
    case 'item':
    case 'event':
      return explorationLooks(card, speaker);
    case 'condition':
      return conditionLooks(card, speaker);
    case 'quest':
      return questLooks(card, speaker);
  }
}

const paragraphs = (texts: readonly Text[], { sentence }: Speaker): string[] => texts.map(sentence);

function heroLooks(card: HeroDef, speaker: Speaker): Looks {
  return {
    kind: speaker.say(`ht.archetype.${card.archetype}`),
    hue: archetypeHues[card.archetype],
    icon: heroIcons[card.id] ?? archetypeIcons[card.archetype],
    stats: [{ name: speaker.say('ht.board.health'), icon: HealthIcon, value: card.health }],
    rules: ['HT-HERO-01'],
  };
}

function activationLooks(card: ActivationDef, speaker: Speaker): Looks {
  const action = speaker.say(`ht.action.${card.action}`);
  return {
    kind: card.class ? `${action} · ${card.class}` : action,
    hue: actionHues[card.action],
    icon: actionIcons[card.action],
    rules: ['HT-HERO-08'],
  };
}

const ratingHues: Record<Rating, Hue> = { Trivial: 'moss', Challenging: 'ember', Formidable: 'blood' };

function enemyLooks(card: EnemyCardDef, speaker: Speaker): Looks {
  const { say } = speaker;
  const bar = card.bar.map(({ name }) => name).join(' · ');
  return {
    kind: `${say(`ht.board.rank.${card.rank}`)} · ${say(`ht.rating.${card.rating}`)}`,
    hue: card.rank === 'nemesis' ? 'dusk' : ratingHues[card.rating],
    icon: enemyIcons[card.set ?? card.id] ?? anyEnemy,
    text: [bar, ...paragraphs(card.text, speaker), card.traits.join(', ')].filter(Boolean),
    stats: [
      { name: say('ht.board.attack'), icon: AttackIcon, value: card.attack },
      { name: say('ht.board.health'), icon: HealthIcon, value: card.health },
      ...(card.resilience > 0
        ? [{ name: say('ht.board.resilience'), icon: ResilienceIcon, value: card.resilience }]
        : []),
    ],
    rules: ['HT-ENEMY-13'],
  };
}

function locationLooks(card: LocationDef, speaker: Speaker): Looks {
  const { say } = speaker;
  return {
    kind: `${say('ht.board.location')} · ${say(`ht.rating.${card.rating}`)}`,
    hue: 'forest',
    icon: locationIcons[card.id] ?? anyLocation,
    text: [...paragraphs(card.text, speaker), card.traits.join(', ')],
    stats: [
      { name: say('ht.board.exploration'), icon: ExplorationIcon, value: card.exploration },
      { name: say('ht.board.spawn-engaged'), icon: AttackIcon, value: card.engaged },
      { name: say('ht.board.spawn-shadows'), icon: ShadowsIcon, value: card.shadows },
    ],
    rules: ['HT-EXPLORE-03'],
  };
}

function explorationLooks(card: ItemDef | ExplorationEventDef, speaker: Speaker): Looks {
  const kind = speaker.say(`ht.board.${card.kind}`);
  return {
    kind: card.set ? `${kind} · ${card.set}` : kind,
    hue: card.kind === 'item' ? 'gold' : 'river',
    icon: card.kind === 'item' ? itemIcon : eventIcon,
    rules: ['HT-EXPLCARD-02'],
  };
}

function conditionLooks(card: ConditionDef, speaker: Speaker): Looks {
  return {
    kind: speaker.say('ht.board.condition'),
    hue: card.harmful ? 'blood' : 'moss',
    icon: card.harmful ? harmfulIcon : helpfulIcon,
    rules: ['HT-COND-03'],
  };
}

function questLooks(card: QuestSheetDef, speaker: Speaker): Looks {
  const { say } = speaker;
  const { win, lose, rules } = questTexts(card, speaker);
  const peril = card.text.filter(isPeril);
  return {
    kind: `${say('ht.board.quest')} · ${say(`ht.rating.${card.rating}`)}`,
    hue: 'gold',
    icon: questIcon,
    text: [win, lose, ...rules, ...paragraphs(peril, speaker)],
    flavour: card.story.before,
    rules: ['HT-QUEST-01'],
  };
}
