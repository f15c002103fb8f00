import type { Speaker, Text } from '@questwright/kernel';
import type { CardFace, CardStat } from '@questwright/table/board-kit';
import { GiBootPrints, GiPokerHand, GiTwoCoins } from 'react-icons/gi';
import { content } from '../content/index.ts';
import { cardsOf } from '../rules/catalogue.ts';
import {
  type AssetDef,
  ATTRIBUTES,
  type CardDef,
  type EnemyDef,
  type EventDef,
  type HeroDef,
  ORBS,
  type QuestDef,
  type ScenarioDef,
  type SkillDef,
  type StoryDef,
  type TokenDef,
  type VillainDef,
} from '../rules/definitions.ts';
import {
  adventureHues,
  adventureIcons,
  anyEnemy,
  anyHero,
  anyVillain,
  assetIcons,
  attributeHues,
  attributeIcons,
  enemyIcon,
  eventIcon,
  HealthIcon,
  heroIcons,
  OrbIcon,
  questIcon,
  storyIcon,
  symbolIcons,
  villainIcons,
} from './icons.ts';
import { assetPicture, enemyPicture, skillPicture } from './pictures.ts';

/** Every card of the box as it looks. */
export const faces = (speaker: Speaker): CardFace[] => cardsOf(content).map((card) => faceOf(card, speaker));

function faceOf(card: CardDef, speaker: Speaker): CardFace {
  switch (card.kind) {
    case 'hero':
      return heroFace(card, speaker);
    case 'asset':
      return assetFace(card, speaker);
    case 'skill':
      return skillFace(card, speaker);
    case 'enemy':
      return enemyFace(card, speaker);
    case 'villain':
      return villainFace(card, speaker);
    case 'quest':
      return questFace(card, speaker);
    case 'event':
      return eventFace(card, speaker);
    case 'story':
      return storyFace(card, speaker);
    case 'scenario':
      return scenarioFace(card, speaker);
    case 'token':
      return tokenFace(card, speaker);
  }
}

const OR = 'rb.card.or';

const paragraphs = (texts: readonly Text[], { say, sentence }: Speaker): string[] =>
  texts.map((text) => (text === OR ? say(text) : sentence(text)));

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function heroFace(card: HeroDef, speaker: Speaker): CardFace {
  const { say } = speaker;
  const stat = (value: string, icon: CardStat['icon'], n: number): CardStat => ({
    name: capital(say(`rb.value.${value}`)),
    icon,
    value: n,
  });
  return {
    id: card.id,
    name: card.name,
    kind: say('rb.board.hero'),
    hue: 'river',
    icon: heroIcons[card.id] ?? anyHero,
    text: [
      ...paragraphs(card.text, speaker),
      speaker.sentence(['rb.board.starts-in', { kind: [`rb.site.${card.start}`], gold: card.gold }]),
    ],
    stats: [
      stat('speed', GiBootPrints, card.speed),
      stat('health', HealthIcon, card.health),
      stat('hand', GiPokerHand, card.hand),
      ...ATTRIBUTES.map((attribute) => stat(attribute, attributeIcons[attribute], card[attribute])),
    ],
    rules: ['RB-HERO-01'],
  };
}

function assetFace(card: AssetDef, speaker: Speaker): CardFace {
  const { say } = speaker;
  const token = content.tokens.find(({ id }) => id === card.token);
  return {
    id: card.id,
    name: card.name,
    kind: capital(say(`rb.asset.${card.type}`)),
    hue: 'gold',
    icon: assetPicture(card.name) ?? assetIcons[card.type],
    cost: card.cost,
    costName: say('rb.board.cost'),
    text: [
      ...paragraphs(card.text, speaker),
      ...(token ? [speaker.sentence(['rb.board.brings-token', { token: tokenSides(token, speaker) }])] : []),
    ],
    rules: ['RB-ASSET-01'],
  };
}

/** Both sides of a combat token in words. */
function tokenSides({ sides }: TokenDef, { say }: Speaker): string {
  return sides
    .map(({ symbol, value, gold }) =>
      say(['rb.board.side', { symbol: [`rb.board.symbol.${symbol}`], n: value, gold: String(gold) }]),
    )
    .join(' / ');
}

function skillFace(card: SkillDef, speaker: Speaker): CardFace {
  const { say } = speaker;
  const orbs = ORBS.filter((orb) => card.orbs[orb] > 0).map((orb) => ({
    name: say(['rb.board.orb', { orb }]),
    icon: orb === 'gray' ? OrbIcon : adventureIcons[orb],
    value: card.orbs[orb],
  }));
  const price = ORBS.filter((orb) => card.orbs[orb] > 0)
    .map((orb) => say(['rb.board.orbs', { n: card.orbs[orb], orb }]))
    .join(', ');
  return {
    id: card.id,
    name: card.name,
    kind: `${capital(say(`rb.attribute.${card.attribute}`))} · ${card.set}`,
    hue: attributeHues[card.attribute],
    icon: skillPicture(card.set) ?? attributeIcons[card.attribute],
    // In the corner where other cards have a price: what it is worth in a test.
    ...(card.success > 0 && { cost: '✓'.repeat(card.success), costName: say('rb.board.success') }),
    text: [
      ...paragraphs(card.text, speaker),
      speaker.sentence(['rb.board.costs-orbs', { price: price || say('rb.see.nothing') }]),
      ...(card.success > 0 ? [speaker.sentence(['rb.board.is-success', { n: card.success }])] : []),
    ],
    stats: orbs,
    rules: ['RB-SKILL-05'],
  };
}

const healthStat = (health: number, { say }: Speaker): CardStat => ({
  name: capital(say('rb.value.health')),
  icon: HealthIcon,
  value: health,
});

function enemyFace(card: EnemyDef, speaker: Speaker): CardFace {
  return {
    id: card.id,
    name: card.name,
    kind: `${speaker.say('rb.board.enemy')} · ${card.traits.join(', ')}`,
    hue: 'blood',
    icon: enemyPicture(card.name) ?? enemyIcon(card.traits) ?? anyEnemy,
    text: paragraphs(card.text, speaker),
    stats: [healthStat(card.health, speaker)],
    rules: ['RB-ENEMY-01'],
  };
}

function villainFace(card: VillainDef, speaker: Speaker): CardFace {
  return {
    id: card.id,
    name: card.name,
    kind: `${speaker.say('rb.board.villain')} · ${card.traits.join(', ')}`,
    hue: 'blood',
    icon: villainIcons[card.id] ?? enemyIcon(card.traits) ?? anyVillain,
    text: paragraphs(card.text, speaker),
    stats: [healthStat(card.health, speaker)],
    rules: ['RB-VILLAIN-01'],
  };
}

function questFace(card: QuestDef, speaker: Speaker): CardFace {
  return {
    id: card.id,
    name: card.name,
    kind: `${speaker.say('rb.board.quest')} · ${card.at.join(', ')}`,
    hue: adventureHues[card.deck],
    icon: questIcon,
    text: paragraphs(card.text, speaker),
    rules: ['RB-QUEST-03'],
  };
}

function eventFace(card: EventDef, speaker: Speaker): CardFace {
  return {
    id: card.id,
    name: card.name,
    kind: `${speaker.say('rb.board.event')} · ${speaker.say(`rb.kind.${card.deck}`)}`,
    hue: adventureHues[card.deck],
    icon: eventIcon,
    text: paragraphs(card.text, speaker),
    rules: ['RB-EVENT-01'],
  };
}

function storyFace(card: StoryDef, speaker: Speaker): CardFace {
  return {
    id: card.id,
    name: card.name,
    kind: speaker.say(card.quest ? 'rb.board.story-quest' : 'rb.board.story-event'),
    hue: 'river',
    icon: storyIcon,
    text: paragraphs(card.text, speaker),
    rules: ['RB-STORY-03'],
  };
}

function scenarioFace(card: ScenarioDef, speaker: Speaker): CardFace {
  return {
    id: card.id,
    name: card.name,
    kind: speaker.say('rb.board.scenario'),
    hue: 'river',
    icon: villainIcons[card.villain] ?? anyVillain,
    text: paragraphs(card.text, speaker),
    rules: ['RB-SETUP-06'],
  };
}

function tokenFace(card: TokenDef, speaker: Speaker): CardFace {
  const symbol = card.sides[0].symbol;
  return {
    id: card.id,
    name: card.name,
    kind: speaker.say('rb.board.token'),
    hue: card.owner === 'enemy' ? 'blood' : 'stone',
    icon: symbol === 'double' || symbol === 'dash' ? GiTwoCoins : symbolIcons[symbol],
    text: [capital(tokenSides(card, speaker))],
    rules: ['RB-TOKEN-01'],
  };
}
