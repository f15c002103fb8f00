import { asHero, deedOf, hears, note, pieces, tell, whyForbidden } from '@questwright/adventure';
import {
  type Closed,
  chooseOne,
  chooseOption,
  type Deed,
  move,
  type Option,
  type Rule,
} from '@questwright/kernel';
import { discardEnemy } from '../defeat.ts';
import { inShadows, isNemesis } from '../enemies.ts';
import { living } from '../heroes.ts';
import { activeLocation, isFullyExplored, revealLocation } from '../locations.ts';
import { clear } from '../pieces.ts';
import type { Terrinoth } from '../state.ts';

/** Abilities of the location occur; then the party may travel, once. */
export function* travelPhase(g: Terrinoth): Rule {
  g.active = g.leader;
  const here = activeLocation(g);
  if (hears(g, 'travelPhase')) yield* tell(g, 'travelPhase', { seat: g.leader });
  if (activeLocation(g) === here && canTravel(g)) yield* offerTravel(g);
  g.phase = 'end';
}

function* offerTravel(g: Terrinoth): Rule {
  const seat = g.leader;
  const prompt = 'ht.ask.travel';
  const deed = ({ id }: Option): Deed | null => (id === 'travel' ? deedOf(g, 'travel', null) : null);
  if ((yield* chooseOption(g, { seat, prompt, among: TRAVEL_OR_STAY, deed })) === 'travel') yield* travel(g);
}

const TRAVEL_OR_STAY = [
  { id: 'travel', text: 'ht.travel' },
  { id: 'stay', text: 'ht.stay' },
] as const;

/** Whether there is somewhere to go. Cards and quests can still forbid it. */
export const canTravel = (g: Terrinoth): boolean =>
  isFullyExplored(g) && pieces(g, 'location-deck').length > 0;

/** Why the party does not travel outside the travel phase. */
export function closedTravel(g: Terrinoth): Closed {
  const text = 'ht.travel';
  const forbidden = whyForbidden(g, 'travel', null);
  if (forbidden) return { id: 'travel', text, ...forbidden };
  if (!isFullyExplored(g)) return { id: 'travel', text, reason: 'ht.why.not-explored', rule: 'HT-TRAVEL-01' };
  if (!canTravel(g)) return { id: 'travel', text, reason: 'ht.why.no-locations', rule: 'HT-TRAVEL-02' };
  return { id: 'travel', text, reason: 'ht.why.not-yet', rule: 'HT-ROUND-01' };
}

export function* travel(g: Terrinoth): Rule {
  yield* leaveLocation(g);
  yield* passLeaderToken(g);
  yield* revealLocation(g);
}

/** Step 1: the location and its progress go, and so does what lurks in the shadows, except a nemesis. */
function* leaveLocation(g: Terrinoth): Rule {
  const location = activeLocation(g);
  if (location) {
    if (hears(g, 'partyLeaves')) yield* tell(g, 'partyLeaves', { location });
    clear(location);
    move(g, location, 'location-discard', { place: 'top' });
  }
  for (const enemy of [...inShadows(g)]) if (!isNemesis(g, enemy)) discardEnemy(g, enemy);
  note(g, 'ht.log.leaves', {}, 'HT-TRAVEL-04');
}

/** Step 2: the leader may hand on the token. */
function* passLeaderToken(g: Terrinoth): Rule {
  const leader = yield* chooseOne(g, {
    seat: g.leader,
    prompt: 'ht.ask.pass-token',
    by: () => 'ht.by.pass-token',
    among: living(g),
    as: asHero(g),
  });
  if (leader === g.leader) return;
  g.leader = leader;
  g.active = leader;
  note(g, 'ht.log.leader', { hero: leader }, 'HT-TRAVEL-06');
}
