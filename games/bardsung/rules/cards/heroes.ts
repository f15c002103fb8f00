import { type Ability, head, printed, type Written } from '@questwright/adventure';
import { nested, type Text } from '@questwright/kernel';
import type { AbilityDef, BardEffect, EquipmentDef, HeroAttack, HeroDef, Property } from '../definitions.ts';
import type { Characteristic, DamageDie } from '../things.ts';

interface WrittenHero extends Written {
  readonly path?: string;
  readonly speed?: number;
  readonly range?: number;
  readonly resilience?: number;
  readonly grit?: number;
  readonly mods?: HeroDef['mods'];
  readonly abilities?: readonly string[];
  readonly equipment?: readonly string[];
  readonly better?: readonly string[];
}

export const heroCard = (written: WrittenHero): HeroDef => ({
  ...head(written),
  kind: 'hero',
  path: written.path ?? '',
  speed: written.speed ?? 2,
  range: written.range ?? 0,
  resilience: written.resilience ?? 1,
  grit: written.grit ?? 5,
  mods: written.mods ?? {},
  abilities: written.abilities ?? [],
  equipment: written.equipment ?? [],
  better: written.better ?? [],
  text: [],
});

interface WrittenAbility extends Written {
  readonly path?: string;
  /** It exhausts a fate token. */
  readonly fate?: boolean;
  readonly free?: boolean;
  /** The id of its enhanced side. */
  readonly enhanced?: string;
  readonly learn?: number;
  readonly enhance?: number;
}

export interface WrittenAttack {
  readonly with: Characteristic;
  readonly property?: Property;
  readonly die?: DamageDie | null;
  readonly area?: boolean;
  readonly range?: number | null;
  readonly hit?: readonly BardEffect[];
  readonly critical?: readonly BardEffect[];
}

const plain = (written: WrittenAbility) => ({
  ...head(written),
  kind: 'ability' as const,
  path: written.path ?? '',
  enhanced: written.enhanced ?? null,
  fate: written.fate ?? false,
  free: written.free ?? false,
  xp: { learn: written.learn ?? 2, enhance: written.enhance ?? 2 },
});

const listed = (effects: readonly BardEffect[]): Text => [
  'bs.card.effects',
  { list: { list: effects.map(({ text }) => text), join: 'then' } },
];

/** An ability with which a hero attacks. */
export function attackCard(written: WrittenAbility, attack: WrittenAttack): AbilityDef {
  const made: HeroAttack = {
    characteristic: attack.with,
    property: attack.property ?? 'physical',
    die: attack.die ?? null,
    area: attack.area ?? false,
    range: attack.range ?? null,
    hit: attack.hit ?? [],
    critical: attack.critical ?? attack.hit ?? [],
  };
  const { die, range } = made;
  return {
    ...plain(written),
    active: true,
    attack: made,
    skill: null,
    text: [
      ...costOf(written),
      [
        'bs.card.attack',
        {
          property: made.property,
          characteristic: made.characteristic,
          die: die ?? 0,
          range: range ?? -1,
          area: String(made.area),
        },
      ],
      ['bs.card.hit', { effects: nested(listed(made.hit)) }],
      ['bs.card.critical', { effects: nested(listed(made.critical)) }],
    ],
  };
}

const costOf = ({ fate, free }: WrittenAbility): Text[] => [
  ...(fate ? ['bs.card.fate'] : []),
  ...(free ? ['bs.card.free'] : []),
];

/** An ability that is used and is no attack. */
export const skillCard = (written: WrittenAbility, skill: BardEffect): AbilityDef => ({
  ...plain(written),
  active: true,
  attack: null,
  skill,
  text: [...costOf(written), ['bs.card.skill', { effect: nested(skill.text) }]],
});

/** An ability that works automatically. */
export const passiveCard = (written: WrittenAbility, abilities: readonly Ability[]): AbilityDef => ({
  ...plain(written),
  active: false,
  attack: null,
  skill: null,
  ...printed(abilities),
});

interface WrittenEquipment extends Written {
  readonly level?: number;
  readonly slots?: number;
  readonly abilities?: readonly Ability[];
}

export const weaponCard = (written: WrittenEquipment, die: DamageDie): EquipmentDef =>
  equipment(written, 'weapon', die);
export const armourCard = (written: WrittenEquipment): EquipmentDef => equipment(written, 'armour', null);

const equipment = (
  written: WrittenEquipment,
  sort: EquipmentDef['sort'],
  die: DamageDie | null,
): EquipmentDef => ({
  ...head(written),
  kind: 'equipment',
  sort,
  level: written.level ?? 1,
  slots: written.slots ?? 1,
  die,
  ...printed(written.abilities ?? []),
});
