import { changes, does, inOrder } from '@questwright/adventure';
import { chooseOne, type Rule } from '@questwright/kernel';
import { targetsNow } from '../../rules/attack/fate.ts';
import type { SurgeAbility } from '../../rules/attack/surge-ability.ts';
import { printed as printedSurge } from '../../rules/attack/surges.ts';
import type { Attack } from '../../rules/attack/types.ts';
import { plotDeck, triggers } from '../../rules/campaign/plot-words.ts';
import { figureDef } from '../../rules/catalogue.ts';
import type { Context } from '../../rules/definitions.ts';
import { addTo } from '../../rules/dice/modify.ts';
import { answers } from '../../rules/effects/abilities.ts';
import { justExhausts } from '../../rules/effects/actions.ts';
import { emptyBeside } from '../../rules/effects/arrivals.ts';
import { attackWith } from '../../rules/effects/attacks.ts';
import { chooses, type GameEffect } from '../../rules/effects/on-figures.ts';
import { whileExhausted } from '../../rules/effects/plot-cards.ts';
import { threat } from '../../rules/effects/prices.ts';
import { type FigureTrait, monsters, one } from '../../rules/effects/whom.ts';
import type { Attacking, Events } from '../../rules/events.ts';
import { attributeOf } from '../../rules/figures/characteristics.ts';
import { sufferDamage } from '../../rules/figures/harm.ts';
import { closestEmpty } from '../../rules/figures/return.ts';
import { isHero, isMonster } from '../../rules/figures/sides.ts';
import { asOffer, distanceOf, spacesOf } from '../../rules/ground.ts';
import { canStop, hasRoom } from '../../rules/move/base.ts';
import { place } from '../../rules/move/place.ts';
import { figureOf, onMap } from '../../rules/pieces.ts';
import type { Descent, Figure, Piece } from '../../rules/state.ts';
import { surgeThat } from '../../rules/surges.ts';
import type { Offer } from '../../rules/words.ts';
import { MAP } from '../../rules/zones.ts';

/** Near the hero who searches, and with room for its base beside that hero. */
const nearSearcher: FigureTrait = {
  text: 'd2.which.near-searcher',
  noun: false,
  fits: (g, figure, { event }) => {
    const hero = (event as Events['searching']).figure;
    return distanceOf(g, figure, hero) <= 5 && landings(g, figure, hero).length > 0;
  },
};
const landings = (g: Descent, figure: Figure, hero: Figure): number[] =>
  emptyBeside(g, hero).filter((space) => canStop(g, figure, space));

/** It appears beside that hero and attacks: its first target is that hero, and it may have others. [D2-FPLOT-17] */
const rages: GameEffect = does('d2.plot.rage', function* (g: Descent, { chosen, event }: Context): Rule {
  const { figure: hero } = event as Events['searching'];
  const offer = yield* chooseOne(g, {
    seat: g.overlord,
    topic: 'place',
    prompt: 'd2.ask.place',
    among: landings(g, chosen!, hero).map((space): Offer => ({ word: 'space', space })),
    as: asOffer(g),
  });
  if (offer.word === 'space') yield* place(g, chosen!, offer.space);
  if (chosen!.zone === MAP && hero.zone === MAP)
    yield* attackWith(g, chosen!, { first: ({ id }) => id === hero.id });
});

const isBig = (g: Descent, figure: Figure): boolean => {
  const { size } = figureDef(g, figure);
  return isMonster(g, figure) && (size === 'huge' || size === 'massive');
};

const pushesIn: GameEffect = does('d2.plot.bulk', (_: Descent, { event }: Context) => {
  (event as Events['expanding']).overHeroes = true;
});

/** Only where the overlord has moved it himself, and not an ability of a hero. [D2-FPLOT-18] */
const bigStops = (g: Descent, event: unknown): boolean => {
  const { figure, mover } = event as Events['expanding'];
  return isBig(g, figure) && mover === g.overlord;
};

const beneath = (g: Descent, figure: Figure): Figure[] => {
  const there = spacesOf(g, figure);
  return onMap(g).filter((other) => isHero(g, other) && there.includes(other.at));
};

/** Heroes beneath its base go to the closest empty space, and it suffers for each of them. */
const pushesAway: GameEffect = does('d2.plot.make-room', function* (g: Descent, { event }: Context): Rule {
  const { figure } = event as Events['expanded'];
  for (const hero of beneath(g, figure)) {
    const offer = yield* chooseOne(g, {
      seat: g.overlord,
      topic: 'place',
      prompt: 'd2.ask.place',
      among: closestEmpty(g, [hero.at]).map((space): Offer => ({ word: 'space', space })),
      as: asOffer(g),
    });
    if (offer.word === 'space') yield* place(g, hero, offer.space);
    yield* sufferDamage(g, figure, 1, { kind: 'ability', attack: 0, by: 0 });
  }
});

/** Every target adds what its own might falls short of the spaces of the base. [D2-FPLOT-19] */
const crush = surgeThat(
  does('d2.plot.crush', (g: Descent, { event }: Context) => {
    const { attack } = event as Attacking;
    const spaces = spacesOf(g, figureOf(g, attack.attacker)!).length;
    const more = targetsNow(g, attack)
      .filter((target) => isHero(g, target))
      .map((target) => Math.max(0, spaces - (attributeOf(g, target, 'might') ?? 0)));
    addTo(attack.roll, { damage: more.reduce((sum, n) => sum + n, 0) });
  }),
);

/** Cards of Valyndra's Plot deck. */
export const [jealousRage, massiveBulk, punishTheWeak] = plotDeck("Dragon's Greed", [
  {
    name: 'Jealous Rage',
    cost: 3,
    does: [
      triggers('searching', inOrder(chooses(one(monsters, nearSearcher)), rages), {
        threat: 2,
        says: 'd2.when.hero-searches',
        if: (g, _, event) => isHero(g, (event as Events['searching']).figure),
      }),
    ],
  },
  {
    name: 'Massive Bulk',
    cost: 3,
    does: [
      triggers('expanding', pushesIn, {
        says: 'd2.when.big-stops',
        if: (g, _, event) => bigStops(g, event) && hasRoom(g, (event as Events['expanding']).figure),
      }),
      answers('expanding', pushesIn, {
        of: 'anybody',
        exhaust: true,
        cost: threat(1),
        says: 'd2.when.big-has-no-room',
        if: (g, _, event) => bigStops(g, event) && !hasRoom(g, (event as Events['expanding']).figure),
      }),
      answers('expanded', pushesAway, {
        of: 'anybody',
        says: 'd2.when.heroes-beneath',
        if: (g, _, event) => beneath(g, (event as Events['expanded']).figure).length > 0,
      }),
      changes<Descent>('d2.plot.crowds', {
        crowds: (g: Descent, me: Piece, n: number, figure: Figure) =>
          !me.exhausted && g.threat > 0 && isBig(g, figure) ? n + 1 : n,
      }),
    ],
  },
  {
    name: 'Punish the Weak',
    cost: 3,
    does: [
      triggers('overlordStarts', justExhausts, { threat: 2, says: 'd2.when.overlord-starts' }),
      whileExhausted(
        changes<Descent>('d2.plot.crushes', {
          surgeAbilities: (g: Descent, me: Piece, abilities: readonly SurgeAbility[], attack: Attack) => {
            const attacker = figureOf(g, attack.attacker);
            return attacker && isMonster(g, attacker)
              ? [...abilities, printedSurge(crush, `card:${me.id}`, me)]
              : abilities;
          },
        }),
      ),
    ],
  },
]);
