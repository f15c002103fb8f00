import { chooseOne, finish, type Rule } from '@questwright/kernel';
import { asOffer } from '../ground.ts';
import { heroFigure } from '../pieces.ts';
import type { Descent } from '../state.ts';
import { beginHeroTurn } from '../turn/hero-turn.ts';
import { newRound } from '../turn/round.ts';
import { heroesWaiting, isToResume, resume } from '../turn/suspend.ts';
import { window } from '../windows/window.ts';
import type { Offer } from '../words.ts';
import { beginGroup, goOnWithGroup, groupsLeft } from './activation.ts';
import { mayLeaveStage } from './delve/portal.ts';
import { mayStrike } from './perils.ts';

/**
 * What comes next while no hero's turn runs: heroes and monster groups go by turns. Once a side has nobody left to go, the
 * other goes on alone, and when nobody is left the round ends.
 */
export function* legendStep(g: Descent): Rule {
  const legend = g.legend!;
  if (legend.activation) {
    yield* goOnWithGroup(g, legend.activation);
    return;
  }
  const figures = g.players.flatMap((_, hero) => heroFigure(g, hero) ?? []);
  if (figures.length === 0) finish(g, { result: 'nobody', winners: [], text: 'd2.over.nobody' });
  const waiting = heroesWaiting(g);
  const isGroupLeft = groupsLeft(g).length > 0;
  const isHeroLeft = waiting.length > 0 || g.suspended !== undefined;
  if (isGroupLeft && (legend.due === 'group' || !isHeroLeft)) yield* beginGroup(g);
  else if (isToResume(g)) resume(g);
  else if (waiting.length === 0) yield* endRound(g);
  else {
    const offer = yield* chooseOne(g, {
      seat: [...new Set(waiting.map(({ hero }) => g.players[hero]!))],
      topic: 'next-hero',
      prompt: 'd2.ask.next-hero',
      among: waiting.map((figure): Offer => ({ word: 'activate', figure })),
      as: asOffer(g),
    });
    if (offer.word !== 'activate') return;
    legend.due = 'group';
    yield* window(g, 'beforeTurn', { figure: offer.figure });
    beginHeroTurn(g, offer.figure.hero);
  }
}

/** What a quest has at the start and the end of the overlord's turn, which nobody takes, happens now. */
function* endRound(g: Descent): Rule {
  const { round } = g;
  yield* window(g, 'overlordStarts', { round, of: null });
  yield* window(g, 'overlordEnds', { round, of: null });
  yield* window(g, 'roundEnds', { round });
  yield* mayStrike(g);
  if (yield* mayLeaveStage(g)) return;
  newRound(g);
  g.legend!.due = 'hero';
  yield* window(g, 'roundStarts', { round: g.round });
}
