import { isUse } from '@questwright/adventure';
import { type Answer, type Choice, kindOf, type Match, type Random, randomAnswer } from '@questwright/kernel';
import { activationDef } from '../rules/catalogue.ts';
import { attackOf, enemyHealth, engagedWith, inShadows } from '../rules/enemies.ts';
import { activationCards, heroPiece, maxHealth } from '../rules/heroes.ts';
import { isFullyExplored } from '../rules/locations.ts';
import type { Piece, Terrinoth } from '../rules/state.ts';

type OneOf = Choice & { kind: 'one' };

/** What a hero does without much thought: whatever is most pressing, with whatever is at hand. */
export function policy({ state: g }: Match<Terrinoth>, choice: Choice, random: Random): Answer {
  if (choice.kind === 'amount') return shareOf(g, choice.min, choice.max);
  if (choice.kind !== 'one')
    return choice.kind === 'some' ? weakest(g, choice, random) : randomAnswer(choice, random);
  const ids = choice.among.map((thing) => choice.as.id(thing));
  switch (kindOf(ids[0]!)) {
    case 'roll':
      return tokensToSpend(g, ids);
    case 'keep':
      return rerollOf(g, ids);
    case 'travel':
      return 'travel';
    case 'enemy':
      return g.phase === 'enemy' ? ids[random.below(ids.length)]! : ids[easiest(g, choice.among)]!;
    case 'card':
      return isActivation(g, choice) ? cardFor(g, choice, random) : randomAnswer(choice, random);
    default:
      return randomAnswer(choice, random);
  }
}

/** As many as are likely to be of use: all that may be spent, unless the hero only rests or aids. */
function tokensToSpend({ action }: Terrinoth, ids: readonly string[]): string {
  if (action?.kind === 'aid' || action?.kind === 'rest') return 'roll';
  return ids.findLast((id) => id.startsWith('spend:')) ?? 'roll';
}

/** Rolls what failed again. */
function rerollOf({ action }: Terrinoth, ids: readonly string[]): string {
  const failed = ids.find((id) => {
    const [kind, number] = id.split(':');
    if (kind === 'hero-die') return action!.heroDice[Number(number)] === 'blank';
    return kind === 'enemy-die' && action!.enemyDice[Number(number)] !== 'blank';
  });
  return failed ?? 'keep';
}

/** The first target gets what it takes to defeat it. */
function shareOf(g: Terrinoth, min: number, max: number): number {
  const first = g.action && targetsOf(g, g.action.targets)[0];
  return first ? Math.max(min, Math.min(max, enemyHealth(g, first) - first.wounds)) : max;
}

const targetsOf = (g: Terrinoth, ids: readonly number[]): Piece[] =>
  Array.from({ length: g.seats }, (_, seat) => engagedWith(g, seat))
    .concat([inShadows(g)])
    .flat()
    .filter(({ id }) => ids.includes(id));

/** The one that is nearest to its defeat for what it can do. */
function easiest(g: Terrinoth, among: readonly Piece[]): number {
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  among.forEach((enemy, i) => {
    if (typeof enemy !== 'object' || enemy.down || isUse(enemy)) return;
    const worth = (1 + attackOf(g, enemy)) / Math.max(1, enemyHealth(g, enemy) - enemy.wounds);
    if (worth <= most) return;
    most = worth;
    best = i;
  });
  return best;
}

/** As many as may be named, the easiest first. */
function weakest(g: Terrinoth, choice: Choice & { kind: 'some' }, random: Random): Answer {
  const ids = choice.among.map((thing) => choice.as.id(thing));
  if (g.action?.kind !== 'attack' || kindOf(ids[0] ?? '') !== 'enemy') return randomAnswer(choice, random);
  const left = (enemy: Piece): number => (enemy.down ? 9 : enemyHealth(g, enemy) - enemy.wounds);
  const order = ids.map((_, i) => i).sort((a, b) => left(choice.among[a]) - left(choice.among[b]));
  return order.slice(0, choice.max).map((i) => ids[i]!);
}

const isActivation = (g: Terrinoth, { seat, among }: OneOf): boolean =>
  g.phase === 'hero' && activationCards(g, seat).includes(among[0]);

/** The readied card for what is most pressing. */
function cardFor(g: Terrinoth, { seat, among, as }: OneOf, random: Random): string {
  let best = among[0];
  let most = -1;
  for (const card of among) {
    const urge = isUse(card)
      ? 0.5 * random.below(2)
      : urgeOf(g, seat, card) * (0.7 + 0.006 * random.below(100));
    if (urge <= most) continue;
    most = urge;
    best = card;
  }
  return as.id(best);
}

function urgeOf(g: Terrinoth, seat: number, card: Piece): number {
  const hero = heroPiece(g, seat);
  const foes = engagedWith(g, seat);
  const def = activationDef(g, card);
  switch (def.action) {
    case 'attack':
      if (foes.length > 0) return 1 + 0.5 * foes.length;
      return inShadows(g).length > 0 ? 0.6 : 0.05;
    case 'explore':
      return isFullyExplored(g) ? 0.1 : 1.2;
    case 'rest':
      return 2.5 * (hero.wounds / maxHealth(g, seat)) ** 2 + 0.1;
    case 'aid':
      return 0.5;
  }
}
