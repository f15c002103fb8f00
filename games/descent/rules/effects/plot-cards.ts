import { type Ability, does, note } from '@questwright/adventure';
import { chooseAmount, chooseOne, last, nested, type Rule, remove } from '@questwright/kernel';
import { attack } from '../attack/attack.ts';
import { struckFigure } from '../attack/fate.ts';
import type { Struck } from '../attack/types.ts';
import { heroSeats } from '../campaign/campaign.ts';
import { gainThreat } from '../campaign/threat.ts';
import { descentBoxes, figureDef } from '../catalogue.ts';
import type { Context, FigureDef } from '../definitions.ts';
import { addTo } from '../dice/modify.ts';
import type { Attacking, Defending, Events, Harm } from '../events.ts';
import { isInactive } from '../figures/groups.ts';
import { deciderOf, isMonster } from '../figures/sides.ts';
import { asOffer } from '../ground.ts';
import { groupCards, heroFigure, makePiece } from '../pieces.ts';
import { membersOf } from '../quest/groups.ts';
import type { Change } from '../rolls.ts';
import { type Colour, type Descent, type Figure, NONE, type Piece } from '../state.ts';
import type { Offer } from '../words.ts';
import { AWAY } from '../zones.ts';
import { chooseGroup } from './agents.ts';
import type { GameEffect } from './on-figures.ts';

/*
 * What Plot cards do that nothing else does. "You" is the overlord.
 */

/** "Gain 2 threat." */
export const gainsThreat = (n: number): GameEffect =>
  does(['d2.effect.gain-threat', { n }], (g: Descent) => gainThreat(g, n, 'D2-PLOT-14'));

/** "The heroes choose a hero": that hero's token lies on this card. */
export const heroesMark: GameEffect = does(
  'd2.effect.heroes-mark',
  function* (g: Descent, { card }: Context): Rule {
    const hero = yield* chooseOne(g, {
      seat: heroSeats(g),
      topic: 'who-takes',
      prompt: 'd2.ask.mark',
      among: [...g.players.keys()],
      as: {
        id: (one) => `hero:${heroFigure(g, one).label}`,
        text: (one) => ['d2.word.definition', { name: heroFigure(g, one).label }],
        about: (one) => ({ card: heroFigure(g, one).id }),
      },
    });
    card.on = heroFigure(g, hero).id;
    note(g, 'd2.log.marked', { figure: heroFigure(g, hero) }, 'D2-PLOT-22');
  },
);

/** "Reduce that by up to 2." */
export const reducesUpTo = (n: number): GameEffect =>
  does(['d2.effect.reduce-up-to', { n }], function* (g: Descent, { event }: Context): Rule {
    const harm = event as Harm;
    const max = Math.min(n, harm.n);
    const seat = deciderOf(g, harm.figure);
    harm.n -= yield* chooseAmount(g, { seat, topic: 'damage', prompt: 'd2.ask.how-much', min: 1, max });
  });

/** Whether this card lies beside the card of a group, or on a figure. */
export const liesOn = (me: Piece, figure: Figure): boolean =>
  me.on !== 0 && (figure.on === me.on || figure.id === me.on);

const groupsThere = (g: Descent, fits: (group: Piece) => boolean): readonly Piece[] =>
  groupCards(g).filter((group) => !isInactive(group) && membersOf(g, group).length > 0 && fits(group));

/** "Choose one of your groups, and put this card beside its card." */
export const goesToGroup = ({ small = false } = {}): GameEffect => {
  const fits =
    (g: Descent) =>
    (group: Piece): boolean =>
      !small || membersOf(g, group).every((figure) => figureDef(g, figure).size === 'small');
  return does(
    ['d2.effect.to-group', { small: String(small) }],
    function* (g: Descent, { card }: Context): Rule {
      card.on = (yield* chooseGroup(g, groupsThere(g, fits(g)))).id;
    },
    (g) => groupsThere(g, fits(g)).length > 0,
  );
};

/** "One of your groups gains a trait in this encounter." */
export const groupGains = (trait: string, def: string): GameEffect =>
  does(
    ['d2.effect.group-gains', { trait }],
    function* (g: Descent): Rule {
      const group = yield* chooseGroup(
        g,
        groupsThere(g, () => true),
      );
      last(g, def, { on: group.id });
    },
    (g) => groupsThere(g, () => true).length > 0,
  );

/** "Put this card on that figure": what it says while it is exhausted is about it. */
export const liesOnThat: GameEffect = does(
  'd2.effect.lie-on-that',
  (_: Descent, { card, chosen, event }: Context) => {
    card.on = (chosen ?? (event as { readonly figure: Figure }).figure).id;
  },
);

/** What holds only while this card is exhausted. */
export const whileExhausted = ({ text, modify = {} }: Ability): Ability => ({
  text: ['d2.while-exhausted', { ability: nested(text) }],
  modify: Object.fromEntries(
    Object.entries(modify).map(([name, change]) => [
      name,
      (g: Descent, me: Piece, value: unknown, subject: unknown) =>
        me.exhausted
          ? (change as (g: Descent, me: Piece, value: unknown, subject: unknown) => unknown)(
              g,
              me,
              value,
              subject,
            )
          : value,
    ]),
  ),
});

/** The attack misses. */
export const letsMiss: GameEffect = does('d2.effect.let-miss', (_: Descent, { event }: Context) => {
  (event as Attacking).attack.fate = 'miss';
});

/** The monsters that an attack affects, of those who roll dice now. */
export const monstersStruck = (
  g: Descent,
  { attack: one, defenders }: Pick<Attacking, 'attack'> & Partial<Defending>,
): { readonly struck: Struck; readonly figure: Figure }[] =>
  (defenders ?? one.struck).flatMap((struck) => {
    const figure = struckFigure(g, struck);
    return figure && isMonster(g, figure) ? [{ struck, figure }] : [];
  });

/** Something with one of the monsters that an attack affects, whom the overlord picks if there are several. */
export const onMonsterStruck = (
  text: string,
  fits: (g: Descent, figure: Figure, me: Piece) => boolean,
  act: (g: Descent, struck: Struck, figure: Figure, c: Context) => Rule | void,
): GameEffect => {
  const open = (g: Descent, { event, card }: Context) =>
    monstersStruck(g, event as Defending).filter(({ figure }) => fits(g, figure, card));
  return does(
    text,
    function* (g: Descent, c: Context): Rule {
      const all = open(g, c);
      const among = all.map(({ figure }): Offer => ({ word: 'figure', figure }));
      const offer = yield* chooseOne(g, {
        seat: g.overlord,
        topic: 'figure',
        prompt: 'd2.ask.figure',
        among,
        as: asOffer(g),
      });
      const { struck, figure } = all[among.indexOf(offer)]!;
      c.chosen = figure;
      const rule = act(g, struck, figure, c);
      if (rule) yield* rule;
    },
    (g, c) => open(g, c).length > 0,
  );
};

/** One of the monsters that an attack affects is "that figure". */
export const choosesStruck = (
  fits: (g: Descent, figure: Figure, me: Piece) => boolean = () => true,
): GameEffect => onMonsterStruck('d2.effect.choose-struck', fits, () => undefined);

/** "Add 1 black die" for a monster that is attacked. */
export const addsDefenceDie = (colour: Colour, fits: (g: Descent, figure: Figure) => boolean): GameEffect =>
  onMonsterStruck(`d2.effect.defence-die-${colour}`, fits, (_, struck) => {
    struck.pool.push(colour);
  });

/** "Add 1 yellow die" to the attack. */
export const addsAttackDie = (colour: Colour): GameEffect =>
  does(['d2.effect.die', { colour }], (_: Descent, { event }: Context) => {
    (event as Attacking).attack.pool.push(colour);
  });

/** Adds to the roll of the attack. */
export const addsToRoll = (change: Change, text: string): GameEffect =>
  does(text, (_: Descent, { event }: Context) => addTo((event as Attacking).attack.roll, change));

/** A token is put on this card. */
export const addsToken: GameEffect = does('d2.effect.token-here', (_: Descent, { card }: Context) => {
  card.tokens++;
});

/** What attacks without a figure on the map. */
export interface Ambush {
  /** The id of what the attack is made with, by act. */
  arms(g: Descent): string;
  /** How much range it must have. */
  readonly range: number;
  readonly text: string;
}

/** "Attack that hero" from nowhere: it misses unless it has so much range. */
export const ambushes = ({ arms, range, text }: Ambush): GameEffect =>
  does([text, { range }], function* (g: Descent, { chosen, event }: Context): Rule {
    const target = chosen ?? (event as Events['entered']).figure;
    const def = descentBoxes.of(g).get(arms(g)) as FigureDef;
    const attacker = makePiece(g, UNSEEN, AWAY, { label: def.name, at: NONE, used: true });
    const weapon = { source: attacker.id, name: def.name, def: def.id, arms: def.arms! };
    yield* attack(g, attacker, weapon, { targets: [target], gains: { range } });
    remove(g, attacker);
  });

/** The figure of whoever attacks without one. */
export const UNSEEN = 'unseen';

export const plotCardTexts: { readonly [key: string]: string } = {
  'd2.effect.gain-threat': 'gain {n} threat',
  'd2.effect.heroes-mark': 'the heroes choose a hero, whose token is put on this card',
  'd2.ask.mark': 'Whose token is put on the card?',
  'd2.log.marked': 'The card has the token of {figure}.',
  'd2.effect.reduce-up-to': 'that hero suffers up to {n} less',
  'd2.effect.to-group':
    'choose one of your groups{small, select, true { of small monsters} other {}}, and put this card beside it',
  'd2.effect.group-gains': 'one of your groups has the trait {trait} as well in this encounter',
  'd2.effect.lie-on-that': 'this card is about that figure',
  'd2.effect.let-miss': 'the attack misses',
  'd2.effect.choose-struck': 'choose a monster that the attack affects',
  'd2.effect.defence-die-black': 'it adds 1 black die to its defence pool',
  'd2.effect.token-here': 'put a token on this card',
};
