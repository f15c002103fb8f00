import { type Ability, does } from '@questwright/adventure';
import { move, type Rule } from '@questwright/kernel';
import { attack } from '../attack/attack.ts';
import { weaponsOf } from '../attack/sources.ts';
import type { Attack } from '../attack/types.ts';
import { figureFor } from '../context.ts';
import type { Context } from '../definitions.ts';
import type { Harm } from '../events.ts';
import { defeat } from '../figures/defeat.ts';
import { isCharmed, isMonster } from '../figures/sides.ts';
import { seeFigures, spacesOf } from '../ground.ts';
import { moveSpaces } from '../move/spaces.ts';
import { onMap } from '../pieces.ts';
import { type Colour, type Descent, type Figure, NONE, type Piece } from '../state.ts';
import { beginActing } from '../turn/activation.ts';
import { whatNow } from '../turn/what-now.ts';
import { window } from '../windows/window.ts';
import { AWAY, MAP } from '../zones.ts';
import { type GameEffect, sourceOf } from './on-figures.ts';
import { isOfKind, type WeaponKind } from './skill-attacks.ts';

/** A familiar by its definition and its name: it is its hero's while it is on the map. */
export interface Familiar {
  readonly def: string;
  readonly name: string;
}

/** The familiar of a hero that is on the map; undefined when it is not, and while it is a monster of the overlord's. */
export const familiarOf = (g: Descent, hero: number, { def }: Familiar): Figure | undefined =>
  onMap(g).find((figure) => figure.def === def && figure.hero === hero && !isCharmed(g, figure));

const ownOf = (g: Descent, { figure }: Context, familiar: Familiar): Figure | undefined =>
  figure ? familiarOf(g, figure.hero, familiar) : undefined;

/** Whether a figure is the familiar of the hero of a card. */
export const isFamiliarOf = (g: Descent, me: Piece, familiar: Familiar, { id }: Figure): boolean =>
  familiarOf(g, me.hero, familiar)?.id === id;

const withFamiliar = (
  key: string,
  familiar: Familiar,
  deed: (g: Descent, own: Figure, c: Context) => Rule<unknown> | void,
  can: (g: Descent, own: Figure, c: Context) => boolean = () => true,
): GameEffect =>
  does(
    [key, { name: familiar.name }],
    function* (g: Descent, c: Context): Rule {
      const own = ownOf(g, c, familiar);
      const rule = own && deed(g, own, c);
      if (rule) yield* rule;
    },
    (g, c) => {
      const own = ownOf(g, c, familiar);
      return own !== undefined && can(g, own, c);
    },
  );

/** "Discard your familiar." */
export const dismisses = (familiar: Familiar): GameEffect =>
  withFamiliar('d2.effect.dismiss', familiar, (g, own) => {
    own.at = NONE;
    move(g, own, AWAY);
  });

/** "Your familiar is defeated." */
export const familiarFalls = (familiar: Familiar): GameEffect =>
  withFamiliar('d2.effect.familiar-falls', familiar, (g, own, c) => defeat(g, own, sourceOf(c)));

/** "Move your familiar 1 space." */
export const movesFamiliar = (familiar: Familiar, n: number): GameEffect =>
  withFamiliar('d2.effect.familiar-moves', familiar, (g, own, { seat }) => moveSpaces(g, own, n, seat));

/** "Activate your familiar": that is besides its activation of the turn. */
export const activatesFamiliar = (familiar: Familiar): GameEffect =>
  withFamiliar('d2.effect.familiar-acts', familiar, activateNow);

function* activateNow(g: Descent, figure: Figure): Rule {
  const act = beginActing(g, figure, true);
  yield* window(g, 'figureStarts', { figure });
  while (figure.zone === MAP && !act.over && (yield* whatNow(g, act, figure)));
  g.acting.splice(g.acting.indexOf(act), 1);
  if (figure.zone === MAP) yield* window(g, 'figureEnds', { figure });
}

/** "Your familiar performs an attack that affects each monster in your line of sight": neither its sight nor range matter. */
export const familiarAttacksAll = (familiar: Familiar): GameEffect =>
  withFamiliar(
    'd2.effect.familiar-attacks-all',
    familiar,
    function* (g, own, { figure, card }): Rule {
      const [weapon] = weaponsOf(g, own);
      const spaces = monstersSeen(g, figure!).flatMap((monster) => [...spacesOf(g, monster)]);
      if (weapon) yield* attack(g, own, weapon, { spaces: () => spaces, by: card.id });
    },
    (g, _, { figure }) => monstersSeen(g, figure!).length > 0,
  );

const monstersSeen = (g: Descent, figure: Figure): Figure[] =>
  onMap(g).filter((other) => isMonster(g, other) && seeFigures(g, figure, other));

/** "Perform an attack at the space of your familiar, with Blast": neither range nor sight are needed. */
export const attacksFamiliarsSpace = (familiar: Familiar, kinds: readonly WeaponKind[]): GameEffect =>
  withFamiliar(
    'd2.effect.attack-familiar',
    familiar,
    function* (g, own, { figure, card }): Rule {
      const weapon = weaponsOf(g, figure!).find((one) => isOfKind(g, figure!, one, kinds));
      if (!weapon) return;
      yield* attack(
        g,
        figure!,
        { ...weapon, arms: { ...weapon.arms, blast: true } },
        {
          targets: [own],
          gains: { ignoresRange: true },
          by: card.id,
        },
      );
    },
    (g, _, { figure }) => weaponsOf(g, figure!).some((one) => isOfKind(g, figure!, one, kinds)),
  );

/** "Your familiar suffers it instead", or you in its place: what has been passed on is not passed on again. */
export const passesTo = (familiar: Familiar, to: 'familiar' | 'you'): GameEffect =>
  does(
    [`d2.effect.pass-to-${to}`, { name: familiar.name }],
    (g: Descent, c: Context) => {
      const harm = c.event as Harm;
      harm.figure = to === 'you' ? c.figure! : ownOf(g, c, familiar)!;
      harm.passed = true;
    },
    (g, c) => {
      const { kind, passed } = c.event as Harm;
      return kind === 'damage' && !passed && ownOf(g, c, familiar) !== undefined && c.figure?.zone === MAP;
    },
  );

/** "Your familiar has 2 Health more." */
export const familiarGainsHealth = (familiar: Familiar, n: number): Ability => ({
  text: ['d2.gains.familiar-health', { name: familiar.name, n }],
  modify: {
    health: (_: Descent, me: Piece, value: number, { def, hero }: Figure) =>
      def === familiar.def && hero === me.hero ? value + n : value,
  },
});

/** "Your familiar adds a die to its defence pool." */
export const familiarGainsDefence = (familiar: Familiar, colour: Colour): Ability => ({
  text: ['d2.gains.familiar-defence', { name: familiar.name, colour }],
  modify: {
    defence: (_: Descent, me: Piece, pool: readonly Colour[], { def, hero }: Figure) =>
      def === familiar.def && hero === me.hero ? [...pool, colour] : pool,
  },
});

/** "Your familiar adds a die to its attack pool": also while its hero is knocked out. */
export const familiarGainsDie = (familiar: Familiar, colour: Colour): Ability => ({
  text: ['d2.gains.familiar-die', { name: familiar.name, colour }],
  modify: {
    attackPool: (g: Descent, me: Piece, pool: readonly Colour[], { attacker }: Attack) =>
      familiarOf(g, me.hero, familiar)?.id === attacker ? [...pool, colour] : pool,
  },
});

/** Whether an attack is that of the hero of a card, or of the familiar. */
export const isByEither = (g: Descent, me: Piece, familiar: Familiar, by: number): boolean =>
  by !== 0 && (by === figureFor(g, me)?.id || by === familiarOf(g, me.hero, familiar)?.id);

export const familiarTexts: { readonly [key: string]: string } = {
  'd2.effect.dismiss': 'take your {name} off the map',
  'd2.effect.familiar-falls': 'your {name} is defeated',
  'd2.effect.familiar-moves': 'move your {name} 1 space',
  'd2.effect.familiar-acts': 'activate your {name}, besides its activation of this turn',
  'd2.effect.familiar-attacks-all':
    'your {name} performs an attack that affects each monster in your line of sight, whatever its own range and sight',
  'd2.effect.attack-familiar':
    'perform an attack with a Magic weapon and with Blast at the space of your {name}, whatever your range and sight',
  'd2.effect.pass-to-familiar': 'your {name} suffers all of it instead',
  'd2.effect.pass-to-you': 'suffer all of it instead of your {name}',
  'd2.gains.familiar-health': 'Your {name} has {n} more Health',
  'd2.gains.familiar-defence': 'Your {name} adds 1 {colour} die to its defence pool',
  'd2.gains.familiar-die': 'Your {name} adds 1 {colour} die to its attack pool',
};
