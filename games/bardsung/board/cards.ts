import type { CardFace, CardStat, Frame } from '@questwright/board-kit';
import { pictureOf } from '@questwright/board-kit/art';
import type { Speaker, Text } from '@questwright/kernel';
import { content } from '../content/index.ts';
import type {
  AbilityDef,
  AspectDef,
  CardDef,
  DungeonDef,
  EncounterDef,
  EnemyDef,
  EquipmentDef,
  HeroDef,
  TreasureDef,
} from '../rules/definitions.ts';
import { CHARACTERISTICS } from '../rules/things.ts';
import {
  AttackIcon,
  anyEnemy,
  anyHero,
  ChapterIcon,
  CorridorIcon,
  characteristicIcons,
  conditionIcons,
  EquipmentIcon,
  familyIcons,
  GritIcon,
  heroIcons,
  PassiveIcon,
  RangeIcon,
  ResilienceIcon,
  RoomIcon,
  SkillIcon,
  SpeedIcon,
  StoryIcon,
  ToughnessIcon,
  terrainIcons,
  treasureIcons,
  WoundIcon,
} from './icons.ts';
import { subjectOf } from './subjects/index.ts';

const everything = Object.values(content).flat() as CardDef[];

/** Every card of the box as it looks. */
export const faces = (speaker: Speaker): CardFace[] =>
  everything.map((card) => ({
    id: card.id,
    name: card.name,
    text: paragraphs(card.text, speaker),
    ...looksOf(card, speaker),
    ...pictureFor(card),
  }));

const frames: { readonly [kind in CardDef['kind']]?: Frame } = {
  hero: 'hero',
  enemy: 'foe',
  ability: 'deed',
  treasure: 'thing',
  equipment: 'thing',
  dungeon: 'place',
  encounter: 'place',
  aspect: 'event',
  wound: 'event',
};

function pictureFor(card: CardDef): Pick<CardFace, 'picture'> {
  const [subject, frame] = [subjectOf(card), frames[card.kind]];
  return subject && frame ? { picture: pictureOf(subject, frame) } : {};
}

/** What a kind of card shows besides its name and text, or instead of those. */
type Looks = Omit<CardFace, 'id' | 'name'>;

function looksOf(card: CardDef, speaker: Speaker): Looks {
  const { say } = speaker;
  switch (card.kind) {
    case 'hero':
      return heroLooks(card, speaker);
    case 'ability':
      return abilityLooks(card, speaker);
    case 'enemy':
      return enemyLooks(card, speaker);
    case 'dungeon':
      return dungeonLooks(card, speaker);
    case 'aspect':
      return aspectLooks(card, speaker);
    case 'treasure':
      return treasureLooks(card, speaker);
    case 'equipment':
      return equipmentLooks(card, speaker);
    case 'wound':
      return { kind: say('bs.board.wound'), hue: 'blood', icon: WoundIcon, rules: ['BS-WOUND-03'] };
    case 'terrain': {
      const icon = terrainIcons[card.id as keyof typeof terrainIcons];
      return { kind: say('bs.board.terrain'), hue: 'moss', icon, rules: ['BS-TERRAIN-01'] };
    }
    case 'encounter':
      return encounterLooks(card, speaker);
    case 'chapter':
      return { kind: say('bs.board.chapter'), hue: 'frost', icon: ChapterIcon, rules: ['BS-CHAP-01'] };
    case 'story':
      return {
        kind: say('bs.board.story'),
        hue: 'frost',
        icon: StoryIcon,
        text: [card.story],
        rules: ['BS-REP-01'],
      };
    case 'behaviour':
      return { kind: say('bs.board.behaviour'), hue: 'night', icon: anyEnemy, rules: ['BS-ENEMY-06'] };
    case 'thing':
      return { kind: say('bs.board.thing'), hue: 'stone', icon: EquipmentIcon };
  }
}

const paragraphs = (texts: readonly Text[], { sentence }: Speaker): string[] =>
  texts.map((text) => sentence(text));

function heroLooks(card: HeroDef, { say }: Speaker): Looks {
  const stat = (value: string, icon: CardStat['icon'], n: number): CardStat => ({
    name: say(`bs.board.${value}`),
    icon,
    value: n,
  });
  return {
    kind: `${say('bs.board.hero')} · ${say(['bs.board.path', { path: card.path }])}`,
    hue: 'frost',
    icon: heroIcons[card.path] ?? anyHero,
    text: [
      ...CHARACTERISTICS.filter((one) => (card.mods[one] ?? 0) !== 0).map((one) =>
        say(['bs.board.has-mod', { characteristic: one, n: card.mods[one]! }]),
      ),
      say(['bs.board.knows', { list: { list: card.abilities.map(nameIn), join: 'and' } }]),
    ],
    stats: [
      stat('speed', SpeedIcon, card.speed),
      stat('range', RangeIcon, card.range),
      stat('resilience', ResilienceIcon, card.resilience),
      stat('grit', GritIcon, card.grit),
    ],
    rules: ['BS-PROFILE-01'],
  };
}

const names = new Map(everything.map(({ id, name }) => [id, name]));
const nameIn = (id: string): Text => ['bs.literal', { text: names.get(id) ?? id }];

const enhancedSides = new Set(content.abilities.flatMap(({ enhanced }) => enhanced ?? []));

function abilityLooks(card: AbilityDef, { say }: Speaker): Looks {
  const sort = card.attack ? 'attack' : card.active ? 'skill' : 'passive';
  const side = enhancedSides.has(card.id) ? 'enhanced' : 'basic';
  return {
    kind: `${say(`bs.board.${sort}`)} · ${say(`bs.board.${side}`)}`,
    hue: card.attack ? 'ember' : card.active ? 'river' : 'moss',
    icon: card.attack
      ? characteristicIcons[card.attack.characteristic]
      : card.active
        ? SkillIcon
        : PassiveIcon,
    ...(card.attack?.die && { cost: `d${card.attack.die}`, costName: say('bs.board.die') }),
    rules: ['BS-ABIL-01'],
  };
}

const behaviours = new Map(content.behaviours.map((one) => [one.id, one]));

function enemyLooks(card: EnemyDef, speaker: Speaker): Looks {
  const { say, sentence } = speaker;
  const { front } = card;
  const stat = (value: string, icon: CardStat['icon'], n: number): CardStat => ({
    name: say(`bs.board.${value}`),
    icon,
    value: n,
  });
  return {
    kind: `${say('bs.board.enemy')} · ${card.family}`,
    hue: card.fierce ? 'blood' : 'dusk',
    icon: familyIcons[card.family] ?? anyEnemy,
    cost: front.tn,
    costName: say('bs.board.tn'),
    text: [
      ...paragraphs(card.text, speaker),
      ...(front.modifiers.length > 0
        ? [
            sentence([
              'bs.board.modifiers',
              {
                list: {
                  list: front.modifiers.map((one) => ['bs.literal', { text: one }] as const),
                  join: 'and',
                },
              },
            ]),
          ]
        : []),
      ...front.behaviours.flatMap((id) => {
        const behaviour = behaviours.get(id);
        return behaviour ? [`${behaviour.name}: ${paragraphs(behaviour.text, speaker).join(' ')}`] : [];
      }),
    ],
    stats: [
      stat('toughness', ToughnessIcon, front.toughness),
      stat('speed', SpeedIcon, front.speed),
      stat('range', RangeIcon, front.range),
    ],
    rules: ['BS-ENEMY-06'],
  };
}

const dungeonLooks = (card: DungeonDef, { say }: Speaker): Looks => ({
  kind: say(`bs.board.${card.sort}`),
  hue: 'stone',
  icon: card.sort === 'room' ? RoomIcon : CorridorIcon,
  text: card.aspect ? [say(['bs.board.brings-aspect', { deck: card.aspect }])] : [],
  rules: ['BS-EXPL-01'],
});

const aspectLooks = (card: AspectDef, { say }: Speaker): Looks => ({
  kind: `${say(`bs.board.${card.deck}`)} · ${say(`bs.board.${card.timing}`)}`,
  hue: card.deck === 'battle' ? 'blood' : 'gold',
  icon: card.deck === 'battle' ? AttackIcon : conditionIcons.blessing,
  rules: ['BS-ASPECT-01'],
});

const treasureLooks = (card: TreasureDef, { say }: Speaker): Looks => ({
  kind: say(`bs.board.${card.sort}`),
  hue: 'gold',
  icon: treasureIcons[card.sort],
  rules: ['BS-LOOT-03'],
});

const equipmentLooks = (card: EquipmentDef, speaker: Speaker): Looks => ({
  kind: `${speaker.say(`bs.board.${card.sort}`)} · ${speaker.say(['bs.board.level', { n: card.level }])}`,
  hue: 'stone',
  icon: card.sort === 'weapon' ? AttackIcon : ResilienceIcon,
  ...(card.die && { cost: `d${card.die}`, costName: speaker.say('bs.board.die') }),
  text: [
    ...paragraphs(card.text, speaker),
    ...(card.die ? [speaker.say(['bs.board.weapon-die', { n: card.die }])] : []),
    speaker.say(['bs.board.slots', { n: card.slots, sort: card.sort }]),
  ],
  rules: ['BS-LOOT-04'],
});

const encounterLooks = (card: EncounterDef, { say }: Speaker): Looks => ({
  kind: say(['bs.board.encounter', { n: card.id.toUpperCase() }]),
  hue: 'frost',
  icon: RoomIcon,
  text: [say(`bs.goal.${card.goal}`)],
  rules: ['BS-NODE-01'],
});
