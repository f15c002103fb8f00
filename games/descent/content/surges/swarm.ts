import type { NamedSurge } from '../../rules/attack/named-surge.ts';
import { addTo } from '../../rules/dice/modify.ts';
import { isMonster } from '../../rules/figures/sides.ts';
import { areAdjacent } from '../../rules/ground.ts';
import { figureOf, onMap } from '../../rules/pieces.ts';

/** 1 damage more for each other monster beside the target. */
export const swarm: NamedSurge = {
  name: 'Swarm',
  *run(g, attack, attacker) {
    const target = figureOf(g, attack.aims[0]?.figure ?? 0);
    if (!target) return;
    const others = onMap(g).filter(
      (figure) => isMonster(g, figure) && figure.id !== attacker.id && areAdjacent(g, figure, target),
    );
    addTo(attack.roll, { damage: others.length });
  },
};
