import type { Ability } from '@questwright/adventure';
import { chooseOne, type Rule } from '@questwright/kernel';
import type { Attacking } from '../events.ts';
import { sufferFatigue } from '../figures/harm.ts';
import { countsAsHero, deciderOf, isMonster } from '../figures/sides.ts';
import { testAttribute } from '../figures/test.ts';
import { areAdjacent, asOffer } from '../ground.ts';
import { onMap } from '../pieces.ts';
import type { Descent, Figure, Piece } from '../state.ts';
import type { Answer } from '../windows/answers.ts';
import type { Offer } from '../words.ts';
import { MAP } from '../zones.ts';
import { isTargeted } from './affected.ts';
import { takePlace } from './take-place.ts';
import type { Attack, Struck } from './types.ts';

const shaken = ({ id }: Piece): string => `Aftershock ${id}`;

/** Whether the attacker is a hero beside the monster is asked when the attack is declared, and used when it is resolved. */
const isAttacked: Answer<'declared'> = {
  when: (g, me, { figure, attack }) =>
    isTargeted(attack, me) && countsAsHero(g, figure) && areAdjacent(g, me, figure),
  run(_, me, { attack }) {
    attack.fixed.push(shaken(me));
  },
  anyOrder: true,
};

const shakes: Answer<'resolved'> = {
  when: (_, me, { figure, attack }) => figure.zone === MAP && attack.fixed.includes(shaken(me)),
  *run(g, me, { figure }) {
    if (!(yield* testAttribute(g, figure, 'willpower')))
      yield* sufferFatigue(g, figure, 1, { kind: 'ability', attack: 0, by: me.id });
  },
  text: 'd2.passive.aftershock',
};

/** A hero beside it who attacks it tests willpower afterwards, and suffers a fatigue if he fails. */
export const aftershock: Ability = {
  text: 'd2.passive.aftershock',
  on: { declared: isAttacked, resolved: shakes },
};

/** The monsters that could take the blow. */
const scapegoats = (g: Descent, me: Piece, attacker: Figure): Figure[] =>
  onMap(g).filter((one) => one.id !== attacker.id && isMonster(g, one) && areAdjacent(g, me, one));

const blowsAt = (me: Piece, { struck }: Attack): Struck | undefined =>
  struck.find((one) => one.figure === me.id && one.as !== 'area');

const isInDanger: Answer<'affected'>['when'] = (g, me, { figure, attack }) =>
  blowsAt(me, attack) !== undefined && scapegoats(g, me, figure).length > 0;

const ducks: Answer<'affected'> = {
  when: isInDanger!,
  *run(g, me, event) {
    if (yield* testAttribute(g, me, 'awareness')) yield* pushForward(g, me, event);
  },
  text: 'd2.passive.not-me',
};

function* pushForward(g: Descent, me: Piece, { figure, attack }: Attacking): Rule {
  const offer = yield* chooseOne<Offer>(g, {
    seat: deciderOf(g, me),
    topic: 'figure',
    prompt: 'd2.ask.figure',
    among: scapegoats(g, me, figure).map((one) => ({ word: 'figure', figure: one })),
    as: asOffer(g),
  });
  const blow = blowsAt(me, attack);
  if (offer.word === 'figure' && blow) takePlace(g, attack, blow, offer.figure);
}

/** When it is attacked it tests awareness: if it passes, another monster beside it is the target. */
export const notMe: Ability = { text: 'd2.passive.not-me', on: { affected: ducks } };

const ducksFreely: Answer<'affected'> = {
  when: isInDanger!,
  run: pushForward,
  optional: true,
  name: 'Him Instead!',
  text: 'd2.passive.him-instead',
};

/** When it is attacked, another monster beside it may become the target; nothing is tested for that. */
export const himInstead: Ability = { text: 'd2.passive.him-instead', on: { affected: ducksFreely } };
