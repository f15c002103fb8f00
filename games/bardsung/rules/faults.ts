import { layoutOf } from './map/layout.ts';
import { enemiesOnMat, heroModels, initiativeCards, woundsOf } from './pieces.ts';
import { gritOf } from './profile.ts';
import type { Bardsung } from './state.ts';
import { zones } from './zones.ts';

/** What must be true of every position: a sentence for each thing that is not. */
export function faults(g: Bardsung): string[] {
  if (g.phase !== 'turn' && g.phase !== 'end') return [];
  const found: string[] = [];
  const check = (holds: boolean, sentence: string): void => {
    if (!holds) found.push(sentence);
  };
  const seen = new Set<number>();
  for (const zone in g.zones) {
    check(zone === 'lasting' || zones[zone] !== undefined, `There is a zone "${zone}".`);
    for (const card of g.zones[zone]!) {
      check(!seen.has(card.id), `Two cards have the id ${card.id}.`);
      seen.add(card.id);
    }
  }
  const cards = initiativeCards(g);
  check(
    [...g.order].sort().join() ===
      cards
        .map(({ id }) => id)
        .sort()
        .join(),
    'The marching order is not made of the initiative cards.',
  );
  const kinds = new Set(enemiesOnMat(g).map(({ def }) => def));
  check(
    cards.filter(({ seat }) => seat < 0).length === kinds.size,
    'A kind of enemy has no card of its own.',
  );
  const { zones: places } = layoutOf(g);
  for (const model of [...heroModels(g), ...enemiesOnMat(g)])
    check(places.includes(model.at), `${model.def} stands nowhere.`);
  for (const hero of heroModels(g)) {
    check(
      woundsOf(g, hero.seat).length < gritOf(g, hero) || g.fallen === hero.seat,
      `${hero.def} should be defeated.`,
    );
  }
  for (const enemy of enemiesOnMat(g)) check(enemy.wounds < 2, `${enemy.def} has two wounds.`);
  check(
    g.fate.active >= 0 && g.fate.active <= g.fate.most,
    'There are fewer fate tokens than none, or too many.',
  );
  for (const [supply, n] of Object.entries(g.supplies))
    check(n >= 0 && n <= 3, `The party has ${n} of ${supply}.`);
  return found;
}
