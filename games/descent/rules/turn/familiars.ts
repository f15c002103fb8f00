import { chooseOne, type Rule } from '@questwright/kernel';
import { figureDef } from '../catalogue.ts';
import { asOffer } from '../ground.ts';
import { onMap } from '../pieces.ts';
import type { Descent, Figure, Turn } from '../state.ts';
import type { Offer } from '../words.ts';
import { activate, goOnActing } from './overlord-turn.ts';

const PASS: Offer = { word: 'pass' };

/**
 * Steps 3.I and 3.III of a hero's turn: the hero may activate familiars, each once a round; not any more in a turn in
 * which the hero was defeated or has stood up. Those of one sort are activated one after the other. False when the step is
 * over.
 */
export function* activateFamiliars(g: Descent, turn: Turn): Rule<boolean> {
  const [act] = g.acting;
  if (act) {
    yield* goOnActing(g, act);
    return true;
  }
  const waiting = turn.fallen ? [] : onMap(g).filter((figure) => isWaiting(g, figure, turn.hero));
  if (waiting.length === 0) return false;
  const begun = waiting.filter(({ def }) => def === turn.familiars);
  const offer = yield* chooseOne(g, {
    seat: g.players[turn.hero]!,
    topic: 'familiar',
    prompt: 'd2.ask.familiar',
    among: begun.length > 0 ? begun.map(asActivation) : [...waiting.map(asActivation), PASS],
    as: asOffer(g),
  });
  turn.familiars = '';
  if (offer.word !== 'activate') return false;
  turn.familiars = offer.figure.def;
  turn.equipment = 'done';
  yield* activate(g, offer.figure);
  return true;
}

const asActivation = (figure: Figure): Offer => ({ word: 'activate', figure });

const isWaiting = (g: Descent, figure: Figure, hero: number): boolean =>
  figure.hero === hero && !figure.acted && figureDef(g, figure).sort === 'familiar';
