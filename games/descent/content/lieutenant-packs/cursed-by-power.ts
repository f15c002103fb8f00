import { changes, does, inOrder } from '@questwright/adventure';
import { cardsIn, chooseOne, type Rule } from '@questwright/kernel';
import { struckFigure } from '../../rules/attack/fate.ts';
import type { SurgeAbility } from '../../rules/attack/surge-ability.ts';
import { printed as printedSurge } from '../../rules/attack/surges.ts';
import type { Attack } from '../../rules/attack/types.ts';
import { plotDeck, summoner, triggers } from '../../rules/campaign/plot-words.ts';
import { cardDef, figureDef } from '../../rules/catalogue.ts';
import type { Context } from '../../rules/definitions.ts';
import { addTo } from '../../rules/dice/modify.ts';
import { answers } from '../../rules/effects/abilities.ts';
import { chooses, type GameEffect } from '../../rules/effects/on-figures.ts';
import { shieldsYours } from '../../rules/effects/overlord.ts';
import {
  addsToken,
  addsToRoll,
  ambushes,
  gainsThreat,
  goesToGroup,
  heroesMark,
  letsMiss,
  liesOn,
  monstersStruck,
  reducesUpTo,
} from '../../rules/effects/plot-cards.ts';
import { tokenHere } from '../../rules/effects/prices.ts';
import { heroes, one } from '../../rules/effects/whom.ts';
import type { Attacking, Defending, Events, Harm } from '../../rules/events.ts';
import { sufferDamage } from '../../rules/figures/harm.ts';
import { isHero } from '../../rules/figures/sides.ts';
import { distanceOf } from '../../rules/ground.ts';
import { DISCARD, deckOf, discardCard, handOf, takeCard } from '../../rules/overlord/deck.ts';
import { figureOf, onMap } from '../../rules/pieces.ts';
import type { Descent, Piece } from '../../rules/state.ts';
import { surgeThat } from '../../rules/surges.ts';
import { firstEncounter, heroAttacks, heroIsHurt, isThere, monsterAttacks, playedMagic } from './moments.ts';

const isMagic = (g: Descent, card: Piece): boolean => cardDef(g, card).traits?.includes('Magic') ?? false;

/** The top card of the deck goes, and the attack gains more if it was Magic. */
const burnsTop: GameEffect = does(
  'd2.plot.burn-top',
  (g: Descent, { event }: Context) => {
    const [top] = deckOf(g);
    if (!top) return;
    addTo((event as Attacking).attack.roll, { damage: isMagic(g, top) ? 3 : 2 });
    discardCard(g, top);
  },
  (g) => deckOf(g).length > 0,
);

/** The hero with the token suffers 2 damage instead of what the other would suffer. */
const passesOn: GameEffect = does('d2.plot.pass-on', function* (g: Descent, { card, event }: Context): Rule {
  (event as Harm).prevented = true;
  const marked = figureOf(g, card.on);
  if (marked) yield* sufferDamage(g, marked, 2, { kind: 'ability', attack: 0, by: 0 });
});

const takesADie: GameEffect = does('d2.plot.take-a-die', (_: Descent, { event }: Context) => {
  (event as Events['rising']).dice.pop();
});

const magicIn = (g: Descent, cards: readonly Piece[]): Piece[] => cards.filter((card) => isMagic(g, card));
const pile = (g: Descent): readonly Piece[] => (g.zones[DISCARD] ? (cardsIn(g, DISCARD) as Piece[]) : []);

function* pickCard(g: Descent, prompt: string, among: readonly Piece[]): Rule<Piece> {
  return yield* chooseOne(g, {
    seat: g.overlord,
    topic: 'card',
    prompt,
    among,
    as: {
      id: ({ id }) => `card:${id}`,
      text: (card) => ['d2.word.definition', { name: cardDef(g, card).name }],
      about: ({ id }) => ({ card: id }),
    },
  });
}

/** A Magic card of the hand goes, and one of the pile is taken. */
const exchangesMagic: GameEffect = does(
  'd2.plot.exchange-magic',
  function* (g: Descent): Rule {
    const wanted = yield* pickCard(g, 'd2.ask.card', magicIn(g, pile(g)));
    const given = yield* pickCard(g, 'd2.ask.discard-card', magicIn(g, handOf(g)));
    takeCard(g, wanted);
    discardCard(g, given);
  },
  (g) => handOf(g).length > 0 && magicIn(g, pile(g)).length > 0,
);

/** So many others of its group, at most 4, are within 3 spaces of somebody whom the attack affects. [D2-FPLOT-12] */
function companions(g: Descent, attack: Attack): number {
  const attacker = figureOf(g, attack.attacker);
  const struck = attack.struck.flatMap((blow) => struckFigure(g, blow) ?? []);
  const near = onMap(g).filter(
    (other) =>
      other.on === attacker?.on &&
      other.id !== attacker.id &&
      struck.some((target) => distanceOf(g, target, other) <= 3),
  );
  return Math.min(4, near.length);
}

const overseer = surgeThat(
  does('d2.plot.overseer', (g: Descent, { event }: Context) => {
    const { attack } = event as Attacking;
    addTo(attack.roll, { damage: companions(g, attack) });
  }),
);

/** Masters of the group beside which the card lies have the surge Overseer. */
const mastersOversee = changes<Descent>('d2.plot.cabal', {
  surgeAbilities: (g: Descent, me: Piece, abilities: readonly SurgeAbility[], attack: Attack) => {
    const attacker = figureOf(g, attack.attacker);
    return attacker && liesOn(me, attacker) && figureDef(g, attacker).rank === 'master'
      ? [...abilities, printedSurge(overseer, `card:${me.id}`, me)]
      : abilities;
  },
});

const isAbout = (_: Descent, me: Piece, event: unknown): boolean => (event as Harm).figure.id === me.on;
const marked = { of: 'anybody', says: 'd2.when.quest-set-up', if: firstEncounter } as const;

/** The Plot deck of Lord Merick Farrow. */
export const cursedByPower = plotDeck('Cursed by Power', [
  {
    name: 'Dark Pact',
    does: [
      answers('encounterSetUp', heroesMark, marked),
      answers('wouldSuffer', inOrder(reducesUpTo(2), gainsThreat(1)), {
        may: true,
        of: 'anybody',
        exhaust: true,
        asksThat: true,
        says: 'd2.when.marked-hurt',
        if: (g, me, event) => heroIsHurt(g, me, event) && isAbout(g, me, event),
      }),
    ],
  },
  {
    name: 'Greater Power',
    cost: 2,
    does: [triggers('afterRoll', burnsTop, { says: 'd2.when.monster-rolled', if: monsterAttacks })],
  },
  {
    name: 'The Dark Mark',
    cost: 2,
    does: [
      answers('encounterSetUp', heroesMark, marked),
      triggers('wouldSuffer', passesOn, {
        threat: 0,
        says: 'd2.when.hero-suffers-damage',
        if: (g, me, event) => heroIsHurt(g, me, event) && isThere(g, me, event),
      }),
    ],
  },
  {
    name: 'The Grasping Grave',
    cost: 2,
    does: [
      triggers('rising', takesADie, {
        says: 'd2.when.hero-rises',
        if: (g, _, event) => g.phase !== 'between' && isHero(g, (event as Events['rising']).figure),
      }),
    ],
  },
  {
    name: 'Masques',
    cost: 2,
    refreshes: 'quest',
    does: [triggers('beforeRoll', letsMiss, { says: 'd2.when.hero-rolls', if: heroAttacks })],
  },
  {
    name: 'Mystic Might',
    cost: 3,
    does: [
      triggers('cardResolved', addsToken, { exhaust: false, says: 'd2.when.magic-played', if: playedMagic }),
      answers('afterRoll', addsToRoll({ damage: 2 }, 'd2.plot.more-damage'), {
        may: true,
        of: 'anybody',
        again: true,
        name: 'Mystic Might: damage',
        cost: tokenHere,
        says: 'd2.when.monster-rolled',
        if: monsterAttacks,
      }),
      answers('afterRoll', shieldsYours(2), {
        may: true,
        of: 'anybody',
        again: true,
        name: 'Mystic Might: shields',
        cost: tokenHere,
        says: 'd2.when.monster-defended',
        if: (g, _, event) => monstersStruck(g, event as Defending).length > 0,
      }),
    ],
  },
  {
    name: 'Thaumaturgy',
    cost: 3,
    does: [
      triggers('overlordEnds', exchangesMagic, {
        says: 'd2.when.overlord-ends',
        inSecret: (g) => magicIn(g, handOf(g)).length > 0,
      }),
    ],
  },
  {
    name: 'Bolt from the Blue',
    cost: 3,
    does: [
      triggers(
        'yourTurn',
        inOrder(
          chooses(one(heroes)),
          ambushes({ arms: () => 'bolt-from-the-blue', range: 4, text: 'd2.plot.bolt' }),
        ),
        { says: 'd2.when.your-turn' },
      ),
    ],
  },
  {
    name: 'Cabal',
    cost: 4,
    does: [triggers('encounterSetUp', goesToGroup(), { says: 'd2.when.set-up' }), mastersOversee],
  },
  summoner('Summon - Merick', 3, { agent: 'Lord Merick Farrow', masters: 1, minions: 0 }),
]);
