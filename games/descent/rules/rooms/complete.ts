import { note } from '@questwright/adventure';
import { cardsIn, chooseOne, move, type Rule, remove } from '@questwright/kernel';
import { cardDef } from '../catalogue.ts';
import { closestEmpty } from '../figures/return.ts';
import { deciderOf, heroSeats, isAlly, isHero, sideOf } from '../figures/sides.ts';
import { asOffer, spacesApart, spacesOf } from '../ground.ts';
import { NO_PATH } from '../map/count.ts';
import { place } from '../move/place.ts';
import { onMap, tokensOnMap } from '../pieces.ts';
import type { Descent, Figure, Piece } from '../state.ts';
import type { Offer } from '../words.ts';
import { PASSAGES, ROOM_DISCARD } from '../zones.ts';
import { takeTileAway } from './map.ts';
import { challengesOn, entranceSpace, inRoom, isRoomSpace, monstersInRoom, openRoomCard } from './room.ts';

/**
 * A room without challenge tokens and monsters is complete: the turn pauses, the reward is resolved, everybody leaves, and
 * the tile is taken away. An attack in which it becomes so is resolved first. [D2-SECRET-33, D2-SECRET-34, D2-SECRET-40]
 */
export function* completeRoom(g: Descent): Rule {
  if (!g.room || g.attacks.length > 0 || g.acting.some(({ own }) => !own)) return;
  if (challengesOn(g).length > 0 || monstersInRoom(g).length > 0) return;
  note(g, 'd2.log.room-complete', {}, 'D2-SECRET-33');
  yield* reward(g);
  yield* everybodyLeaves(g);
  takeTileAway(g);
  closeEntrances(g);
}

/** One of the heroes on the tile resolves the reward, or for an ally the hero closest to the entrance. [D2-SECRET-35] */
function* reward(g: Descent): Rule {
  const hero = yield* whoIsRewarded(g);
  const card = openRoomCard(g);
  if (!hero || !card) return;
  yield* cardDef(g, card).room!.reward.run(g, {
    seat: deciderOf(g, hero),
    card,
    figure: hero,
    event: { figure: hero },
  });
}

function* whoIsRewarded(g: Descent): Rule<Figure | null> {
  const inside = inRoom(g, isHero);
  const among = inside.length > 0 ? inside : closestHeroes(g);
  if (among.length === 0) return null;
  const offer = yield* chooseOne<Offer>(g, {
    seat: heroSeats(g),
    topic: 'figure',
    prompt: 'd2.ask.rewarded',
    among: among.map((figure) => ({ word: 'figure', figure })),
    as: asOffer(g),
  });
  return offer.word === 'figure' ? offer.figure : null;
}

/** The heroes who are closest to the entrance, where only an ally is inside; nobody where there is none. [D2-SECRET-52, D2-SECRET-53, D2-SECRET-54] */
function closestHeroes(g: Descent): readonly Figure[] {
  if (inRoom(g, isAlly).length === 0) return [];
  const heroes = onMap(g).filter((figure) => isHero(g, figure));
  const away = (figure: Figure): number => spacesApart(g, [entranceSpace(g)], spacesOf(g, figure));
  const least = Math.min(NO_PATH, ...heroes.map(away));
  return heroes.filter((figure) => away(figure) === least);
}

/** Heroes, allies and familiars on the tile. */
const companions = (g: Descent): readonly Figure[] =>
  inRoom(g, (now, figure) => sideOf(now, figure) === 'heroes');

/**
 * One after the other, as the heroes' players choose, to the entrance token's space and the empty ones closest to it.
 * [D2-SECRET-37, D2-SECRET-38, D2-SECRET-51]
 */
function* everybodyLeaves(g: Descent): Rule {
  for (let left = companions(g); left.length > 0; left = companions(g)) {
    const who = yield* chooseOne<Offer>(g, {
      seat: heroSeats(g),
      topic: 'figure',
      prompt: 'd2.ask.leaves-room',
      among: left.map((figure) => ({ word: 'figure', figure })),
      as: asOffer(g),
    });
    if (who.word !== 'figure') return;
    const spaces = closestEmpty(g, [entranceSpace(g)], (space) => !isRoomSpace(g, space));
    const where = yield* chooseOne<Offer>(g, {
      seat: heroSeats(g),
      topic: 'place',
      prompt: 'd2.ask.place',
      among: spaces.map((space) => ({ word: 'space', space })),
      as: asOffer(g),
    });
    if (where.word === 'space') yield* place(g, who.figure, where.space);
  }
  for (const token of tokensOnMap(g)) if (isRoomSpace(g, token.at)) token.at = entranceSpace(g);
}

/** The card that nobody has claimed and the entrance tokens are discarded. [D2-SECRET-39, D2-SECRET-44, D2-FSECRET-01] */
export function closeEntrances(g: Descent): void {
  const card = openRoomCard(g);
  if (card) discardRoom(g, card);
  if (PASSAGES in g.zones) for (const token of [...cardsIn(g, PASSAGES)]) remove(g, token);
}

/** A Secret Room card is done with, until it is shuffled into its deck for the next quest. [D2-SECRET-45] */
export function discardRoom(g: Descent, card: Piece): void {
  card.worn = false;
  card.tokens = 0;
  move(g, card, ROOM_DISCARD);
}
