import { nested, type Text } from '@questwright/kernel';
import type { GameEffect } from '../definitions.ts';

export const threatText = (threat: GameEffect | undefined): Text[] =>
  threat ? [['ht.threat', { effect: nested(threat.text) }]] : [];
