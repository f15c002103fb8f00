import { type As, chooseOne } from '@questwright/kernel';
import type { NamedSurge } from '../../rules/attack/named-surge.ts';
import { giveCondition, hasCondition } from '../../rules/figures/conditions.ts';
import type { Condition } from '../../rules/state.ts';

/** The conditions whose cards are in the base box. */
const CONDITIONS: readonly Condition[] = ['diseased', 'immobilized', 'poisoned', 'stunned'];

const asCondition: As<Condition> = {
  id: (condition) => `condition:${condition}`,
  text: (condition) => [`d2.condition.${condition}`, {}],
};

/** Whoever is dealt damage receives a condition that the attacker picks. */
export const subdue: NamedSurge = {
  name: 'Subdue',
  *dealt(g, attack, attacker, { figure }) {
    const open = CONDITIONS.filter((condition) => !hasCondition(g, figure, condition));
    if (open.length === 0) return;
    const condition = yield* chooseOne(g, {
      seat: attack.seat,
      topic: 'condition',
      prompt: 'd2.ask.condition',
      among: open,
      as: asCondition,
    });
    yield* giveCondition(g, figure, condition, { kind: 'attack', attack: attack.id, by: attacker.id });
  },
};
