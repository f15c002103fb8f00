import { asCard, nameOf, note } from '@questwright/adventure';
import {
  type Asked,
  chooseAmount,
  chooseOne,
  chooseSome,
  confirm,
  isFresh,
  type Rule,
  use,
} from '@questwright/kernel';
import { asSeat } from '../as.ts';
import { capDamage } from '../harm.ts';
import { assetsOf, heroAt, heroesWith, heroName, turnOrder } from '../heroes.ts';
import { handOver } from '../items.ts';
import { keepLimits } from '../limits.ts';
import type { Piece, Runebound } from '../state.ts';

/** What one side of an exchange gives. */
interface Share {
  readonly gold: number;
  readonly assets: readonly Piece[];
}

const hasSomething = (g: Runebound, seat: number): boolean =>
  heroAt(g, seat).gold > 0 || assetsOf(g, seat).length > 0;

/** The heroes in the same hex with whom there is something to exchange. */
export function partnersOf(g: Runebound, seat: number): number[] {
  return heroesWith(g, seat).filter((other) => hasSomething(g, seat) || hasSomething(g, other));
}

/** The active hero proposes an exchange to another in its hex. */
export function* barter(g: Runebound, seat: number): Rule {
  yield* propose(g, seat, yield* choosePartner(g, seat));
}

/** The active hero lets another in its hex propose an exchange. */
export function* hearOffer(g: Runebound, seat: number): Rule {
  const other = yield* choosePartner(g, seat);
  use(g, 'turn', heardFrom(other));
  yield* propose(g, other, seat);
}

/**
 * Either hero may propose in the turn of the other: whoever is in the hex of a hero that ends its turn, and
 * has not made it an offer yet, is asked for one. Tells whether an exchange came of it.
 */
export function* lastOffers(g: Runebound, seat: number): Rule<boolean> {
  let exchanged = false;
  for (const other of turnOrder(g)) {
    if (!isFresh(g, 'turn', heardFrom(other)) || !partnersOf(g, seat).includes(other)) continue;
    use(g, 'turn', heardFrom(other));
    const prompt = ['rb.ask.propose-barter', { hero: heroName(g, seat) }] as const;
    if (
      (yield* confirm(g, { seat: other, topic: 'propose-barter', prompt })) &&
      (yield* propose(g, other, seat))
    )
      exchanged = true;
  }
  return exchanged;
}

const heardFrom = (seat: number): string => `offer of seat ${seat}`;

const choosePartner = (g: Runebound, seat: number): Rule<number> =>
  chooseOne(g, {
    seat,
    topic: 'barter-with',
    prompt: 'rb.ask.barter-with',
    among: partnersOf(g, seat),
    as: asSeat,
  });

/** One makes an offer of gold and assets; the other accepts or declines it as a whole. Tells whether it accepted. */
function* propose(g: Runebound, seat: number, other: number): Rule<boolean> {
  const by = () => ['rb.by.barter', { hero: heroName(g, seat), other: heroName(g, other) }] as const;
  const give = yield* chooseShare(g, seat, seat, 'give', by);
  const take = yield* chooseShare(g, seat, other, 'take', by);
  if (isNothing(give) && isNothing(take)) return false;
  const args = {
    hero: heroName(g, seat),
    give: shareText(g, give),
    take: shareText(g, take),
    other: heroName(g, other),
  };
  note(g, 'rb.log.offers-barter', args, 'RB-BARTER-06');
  if (!(yield* confirm(g, { seat: other, topic: 'accept-barter', prompt: ['rb.ask.accept-barter', args] }))) {
    note(g, 'rb.log.declines-barter', { hero: args.other }, 'RB-BARTER-06');
    return false;
  }
  exchange(g, seat, other, give);
  exchange(g, other, seat, take);
  note(g, 'rb.log.barters', args, 'RB-BARTER-01');
  for (const one of [seat, other]) capDamage(g, one);
  yield* keepLimits(g, seat);
  yield* keepLimits(g, other);
  return true;
}

const isNothing = ({ gold, assets }: Share): boolean => gold === 0 && assets.length === 0;

/** What an offer takes from one of the two, as its maker wants it. */
function* chooseShare(
  g: Runebound,
  maker: number,
  owner: number,
  topic: string,
  by: Asked['by'],
): Rule<Share> {
  const gold = yield* chooseAmount(g, {
    seat: maker,
    topic: `${topic}-gold`,
    prompt: `rb.ask.${topic}-gold`,
    by,
    min: 0,
    max: heroAt(g, owner).gold,
  });
  const assets = yield* chooseSome(g, {
    seat: maker,
    topic: `${topic}-assets`,
    prompt: `rb.ask.${topic}-assets`,
    by,
    among: assetsOf(g, owner),
    as: asCard(g),
    min: 0,
    max: assetsOf(g, owner).length,
  });
  return { gold, assets };
}

function exchange(g: Runebound, from: number, to: number, { gold, assets }: Share): void {
  heroAt(g, from).gold -= gold;
  heroAt(g, to).gold += gold;
  for (const asset of assets) handOver(g, from, to, asset);
}

const shareText = (g: Runebound, { gold, assets }: Share) =>
  [
    'rb.share',
    {
      gold,
      n: assets.length,
      assets: { list: assets.map((card) => ['rb.card', { card: nameOf(g, card) }] as const) },
    },
  ] as const;
