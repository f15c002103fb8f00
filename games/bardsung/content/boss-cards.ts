import { bossCard, firstOf, must } from '../rules/cards/enemies.ts';
import type {
  BardEffect,
  BehaviourDef,
  BehaviourEntry,
  EnemyDeed,
  Preference,
} from '../rules/definitions.ts';
import {
  bleed,
  burn,
  fatigue,
  frostbite,
  haste,
  mend,
  pinned,
  silence,
  slow,
  stop,
  sundered,
} from '../rules/effects/attack-effects.ts';
import { challenge } from '../rules/effects/challenges.ts';
import { lays, summons } from '../rules/effects/mat.ts';
import { echo } from '../rules/effects/party.ts';
import { onEveryHero, onForemost, onHeroesThere } from '../rules/effects/whom.ts';

const attack = (whom: Preference): EnemyDeed => ({ act: 'attack', whom });
const charge = (whom: Preference): EnemyDeed => ({ act: 'charge', whom });
const closing: EnemyDeed = { act: 'towards', whom: 'closest' };
const away: EnemyDeed = { act: 'away' };
const own = (effect: BardEffect): BehaviourEntry => must({ act: 'own', effect });
/** Whom it strikes at, if it can get there. */
const strikeAt = (whom: Preference): BehaviourEntry => firstOf(attack(whom), charge(whom), closing);

const card = (name: string, ...entries: BehaviourEntry[]): BehaviourDef =>
  bossCard({ name, original: true }, entries);

const hollowKing: readonly BehaviourDef[] = [
  card('The Court Rises', own(summons('restless-bones', 'Restless Bones')), strikeAt('closest')),
  card(
    'Cold Decree',
    own(onEveryHero(challenge('con', 14, { failure: frostbite }))),
    strikeAt('highest initiative'),
  ),
  card('He Knows Your Name', own(onForemost(stop)), strikeAt('last attacker')),
  card('Empty Helm', must(away), firstOf(attack('in range')), own(haste)),
  card('The Long Reign', own(mend), strikeAt('closest')),
  card('Tithe of Breath', strikeAt('most wounded'), own(onHeroesThere(fatigue))),
];

const furnaceMother: readonly BehaviourDef[] = [
  card('Stoke', own(lays('firepit')), own(mend), strikeAt('closest')),
  card('Slag Wave', own(onEveryHero(challenge('dex', 15, { failure: burn }))), must(closing)),
  card('Brood', own(summons('rivet-swarm', 'Rivet Swarm')), firstOf(attack('in range'))),
  card('Vent', own(onHeroesThere(burn)), must(away), firstOf(attack('in range'))),
  card('White Heat', strikeAt('most wounded'), own(onHeroesThere(sundered))),
  card('Crucible Embrace', must(charge('fewest neighbours')), own(onHeroesThere(pinned))),
];

const namelessSmith: readonly BehaviourDef[] = [
  card('Hammer and Anvil', must(attack('in range')), strikeAt('closest')),
  card('The Quenching', own(onEveryHero(challenge('con', 16, { failure: frostbite }))), strikeAt('closest')),
  card('Unmake', own(onEveryHero(challenge('wis', 16, { failure: sundered }))), strikeAt('most wounded')),
  card('First Spark', own(lays('firepit')), own(onHeroesThere(burn)), own(haste)),
  card('Chain of Debts', own(onForemost(challenge('str', 15, { failure: pinned }))), strikeAt('unengaged')),
  card('The Song Stops', own(onEveryHero(silence)), own(echo), strikeAt('last attacker')),
  card('He Takes Your Measure', own(onForemost(slow)), own(onHeroesThere(bleed)), strikeAt('engaged')),
];

/** The decks of the three bosses. */
export const bossCards: readonly BehaviourDef[] = [...hollowKing, ...furnaceMother, ...namelessSmith];
