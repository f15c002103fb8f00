import type { CardFace, CardStat, Frame, Hue } from '@questwright/board-kit';
import { pictureOf } from '@questwright/board-kit/art';
import type { Speaker } from '@questwright/kernel';
import {
  GiBroadsword,
  GiChestArmor,
  GiEmptyHourglass,
  GiEvilHand,
  GiHearts,
  GiKnapsack,
  GiMagnifyingGlass,
  GiPathDistance,
  GiScrollUnfurled,
  GiSpellBook,
  GiSprint,
  GiTreasureMap,
} from 'react-icons/gi';
import { content } from '../content/index.ts';
import type {
  CardDefinition,
  ClassDef,
  FigureDef,
  HeroDef,
  ItemDef,
  WeaponDef,
} from '../rules/definitions.ts';
import { surgeText } from '../rules/surges.ts';
import { ATTRIBUTES } from '../rules/things.ts';
import { archetypeIcons, conditionIcons, heroIcon, iconOf } from './icons.ts';
import { subjects } from './subjects/index.ts';

/** Every card of the box as it looks. */
export function faces(speaker: Speaker): CardFace[] {
  return [
    ...content.heroes.map((hero) => heroFace(hero, speaker)),
    ...content.figures.map((figure) => figureFace(figure, speaker)),
    ...content.weapons.map((weapon) => weaponFace(weapon, speaker)),
    ...content.items.map((item) => itemFace(item, speaker)),
    ...content.cards.map((card) => cardFace(card, speaker)),
    ...content.conditions.map((card) => ({
      ...headOf(card, speaker),
      kind: speaker.say('d2.board.condition'),
      hue: 'dusk' as const,
      icon: conditionIcons[card.condition],
      ...pictured(card.id, 'event'),
    })),
    ...content.lasting.map((card) => ({
      ...headOf(card, speaker),
      kind: speaker.say('d2.board.quest-rule'),
      hue: 'gold' as const,
      icon: GiScrollUnfurled,
    })),
    ...content.classes.map((card) => ({
      ...headOf(card, speaker),
      kind: speaker.say(['d2.board.class-of', { archetype: card.archetype }]),
      hue: ARCHETYPE_HUES[card.archetype] ?? 'stone',
      icon: archetypeIcons[card.archetype] ?? GiSpellBook,
      text: classText(card, speaker),
      ...pictured(card.id, 'deed'),
    })),
    ...[...content.quests, ...content.legendQuests.map(({ quest }) => quest)].map((card) => ({
      ...headOf(card, speaker),
      kind: speaker.say(['d2.board.quest-of', { act: card.act, n: card.encounters.length }]),
      hue: 'gold' as const,
      icon: GiScrollUnfurled,
      text: [speaker.say(card.encounters[0]!.story)],
      ...pictured(card.id, 'quest'),
    })),
    ...content.campaigns.map((card) => ({
      ...headOf(card, speaker),
      kind: speaker.say('d2.camp.campaign'),
      hue: 'blood' as const,
      icon: GiTreasureMap,
      text: [speaker.say('d2.camp.campaign-text')],
      ...pictured(card.id, 'quest'),
    })),
    ...content.events.map((card) => ({
      ...headOf(card, speaker),
      kind: speaker.say('d2.camp.event'),
      hue: 'forest' as const,
      icon: GiPathDistance,
      ...pictured(card.id, 'event'),
    })),
    ...content.groups.map((card) => {
      const figure = content.figures.find(
        ({ monster, rank }) => monster === card.monster && rank === 'minion',
      )!;
      return { ...figureFace(figure, speaker), id: card.id, name: card.name };
    }),
  ];
}

const ARCHETYPE_HUES: { readonly [archetype: string]: Hue } = {
  warrior: 'ember',
  healer: 'gold',
  mage: 'dusk',
  scout: 'forest',
};

/** What a hero of a class begins with, and which skills he may learn. */
function classText({ name, skills, equipment }: ClassDef, speaker: Speaker): string[] {
  const { say, sentence } = speaker;
  const starts = (card: CardFace): string =>
    say(['d2.board.starts-with', { name: card.name, text: card.text?.join(' ') ?? '' }]);
  const learns = content.cards.filter(({ deck, xp }) => deck === name && xp !== undefined && xp > 0);
  return [
    ...content.cards.filter(({ id }) => skills.includes(id)).map((card) => starts(cardFace(card, speaker))),
    ...content.weapons
      .filter(({ id }) => equipment.includes(id))
      .map((card) => starts(weaponFace(card, speaker))),
    ...content.items
      .filter(({ id }) => equipment.includes(id))
      .map((card) => starts(itemFace(card, speaker))),
    sentence(['d2.board.may-learn', { names: learns.map((card) => card.name).join(', ') }]),
  ];
}

type Head = Pick<CardFace, 'id' | 'name' | 'text'>;

const headOf = (
  { id, name, text }: { id: string; name: string; text: readonly Parameters<Speaker['sentence']>[0][] },
  speaker: Speaker,
): Head => ({ id, name, text: text.map(speaker.sentence) });

function pictured(id: string, frame: Frame): Pick<CardFace, 'picture'> {
  const subject = subjects[id];
  return subject ? { picture: pictureOf(subject, frame) } : {};
}

function heroFace(hero: HeroDef, speaker: Speaker): CardFace {
  const { say } = speaker;
  const { attributes } = hero;
  return {
    ...headOf(hero, speaker),
    text: [
      ATTRIBUTES.map((one) => say([`d2.board.attribute.${one}`, { n: attributes[one] ?? '–' }])).join(', '),
      ...hero.text.map(speaker.sentence),
    ],
    kind: hero.archetype ? say(`d2.board.archetype.${hero.archetype}`) : say('d2.board.hero'),
    hue: ARCHETYPE_HUES[hero.archetype ?? ''] ?? 'river',
    icon: heroIcon(hero.id),
    stats: [
      ...bodyStats(hero, speaker),
      { name: say('d2.board.stamina'), icon: GiEmptyHourglass, value: hero.stamina ?? 0 },
    ],
    rules: ['D2-HERO-01'],
    ...pictured(hero.id, 'hero'),
  };
}

const bodyStats = (
  { speed, health, defence }: Pick<FigureDef, 'speed' | 'health' | 'defence'>,
  { say }: Speaker,
): CardStat[] => [
  { name: say('d2.board.speed'), icon: GiSprint, value: speed },
  { name: say('d2.board.health'), icon: GiHearts, value: health },
  {
    name: say('d2.board.defence'),
    icon: GiChestArmor,
    value: defence.map((colour) => say(`d2.board.die.${colour}`)).join(' ') || '–',
  },
];

function figureFace(figure: FigureDef, speaker: Speaker): CardFace {
  const { say } = speaker;
  const abilities = figure.text.map(speaker.sentence);
  const isExplained = (name: string): boolean => abilities.some((text) => text.startsWith(`${name}:`));
  return {
    ...headOf(figure, speaker),
    kind: figure.rank ? say(`d2.board.rank.${figure.rank}`) : say(`d2.board.sort.${figure.sort}`),
    hue: figure.rank === 'master' ? 'blood' : figure.rank ? 'stone' : 'dusk',
    icon: iconOf(figure),
    text: [
      ...(figure.arms
        ? [
            say([
              'd2.board.attacks-with',
              { type: figure.arms.type, dice: diceOf(figure.arms.dice, speaker) },
            ]),
            ...surgesOf(figure.arms, speaker),
          ]
        : []),
      [...figure.passives, ...figure.actions].filter((name) => !isExplained(name)).join(', '),
      ...abilities,
    ].filter(Boolean),
    stats: bodyStats(figure, speaker),
    ...pictured(pictureId(figure), 'foe'),
  };
}

/** Monsters and lieutenants of all ranks and acts look alike, and so does an ally, possessed or not. */
export function pictureId({ id, monster, sort, name }: FigureDef): string {
  const called = sort === 'ally' ? name : monster;
  return called?.toLowerCase().replaceAll(' ', '-') ?? id;
}

const diceOf = (dice: readonly string[], { say }: Speaker): string =>
  dice.map((colour) => say(`d2.board.die.${colour}`)).join(', ');

/** What surges can be spent on, all in one line. */
const surgesOf = ({ surges }: Pick<WeaponDef, 'surges'>, { say }: Speaker): string[] =>
  surges.length === 0
    ? []
    : [
        say([
          'd2.board.surge-abilities',
          {
            abilities: surges
              .map((one) => say(['d2.board.surge-ability', { n: one.cost, text: say(surgeText(one)) }]))
              .join('; '),
          },
        ]),
      ];

function weaponFace(weapon: WeaponDef, speaker: Speaker): CardFace {
  const { say } = speaker;
  return {
    ...headOf(weapon, speaker),
    kind: say(['d2.board.weapon', { type: weapon.type }]),
    hue: 'ember',
    icon: GiBroadsword,
    text: [
      say(['d2.board.rolls', { dice: diceOf(weapon.dice, speaker), hands: weapon.hands }]),
      ...surgesOf(weapon, speaker),
      ...weapon.text.map(speaker.sentence),
    ],
    ...pictured(weapon.id, 'thing'),
  };
}

const itemFace = (item: ItemDef, speaker: Speaker): CardFace => ({
  ...headOf(item, speaker),
  kind: speaker.say(`d2.board.slot.${item.slot ?? 'none'}`),
  hue: 'stone',
  icon: item.slot === 'armor' ? GiChestArmor : GiKnapsack,
  ...pictured(item.id, 'thing'),
});

function cardFace(card: CardDefinition, speaker: Speaker): CardFace {
  const isOverlords = card.plays !== undefined;
  return {
    ...headOf(card, speaker),
    kind: card.deck,
    hue: isOverlords ? 'blood' : 'dusk',
    icon: isOverlords ? GiEvilHand : card.deck === 'search' ? GiMagnifyingGlass : GiSpellBook,
    ...(card.xp && { cost: card.xp, costName: speaker.say('d2.board.experience') }),
    ...pictured(card.id, isOverlords ? 'event' : card.deck === 'search' ? 'thing' : 'deed'),
  };
}
