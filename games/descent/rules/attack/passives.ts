import { type Ability, bans, changes } from '@questwright/adventure';
import { figureDef } from '../catalogue.ts';
import type { Defending } from '../events.ts';
import { isHero } from '../figures/sides.ts';
import { areAdjacent, distanceOf } from '../ground.ts';
import { onMap, pieceOf } from '../pieces.ts';
import type { Descent, Figure, Piece } from '../state.ts';
import type { Answer } from '../windows/answers.ts';
import type { Attack } from './types.ts';

/** A hero beside this monster must spend a surge in each attack, whomever it is at, lest it miss. */
export const shadow: Ability = changes<Descent>('d2.passive.shadow', {
  surgeDemands: (g: Descent, me: Piece, demands: readonly string[], { attacker }: Attack) => {
    const hero = pieceOf(g, attacker);
    return isHero(g, hero) && areAdjacent(g, me, hero) ? [...demands, 'Shadow'] : demands;
  },
});

/** Spends no surges unless a master or a lieutenant is within 3 spaces. */
export const cowardly: Ability = bans<Descent>('d2.passive.cowardly', {
  surge: {
    when: (g: Descent, me: Piece, { figure }: { readonly figure: Figure }) =>
      figure.id === me.id && !onMap(g).some((other) => leads(g, other) && distanceOf(g, me, other) <= 3),
    rule: 'D2-SURGE-02',
  },
});

function leads(g: Descent, figure: Figure): boolean {
  const { rank, sort } = figureDef(g, figure);
  return rank === 'master' || sort === 'lieutenant';
}

/** May roll a brown die more against a hero who is not beside it. */
const stalks: Answer<'beforeRoll'> = {
  optional: true,
  when: (g, me, { figure, defenders }) =>
    isHero(g, figure) && !areAdjacent(g, me, figure) && defenders.some((struck) => struck.figure === me.id),
  run: (_, me, { defenders }: Defending) => {
    defenders.find((struck) => struck.figure === me.id)!.pool.push('brown');
  },
  text: 'd2.passive.night-stalker',
};
export const nightStalker: Ability = { text: 'd2.passive.night-stalker', on: { beforeRoll: stalks } };
