import { note } from '@questwright/adventure';
import { type Rule, renew } from '@questwright/kernel';
import { endEffectsOf } from '../figures/lasting.ts';
import { gain } from '../move/pool.ts';
import { cardsBefore, heroFigure } from '../pieces.ts';
import { type Activation, type Descent, type Figure, STEPS, type Turn, type TurnStep } from '../state.ts';
import { window } from '../windows/window.ts';
import { beginActing } from './activation.ts';
import { equip } from './equipping.ts';
import { activateFamiliars } from './familiars.ts';
import { recoverInstead } from './free-attack.ts';
import { refreshCards } from './refresh.ts';
import { endOfTurnRest } from './rest-end.ts';
import { whatNow } from './what-now.ts';

/** A hero's turn begins. */
export function beginHeroTurn(g: Descent, hero: number): void {
  renew(g, 'turn');
  g.turn = { side: 'heroes', hero, step: '1.I', rested: false, moved: false, fallen: false };
  note(g, 'd2.log.turn', { figure: heroFigure(g, hero) }, 'D2-TURN-06');
}

/** One step of a hero's turn, or one thing done in step 3.II. */
export function heroTurn(g: Descent, turn: Turn): Rule {
  switch (turn.step) {
    case '1.I':
      return startOfTurn(g, turn);
    case '1.II':
      return refresh(g, turn);
    case '2':
      return equipment(g, turn);
    case '3.I':
    case '3.III':
      return familiars(g, turn);
    case '3.II':
      return actInTurn(g, turn);
    case '4':
      return endOfTurn(g, turn);
  }
}

const next = (turn: Turn): void => {
  turn.step = STEPS[STEPS.indexOf(turn.step) + 1] as TurnStep;
};

/** What was to last up to the start of this turn is over before anything that happens at it. */
function* startOfTurn(g: Descent, turn: Turn): Rule {
  const figure = heroFigure(g, turn.hero);
  next(turn);
  endEffectsOf(g, figure);
  yield* window(g, 'figureStarts', { figure });
}

function refresh(g: Descent, turn: Turn): Rule {
  next(turn);
  return refreshCards(g, cardsBefore(g, turn.hero));
}

function* equipment(g: Descent, turn: Turn): Rule {
  if (!(yield* equip(g, turn))) next(turn);
}

function* familiars(g: Descent, turn: Turn): Rule {
  if (!(yield* activateFamiliars(g, turn))) next(turn);
}

/** Step 3.II: the hero's activation. */
function* actInTurn(g: Descent, turn: Turn): Rule {
  const figure = heroFigure(g, turn.hero);
  const act = g.acting[0] ?? beginOwn(g, turn, figure);
  if (!act.over && (yield* whatNow(g, act, figure))) return;
  g.acting.length = 0;
  next(turn);
}

/** The hero's activation begins, with the points that have been gained before it. */
function beginOwn(g: Descent, turn: Turn, figure: Figure): Activation {
  const act = beginActing(g, figure, true);
  if (turn.gained) gain(g, act, 'gift', turn.gained);
  return act;
}

function* endOfTurn(g: Descent, turn: Turn): Rule {
  const figure = heroFigure(g, turn.hero);
  figure.acted = true;
  yield* recoverInstead(g, turn, figure);
  yield* endOfTurnRest(g, turn, figure);
  yield* window(g, 'figureEnds', { figure });
  g.turn = null;
  yield* window(g, 'afterTurn', { figure });
}
