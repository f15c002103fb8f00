import { describe, expect, it } from 'vitest';
import { content } from '../content/index.ts';
import type { EncounterDef, HeroCounts, RuneMeaning } from '../rules/definitions.ts';

/*
 * How much a battle can hold, in common enemies, by the number of heroes. A tile shows at most two runes for enemies, so
 * the two heaviest runes of an encounter count. The figures come from a simple model of three battles in a row, and
 * from tuning by `questwright sim bardsung --trial win-rates`: one common enemy more costs 15 to 40 points.
 */

/** By the chapter with which a budget ends. */
const COMMONS: readonly (readonly [chapter: number, most: HeroCounts])[] = [
  [2, [2, 4, 6, 7, 8]],
  [5, [2, 5, 7, 9, 10]],
  [8, [2, 4, 6, 8, 10]],
  [10, [3, 4, 6, 7, 9]],
];
/** Where somebody leads them: the leader is most of it. */
const WITH_A_LEADER: HeroCounts = [6, 8, 11, 12, 13];
const LEAST: HeroCounts = [1, 2, 2, 3, 4];

const kindOf = (id: string) => content.enemies.find((one) => one.id === id)!;
const WEAK_TOUGHNESS = 3;

/** What one of a kind counts for: somebody with a fiercer side three, a boss five, and those that fall easily less. */
function weightOf(id: string): number {
  const { deck, fierce, front } = kindOf(id);
  if (deck.length > 0) return 5;
  if (fierce) return 3;
  return front.toughness <= WEAK_TOUGHNESS ? 0.75 : 1;
}

type Foes = Extract<RuneMeaning, { readonly enemy: string }>;
const foesOf = ({ runes }: EncounterDef): Foes[] =>
  Object.values(runes).flatMap((one) => (one && 'enemy' in one ? [one] : []));

const strengthOf = (encounter: EncounterDef, heroes: number): number =>
  foesOf(encounter)
    .map(({ enemy, count }) => count[heroes - 1]! * weightOf(enemy))
    .sort((a, b) => b - a)
    .slice(0, 2)
    .reduce((sum, one) => sum + one, 0);

const numberOf = (id: string): number =>
  content.chapters.find(({ nodes }) => Object.values(nodes).includes(id))!.number;

function budgetOf(encounter: EncounterDef): HeroCounts {
  if (foesOf(encounter).some(({ enemy }) => kindOf(enemy).fierce)) return WITH_A_LEADER;
  return COMMONS.find(([chapter]) => numberOf(encounter.id) <= chapter)![1];
}

describe('the runes of an encounter', () => {
  it.each([1, 2, 3, 4, 5])(
    'bring as many enemies as %i heroes can fight, and enough for a fight',
    (heroes) => {
      const off = content.encounters.filter((encounter) => {
        const strength = strengthOf(encounter, heroes);
        return strength > budgetOf(encounter)[heroes - 1]! || strength < LEAST[heroes - 1]!;
      });
      expect(off.map((one) => `${one.id}: ${strengthOf(one, heroes)}`)).toEqual([]);
    },
  );

  it('bring no fewer enemies to a larger party', () => {
    const tables = content.encounters.flatMap((one) => [
      ...foesOf(one).map(({ count }) => ({ id: one.id, count })),
      ...(one.reinforcements ? [{ id: one.id, count: one.reinforcements.count }] : []),
    ]);
    const falling = tables.filter(({ count }) => count.some((n, i) => i > 0 && n < count[i - 1]!));
    expect(falling).toEqual([]);
  });
});
