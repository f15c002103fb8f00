import { either } from '@questwright/adventure';
import { isStruck, isTargeted } from '../../../rules/attack/affected.ts';
import { figureFor } from '../../../rules/context.ts';
import { resultOf } from '../../../rules/dice/roll.ts';
import { answers } from '../../../rules/effects/abilities.ts';
import { addsShields, addsToAttack, rerollsDefence, rerollsWhole } from '../../../rules/effects/words.ts';
import type { Attacking, Rolled } from '../../../rules/events.ts';
import { item } from '../../../rules/items/item.ts';
import type { Descent, Piece } from '../../../rules/state.ts';

/** An attack that targets you has rolled surges. */
function isTargetedWithSurge(g: Descent, me: Piece, event: unknown): boolean {
  const { attack } = event as Attacking;
  return attack.stage === 'roll' && resultOf(attack.roll).surge > 0 && isTargeted(attack, figureFor(g, me)!);
}

/** You have rolled defence dice. */
const hasDefended = (g: Descent, me: Piece, event: unknown): boolean =>
  isStruck((event as Attacking).attack, figureFor(g, me)!);

/** Items of the base box for act 1 that are no weapons, as far as the rules can play them. */
export const shopItems = [
  item({ id: 'heavy-cloak-act-1', name: 'Heavy Cloak' }, { slot: 'armor', traits: ['Cloak'] }, [
    answers('afterRoll', addsToAttack('surge', -1), {
      may: true,
      exhaust: true,
      of: 'anybody',
      says: 'd2.when.targeted-with-surge',
      if: isTargetedWithSurge,
    }),
  ]),
  item({ id: 'iron-shield-act-1', name: 'Iron Shield' }, { slot: 'hand', traits: ['Shield'] }, [
    answers('afterRoll', either(rerollsDefence, addsShields(1)), {
      may: true,
      again: true,
      exhaust: true,
      of: 'anybody',
      says: 'd2.when.defended',
      if: hasDefended,
    }),
  ]),
  item({ id: 'lucky-charm-act-1', name: 'Lucky Charm' }, { slot: 'other', traits: ['Trinket'] }, [
    answers('rolled', rerollsWhole, {
      may: true,
      exhaust: true,
      says: 'd2.when.you-test',
      if: (_, __, event) => (event as Rolled).attribute !== null,
    }),
  ]),
  item({ id: 'mana-weave-act-1', name: 'Mana Weave' }, { slot: 'other', traits: ['Rune'] }, [
    answers('afterRoll', addsToAttack('surge', 1), {
      may: true,
      exhaust: true,
      says: 'd2.when.your-attack-rolled',
    }),
  ]),
];
