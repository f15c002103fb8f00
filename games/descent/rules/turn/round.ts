import { note } from '@questwright/adventure';
import { chooseOne, finish, type Rule, renew } from '@questwright/kernel';
import { activateAlly, waitingAllies } from '../allies/activation.ts';
import { heroSeats } from '../figures/sides.ts';
import { asOffer } from '../ground.ts';
import { awayFigures, defeatedFigures, groupCards, heroFigure, onMap } from '../pieces.ts';
import type { Descent } from '../state.ts';
import { window } from '../windows/window.ts';
import type { Offer } from '../words.ts';
import { beginHeroTurn } from './hero-turn.ts';
import { beginOverlordTurn } from './overlord-turn.ts';
import { heroesWaiting, isToResume, resume } from './suspend.ts';

/** Whose turn comes next: the heroes' in the order that they choose, with an ally's activation before or after any of them, then the overlord's, then a new round. */
export function* nextTurn(g: Descent): Rule {
  if (g.phase === 'overlord') {
    yield* window(g, 'roundEnds', { round: g.round });
    newRound(g);
    yield* window(g, 'roundStarts', { round: g.round });
    return;
  }
  const figures = g.players.flatMap((_, hero) => heroFigure(g, hero) ?? []);
  if (figures.length === 0) finish(g, { result: 'nobody', winners: [], text: 'd2.over.nobody' });
  if (isToResume(g)) {
    resume(g);
    return;
  }
  const waiting = heroesWaiting(g);
  const allies = waitingAllies(g);
  if (waiting.length === 0 && allies.length === 0) {
    g.phase = 'overlord';
    beginOverlordTurn(g);
    return;
  }
  const offer = yield* chooseOne(g, {
    seat: allies.length > 0 ? heroSeats(g) : [...new Set(waiting.map(({ hero }) => g.players[hero]!))],
    topic: 'next-hero',
    prompt: 'd2.ask.next-hero',
    among: [...waiting, ...allies].map((figure): Offer => ({ word: 'activate', figure })),
    as: asOffer(g),
  });
  if (offer.word !== 'activate') return;
  if (allies.includes(offer.figure)) {
    yield* activateAlly(g, offer.figure);
    return;
  }
  yield* window(g, 'beforeTurn', { figure: offer.figure });
  beginHeroTurn(g, offer.figure.hero);
}

export function newRound(g: Descent): void {
  renew(g, 'round');
  g.round++;
  g.phase = 'hero';
  note(g, 'd2.log.round', { n: g.round }, 'D2-ROUND-08');
  for (const figure of [...onMap(g), ...awayFigures(g), ...defeatedFigures(g), ...groupCards(g)])
    figure.acted = false;
}
