import type { Ability } from '@questwright/adventure';
import type { WrittenArms } from './arms.ts';
import { cowardly, nightStalker, protect, shadow, stealthy } from './attack/passives.ts';
import { sufferFatigue } from './figures/harm.ts';
import { countsAsHero, isHero } from './figures/sides.ts';
import { closedObjects, spacesOf, tablesOf } from './ground.ts';
import { areAdjacent } from './map/count.ts';
import type { Passing } from './move/passing.ts';
import type { Descent, Piece } from './state.ts';
import type { Answer } from './windows/answers.ts';

/** A passive ability of monsters: what it does to their attacks, and what it listens to, changes and forbids. */
export interface Passive {
  readonly ability: Ability;
  readonly arms?: Partial<WrittenArms>;
}

/** What only has a name here: the rules that it changes ask for it by that name. */
const asked = (name: string): Passive => ({ ability: { text: `d2.passive.${name.toLowerCase()}` } });

/** A hero who moves out of a space beside the monster pays for it before the step is made. */
const web: Answer<'leaving'> = {
  when: (g, me, { figure, from }) =>
    isHero(g, figure) &&
    spacesOf(g, me).some((space) => areAdjacent(tablesOf(g), space, from, closedObjects(g))),
  *run(g, me, { figure }) {
    yield* sufferFatigue(g, figure, 1, { kind: 'ability', attack: 0, by: me.id });
  },
  text: 'd2.web',
};

/** It moves through heroes as if they were friends. */
const scamper: Ability = {
  text: 'd2.passive.scamper',
  modify: {
    mayPass: (g: Descent, me: Piece, may: boolean, { figure, other }: Passing) =>
      may || (figure.id === me.id && countsAsHero(g, other)),
  },
};

const PASSIVES: { readonly [name: string]: Passive } = {
  Cowardly: { ability: cowardly },
  Flail: { ...asked('Flail'), arms: { targets: 2 } },
  'Night Stalker': { ability: nightStalker },
  Protect: { ability: protect },
  Reach: { ...asked('Reach'), arms: { reach: 2 } },
  Scamper: { ability: scamper },
  Shadow: { ability: shadow },
  Shambling: asked('Shambling'),
  Stealthy: { ability: stealthy },
  Web: { ability: { text: 'd2.web', on: { leaving: web } } },
};

export const passiveNames: readonly string[] = Object.keys(PASSIVES);

/** Throws a RangeError when there is no such passive. */
export function passiveNamed(name: string): Passive {
  const passive = Object.hasOwn(PASSIVES, name) ? PASSIVES[name] : undefined;
  if (!passive) throw new RangeError(`there is no passive "${name}"; there are ${passiveNames.join(', ')}`);
  return passive;
}
