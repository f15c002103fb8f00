import { type Ability, does, valueFor } from '@questwright/adventure';
import { chooseOne, type Rule } from '@questwright/kernel';
import { isStruck } from '../attack/affected.ts';
import { strikeSpaces } from '../attack/area.ts';
import { contextOf, figureFor } from '../context.ts';
import type { Deeds } from '../deeds.ts';
import type { Context } from '../definitions.ts';
import { resultOf, rollDice } from '../dice/roll.ts';
import { answers } from '../effects/abilities.ts';
import { type GameEffect, onFigures, sourceOf } from '../effects/on-figures.ts';
import { type FigureTrait, isWithin, type Whom } from '../effects/whom.ts';
import type { Attacking } from '../events.ts';
import { defenceOf } from '../figures/characteristics.ts';
import { sufferDamage } from '../figures/harm.ts';
import { decidersOf, isHero, isMonster } from '../figures/sides.ts';
import { areAdjacent, asOffer, distanceOf, spacesOf } from '../ground.ts';
import { onMap } from '../pieces.ts';
import { search, tokensWithin } from '../search/search.ts';
import type { Descent, Figure, Piece } from '../state.ts';
import { endAction } from '../turn/actions.ts';
import type { Offer } from '../words.ts';

/*
 * What is on Ally cards and Ally Skill cards.
 */

/** So many spaces, or as many as a skill of the ally says instead. */
const reachOf = (g: Descent, card: Piece, n: number): number => valueFor(g, 'numberOn', n, card);

/** Within so many spaces of the ally: a skill may say more. */
export const withinReach = (n: number): FigureTrait => ({
  text: ['d2.which.within', { n }],
  noun: false,
  fits: (g, figure, c) => isWithin(g, c.figure, figure, reachOf(g, c.card, n)),
});

/** What the Ally card says of the nearest spaces holds for more of them. */
export const reaches = (name: string, n: number): Ability => ({
  text: ['d2.ally.reaches', { name, n }],
  modify: {
    numberOn: (_: Descent, me: Piece, value: number, card: Piece) => (card.id === me.on ? n : value),
  },
});

/** The heroes that are closest to an ally. */
function closestHeroes(g: Descent, figure: Figure): readonly Figure[] {
  const heroes = onMap(g).filter((one) => isHero(g, one));
  const least = Math.min(...heroes.map((hero) => distanceOf(g, figure, hero)));
  return heroes.filter((hero) => distanceOf(g, figure, hero) === least);
}

/**
 * "The hero closest to this ally searches": as if that hero had performed the search action. Challenge tokens are no search
 * tokens. [D2-FHERO-42, D2-FHERO-44]
 */
export const investigates: GameEffect = does(
  'd2.effect.investigate',
  function* (g: Descent, { figure, card }: Context): Rule {
    const seat = decidersOf(g, figure!);
    const tokens = tokensWithin(g, figure!, reachOf(g, card, 1));
    const offer = yield* chooseOne<Offer>(g, {
      seat,
      topic: 'search',
      prompt: 'd2.ask.search',
      among: tokens.map(({ at }) => ({ word: 'search', space: at })),
      as: asOffer(g),
    });
    const who = yield* chooseOne<Offer>(g, {
      seat,
      topic: 'figure',
      prompt: 'd2.ask.figure',
      among: closestHeroes(g, figure!).map((hero) => ({ word: 'figure', figure: hero })),
      as: asOffer(g),
    });
    if (offer.word !== 'search' || who.word !== 'figure') return;
    yield* search(g, who.figure, tokens.find(({ at }) => at === offer.space)!);
    yield* endAction(g, who.figure, 'search');
  },
  (g, { figure, card }) =>
    tokensWithin(g, figure!, reachOf(g, card, 1)).length > 0 && closestHeroes(g, figure!).length > 0,
);

/** "They are dealt 3 damage": each rolls its own defence dice. It is no attack. */
export const isDealt = (n: number, whom: Whom): GameEffect =>
  onFigures(
    whom,
    'd2.effect.dealt',
    { n },
    {
      *does(g, figure, c) {
        const { shield } = resultOf(rollDice(g, 'other', figure, defenceOf(g, figure)));
        yield* sufferDamage(g, figure, n - shield, sourceOf(c));
      },
    },
  );

/** Only these actions may be performed in the activation in which this card was exhausted. */
export const onlyActions = (...actions: readonly string[]): Ability => ({
  text: ['d2.ally.only', { actions: actions.map((one) => one.replace('ally:', '')).join(', ') }],
  forbid: {
    action: {
      when: (g: Descent, me: Piece, { figure, action }: Deeds['action']) =>
        figure.id === me.on && g.acting[0]?.figure === me.on && !actions.includes(action),
      rule: 'D2-ALLY-07',
    },
  },
});

/** Whether this many monsters are beside the ally, which then see it nevertheless. */
const isSurrounded = (g: Descent, figure: Figure, n: number): boolean =>
  onMap(g).filter((other) => isMonster(g, other) && areAdjacent(g, figure, other)).length >= n;

/** No attack of a monster may target the ally, and no Overlord card, unless so many monsters are beside it. */
export const staysHidden = (n: number): Ability => {
  const isHidden = (g: Descent, me: Piece, figure: Figure): boolean =>
    figure.id === me.on && !isSurrounded(g, figure, n);
  return {
    text: ['d2.ally.hidden', { n }],
    forbid: {
      target: {
        when: (g: Descent, me: Piece, { attacker, figure }: Deeds['target']) =>
          isMonster(g, attacker) && isHidden(g, me, figure),
        rule: 'D2-ALLY-07',
      },
      cardOn: {
        when: (g: Descent, me: Piece, figure: Figure) => isHidden(g, me, figure),
        rule: 'D2-ALLY-07',
      },
    },
  };
};

/** "The attack affects a second monster within so many spaces of the target", which must be in sight. */
export const affectsSecond = (skill: string, whom: Whom): Ability => {
  const effect: GameEffect = onFigures(
    whom,
    'd2.effect.affects-also',
    {},
    {
      useful: (_, figure, c) => !isStruck((c.event as Attacking).attack, figure),
      does(g, figure, c) {
        strikeSpaces(g, (c.event as Attacking).attack, spacesOf(g, figure));
      },
    },
  );
  return answers('affected', effect, {
    says: ['d2.when.attacks-by', { name: skill }],
    if: (_, __, event) => (event as Attacking).attack.arms.endsWith(`#${skill}`),
  });
};

/** The ability of the Ally card itself has been used. */
export const isOwnUse = (g: Descent, me: Piece, event: unknown): boolean =>
  contextOf(g, (event as { readonly card: Piece }).card).card.id === figureFor(g, me)?.id;

export const allyTexts: { readonly [key: string]: string } = {
  'd2.effect.investigate':
    'if a search token is in this space or adjacent, the hero closest to this ally searches it as by a search action',
  'd2.effect.dealt': '{whom} is dealt {n} damage and rolls defence dice against it, which is no attack',
  'd2.ally.reaches': '{name} reaches {n} spaces far',
  'd2.ally.only':
    'In the activation in which this card is exhausted, perform no actions but these: {actions}',
  'd2.ally.hidden':
    'Neither attacks of monsters nor Overlord cards can target this ally unless {n} monsters are adjacent to it',
  'd2.when.attacks-by': 'When attacking by {name}',
};
