import { head, type Written } from '@questwright/adventure';
import type { Text } from '@questwright/kernel';
import type { BehaviourDef, BehaviourEntry, EnemyDeed, EnemyDef, EnemyProfile } from '../definitions.ts';

interface WrittenEnemy extends Written {
  readonly family?: string;
  readonly gold?: number;
  /** What differs on its fiercer side. With such a side, two wounds turn the card over. */
  readonly fierce?: Partial<EnemyProfile>;
}

const PLAIN: EnemyProfile = {
  tn: 12,
  speed: 2,
  range: 0,
  toughness: 4,
  grit: 'kill',
  property: 'physical',
  powerful: false,
  pulse: false,
  effects: [],
  modifiers: [],
  behaviours: [],
};

export function enemyCard(written: WrittenEnemy, profile: Partial<EnemyProfile>): EnemyDef {
  const { family = '', gold = 0, fierce } = written;
  const front: EnemyProfile = { ...PLAIN, ...(fierce && { grit: 'flip' }), ...profile };
  return {
    ...head(written),
    kind: 'enemy',
    family,
    gold,
    front,
    fierce: fierce ? { ...front, grit: 'kill', ...fierce } : null,
    text: textOf(front),
  };
}

const textOf = ({ effects, powerful, pulse }: EnemyProfile): Text[] => [
  [
    'bs.card.enemy-attack',
    {
      powerful: String(powerful),
      pulse: String(pulse),
      list: { list: effects.map(({ text }) => text), join: 'then' },
    },
  ],
];

/** An entry that is carried out whenever it can be. */
export const must = (deed: EnemyDeed): BehaviourEntry => ({
  must: deed,
  text: ['bs.behaviour.must', { deed: [keyOf(deed)] }],
});

/** Of these, the topmost that can be. */
export const firstOf = (...deeds: EnemyDeed[]): BehaviourEntry => ({
  bracket: deeds,
  text: ['bs.behaviour.first-of', { list: { list: deeds.map((deed): Text => keyOf(deed)), join: 'or' } }],
});

/** The phrase of a deed. */
export function keyOf(deed: EnemyDeed): string {
  let key = keys.get(deed);
  if (key === undefined) {
    key = 'whom' in deed ? `bs.deed.${deed.act}.${deed.whom.replaceAll(' ', '-')}` : `bs.deed.${deed.act}`;
    keys.set(deed, key);
  }
  return key;
}
const keys = new WeakMap<EnemyDeed, string>();

export const behaviourCard = (written: Written, entries: readonly BehaviourEntry[]): BehaviourDef => ({
  ...head(written),
  kind: 'behaviour',
  entries,
  text: entries.map(({ text }) => text),
});
