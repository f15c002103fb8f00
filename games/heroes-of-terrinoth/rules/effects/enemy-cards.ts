import { type Ability, type Effect, head, idFor, printed, type Written } from '@questwright/adventure';
import { nested, type Text } from '@questwright/kernel';
import type { EnemyCardDef, EnemySet, Keyword, Rank, Rating } from '../definitions.ts';
import type { Terrinoth } from '../state.ts';
import { threatText } from './printed.ts';

/** The numbers of an enemy card. */
export interface EnemyStats {
  readonly health: number;
  readonly attack: number;
  readonly resilience?: number;
  readonly bar: readonly Keyword[];
  readonly abilities?: readonly Ability[];
  readonly threat?: Effect<Terrinoth>;
}

interface EnemyCard extends Written, EnemyStats {
  readonly rating: Rating;
  readonly traits: readonly string[];
}

function enemy(card: EnemyCard, rank: Rank, set: string | null, questSpecific: boolean): EnemyCardDef {
  const base = head(card);
  const abilities = card.abilities ?? [];
  const rankTrait = { minion: 'Minion', master: 'Master', nemesis: 'Nemesis' }[rank];
  return {
    ...base,
    kind: 'enemy',
    back: rank === 'nemesis' ? 'nemesis' : 'enemy',
    set,
    rank,
    rating: card.rating,
    traits: [...card.traits, rankTrait],
    health: card.health,
    attack: card.attack,
    resilience: card.resilience ?? 0,
    bar: card.bar,
    threat: card.threat ?? null,
    questSpecific,
    ...printed(
      abilities,
      [
        ...card.bar
          .filter((keyword) => !keyword.basic)
          .map(({ name, effect }): Text => ['ht.keyword', { name, effect: nested(effect.text) }]),
      ],
      threatText(card.threat),
    ),
  };
}

/** A set: two minions and a master of one name. */
export function enemySet({
  minion,
  master,
  ...shared
}: Omit<Written, 'id'> & {
  readonly rating: Rating;
  readonly traits: readonly string[];
  readonly minion: EnemyStats;
  readonly master: EnemyStats;
}): EnemySet {
  const { name, rating } = shared;
  const id = idFor(name);
  return {
    name,
    rating,
    minion: enemy({ ...shared, ...minion, id }, 'minion', name, false),
    master: enemy({ ...shared, ...master, id: `${id}-master` }, 'master', name, false),
  };
}

export const nemesis = (card: EnemyCard): EnemyCardDef => enemy(card, 'nemesis', null, false);

/** An enemy that only one quest uses; it belongs to no set. */
export const questEnemy = (card: EnemyCard & { rank: 'minion' | 'master' }): EnemyCardDef =>
  enemy(card, card.rank, null, true);
