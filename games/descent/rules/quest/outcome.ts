import { note } from '@questwright/adventure';
import { finish, type Text } from '@questwright/kernel';
import { legacyLeft } from '../campaign/leave.ts';
import { descentBoxes } from '../catalogue.ts';
import type { QuestDef } from '../definitions.ts';
import { hasOverlord } from '../figures/sides.ts';
import type { Descent, Side } from '../state.ts';

class EncounterOver extends Error {}
const ENCOUNTER_OVER = new EncounterOver('the encounter is over');

export const isEncounterOver = (error: unknown): boolean => error === ENCOUNTER_OVER;

/** The quest that is played. A described position has none. */
export const questOf = (g: Descent): QuestDef | null =>
  g.quest === '' ? null : (descentBoxes.of(g).get(g.quest) as QuestDef);

/** Ends the encounter at once, whatever is under way. */
export function endEncounter(g: Descent, winner: Side): never {
  note(g, 'd2.log.encounter-won', { side: winner }, 'D2-QUEST-03');
  layDown(g);
  g.won = winner;
  g.phase = 'between';
  throw ENCOUNTER_OVER;
}

/** Whether no encounter of the quest follows the one that is played. */
export const isLastEncounter = (g: Descent): boolean =>
  g.encounter + 1 >= (questOf(g)?.encounters.length ?? 1);

/** The last encounter decides the quest, whatever came before it. */
export function endQuest(g: Descent, winner: Side): never {
  const text: Text = questOf(g)?.endings[winner] ?? ['d2.over', { side: winner }];
  const legacy = g.campaign ? legacyLeft(g, winner) : null;
  finish(g, { result: winner, winners: seatsOf(g, winner), text }, legacy);
}

const seatsOf = (g: Descent, side: Side): number[] =>
  side === 'overlord' ? (hasOverlord(g) ? [g.overlord] : []) : [...new Set(g.players)].sort((a, b) => a - b);

/** Nobody goes on with what they were doing. */
function layDown(g: Descent): void {
  g.turn = null;
  g.acting = [];
  g.attacks = [];
  g.tests = [];
  g.control = [];
  g.moving = [];
  g.answering = [];
  g.rising = 0;
  if (g.legend) {
    g.legend.activation = null;
    g.legend.due = 'hero';
  }
}
