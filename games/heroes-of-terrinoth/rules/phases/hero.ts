import {
  asHero,
  asUse,
  hears,
  heroName,
  isUse,
  nameOf,
  note,
  tell,
  usableAt,
  useNow,
} from '@questwright/adventure';
import {
  type As,
  type Closed,
  chooseOne,
  close,
  type Listening,
  type Rule,
  renew,
  type Text,
} from '@questwright/kernel';
import { aboutCard, cardId } from '../as.ts';
import { activationDef } from '../catalogue.ts';
import { contextAt } from '../context.ts';
import { activationCards, heroPiece, isAlive, living, maxHealth } from '../heroes.ts';
import { settle } from '../outcome.ts';
import type { Piece, Terrinoth } from '../state.ts';
import { sufferWounds } from '../wounds.ts';
import { closedTravel } from './travel.ts';

/** Four heroes: each once. Three: each once and one again. Two: each twice, by turns. */
const TURNS = 4;

/** One step of the hero phase: a hero chooses an activation card, or resolves it; then the enemy phase begins. */
export function* heroStep(g: Terrinoth): Rule {
  if (g.chosen > 0) {
    yield* resolveChosen(g);
    return;
  }
  if (g.turn >= TURNS) {
    g.phase = 'enemy';
    g.first = g.leader;
    g.active = g.leader;
    note(g, 'ht.log.enemy-phase', {}, 'HT-ROUND-01');
    if (hears(g, 'enemyPhaseStarts')) yield* tell(g, 'enemyPhaseStarts', {});
    return;
  }
  const turn = g.turn++;
  const seat = g.seats === 3 && turn === 3 ? yield* nameSecondActivation(g) : (g.first + turn) % g.seats;
  if (isAlive(g, seat)) yield* beginActivation(g, seat);
}

/** With three heroes the leader names one who activates again. */
function* nameSecondActivation(g: Terrinoth): Rule<number> {
  g.active = g.leader;
  return yield* chooseOne(g, {
    seat: g.leader,
    prompt: 'ht.ask.second-activation',
    by: () => 'ht.by.second-activation',
    among: living(g),
    as: asHero(g),
  });
}

/** An activation: the all-exhausted check, then one readied activation card, exhausted and carried out. */
function* beginActivation(g: Terrinoth, seat: number): Rule {
  g.active = seat;
  renew(g, 'activation');
  note(g, 'ht.log.activates', { hero: seat }, 'HT-HERO-06');
  if (hears(g, 'activationStarts')) yield* tell(g, 'activationStarts', { seat });
  yield* recoverIfAllExhausted(g, seat);
  const card = yield* chooseActivationCard(g, seat);
  if (card) g.chosen = card.id;
  else yield* endActivation(g, seat);
}

function* resolveChosen(g: Terrinoth): Rule {
  const seat = g.active;
  const card = activationCards(g, seat).find(({ id }) => id === g.chosen)!;
  g.chosen = 0;
  yield* resolveActivationCard(g, seat, card);
  yield* endActivation(g, seat);
}

function* endActivation(g: Terrinoth, seat: number): Rule {
  if (isAlive(g, seat) && hears(g, 'activationEnds')) yield* tell(g, 'activationEnds', { seat });
  close(g, 'activation');
  yield* settle(g);
}

const WOUNDS_FOR_ALL_EXHAUSTED = 2;

function* recoverIfAllExhausted(g: Terrinoth, seat: number): Rule {
  const cards = activationCards(g, seat);
  if (!isAlive(g, seat) || !cards.every(({ exhausted }) => exhausted)) return;
  note(g, 'ht.log.all-exhausted', { hero: seat }, 'HT-HERO-17');
  yield* sufferWounds(g, seat, WOUNDS_FOR_ALL_EXHAUSTED, 'exhaustion');
  if (isAlive(g, seat)) readyAll(g, seat);
}

export function readyAll(g: Terrinoth, seat: number): void {
  for (const card of activationCards(g, seat)) card.exhausted = false;
  note(g, 'ht.log.readies-all', { hero: seat }, 'HT-HERO-14');
}

/** How the hero is, and what it has to spend. */
function standing(g: Terrinoth, seat: number): Text {
  const { wounds, tokens } = heroPiece(g, seat);
  return ['ht.by.activate', { round: g.round, wounds, health: maxHealth(g, seat), tokens }];
}

/** Picks the activation card. What can be used in an activation is offered beside the cards. */
function* chooseActivationCard(g: Terrinoth, seat: number): Rule<Piece | null> {
  const as = asCardOrUse(g);
  while (isAlive(g, seat)) {
    const among: (Piece | Listening)[] = [];
    for (const card of activationCards(g, seat)) if (!card.exhausted) among.push(card);
    if (among.length === 0) return null;
    for (const ability of usableAt(g, 'activation', seat)) among.push(ability);
    const picked = yield* chooseOne(g, {
      seat,
      prompt: ['ht.ask.activate', { hero: heroName(g, seat) }],
      by: () => standing(g, seat),
      among,
      as,
      always: true,
      closed: () => [...closedCards(g, seat), closedTravel(g)],
    });
    if (!isUse(picked)) return picked;
    yield* useNow(g, picked, seat);
  }
  return null;
}

const asCardOrUse = (g: Terrinoth): As<Piece | Listening> => ({
  id: (thing) => (isUse(thing) ? asUse.id(thing) : cardId(thing)),
  text: (thing) => (isUse(thing) ? asUse.text(thing) : cardText(g, thing)),
  about: (thing) => (isUse(thing) ? asUse.about!(thing) : aboutCard(thing)),
});

const cardText = (g: Terrinoth, card: Piece) =>
  [
    'ht.activation-card',
    { card: nameOf(g, card), action: [`ht.action.${activationDef(g, card).action}`] as const },
  ] as const;

function closedCards(g: Terrinoth, seat: number): Closed[] {
  return activationCards(g, seat)
    .filter(({ exhausted }) => exhausted)
    .map((card) => ({
      id: cardId(card),
      text: cardText(g, card),
      reason: 'ht.why.exhausted',
      rule: 'HT-HERO-05',
    }));
}

/** The card's lines from top to bottom. For a hero who falls, the rest of the card is lost. */
function* resolveActivationCard(g: Terrinoth, seat: number, card: Piece): Rule {
  card.exhausted = true;
  const def = activationDef(g, card);
  note(g, 'ht.log.uses-card', { hero: seat, card: def.name }, 'HT-HERO-08');
  const c = contextAt(seat, card);
  for (const line of def.lines) {
    if (!isAlive(g, seat)) return;
    yield* line.run(g, c);
  }
}
