import type { ConditionDef } from '../../rules/definitions.ts';
import { bleeding } from './bleeding.ts';
import { burning } from './burning.ts';
import { cursed } from './cursed.ts';
import { diseased } from './diseased.ts';
import { doomed } from './doomed.ts';
import { immobilized } from './immobilized.ts';
import { poisoned } from './poisoned.ts';
import { stunned } from './stunned.ts';
import { terrified } from './terrified.ts';
import { weakened } from './weakened.ts';

/** All ten conditions. */
export const conditions: readonly ConditionDef[] = [
  ...[bleeding, burning, cursed, diseased, doomed],
  ...[immobilized, poisoned, stunned, terrified, weakened],
];
