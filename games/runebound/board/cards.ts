import type { CardFace, CardStat, Frame } from '@questwright/board-kit';
import { pictureOf } from '@questwright/board-kit/art';
import type { Speaker, Text } from '@questwright/kernel';
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
import { subjects } from './subjects/index.ts';
import { ownerOf, tokenWords } from './token-words.ts';

/** Every card of the box as it looks. */
export const faces = (speaker: Speaker): CardFace[] =>
  cardsOf(content).map((card) => ({
    id: card.id,
    name: card.name,
    text: paragraphs(card.text, speaker),
    ...looksOf(card, speaker),
    ...pictureFor(card),
  }));

/** Tokens have no picture: they show what is printed on them. */
const frames: Record<Exclude<CardDef['kind'], 'token'>, Frame> = {
  hero: 'hero',
  asset: 'thing',
  skill: 'deed',
  enemy: 'foe',
  villain: 'foe',
  quest: 'quest',
  event: 'event',
  story: 'event',
  scenario: 'place',
};

function pictureFor({ id, kind }: CardDef): Pick<CardFace, 'picture'> {
  const subject = kind === 'token' ? undefined : subjects[id];
  return subject && kind !== 'token' ? { picture: pictureOf(subject, frames[kind]) } : {};
}

/** What a kind of card shows besides its name and text, or instead of those. */
type Looks = Omit<CardFace, 'id' | 'name'> & Partial<Pick<CardFace, 'name'>>;

function looksOf(card: CardDef, speaker: Speaker): Looks {
  switch (card.kind) {
    case 'hero':
      return heroLooks(card, speaker);
    case 'asset':
      return assetLooks(card, speaker);
    case 'skill':
      return skillLooks(card, speaker);
    case 'enemy':
      return enemyLooks(card, speaker);
    case 'villain':
      return villainLooks(card, speaker);
    case 'quest':
      return questLooks(card, speaker);
    case 'event':
      return eventLooks(card, speaker);
    case 'story':
      return storyLooks(card, speaker);
    case 'scenario':
      return scenarioLooks(card, speaker);
    case 'token':
      return tokenLooks(card, speaker);
  }
}

const OR = 'rb.card.or';

const paragraphs = (texts: readonly Text[], { say, sentence }: Speaker): string[] =>
  texts.map((text) => (text === OR ? say(text) : sentence(text)));

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function heroLooks(card: HeroDef, speaker: Speaker): Looks {
  const { say } = speaker;
  const stat = (value: string, icon: CardStat['icon'], n: number): CardStat => ({
    name: capital(say(`rb.value.${value}`)),
    icon,
    value: n,
  });
  return {
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

function assetLooks(card: AssetDef, speaker: Speaker): Looks {
  const { say } = speaker;
  const token = content.tokens.find(({ id }) => id === card.token);
  return {
    kind: capital(say(`rb.asset.${card.type}`)),
    hue: 'gold',
    icon: assetPicture(card.name) ?? assetIcons[card.type],
    cost: card.cost,
    costName: say('rb.board.cost'),
    text: [
      ...paragraphs(card.text, speaker),
      ...(token ? [speaker.sentence(['rb.board.brings-token', { token: tokenWords(token) }])] : []),
    ],
    rules: ['RB-ASSET-01'],
  };
}

function skillLooks(card: SkillDef, speaker: Speaker): Looks {
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

const foeLooks = (card: EnemyDef | VillainDef, speaker: Speaker): Omit<Looks, 'icon'> => ({
  kind: `${speaker.say(`rb.board.${card.kind}`)} · ${card.traits.join(', ')}`,
  hue: 'blood',
  stats: [{ name: capital(speaker.say('rb.value.health')), icon: HealthIcon, value: card.health }],
});

function enemyLooks(card: EnemyDef, speaker: Speaker): Looks {
  const icon = enemyPicture(card.name) ?? enemyIcon(card.traits) ?? anyEnemy;
  return { ...foeLooks(card, speaker), icon, rules: ['RB-ENEMY-01'] };
}

function villainLooks(card: VillainDef, speaker: Speaker): Looks {
  const icon = villainIcons[card.id] ?? enemyIcon(card.traits) ?? anyVillain;
  return { ...foeLooks(card, speaker), icon, rules: ['RB-VILLAIN-01'] };
}

function questLooks(card: QuestDef, speaker: Speaker): Looks {
  return {
    kind: `${speaker.say('rb.board.quest')} · ${card.at.join(', ')}`,
    hue: adventureHues[card.deck],
    icon: questIcon,
    rules: ['RB-QUEST-03'],
  };
}

function eventLooks(card: EventDef, speaker: Speaker): Looks {
  return {
    kind: `${speaker.say('rb.board.event')} · ${speaker.say(`rb.kind.${card.deck}`)}`,
    hue: adventureHues[card.deck],
    icon: eventIcon,
    rules: ['RB-EVENT-01'],
  };
}

function storyLooks(card: StoryDef, speaker: Speaker): Looks {
  return {
    kind: speaker.say(card.quest ? 'rb.board.story-quest' : 'rb.board.story-event'),
    hue: 'river',
    icon: storyIcon,
    rules: ['RB-STORY-03'],
  };
}

function scenarioLooks(card: ScenarioDef, speaker: Speaker): Looks {
  return {
    kind: speaker.say('rb.board.scenario'),
    hue: 'river',
    icon: villainIcons[card.villain] ?? anyVillain,
    rules: ['RB-SETUP-06'],
  };
}

function tokenLooks(card: TokenDef, speaker: Speaker): Looks {
  const { symbol } = card.sides[0];
  const owner = ownerOf(card) ?? capital(speaker.say('rb.board.enemies'));
  return {
    name: capital(speaker.say(tokenWords(card))),
    kind: `${speaker.say('rb.board.token')} · ${owner}`,
    hue: card.owner === 'enemy' ? 'blood' : 'stone',
    icon: symbol === 'double' || symbol === 'dash' ? GiTwoCoins : symbolIcons[symbol],
    rules: ['RB-TOKEN-01'],
  };
}
