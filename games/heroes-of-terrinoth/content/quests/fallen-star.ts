import {
  at,
  claim,
  count,
  heroDice,
  inOrder,
  is,
  item,
  spawnNemesis,
  theLeader,
  when,
  whenever,
} from '../../rules/effects/index.ts';

const STAR = 'the-fallen-star';

/** What is to be stolen. It is heavy, and it is never left behind. */
export const theFallenStar = item({
  name: 'The Fallen Star',
  original: true,
  questSpecific: true,
  abilities: [heroDice(-1, { action: 'attack' })],
});

/** The hero who finds it takes it, and the vault begins to ring. */
export const takeTheStar = whenever(
  at.progressIsAdded,
  when(
    is.all(is.atLocation('vault-of-stars'), is.fullyExplored, is.nobodyCarries(STAR)),
    inOrder(claim(STAR), count('alarm', 2)),
  ),
);

export const passTheStar = whenever(at.heroFalls, when(is.dropped(STAR), claim(STAR, theLeader)));

/** The Warden sleeps until there has been too much noise. */
export const wakeTheWarden = whenever(at.counterReaches('alarm', 6), spawnNemesis(theLeader));
