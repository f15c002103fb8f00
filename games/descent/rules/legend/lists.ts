import { nested, type Text } from '@questwright/kernel';
import type { Attribute, Condition, Rank } from '../things.ts';

/*
 * What an activation window says: an effect for the whole group, which rank goes first, and for each rank a list of
 * entries. Lists are plain data, and each word of them knows how to say itself.
 */

/** What heroes are compared by. */
export type Measure =
  | 'distance'
  | 'damage'
  | 'fatigue'
  | 'health'
  | 'remaining'
  | 'speed'
  | 'stamina'
  | 'exhausted'
  /** Whom the figure has engaged or spotted in this activation; then the closest. */
  | 'engaged'
  | Attribute;

/** Which hero: the one of those that fit with the least or the most of something. */
export interface Whom {
  readonly order: 'least' | 'most';
  readonly by: Measure;
  readonly within?: number;
  readonly seen?: true;
  readonly adjacent?: true;
  readonly has?: Condition;
  readonly lacks?: Condition;
  /** With a Ranged weapon, or without armor. */
  readonly wears?: 'ranged' | 'no armor';
  /** Adjacent to another hero. */
  readonly beside?: 'hero';
  /** To whom it can come nearer. */
  readonly near?: true;
}

export const VERBS = ['engage', 'spot', 'attack', 'act', 'retreat'] as const;
export type Verb = (typeof VERBS)[number];

/** What must be so for an entry to be worked. */
export type Circumstance = 'engaged' | 'attacked' | 'beside';

export interface Entry {
  readonly verb: Verb;
  /** null for an action that is not about heroes. */
  readonly whom: Whom | null;
  /** The monster action of `act`. */
  readonly action?: string;
  readonly when?: Circumstance;
  /** Then it retreats with the points that it has left. */
  readonly retreats?: true;
}

/** What a whole group gets while it activates, whatever forbids it otherwise. */
export interface GroupEffect {
  readonly speed?: number;
  readonly damage?: number;
  readonly range?: number;
  readonly pierce?: number;
  /** Attacks and move actions more than a figure may perform in an activation. */
  readonly attacks?: number;
  readonly moves?: number;
  readonly actions?: number;
  /** Each of the group recovers so much damage when the activation begins. */
  readonly recover?: number;
}

export interface ActivationDef {
  readonly id: string;
  /** The monster or lieutenant; null for a pattern, which serves everybody who has no list of its own. */
  readonly monster: string | null;
  readonly pattern: Role | null;
  /** Of a scenario: it takes the place of all others of the monster. */
  readonly madeUp?: boolean;
  readonly first: Rank;
  readonly effect: GroupEffect;
  readonly minion: readonly Entry[];
  readonly master: readonly Entry[];
}

/** How a monster fights that has no lists of its own. */
export type Role = 'skirmisher' | 'ranged' | 'brawler';

export const closest = (more: Partial<Whom> = {}): Whom => ({ order: 'least', by: 'distance', ...more });
export const farthest = (more: Partial<Whom> = {}): Whom => ({ order: 'most', by: 'distance', ...more });
export const most = (by: Measure, more: Partial<Whom> = {}): Whom => ({ order: 'most', by, ...more });
export const least = (by: Measure, more: Partial<Whom> = {}): Whom => ({ order: 'least', by, ...more });
export const adjacent: Whom = most('engaged', { adjacent: true });
/** Whoever stands in the way, there is usually somebody left to go for. */
export const anybody: Whom = closest({ near: true });
/** Whom it has gone for, or whoever is closest. */
export const engaged = (more: Partial<Whom> = {}): Whom => most('engaged', more);

type More = Pick<Entry, 'when' | 'retreats'>;
export const engage = (whom: Whom, more: More = {}): Entry => ({ verb: 'engage', whom, ...more });
export const spot = (whom: Whom, more: More = {}): Entry => ({ verb: 'spot', whom, ...more });
export const attack = (whom: Whom, more: More = {}): Entry => ({ verb: 'attack', whom, ...more });
export const act = (action: string, whom: Whom | null = null, more: More = {}): Entry => ({
  verb: 'act',
  whom,
  action,
  ...more,
});
export const retreat: Entry = { verb: 'retreat', whom: null };
/** The same entry with a retreat behind it. */
export const andRetreat = (entry: Entry): Entry => ({ ...entry, retreats: true });

interface Written {
  readonly first: 'masters' | 'minions';
  readonly effect?: GroupEffect;
  readonly minion?: readonly Entry[];
  readonly master?: readonly Entry[];
  /** What both ranks do alike. */
  readonly all?: readonly Entry[];
}

const written = ({ first, effect = {}, all = [], minion = all, master = all }: Written) => ({
  first: first === 'masters' ? ('master' as const) : ('minion' as const),
  effect,
  minion,
  master,
});

/** One of the lists of a monster or lieutenant. */
export const activation = (monster: string, n: number, list: Written): ActivationDef => ({
  id: `${monster.toLowerCase().replaceAll(/[^a-z]+/g, '-')}-${n}`,
  monster,
  pattern: null,
  ...written(list),
});

/** One of the lists of everybody who fights in this way and has none of its own. */
export const pattern = (role: Role, n: number, list: Written): ActivationDef => ({
  id: `pattern-${role}-${n}`,
  monster: null,
  pattern: role,
  ...written(list),
});

/** "The closest hero", "the adjacent hero with the most damage". */
export function whomText({
  order,
  by,
  within,
  seen,
  adjacent: beside,
  has,
  lacks,
  wears,
  ...more
}: Whom): Text {
  const which: Text = [
    'd2.list.hero',
    {
      adjacent: beside ? 'yes' : 'no',
      within: within ?? 0,
      seen: seen ? 'yes' : 'no',
      wears: wears ?? 'anything',
      beside: more.beside ?? 'nobody',
      has: has ?? 'nothing',
      lacks: lacks ?? 'nothing',
      near: more.near ? 'yes' : 'no',
    },
  ];
  if (by === 'distance' && beside && order === 'least') return ['d2.list.an', { which: nested(which) }];
  if (by === 'engaged') return ['d2.list.engaged', { which: nested(which) }];
  return by === 'distance'
    ? [order === 'least' ? 'd2.list.closest' : 'd2.list.farthest', { which: nested(which) }]
    : [`d2.list.${order}`, { which: nested(which), what: nested(`d2.list.by.${by}`) }];
}

export function entryText({ verb, whom, action, when, retreats }: Entry): Text {
  return [
    'd2.list.entry',
    {
      verb,
      action: action ?? '',
      whom: nested(whom ? whomText(whom) : 'd2.list.nobody'),
      aimed: whom ? 'yes' : 'no',
      when: when ?? 'always',
      retreats: retreats ? 'yes' : 'no',
    },
  ];
}

export const listTexts: { readonly [key: string]: string } = {
  'd2.list.hero':
    '{adjacent, select, yes {adjacent } other {}}{has, select, nothing {} other {{has} }}hero{wears, select, ranged { with a Ranged weapon} other {}}{beside, select, hero { next to another hero} other {}}{seen, select, yes { in line of sight} other {}}{within, plural, =0 {} one { within # space} other { within # spaces}}{lacks, select, nothing {} other { who is not {lacks}}}{near, select, yes { to whom it can come nearer} other {}}',
  'd2.list.nobody': 'nobody',
  'd2.list.an': 'an {which}',
  'd2.list.engaged': 'the hero whom it has gone for, or the closest {which}',
  'd2.list.closest': 'the closest {which}',
  'd2.list.farthest': 'the farthest {which}',
  'd2.list.most': 'the {which} with the most {what}',
  'd2.list.least': 'the {which} with the least {what}',
  'd2.list.by.damage': 'damage',
  'd2.list.by.fatigue': 'fatigue',
  'd2.list.by.health': 'Health',
  'd2.list.by.remaining': 'Health left',
  'd2.list.by.speed': 'Speed',
  'd2.list.by.stamina': 'Stamina',
  'd2.list.by.exhausted': 'exhausted cards',
  'd2.list.by.might': 'might',
  'd2.list.by.knowledge': 'knowledge',
  'd2.list.by.willpower': 'willpower',
  'd2.list.by.awareness': 'awareness',
  'd2.list.entry':
    '{when, select, engaged {If it has engaged, } attacked {If it has attacked, } beside {If a hero is adjacent, } other {}}{verb, select, engage {engage {whom}} spot {spot {whom}} attack {attack {whom}} act {perform {action}{aimed, select, yes { on {whom}} other {}}} other {retreat}}{retreats, select, yes {, then retreat} other {}}',
};
