import { does } from '@questwright/adventure';
import { chooseOne, nested, type Rule, type Text } from '@questwright/kernel';
import type { Arms } from '../armament.ts';
import { attack } from '../attack/attack.ts';
import type { Manner } from '../attack/manner.ts';
import { type Weapon, weaponsOf } from '../attack/sources.ts';
import { targetsAmong, targetsOf } from '../attack/targets.ts';
import type { Attack } from '../attack/types.ts';
import { figureDef } from '../catalogue.ts';
import type { Context } from '../definitions.ts';
import { asOffer } from '../ground.ts';
import { pieceOf } from '../pieces.ts';
import type { Descent, Figure } from '../state.ts';
import { traitsOf } from '../traits.ts';
import type { Offer } from '../words.ts';
import { MAP } from '../zones.ts';
import type { GameEffect } from './on-figures.ts';
import type { FigureTrait, figures } from './whom.ts';

/** With what an attack of a skill is made: any weapon of one of these kinds; bare hands are no weapon. */
export type WeaponKind = 'Melee' | 'Magic' | 'Rune' | 'Blade' | 'Bow';

/** What a skill says of its attack. */
export interface SkillAttack {
  readonly with?: readonly WeaponKind[];
  /** Against whoever was chosen last, or whom the event is about. */
  readonly against?: 'that';
  /** It targets the space of whoever was chosen last, friend or foe, wherever that is. */
  readonly at?: 'that';
  /** The number of targets at once. */
  readonly targets?: number;
  /** It targets all of these that it can. */
  readonly all?: { readonly kind: typeof figures; readonly traits: readonly FigureTrait[] };
  /** It may target these alone. */
  readonly among?: { readonly kind: typeof figures; readonly traits: readonly FigureTrait[] };
  readonly ignoresRange?: boolean;
  readonly damage?: number;
  readonly range?: number;
  readonly blast?: boolean;
  readonly surges?: readonly string[];
  /** Unless it misses it deals at least so much damage. */
  readonly least?: number;
  /** What follows if it deals any damage; the event is the attack, and "that figure" its first target. */
  readonly dealt?: GameEffect;
}

/** "Perform an attack …": of its own kind, and not one of the attacks that an effect elsewhere means by that word. */
export const performsAttackWith = (terms: SkillAttack = {}): GameEffect =>
  does(
    textOf(terms),
    function* (g: Descent, c: Context): Rule {
      const weapon = yield* chooseWeapon(g, c, terms);
      if (weapon) yield* carryOut(g, c, weapon, terms);
    },
    (g, c) => weaponsFor(g, c, terms).length > 0,
  );

/** Whether a weapon is of one of these kinds. */
export function isOfKind(g: Descent, figure: Figure, weapon: Weapon, kinds: readonly WeaponKind[]): boolean {
  if (weapon.def === '' || figureDef(g, figure).arms) return false;
  const traits = traitsOf(g, figure, weapon.def);
  return kinds.some((kind) => (kind === 'Melee' ? weapon.arms.type === 'melee' : traits.includes(kind)));
}

function weaponsFor(g: Descent, c: Context, terms: SkillAttack): Weapon[] {
  const figure = c.figure!;
  if (figure.zone !== MAP) return [];
  return weaponsOf(g, figure)
    .filter((weapon) => !terms.with || isOfKind(g, figure, weapon, terms.with))
    .map((weapon) => ({ ...weapon, arms: armsFor(weapon.arms, terms) }))
    .filter(({ arms }) => hasTarget(g, c, arms, terms));
}

const armsFor = (arms: Arms, { targets, blast }: SkillAttack): Arms => ({
  ...arms,
  ...(targets && { targets }),
  ...(blast && { blast }),
});

function hasTarget(g: Descent, c: Context, arms: Arms, terms: SkillAttack): boolean {
  if (terms.at) return true;
  const { against, everyone } = mannerOf(g, c, terms);
  const figure = c.figure!;
  return (
    (everyone ? targetsAmong(g, figure, arms, everyone) : targetsOf(g, figure, arms, against)).length > 0
  );
}

function mannerOf(
  g: Descent,
  c: Context,
  { against, at, all, among, ignoresRange, surges, least }: SkillAttack,
): Manner {
  const { chosen, event } = c;
  const that = chosen ?? (event as { readonly figure?: Figure } | null)?.figure;
  const isOf =
    ({ kind, traits }: NonNullable<SkillAttack['all']>) =>
    (figure: Figure): boolean =>
      traits.every((trait) => trait.fits(g, figure, c)) && kind.matching(g, c, []).includes(figure);
  return {
    ...(against && { against: (figure: Figure) => figure.id === that?.id }),
    ...(at && that && { targets: [that] }),
    ...(among && { against: isOf(among) }),
    ...(all && { everyone: isOf(all) }),
    gains: {
      ...(ignoresRange && { ignoresRange }),
      ...(surges && { surges }),
      ...(least && { least }),
    },
  };
}

function* chooseWeapon(g: Descent, c: Context, terms: SkillAttack): Rule<Weapon | undefined> {
  const open = weaponsFor(g, c, terms);
  if (open.length === 0) return undefined;
  const among = open.map(({ source, name }): Offer => ({ word: 'attack', source, name }));
  const offer = yield* chooseOne(g, {
    seat: c.seat,
    topic: 'weapon',
    prompt: 'd2.ask.weapon',
    among,
    as: asOffer(g),
  });
  return open[among.indexOf(offer)];
}

function* carryOut(g: Descent, c: Context, weapon: Weapon, terms: SkillAttack): Rule {
  const { damage = 0, range = 0, dealt } = terms;
  const manner = { ...mannerOf(g, c, terms), adds: { damage, range }, by: c.card.id };
  const done: Attack = yield* attack(g, c.figure!, weapon, manner);
  for (const { figure, dealt: n } of done.struck) if (n > 0) c.hurt?.push(pieceOf(g, figure));
  if (!dealt || !done.struck.some((struck) => struck.dealt > 0)) return;
  yield* dealt.run(g, { ...c, event: { figure: c.figure, attack: done } });
}

function textOf(terms: SkillAttack): Text {
  const { damage = 0, range = 0, surges = [], least = 0, targets = 0, all, among, dealt } = terms;
  const told = all ? all.kind.describe('each', 1, all.traits) : among?.kind.describe('a', 1, among.traits);
  const whom: Text = told ? ['d2.attack.all', { whom: nested(told) }] : '';
  return [
    'd2.attack.perform',
    {
      kinds: (terms.with ?? []).join(' or ') || 'any',
      against: terms.at ? 'at' : (terms.against ?? (told ? 'all' : targets > 1 ? 'several' : 'one')),
      whom: nested(whom || 'd2.attack.nobody'),
      targets,
      ignores: String(terms.ignoresRange ?? false),
      blast: String(terms.blast ?? false),
      damage,
      range,
      least,
      surge: surges.join(', ') || 'none',
      dealt: dealt ? nested(['d2.attack.dealt', { effect: nested(dealt.text) }]) : nested('d2.attack.nobody'),
    },
  ];
}

export const skillAttackTexts: { readonly [key: string]: string } = {
  'd2.attack.perform':
    'perform an attack{kinds, select, any {} other { with a {kinds} weapon}}' +
    '{against, select, that { against that figure} at { against the space of that figure} all {{whom}} several { against {targets} figures} other {}}' +
    '{ignores, select, true {, ignoring range} other {}}' +
    '{blast, select, true {, with Blast} other {}}' +
    '{damage, plural, =0 {} other {, with +# damage}}{range, plural, =0 {} other {, with +# range}}' +
    '{surge, select, none {} other {, with the surge ability {surge}}}' +
    '{least, plural, =0 {} other {, dealing at least # damage unless it misses}}{dealt}',
  'd2.attack.all': ' against {whom}',
  'd2.attack.nobody': '',
  'd2.attack.dealt': '; if it deals damage, {effect}',
};
