import { head, type Written } from '@questwright/adventure';
import { nested, type Text } from '@questwright/kernel';
import type { BehaviourDef, BehaviourEntry, EnemyDeed, EnemyDef, EnemyProfile } from '../definitions.ts';

interface WrittenEnemy extends Written {
  readonly family?: string;
  readonly gold?: number;
  /** What differs on its fiercer side. With such a side, two wounds turn the card over. */
  readonly fierce?: Partial<EnemyProfile>;
  /** What differs on the sides after that one, each from the side before it. */
  readonly further?: readonly Partial<EnemyProfile>[];
  readonly deck?: readonly string[];
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
  const { family = '', gold = 0, fierce, further = [], deck = [] } = written;
  const front: EnemyProfile = { ...PLAIN, ...(fierce && { grit: 'flip' }), ...profile };
  const fierceSide: EnemyProfile | null = fierce
    ? { ...front, grit: further.length > 0 ? 'flip' : 'kill', ...fierce }
    : null;
  const sides = fierceSide ? [front, fierceSide] : [front];
  for (const [i, change] of further.entries())
    sides.push({ ...sides.at(-1)!, grit: i === further.length - 1 ? 'kill' : 'flip', ...change });
  return {
    ...head(written),
    kind: 'enemy',
    family,
    gold,
    front,
    fierce: fierceSide,
    sides,
    deck,
    text: [
      attackText('bs.card.enemy-attack', front),
      ...sides.slice(1).map((side) => attackText('bs.card.fierce', side)),
      ...(deck.length > 0 ? [LAST_SIDE] : []),
    ],
  };
}

/** Whoever is a boss keeps the last side for a large party. */
const LAST_SIDE: Text = 'bs.card.last-side';

const attackText = (key: string, profile: EnemyProfile): Text => [
  key,
  {
    tn: profile.tn,
    speed: profile.speed,
    toughness: profile.toughness,
    powerful: String(profile.powerful),
    pulse: String(profile.pulse),
    list: { list: profile.effects.map(({ text }) => text), join: 'then' },
  },
];

/** An entry that is carried out whenever it can be. */
export const must = (deed: EnemyDeed): BehaviourEntry => ({
  must: deed,
  text: ['bs.behaviour.must', { deed: nested(textOfDeed(deed)) }],
});

/** Of these, the topmost that can be. */
export const firstOf = (...deeds: EnemyDeed[]): BehaviourEntry => ({
  bracket: deeds,
  text: ['bs.behaviour.first-of', { list: { list: deeds.map(textOfDeed), join: 'or' } }],
});

/** A deed in words; what an enemy has of its own is told by its effect. */
export function textOfDeed(deed: EnemyDeed): Text {
  let text = texts.get(deed);
  if (text === undefined) {
    text =
      deed.act === 'own'
        ? deed.effect.text
        : 'whom' in deed
          ? `bs.deed.${deed.act}.${deed.whom.replaceAll(' ', '-')}`
          : `bs.deed.${deed.act}`;
    texts.set(deed, text);
  }
  return text;
}
const texts = new WeakMap<EnemyDeed, Text>();

/** A card of a boss's deck. */
export const bossCard = (written: Written, entries: readonly BehaviourEntry[]): BehaviourDef => ({
  ...behaviourCard(written, entries),
  back: 'boss',
});

export const behaviourCard = (written: Written, entries: readonly BehaviourEntry[]): BehaviourDef => ({
  ...head(written),
  kind: 'behaviour',
  entries,
  text: entries.map(({ text }) => text),
});
