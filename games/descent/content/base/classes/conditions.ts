import { isStruck, isTargeted } from '../../../rules/attack/affected.ts';
import { weaponsOf } from '../../../rules/attack/sources.ts';
import type { Attack } from '../../../rules/attack/types.ts';
import { defOf, weaponDef } from '../../../rules/catalogue.ts';
import { contextOf, figureFor } from '../../../rules/context.ts';
import type { ItemDef, WeaponDef } from '../../../rules/definitions.ts';
import { isOfKind, type WeaponKind } from '../../../rules/effects/skill-attacks.ts';
import type { Which } from '../../../rules/effects/surges.ts';
import { adjacent, heroes } from '../../../rules/effects/whom.ts';
import type { Attacking, Events, Recovery, Using } from '../../../rules/events.ts';
import { isMonster } from '../../../rules/figures/sides.ts';
import { areAdjacent, spacesApart, spacesOf } from '../../../rules/ground.ts';
import { gearOf, pieceOf } from '../../../rules/pieces.ts';
import type { Descent, Figure, Piece } from '../../../rules/state.ts';
import { MAP } from '../../../rules/zones.ts';

/*
 * When skills of the base box can be used. Each asks for the card and for what has happened.
 */

type Test = (g: Descent, me: Piece, event: unknown) => boolean;
type OfAttack = (g: Descent, me: Piece, attack: Attack) => boolean;

/** Damage that is recovered by standing up or being revived. */
export const isByDice: Test = (_, __, event) => {
  const { damage, source } = event as Recovery;
  return damage > 0 && source.kind === 'revival';
};

/** A monster beside you has resolved an attack that affected you. */
export const isAffectedBeside: Test = (g, me, event) => {
  const own = figureFor(g, me)!;
  const { figure, attack } = event as Attacking;
  return figure.zone === MAP && isMonster(g, figure) && isStruck(attack, own) && areAdjacent(g, own, figure);
};

/** Your attack is made with a weapon of one of these kinds. */
export const isWith =
  (...kinds: readonly WeaponKind[]): Test =>
  (g, me, event) => {
    const own = figureFor(g, me)!;
    const { attacker, source } = (event as Attacking).attack;
    const weapon = attacker === own.id ? weaponsOf(g, own).find((one) => one.source === source) : undefined;
    return weapon !== undefined && isOfKind(g, own, weapon, kinds);
  };

/** An attack with one Melee weapon for two hands, or with one of two Melee weapons for one hand each. */
export const isMasterful: Test = (g, me, event) => {
  if (!isWith('Melee')(g, me, event)) return false;
  const melee = gearOf(g, figureFor(g, me)!.hero)
    .filter((card) => card.worn)
    .map((card) => weaponDef(g, card))
    .filter(({ kind, type }) => kind === 'weapon' && type === 'melee');
  return melee.some(({ hands }) => hands === 2) || melee.filter(({ hands }) => hands === 1).length === 2;
};

/** Your attack with a Melee weapon has defeated a monster. */
export const hasDefeatedByMelee: Test = (g, me, event) =>
  isWith('Melee')(g, me, event) &&
  (event as Attacking).attack.defeated.some((id) => isMonster(g, pieceOf(g, id)));

/** You are one of those who defend. */
export const isDefending: Test = (g, me, event) => {
  const own = figureFor(g, me)!;
  const { figure, attack } = event as Attacking;
  return figure.id !== own.id && isStruck(attack, own);
};

/** Another hero is beside you. */
export const isBesideHero: Test = (g, me) => heroes.matching(g, contextOf(g, me), [adjacent]).length > 0;

/** An attack targets a space so near to you. */
export const targetsSpaceWithin =
  (n: number): OfAttack =>
  (g, me, { aims }) => {
    const own = figureFor(g, me);
    if (own?.zone !== MAP) return false;
    const from = spacesOf(g, own);
    return aims.some(({ space }) => spacesApart(g, from, [space]) <= n);
  };

/** An attack targets you. */
export const targetsYou: OfAttack = (g, me, attack) => isTargeted(attack, figureFor(g, me)!);

/** Your attacks, as long as one of your equipped weapons is a Magic or a Rune weapon. */
export const yoursWithRune: Which = {
  text: 'd2.grants.yours-with-rune',
  holds: (g, own, attacker) =>
    attacker.id === own.id && weaponsOf(g, own).some((weapon) => isOfKind(g, own, weapon, ['Magic', 'Rune'])),
};

/** Your attacks. */
export const yours: Which = {
  text: 'd2.grants.yours',
  holds: (_, own, attacker) => attacker.id === own.id,
};

/** Attacks that are made with this card. */
export const madeByThis: Which = {
  text: 'd2.grants.by-this',
  holds: (_, __, ___, attack, me) => attack.by === me.id,
};

/** Your attacks with a Melee weapon, as long as you have a Shield equipped. */
export const yoursWithShield: Which = {
  text: 'd2.grants.yours-with-shield',
  holds: (g, own, attacker, attack, me) =>
    attacker.id === own.id && hasEquipped(g, own, 'Shield') && isWith('Melee')(g, me, { attack }),
};

/** Your attacks that target the figure with your token, and its attacks that target you. */
export const challenged: Which = {
  text: 'd2.grants.challenged',
  holds: (_, own, attacker, { struck }, { on }) => {
    const isAimedAt = (id: number): boolean =>
      struck.some(({ figure, as }) => figure === id && as !== 'area');
    return attacker.id === own.id ? isAimedAt(on) : attacker.id === on && isAimedAt(own.id);
  },
};

/** Whether a hero has an item of this kind equipped. */
export const hasEquipped = (g: Descent, { hero }: Figure, trait: string): boolean =>
  gearOf(g, hero).some((card) => card.worn && (defOf(g, card) as WeaponDef | ItemDef).traits.includes(trait));

/** A Shield that you have equipped is about to be exhausted. */
export const isShieldExhausting: Test = (g, _, event) => {
  const { card } = event as Events['wouldExhaust'];
  const def = defOf(g, card) as ItemDef;
  return def.kind === 'item' && card.worn && def.traits.includes('Shield');
};

/** A certain card of yours has been used. */
export const isUseOf =
  (def: string): Test =>
  (_, me, event) => {
    const { card } = event as Using;
    return card.def === def && card.hero === me.hero;
  };

/** A skill of your class has been used, or works by itself. */
export const isOwnSkill: Test = (_, me, event) => {
  const { card } = event as Using;
  return card.hero === me.hero && card.zone === me.zone;
};

/** Your attack has defeated a monster. */
export const isDefeatedByYou: Test = (g, me, event) => {
  const { figure, source } = event as Events['defeated'];
  return source.kind === 'attack' && source.by === figureFor(g, me)?.id && isMonster(g, figure);
};
