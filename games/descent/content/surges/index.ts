import type { NamedSurge } from '../../rules/attack/named-surge.ts';
import { air } from './air.ts';
import { bloodCall } from './blood-call.ts';
import { earth } from './earth.ts';
import { expertBlow } from './expert-blow.ts';
import { fire } from './fire.ts';
import { fireBreath } from './fire-breath.ts';
import { flurry } from './flurry.ts';
import { knockback } from './knockback.ts';
import { secondStrike } from './second-strike.ts';
import { subdue } from './subdue.ts';
import { swarm } from './swarm.ts';
import { water } from './water.ts';
import { wither } from './wither.ts';

/** Surge abilities that have a name and rules of their own. */
export const surges: readonly NamedSurge[] = [
  ...[fire, earth, water, air, fireBreath],
  ...[subdue, bloodCall, knockback, wither, expertBlow, flurry, secondStrike, swarm],
];
