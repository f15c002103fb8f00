import { type ChanceScript, describedPosition } from '@questwright/kernel';
import type { Playtest, Start } from '@questwright/kernel/testing';
import { game } from '../rules/index.ts';
import { positionFacts } from '../rules/scenario/facts.ts';
import type { Bardsung } from '../rules/state.ts';

type Words = Record<string, unknown>;

/** A position in the words of scenario files. */
export interface PositionWords extends Words {
  /** One to five. They are called Ann, Ben, Cid, Dot and Eve unless they have names. */
  readonly heroes: readonly Words[];
  /** What chance gives. Nothing else can be drawn: a die too many fails the test. */
  readonly chance?: ChanceScript;
}

/** A match that begins in a described position: in a room of four zones in a row, unless more is told. */
export const position = ({ chance = {}, ...words }: PositionWords): Start<Bardsung> => ({
  ...describedPosition(game, words),
  chance,
});

/** A plain attack with strength and a d6: a wound when it hits, two when the hit is critical. */
export const strike = (more: Words = {}): Words => ({
  name: 'Strike',
  with: 'str',
  die: 6,
  hit: ['wound'],
  critical: ['wound', 'wound'],
  ...more,
});

/** A plain enemy that does nothing by itself: TN 12, toughness 4. */
export const foe = (name: string, at = '1A', more: Words = {}): Words => ({
  name,
  at,
  tn: 12,
  toughness: 4,
  ...more,
});

type T = Playtest<Bardsung>;
type Facts = {
  readonly [fact: string]: unknown;
  readonly order: readonly string[];
  readonly enemies: readonly string[];
  readonly terrain: readonly string[];
  readonly heroes: {
    readonly [name: string]: {
      readonly at: string;
      readonly wounds: number;
      readonly serious: number;
      readonly conditions: readonly string[];
    };
  };
};

export const facts = (t: T): Facts => positionFacts(t.state) as Facts;
export const hero = (t: T, name: string): Facts['heroes'][string] => facts(t).heroes[name]!;

/** What is offered, with numbers of cards replaced by their names. */
export function offers(t: T): string[] {
  return t.offered.map((id) => nameOfOption(t, id));
}

/** What is closed, and the ledger line that closes it. */
export const closed = (t: T): Record<string, string> =>
  Object.fromEntries(t.closed.map(({ id, rule }) => [nameOfOption(t, id), rule]));

/** Answers by those names. */
export function pick(t: T, ...names: string[]): T {
  for (const name of names) {
    const at = offers(t).indexOf(name);
    if (at < 0) throw new Error(`"${name}" is not offered; there is ${offers(t).join(', ') || 'nothing'}.`);
    t.choose(t.offered[at]!);
  }
  return t;
}

function nameOfOption(t: T, id: string): string {
  const [kind, which] = id.split(':') as [string, string | undefined];
  if (['ability', 'consumable', 'recover', 'enemy'].includes(kind)) {
    const card = Object.values(t.state.zones)
      .flat()
      .find((one) => String(one.id) === which);
    return card ? game.define(t.state, card.def).name : id;
  }
  return ['door', 'chest', 'banner', 'mushrooms', 'explore'].includes(kind) ? kind : id;
}
