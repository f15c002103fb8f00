import type { Speaker, Text } from '@questwright/kernel';
import type { CardFace, Hue } from '@questwright/table/board-kit';
import { flavour } from '../content/flavour.ts';
import { content } from '../content/index.ts';
import type {
  ActivationDef,
  CardDef,
  ConditionDef,
  EnemyDef,
  EventDef,
  HeroDef,
  ItemDef,
  LocationDef,
  QuestDef,
  Rating,
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
import { AttackIcon, ExplorationIcon, HealthIcon, ResilienceIcon, ShadowsIcon } from './symbols.ts';

/** Every card of the box as it looks. */
export function faces(speaker: Speaker): CardFace[] {
  const enemies = [...content.sets.flatMap(({ minion, master }) => [minion, master]), ...content.loners];
  const explorations = [...content.exploration.flatMap(({ cards }) => cards), ...content.extras];
  const all: CardDef[] = [
    ...content.heroes,
    ...content.activations,
    ...enemies,
    ...content.locations,
    ...new Set(explorations),
    ...content.conditions,
    ...content.quests,
  ];
  return all.map((card) => ({ ...faceOf(card, speaker), ...flavourOf(card, speaker) }));
}

/** A master says what its minions say. */
const speaksFor = new Map(content.sets.map(({ minion, master }) => [master.id, minion.id]));

function flavourOf(card: CardDef, { say }: Speaker): Pick<CardFace, 'flavour'> {
  const id = speaksFor.get(card.id) ?? card.id;
  return id in flavour ? { flavour: say(`ht.flavour.${id}`) } : {};
}

function faceOf(card: CardDef, speaker: Speaker): CardFace {
  switch (card.kind) {
    case 'hero':
      return heroFace(card, speaker);
    case 'activation':
      return activationFace(card, speaker);
    case 'enemy':
      return enemyFace(card, speaker);
    case 'location':
      return locationFace(card, speaker);
    case 'item':
    case 'event':
      return explorationFace(card, speaker);
    case 'condition':
      return conditionFace(card, speaker);
    case 'quest':
      return questFace(card, speaker);
  }
}

const paragraphs = (texts: readonly Text[], { sentence }: Speaker): string[] => texts.map(sentence);

function heroFace(card: HeroDef, speaker: Speaker): CardFace {
  return {
    id: card.id,
    name: card.name,
    kind: speaker.say(`ht.archetype.${card.archetype}`),
    hue: archetypeHues[card.archetype],
    icon: heroIcons[card.id] ?? archetypeIcons[card.archetype],
    text: paragraphs(card.text, speaker),
    stats: [{ name: speaker.say('ht.board.health'), icon: HealthIcon, value: card.health }],
    rules: ['HT-HERO-01'],
  };
}

function activationFace(card: ActivationDef, speaker: Speaker): CardFace {
  const action = speaker.say(`ht.action.${card.action}`);
  return {
    id: card.id,
    name: card.name,
    kind: card.class ? `${action} · ${card.class}` : action,
    hue: actionHues[card.action],
    icon: actionIcons[card.action],
    text: paragraphs(card.text, speaker),
    rules: ['HT-HERO-08'],
  };
}

const ratingHues: Record<Rating, Hue> = { Trivial: 'moss', Challenging: 'ember', Formidable: 'blood' };

function enemyFace(card: EnemyDef, speaker: Speaker): CardFace {
  const { say } = speaker;
  const bar = card.bar.map(({ name }) => name).join(' · ');
  return {
    id: card.id,
    name: card.name,
    kind: `${say(`ht.rating.${card.rating}`)} · ${say(`ht.board.rank.${card.rank}`)}`,
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

function locationFace(card: LocationDef, speaker: Speaker): CardFace {
  const { say } = speaker;
  return {
    id: card.id,
    name: card.name,
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

function explorationFace(card: ItemDef | EventDef, speaker: Speaker): CardFace {
  const kind = speaker.say(`ht.board.${card.kind}`);
  return {
    id: card.id,
    name: card.name,
    kind: card.set ? `${kind} · ${card.set}` : kind,
    hue: card.kind === 'item' ? 'gold' : 'river',
    icon: card.kind === 'item' ? itemIcon : eventIcon,
    text: paragraphs(card.text, speaker),
    rules: ['HT-EXPLCARD-02'],
  };
}

function conditionFace(card: ConditionDef, speaker: Speaker): CardFace {
  return {
    id: card.id,
    name: card.name,
    kind: speaker.say('ht.board.condition'),
    hue: card.harmful ? 'blood' : 'moss',
    icon: card.harmful ? harmfulIcon : helpfulIcon,
    text: paragraphs(card.text, speaker),
    rules: ['HT-COND-03'],
  };
}

function questFace(card: QuestDef, speaker: Speaker): CardFace {
  const { say } = speaker;
  const goal = speaker.sentence(['ht.board.victory', { goal: asPhrase(card.victory.text) }]);
  const loss = card.defeat && speaker.sentence(['ht.board.defeat', { loss: asPhrase(card.defeat.text) }]);
  return {
    id: card.id,
    name: card.name,
    kind: `${say('ht.board.quest')} · ${say(`ht.rating.${card.rating}`)}`,
    hue: 'gold',
    icon: questIcon,
    text: [goal, ...(loss ? [loss] : []), ...paragraphs(card.text, speaker)],
    flavour: card.story.before,
    rules: ['HT-QUEST-01'],
  };
}

const asPhrase = (text: Text) => (typeof text === 'string' ? ([text] as const) : text);
