import type { Effect } from '@questwright/adventure';
import { nested, type Text } from '@questwright/kernel';
import type { Terrinoth } from '../state.ts';

export const threatText = (threat: Effect<Terrinoth> | undefined): Text[] =>
  threat ? [['ht.threat', { effect: nested(threat.text) }]] : [];
