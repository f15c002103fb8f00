import { nameOf, note, tell } from '@questwright/adventure';
import { chooseOne, type Rule } from '@questwright/kernel';
import { questDef } from '../catalogue.ts';
import { heroContext } from '../context.ts';
import { discardAdventure } from '../decks.ts';
import type { QuestOutcome } from '../definitions.ts';
import { addDiceOffers, changeDice, rollDice } from '../dice.ts';
import { heroAt, heroName, questsOf, speedOf } from '../heroes.ts';
import { chooseOrUse } from '../interlude.ts';
import { asOffer, type Offer, plain } from '../offers.ts';
import type { Piece, Runebound } from '../state.ts';
import { makeTest } from '../test.ts';
import { takeAsTrophy } from '../trophies.ts';
import { canAct } from '../uses.ts';
import { takeBonus } from './bonus.ts';
import { meets } from './requirement.ts';

const DECLINE = plain('decline');

/** Adds to `offers` the quests that the hero can attempt where it stands. */
export function addQuestOffers(g: Runebound, seat: number, offers: Offer[]): void {
  for (const card of questsOf(g, seat)) if (canAttempt(g, seat, card)) offers.push({ kind: 'attempt', card });
}

function canAttempt(g: Runebound, seat: number, card: Piece): boolean {
  const { hexes, actions } = questDef(g, card);
  return hexes.includes(heroAt(g, seat).at) && (actions === 0 || canAct(g, seat, actions));
}

/** Follows the instruction above the quest's map: explore, or make a test. */
export function* attemptQuest(g: Runebound, seat: number, card: Piece): Rule {
  const { actions, attempt } = questDef(g, card);
  heroAt(g, seat).actions -= actions;
  note(g, 'rb.log.attempts', { hero: seat, card }, 'RB-QUEST-04');
  const outcome = attempt.by === 'explore' ? yield* explore(g, seat, card) : yield* tryTest(g, seat, card);
  if (outcome) yield* resolveOutcome(g, seat, card, outcome);
}

/** Rolls dice equal to speed; the hero may spend them on one outcome whose symbols they meet. */
function* explore(g: Runebound, seat: number, card: Piece): Rule<QuestOutcome | null> {
  const { outcomes } = questDef(g, card);
  const roll = rollDice(g, seat, speedOf(g, seat), 'explore');
  for (;;) {
    const among: Offer[] = [DECLINE];
    outcomes.forEach(({ name, needs }, outcome) => {
      if (typeof needs === 'object' && meets(roll.faces, needs)) {
        among.push({ kind: 'outcome', card, outcome, name });
      }
    });
    addDiceOffers(g, roll, among);
    const offer = yield* chooseOne(g, {
      seat,
      topic: 'explore',
      prompt: 'rb.ask.explore',
      by: () => ['rb.by.card', { card: nameOf(g, card) }],
      among,
      as: asOffer(g),
    });
    if (yield* changeDice(g, roll, offer)) continue;
    g.roll = null;
    return offer.kind === 'outcome' ? outcomes[offer.outcome]! : null;
  }
}

function* tryTest(g: Runebound, seat: number, card: Piece): Rule<QuestOutcome | null> {
  const { outcomes, attempt } = questDef(g, card);
  if (attempt.by !== 'test') return null;
  const successes = yield* makeTest(g, seat, attempt.attributes, attempt.modifier);
  const among: Offer[] = [DECLINE];
  outcomes.forEach(({ name, needs }, outcome) => {
    if (typeof needs === 'number' && successes >= needs) among.push({ kind: 'outcome', card, outcome, name });
  });
  if (among.length === 1) return null;
  const offer = yield* chooseOrUse(g, {
    seat,
    topic: 'outcome',
    prompt: 'rb.ask.outcome',
    by: () => ['rb.by.outcome', { card: nameOf(g, card), n: successes }],
    among: () => among,
    as: asOffer(g),
  });
  return offer.kind === 'outcome' ? outcomes[offer.outcome]! : null;
}

/** The outcome's effects, then the quest becomes a trophy unless the outcome says otherwise. */
export function* resolveOutcome(g: Runebound, seat: number, card: Piece, outcome: QuestOutcome): Rule {
  const { zone } = card;
  note(
    g,
    'rb.log.outcome',
    { hero: heroName(g, seat), card: nameOf(g, card), name: outcome.name },
    'RB-QUEST-06',
  );
  const c = heroContext(g, seat, card);
  if (outcome.effect) yield* outcome.effect.run(g, c);
  if (card.zone !== zone) return;
  if (outcome.discard) discardAdventure(g, card);
  else yield* takeAsTrophy(g, seat, card);
  yield* takeBonus(g, seat, c.bonus);
  yield* tell(g, 'questDone', { seat, card });
}
