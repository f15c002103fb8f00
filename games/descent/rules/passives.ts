import type { Ability } from '@questwright/adventure';
import type { WrittenArms } from './arms.ts';
import { aftershock, himInstead, notMe } from './attack/lieutenant-passives.ts';
import { cowardly, nightStalker, preyOnTheWeak, protect, shadow, stealthy } from './attack/passives.ts';
import type { Deeds } from './deeds.ts';
import type { FigureDef } from './definitions.ts';
import { answers } from './effects/abilities.ts';
import { spawner } from './effects/arrivals.ts';
import { prevents, recovers } from './effects/harm.ts';
import { movesSpaces } from './effects/moves.ts';
import { tests } from './effects/tests.ts';
import { you } from './effects/whom.ts';
import type { Events } from './events.ts';
import { bursts, flameFiend } from './figures/fire.ts';
import { sufferFatigue } from './figures/harm.ts';
import { countsAsHero, isAlly, isHero } from './figures/sides.ts';
import { closedObjects, spacesOf, tablesOf } from './ground.ts';
import { areAdjacent } from './map/count.ts';
import { fly } from './move/fly.ts';
import type { Passing } from './move/passing.ts';
import type { Condition, Descent, Piece } from './state.ts';
import type { Answer } from './windows/answers.ts';

/** A passive ability of monsters: what it does to their attacks, and what it listens to, changes and forbids. */
export interface Passive {
  readonly ability: Ability;
  readonly arms?: Partial<WrittenArms>;
  readonly atDefeat?: FigureDef['atDefeat'];
}

/** What only has a name here: the rules that it changes ask for it by that name. */
const asked = (name: string): Passive => ({ ability: { text: `d2.passive.${name.toLowerCase()}` } });

/** A hero or an ally who moves out of a space beside the monster pays for it before the step is made. [D2-ALLY-03] */
const web: Answer<'leaving'> = {
  when: (g, me, { figure, from }) =>
    (isHero(g, figure) || isAlly(g, figure)) &&
    countsAsHero(g, figure) &&
    spacesOf(g, me).some((space) => areAdjacent(tablesOf(g), space, from, closedObjects(g))),
  *run(g, me, { figure }) {
    yield* sufferFatigue(g, figure, 1, { kind: 'ability', attack: 0, by: me.id });
  },
  toll: { fatigue: 1 },
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

/** It need not let itself be moved or placed by an effect of somebody else. */
const unmovable: Ability = answers('forced', prevents, {
  may: true,
  name: 'Unmovable',
  says: 'd2.when.forced',
});

/** It cannot have these conditions. */
const immune = (name: string, ...conditions: readonly Condition[]): Ability => ({
  text: ['d2.passive.immune', { name, conditions: conditions.join(', ') }],
  forbid: {
    condition: {
      when: (_: Descent, me: Piece, { figure, condition }: Deeds['condition']) =>
        figure.id === me.id && conditions.includes(condition),
      rule: 'D2-COND-04',
    },
  },
});

/** It recovers so much damage at the start of each turn of the overlord. */
const regeneration = (n: number): Ability =>
  answers('overlordStarts', recovers('damage', n, you), {
    name: `Regeneration ${n}`,
    says: 'd2.quest.at-overlordStarts',
  });

/** She looks up when a hero has searched, a challenge token too: if she passes the test, she may come 2 spaces nearer. [D2-FABIL-36] */
const hoarder: Ability = answers('actionDone', tests(you, 'awareness', { passed: movesSpaces(2) }), {
  may: true,
  name: 'Hoarder',
  of: 'others',
  says: 'd2.when.hero-searched',
  if: (g, _, event) => {
    const { figure, action } = event as Events['actionDone'];
    return action === 'search' && isHero(g, figure);
  },
});

const PASSIVES: { readonly [name: string]: Passive } = {
  Aftershock: { ability: aftershock },
  Combustible: { ...asked('Combustible'), atDefeat: bursts },
  Cowardly: { ability: cowardly },
  Flail: { ...asked('Flail'), arms: { targets: 2 } },
  'Flame Fiend': { ability: flameFiend },
  Fly: { ability: fly },
  'Him Instead!': { ability: himInstead },
  Hoarder: { ability: hoarder },
  'Night Stalker': { ability: nightStalker },
  'Not Me!': { ability: notMe },
  'Prey on the Weak': { ability: preyOnTheWeak },
  Protect: { ability: protect },
  Ravage: asked('Ravage'),
  Reach: { ...asked('Reach'), arms: { reach: 2 } },
  'Regeneration 1': { ability: regeneration(1) },
  Scamper: { ability: scamper },
  Shadow: { ability: shadow },
  Shambling: asked('Shambling'),
  'Small Beginnings': { ability: { text: 'd2.passive.small-beginnings' } },
  Spawner: { ability: spawner },
  Stealthy: { ability: stealthy },
  'Strong Spirit': { ability: immune('Strong Spirit', 'cursed', 'poisoned') },
  Unmovable: { ability: unmovable },
  Web: { ability: { text: 'd2.web', on: { leaving: web } } },
};

export const passiveNames: readonly string[] = Object.keys(PASSIVES);

/** Throws a RangeError when there is no such passive. */
export function passiveNamed(name: string): Passive {
  const passive = Object.hasOwn(PASSIVES, name) ? PASSIVES[name] : undefined;
  if (!passive) throw new RangeError(`there is no passive "${name}"; there are ${passiveNames.join(', ')}`);
  return { ...passive, ability: calledBy(name, passive.ability) };
}

/** Whoever uses it calls it by its own name, not by that of the monster. */
function calledBy(name: string, ability: Ability): Ability {
  const on =
    ability.on && Object.entries(ability.on).map(([event, listener]) => [event, { name, ...listener }]);
  return on ? { ...ability, on: Object.fromEntries(on) } : ability;
}
