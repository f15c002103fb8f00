import { perBox } from '@questwright/adventure';
import type { Text } from '@questwright/kernel';
import { questDef, type RuneboundBox } from '../catalogue.ts';
import { speedOf } from '../heroes.ts';
import { NUMERALS } from '../offers.ts';
import type { Piece, Runebound } from '../state.ts';
import { FACES, type TerrainSymbol } from '../terrain.ts';
import { cardsToReveal } from '../test.ts';
import { meets } from './requirement.ts';

const known = new Map<string, number>();

/** How likely so many terrain dice are to meet a list of symbols. */
export function chanceToMeet(needs: readonly TerrainSymbol[], dice: number): number {
  const key = `${dice} ${needs.join()}`;
  const found =
    known.get(key) ?? countRolls([], Math.min(dice, 5), needs) / FACES.length ** Math.min(dice, 5);
  known.set(key, found);
  return found;
}

function countRolls(faces: readonly number[], left: number, needs: readonly TerrainSymbol[]): number {
  if (left === 0) return meets(faces, needs) ? 1 : 0;
  let rolls = 0;
  for (let face = 0; face < FACES.length; face++) rolls += countRolls([...faces, face], left - 1, needs);
  return rolls;
}

/** How many skill cards of the box show each number of successes, as a share of all. */
const successShares = perBox(({ content: { skills } }: RuneboundBox): readonly number[] => {
  const shares: number[] = [];
  for (const { success } of skills) shares[success] = (shares[success] ?? 0) + 1 / skills.length;
  return Array.from(shares, (share = 0) => share);
});

/** How likely so many skill cards are to show so many successes. */
function chanceToSucceed(g: Runebound, needs: number, cards: number): number {
  if (needs <= 0) return 1;
  if (cards === 0) return 0;
  return successShares(g).reduce(
    (sum, share, success) => sum + share * chanceToSucceed(g, needs - success, cards - 1),
    0,
  );
}

/** How likely each outcome of a quest is to be open after the first roll, or the first cards of a test. */
export function questOdds(g: Runebound, seat: number, card: Piece): Text[] {
  const { outcomes, attempt } = questDef(g, card);
  const cards =
    attempt.by === 'test'
      ? Math.max(...attempt.attributes.map((one) => cardsToReveal(g, seat, one, attempt.modifier)))
      : 0;
  return outcomes.map(({ needs }, i): Text => {
    const chance =
      typeof needs === 'number' ? chanceToSucceed(g, needs, cards) : chanceToMeet(needs, speedOf(g, seat));
    return ['rb.do.chance', { n: NUMERALS[i]!, share: Math.round(100 * chance) }];
  });
}
