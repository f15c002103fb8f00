import { type Listening, listenersTo, listening, type Rule, resolveAbility } from '@questwright/kernel';
import { figureFor } from '../context.ts';
import { ALLY_ACTION } from '../deeds.ts';
import { liesKnockedOut } from '../figures/off-map.ts';
import { isAlly, isHero } from '../figures/sides.ts';
import type { Activation, Descent, Figure, Piece } from '../state.ts';
import { type Answer, abilityName, fatigueOf } from '../windows/answers.ts';
import type { Offer } from '../words.ts';
import { MAP } from '../zones.ts';
import { beginAction, canAct, endAction } from './actions.ts';
import { whyNotAttack } from './attacking.ts';
import type { Source } from './sources.ts';
import { shut, type Why, whyNot } from './why-not.ts';

/** What kind of action an ability is that takes one: what Class cards say are skills; no sheet, item or Search card is one. */
function actionOf(g: Descent, figure: Figure, ability: Listening): string {
  const { card } = ability;
  if (card.zone === 'quest') return 'special';
  if (isAlly(g, figure)) return `${ALLY_ACTION}${abilityName(ability)}`;
  if (!isHero(g, figure)) return 'monster';
  if (card.zone.startsWith('skills')) return 'skill';
  return card.zone.startsWith('sheet') ? 'hero ability' : 'special';
}

const containsAttack = ({ listener }: Listening): boolean => (listener as Answer).attack === true;

/** An action that contains an attack counts among the attacks of an activation. */
const isInLimit = ({ attacks }: Activation, ability: Listening): boolean =>
  attacks > 0 || !containsAttack(ability);

/** Abilities that a figure uses of its own accord: as an action, or at any time between its actions. */
export const usingAbilities: Source = {
  offer(g, act, figure, offers) {
    for (const ability of listening(g, 'asAction', { figure }))
      if (isInLimit(act, ability) && canAct(g, act, figure, actionOf(g, figure, ability)))
        offers.push(asAbility(ability));
    if (act.over || figure.zone !== MAP) return;
    for (const ability of listening(g, 'duringTurn', { figure })) offers.push({ word: 'use', ability });
  },
  owns: ({ word }) => word === 'ability' || word === 'use',
  *perform(g, act, figure, offer) {
    if (offer.word === 'use') yield* resolveAbility(g, offer.ability, { figure });
    else if (offer.word === 'ability') yield* useAsAction(g, act, figure, offer);
  },
  closed(g, act, figure, closed) {
    const lies = act.own && isHero(g, figure) && liesKnockedOut(figure);
    if (!lies && (act.over || figure.zone !== MAP)) return;
    for (const event of ['asAction', 'duringTurn'] as const) {
      const open = listening(g, event, { figure });
      for (const ability of listenersTo(g, event) ?? []) {
        if (figureFor(g, ability.card)?.id !== figure.id) continue;
        const isOpen = open.includes(ability);
        const own = (ability.listener as Answer).why?.(g, ability.card as Piece) ?? null;
        const why = isOpen ? null : lies ? UNABLE : own;
        if (event === 'asAction')
          shut(g, asAbility(ability), whyNotUse(g, act, figure, ability) ?? why, closed);
        else shut(g, { word: 'use', ability }, why, closed);
      }
    }
  },
};

const UNABLE: Why = { reason: 'd2.closed.knocked-out', rule: 'D2-DEFEAT-28' };

/** Why a figure cannot use an ability that takes an action, whatever the ability itself asks for. */
const whyNotUse = (g: Descent, act: Activation, figure: Figure, ability: Listening): Why | null =>
  (containsAttack(ability) ? whyNotAttack : whyNot)(g, act, figure, actionOf(g, figure, ability));

const asAbility = (ability: Listening): Offer => ({
  word: 'ability',
  card: ability.card.id,
  name: abilityName(ability),
  fatigue: fatigueOf(ability),
  attack: containsAttack(ability),
});

type Chosen = Extract<Offer, { readonly word: 'ability' }>;

/** An action that contains a move action is resolved when that move is over; the move announces this. */
function* useAsAction(g: Descent, act: Activation, figure: Figure, { card, name }: Chosen): Rule {
  const ability = listening(g, 'asAction', { figure }).find(
    (one) => one.card.id === card && abilityName(one) === name,
  )!;
  if (containsAttack(ability)) act.attacks--;
  const action = actionOf(g, figure, ability);
  const { walking } = act;
  beginAction(act, action);
  yield* resolveAbility(g, ability, { figure });
  if (act.walking === walking || act.walking === 0) yield* endAction(g, figure, action);
}
