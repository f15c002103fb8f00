import { chooseOne, type Rule } from '@questwright/kernel';
import { restAlly } from '../allies/join.ts';
import { cardDef } from '../catalogue.ts';
import { recover } from '../figures/recover.ts';
import { deciderOf } from '../figures/sides.ts';
import { asOffer } from '../ground.ts';
import { awayFigures, heroFigure, plotsInPlay, sheetsOf } from '../pieces.ts';
import { endQuest, isLastEncounter, questOf } from '../quest/outcome.ts';
import { clearTable } from '../setup/next-encounter.ts';
import type { Descent, Figure } from '../state.ts';
import { window } from '../windows/window.ts';
import type { Offer } from '../words.ts';
import { MAP } from '../zones.ts';
import { refreshCards } from './refresh.ts';
import { newRound } from './round.ts';
import { isKnockedOut, rise } from './stand-up.ts';

const STAND_UP: Offer = { word: 'stand up' };
const PASS: Offer = { word: 'pass' };

/**
 * An encounter is over. After the last one the quest is; before another every knocked out hero may stand up without an
 * action, the heroes recover all fatigue and turn their sheets up again, an ally recovers, and the next encounter is set
 * up.
 */
export function* betweenEncounters(g: Descent): Rule {
  const { won } = g;
  yield* window(g, 'encounterEnds', { encounter: g.encounter });
  if (won && isLastEncounter(g)) {
    yield* window(g, 'questEnds', { winner: won });
    endQuest(g, won);
  }
  yield* refreshCards(
    g,
    plotsInPlay(g).filter((card) => cardDef(g, card).refreshes === 'encounter'),
  );
  for (const figure of awayFigures(g).filter((one) => isKnockedOut(g, one))) yield* mayStandUp(g, figure);
  for (const [hero] of g.players.entries()) {
    yield* restUp(g, heroFigure(g, hero));
    for (const sheet of sheetsOf(g, hero)) sheet.used = false;
  }
  restAlly(g);
  newRound(g);
  if (questOf(g)) clearTable(g);
}

function* restUp(g: Descent, figure: Figure): Rule {
  if (figure.zone === MAP && figure.fatigue > 0)
    yield* recover(g, figure, { fatigue: figure.fatigue }, { kind: 'quest', attack: 0, by: 0 });
}

function* mayStandUp(g: Descent, figure: Figure): Rule {
  const offer = yield* chooseOne(g, {
    seat: deciderOf(g, figure),
    topic: 'stand-up',
    prompt: 'd2.ask.stand-up',
    among: [STAND_UP, PASS],
    as: asOffer(g),
  });
  if (offer.word !== 'stand up') return;
  yield* rise(g, figure);
  yield* restUp(g, figure);
}
