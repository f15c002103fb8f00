import { chooseAmount, chooseOne, chooseSome, confirm, type Rule } from '@questwright/kernel';
import { asCard, asSeat } from '../as.ts';
import { nameOf } from '../catalogue.ts';
import { capDamage } from '../harm.ts';
import { assetsOf, heroAt, heroesWith, heroName } from '../heroes.ts';
import { handOver } from '../items.ts';
import { keepLimits } from '../limits.ts';
import { note } from '../note.ts';
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

/** The active player makes an offer of gold and assets; the other accepts or declines it as a whole. */
export function* barter(g: Runebound, seat: number): Rule {
  const other = yield* chooseOne(g, {
    seat,
    prompt: 'rb.ask.barter-with',
    among: partnersOf(g, seat),
    as: asSeat,
  });
  const give = yield* chooseShare(g, seat, seat, 'rb.ask.give');
  const take = yield* chooseShare(g, seat, other, 'rb.ask.take');
  if (isNothing(give) && isNothing(take)) return;
  const args = {
    hero: heroName(g, seat),
    give: shareText(give),
    take: shareText(take),
    other: heroName(g, other),
  };
  note(g, 'rb.log.offers-barter', args, 'RB-BARTER-06');
  if (!(yield* confirm(g, { seat: other, prompt: ['rb.ask.accept-barter', args] }))) {
    note(g, 'rb.log.declines-barter', { hero: args.other }, 'RB-BARTER-06');
    return;
  }
  exchange(g, seat, other, give);
  exchange(g, other, seat, take);
  note(g, 'rb.log.barters', args, 'RB-BARTER-01');
  for (const one of [seat, other]) capDamage(g, one);
  yield* keepLimits(g, seat);
  yield* keepLimits(g, other);
}

const isNothing = ({ gold, assets }: Share): boolean => gold === 0 && assets.length === 0;

/** What an offer takes from one of the two, as its maker wants it. */
function* chooseShare(g: Runebound, maker: number, owner: number, prompt: string): Rule<Share> {
  const gold = yield* chooseAmount(g, {
    seat: maker,
    prompt: `${prompt}-gold`,
    min: 0,
    max: heroAt(g, owner).gold,
  });
  const assets = yield* chooseSome(g, {
    seat: maker,
    prompt: `${prompt}-assets`,
    among: assetsOf(g, owner),
    as: asCard,
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

const shareText = ({ gold, assets }: Share) =>
  [
    'rb.share',
    {
      gold,
      n: assets.length,
      assets: { list: assets.map((card) => ['rb.card', { card: nameOf(card) }] as const) },
    },
  ] as const;
