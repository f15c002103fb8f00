import { whenever } from '@questwright/adventure';
import { nested, type Text } from '@questwright/kernel';
import type { Ability, Context, GameCondition, GameEffect, Period } from '../definitions.ts';
import type { EventName, Events } from '../events.ts';
import { HEXES, type Site } from '../map/hexes.ts';
import { NONE, type Runebound } from '../state.ts';
import { period } from './abilities.ts';

/** What a trigger is about, in terms of the card that listens. */
interface Trigger<E extends EventName> {
  /** "whenever you engage a foe" */
  readonly text: Text;
  readonly when: (g: Runebound, c: Context, event: Events[E]) => boolean;
}

interface TriggerLimits {
  readonly once?: Period;
  readonly if?: GameCondition;
}

/** An ability that happens when something does; it is mandatory unless its effect says "may". */
export function trigger<E extends EventName>(
  event: E,
  { text, when }: Trigger<E>,
  effect: GameEffect,
  limits: TriggerLimits = {},
): Ability {
  const condition = limits.if;
  const said: Text = [
    'rb.ability.when',
    {
      once: period(limits.once),
      when: nested(text),
      hasIf: String(condition !== undefined),
      if: condition ? nested(condition.text) : '',
      effect: nested(effect.text),
    },
  ];
  return { ...whenever<Runebound, Context, E>({ event, text, when }, effect, limits), text: said };
}

const isYou = (_: Runebound, c: Context, { seat }: { seat: number }): boolean => c.hero === seat;

/** Triggers that name "you" and need nothing else. */
const ofYou =
  <E extends EventName>(event: E) =>
  (effect: GameEffect, limits: TriggerLimits = {}): Ability =>
    trigger(event, { text: `rb.when.${event}`, when: isYou as Trigger<E>['when'] }, effect, limits);

export const onTurnStart = ofYou('turnStarts');
export const onTurnEnd = ofYou('turnEnds');
export const onRest = ofYou('rested');
export const onTrain = ofYou('trained');
export const onExert = ofYou('exerted');
export const onLearn = ofYou('learned');
export const onBuy = ofYou('bought');
export const onTrade = ofYou('traded');
export const onQuestDone = ofYou('questDone');
export const onEnemyDefeated = ofYou('enemyDefeated');
export const onDefeated = ofYou('heroDefeated');
export const onTestPassed = ofYou('testPassed');
export const onTestFailed = ofYou('testFailed');
export const onAdventure = ofYou('adventured');
export const onEnter = ofYou('entered');

/** After the hero has entered a site of one of these kinds. */
export const onEnterSite = (
  kinds: readonly Site[],
  effect: GameEffect,
  limits: TriggerLimits = {},
): Ability =>
  trigger(
    'entered',
    {
      text: ['rb.when.entered-site', { kinds: { list: kinds.map((kind) => `rb.site.${kind}`), join: 'or' } }],
      when: (_, c, { seat, hex }) => c.hero === seat && kinds.some((kind) => HEXES[hex]!.site === kind),
    },
    effect,
    limits,
  );

/** Each time the hero engages a foe; on an enemy's card, when a hero engages it. */
export const onEngage = (effect: GameEffect, limits: TriggerLimits = {}): Ability =>
  trigger(
    'engaged',
    {
      text: 'rb.when.engaged',
      when: (_, c, { seat, side }) => (c.hero === NONE ? side === 0 : c.hero === seat),
    },
    effect,
    limits,
  );

/** Each time the hero gains a trophy, or one of a kind. */
export const onTrophy = (
  kind: 'combat' | 'exploration' | 'social' | null,
  effect: GameEffect,
  limits: TriggerLimits = {},
): Ability =>
  trigger(
    'trophyGained',
    {
      text: ['rb.when.trophyGained', { kind: kind ?? 'any' }],
      when: (_, c, event) => c.hero === event.seat && (kind === null || kind === event.kind),
    },
    effect,
    limits,
  );

/** After both pools have been cast. */
export const onCast = (effect: GameEffect, limits: TriggerLimits = {}): Ability =>
  trigger('cast', { text: 'rb.when.cast', when: (_, c) => c.side !== -1 }, effect, limits);

export const onOwnCombatAction = (effect: GameEffect, limits: TriggerLimits = {}): Ability =>
  trigger(
    'combatActionTaken',
    { text: 'rb.when.combatActionTaken', when: (_, c, { side }) => c.side === side },
    effect,
    limits,
  );

/** After taking damage in a combat; from an attack only, when asked. */
export const onDamaged = (
  effect: GameEffect,
  { attack = false, ...limits }: TriggerLimits & { attack?: boolean } = {},
): Ability =>
  trigger(
    'damaged',
    {
      text: attack ? 'rb.when.damagedByAttack' : 'rb.when.damaged',
      when: (_, c, event) => c.side === event.to && (!attack || event.attack),
    },
    effect,
    limits,
  );

/** After dealing damage that was not blocked. */
export const onDealt = (effect: GameEffect, limits: TriggerLimits = {}): Ability =>
  trigger(
    'damaged',
    { text: 'rb.when.dealt', when: (_, c, event) => c.side === event.from && event.attack },
    effect,
    limits,
  );

/** When damage is about to be dealt to you, or by you. */
export const onBlow = (
  whose: 'to you' | 'by you',
  effect: GameEffect,
  { type, ...limits }: TriggerLimits & { readonly type?: 'physical' | 'magic' | 'enemy' } = {},
): Ability =>
  trigger(
    'blow',
    {
      text: [whose === 'to you' ? 'rb.when.blow-to' : 'rb.when.blow-by', { type: type ?? 'any' }],
      when: (_, c, blow) =>
        c.side !== -1 &&
        c.side === (whose === 'to you' ? blow.to : blow.from) &&
        (type === undefined || type === blow.type) &&
        (whose === 'to you' || blow.attack),
    },
    effect,
    limits,
  );

/** When the foe's surge ability is about to resolve. */
export const onFoesSurge = (effect: GameEffect, limits: TriggerLimits = {}): Ability =>
  trigger(
    'surge',
    { text: 'rb.when.surge', when: (_, c, { side }) => c.side !== -1 && c.side !== side },
    effect,
    limits,
  );

/** When the foe passes while you still act. */
export const onFoesPass = (effect: GameEffect, limits: TriggerLimits = {}): Ability =>
  trigger(
    'passed',
    {
      text: 'rb.when.passed',
      when: (g, c, { side }) => c.side !== -1 && c.side !== side && g.combat?.passed[c.side] === false,
    },
    effect,
    limits,
  );

/** When you win a challenge that this card allowed. */
export const onChallengeWon = (effect: GameEffect): Ability =>
  trigger(
    'challengeWon',
    { text: 'rb.when.challengeWon', when: (_, c, { seat, card }) => c.hero === seat && card === c.card.id },
    effect,
  );
