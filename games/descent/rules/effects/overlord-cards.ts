import { does, note, onEach } from '@questwright/adventure';
import { cardsIn, chooseOne, chooseOrder, chooseSome, last, nested, type Rule } from '@questwright/kernel';
import { asCard } from '../as-card.ts';
import { cardDef, groupDef } from '../catalogue.ts';
import type { Context } from '../definitions.ts';
import { resultOf, rollDice } from '../dice/roll.ts';
import type { Events } from '../events.ts';
import { attributeOf } from '../figures/characteristics.ts';
import { defeat } from '../figures/defeat.ts';
import { groupOf, isInactive } from '../figures/groups.ts';
import { sufferDamage } from '../figures/harm.ts';
import { countsAsHero, deciderOf } from '../figures/sides.ts';
import { test } from '../figures/test.ts';
import { closedObjects, spacesApart, spacesOf, tablesOf } from '../ground.ts';
import { distanceBetween, NO_PATH } from '../map/count.ts';
import {
  DISCARD,
  deckOf,
  discardCard,
  drawCard,
  handOf,
  putOnTop,
  shuffleDeck,
  takeCard,
} from '../overlord/deck.ts';
import { groupCards, onMap } from '../pieces.ts';
import { membersOf, missing } from '../quest/groups.ts';
import { reinforce } from '../quest/reinforce.ts';
import type { Attribute, Colour, Descent, Figure, Piece } from '../state.ts';
import { endAction } from '../turn/actions.ts';
import { window } from '../windows/window.ts';
import { MAP } from '../zones.ts';
import { emptyBeside } from './arrivals.ts';
import { attackWith } from './attacks.ts';
import { type GameEffect, onFigures, sourceOf } from './on-figures.ts';
import { tests } from './tests.ts';
import { each, FIGURES, type FigureTrait, heroes, thatFigure, type Whom } from './whom.ts';

/*
 * What the cards of the overlord's classes do. "You" is the overlord, who has no figure.
 */

/** Whom the card was played on, or whom its event is about. */
const center = ({ chosen, event }: Context): Figure | undefined =>
  chosen ?? (event as { readonly figure?: Figure } | null)?.figure;

/** Within this many spaces of that figure, which is one of them. */
export const nearThat = (n: number): FigureTrait => ({
  text: ['d2.which.near-that', { n }],
  noun: false,
  fits: (g, figure, c) => {
    const from = center(c);
    if (!from) return false;
    if (from.id === figure.id) return true;
    const apart = distanceBetween(tablesOf(g), spacesOf(g, from), spacesOf(g, figure), closedObjects(g));
    return apart !== NO_PATH && apart <= n;
  },
});

/** "Each tests awareness, and whoever fails suffers 1 damage for each shield beyond it." */
export const testsForExcess = (whom: Whom, attribute: Attribute): GameEffect =>
  onEach(FIGURES, whom, {
    text: ['d2.effect.tests-excess', { attribute }],
    clause: true,
    *does(g, figure, c) {
      const { passed, excess } = yield* test(g, figure, attribute);
      if (!passed) yield* sufferDamage(g, figure, excess, sourceOf(c));
    },
  });

/** "That hero tests one of two attributes of his choice": the damage for passing equals that attribute. */
export const testsOrFalls = (...attributes: readonly Attribute[]): GameEffect =>
  onFigures(
    thatFigure,
    'd2.effect.tests-or-falls',
    { attributes: attributes.join(' or ') },
    {
      *does(g, figure, c) {
        const attribute = yield* chooseOne<Attribute>(g, {
          seat: deciderOf(g, figure),
          topic: 'attribute',
          prompt: 'd2.ask.attribute',
          among: attributes,
          as: { id: (one) => `test:${one}`, text: (one) => ['d2.word.test', { attribute: one }] },
        });
        const n = attributeOf(g, figure, attribute) ?? 0;
        const { passed } = yield* test(g, figure, attribute);
        if (passed) yield* sufferDamage(g, figure, n, sourceOf(c));
        else yield* defeat(g, figure, sourceOf(c));
      },
    },
  );

/** "The test is taken again, with 1 less; if it is passed again, draw a card." It is another test, and no reroll. */
export const retests: GameEffect = does('d2.effect.retest', function* (g: Descent, { event }: Context): Rule {
  const first = event as Events['testPassed'];
  const again = yield* test(g, first.figure, first.attribute, 1);
  first.instead = again;
  if (again.passed) drawCard(g, 'D2-OVCARD-16');
});

/** "That monster performs 2 attack actions at once", as far as it has targets. */
export const attacksTimes = (n: number, whom: Whom): GameEffect =>
  onFigures(
    whom,
    'd2.effect.attacks-times',
    { n },
    {
      *does(g, figure) {
        for (let left = n; left > 0 && figure.zone === MAP; left--) {
          yield* attackWith(g, figure);
          yield* endAction(g, figure, 'attack');
        }
      },
    },
  );

/** "That figure is defeated", whatever its damage. */
export const isDefeated = (whom: Whom): GameEffect =>
  onFigures(whom, 'd2.effect.is-defeated', {}, { does: (g, figure, c) => defeat(g, figure, sourceOf(c)) });

/** An effect that lasts on a figure; `n` counts the turns of it that must end. */
export const lastsOn = (def: string, whom: Whom): GameEffect =>
  onFigures(
    whom,
    `d2.effect.lasts.${def}`,
    {},
    {
      does(g, figure) {
        const isNow = g.turn?.side === 'heroes' && g.turn.hero === figure.hero;
        last(g, def, { on: figure.id, n: isNow ? 2 : 1 });
      },
    },
  );

/** "Look at your top 5 cards, and put them back in an order of your choice." */
export const ordersTop = (n: number): GameEffect =>
  does(
    ['d2.effect.order-top', { n }],
    function* (g: Descent): Rule {
      const order = yield* chooseOrder(g, {
        seat: g.overlord,
        topic: 'card',
        prompt: 'd2.ask.card-order',
        publicPrompt: 'd2.ask.card-order',
        among: deckOf(g).slice(0, n),
        as: asCard(g),
        secret: true,
      });
      putOnTop(g, order);
    },
    (g) => deckOf(g).length > 1,
  );

const TRAITS = ['Event', 'Magic', 'Trap'] as const;

/** "Choose a trait; reveal cards until you find one of it, which you take; discard the others." */
export const revealsFor: GameEffect = does(
  'd2.effect.reveal-for',
  function* (g: Descent): Rule {
    const trait = yield* nameTrait(g);
    const top = [...deckOf(g)];
    const found = top.findIndex((card) => cardDef(g, card).traits?.includes(trait));
    const passed = found < 0 ? top : top.slice(0, found);
    if (found >= 0) {
      note(g, 'd2.log.reveals', { card: cardDef(g, top[found]!).name }, 'D2-OVCARD-16');
      takeCard(g, top[found]!);
    }
    for (const card of passed) discardCard(g, card);
  },
  (g) => deckOf(g).length > 0,
);

function* nameTrait(g: Descent): Rule<(typeof TRAITS)[number]> {
  return yield* chooseOne(g, {
    seat: g.overlord,
    topic: 'trait',
    prompt: 'd2.ask.trait',
    among: TRAITS,
    as: { id: (one) => `trait:${one}`, text: (one) => ['d2.word.definition', { name: one }] },
  });
}

/** "Name a trait and reveal your top card: take it if it has that trait, discard it otherwise." */
export const guessesTop: GameEffect = does(
  'd2.effect.guess-top',
  function* (g: Descent): Rule {
    const trait = yield* nameTrait(g);
    const top = deckOf(g)[0]!;
    note(g, 'd2.log.turns-up', { card: cardDef(g, top).name }, 'D2-OVCARD-16');
    if (cardDef(g, top).traits?.includes(trait)) takeCard(g, top);
    else discardCard(g, top);
  },
  (g) => deckOf(g).length > 0,
);

/** What every hero tests when a card of this trait has been fetched. */
const TESTED: { readonly [trait: string]: Attribute } = {
  Event: 'willpower',
  Trap: 'awareness',
  Magic: 'knowledge',
};

/** "Search your deck and discard pile for a card, reveal it and take it; shuffle your deck." Heroes test by its trait. */
export const fetches = (failed: GameEffect): GameEffect =>
  does(
    ['d2.effect.fetch', { failed: nested(failed.text) }],
    function* (g: Descent, c: Context): Rule {
      const among = [...deckOf(g), ...(cardsIn(g, DISCARD) as Piece[])];
      const card = yield* chooseOne(g, {
        seat: g.overlord,
        topic: 'card',
        prompt: 'd2.ask.card',
        publicPrompt: 'd2.ask.card',
        among,
        as: asCard(g),
        always: true,
      });
      note(g, 'd2.log.reveals', { card: cardDef(g, card).name }, 'D2-OVCARD-16');
      takeCard(g, card);
      shuffleDeck(g);
      const attribute = TESTED[cardDef(g, card).traits?.[0] ?? ''];
      if (attribute) yield* tests(each(heroes), attribute, { failed }).run(g, c);
    },
    (g) => deckOf(g).length > 0,
  );

/** "Choose one of your groups: draw a card for each of its figures on the map, and keep 2. Each has 1 action less." */
export const drawsForGroup = (keep: number): GameEffect =>
  does(
    ['d2.effect.draw-for-group', { n: keep }],
    function* (g: Descent): Rule {
      const group = yield* chooseOne(g, {
        seat: g.overlord,
        topic: 'group',
        prompt: 'd2.ask.group-of-yours',
        among: groupsThere(g),
        as: {
          id: (one) => `group:${one.def}`,
          text: (one) => ['d2.word.definition', { name: groupDef(g, one).name }],
          about: ({ id }) => ({ card: id }),
        },
      });
      const before = handOf(g).map(({ id }) => id);
      for (let left = membersOf(g, group).length; left > 0; left--) drawCard(g, 'D2-FOVL-12');
      const drawn = handOf(g).filter(({ id }) => !before.includes(id));
      const kept = yield* chooseSome(g, {
        seat: g.overlord,
        topic: 'card',
        prompt: 'd2.ask.keep-cards',
        publicPrompt: 'd2.ask.keep-cards',
        among: drawn,
        as: asCard(g),
        min: Math.min(keep, drawn.length),
        max: keep,
        secret: true,
      });
      for (const card of drawn) if (!kept.includes(card)) discardCard(g, card);
      last(g, 'unholy-ritual', { on: group.id });
    },
    (g) => groupsThere(g).length > 0,
  );

const groupsThere = (g: Descent): Piece[] =>
  groupCards(g).filter((group) => !isInactive(group) && membersOf(g, group).length > 0);

/** "Place minions of that master's group beside it, up to the limit, more than 3 spaces from every hero." */
export const callsMinions: GameEffect = onFigures(
  thatFigure,
  'd2.effect.call-minions',
  {},
  {
    *does(g, figure) {
      const group = groupOf(g, figure);
      while (group && missing(g, group).includes('minion')) {
        const there = safeBeside(g, figure);
        if (there.length === 0 || !(yield* reinforce(g, group, 'minion', there))) return;
      }
    },
  },
);

/** Empty spaces beside a figure that are more than 3 spaces from every hero. */
const safeBeside = (g: Descent, figure: Figure): number[] => {
  const foes = onMap(g).filter((other) => countsAsHero(g, other));
  return emptyBeside(g, figure).filter((space) =>
    foes.every((foe) => spacesApart(g, spacesOf(g, foe), [space]) > 3),
  );
};

/** "Roll 2 red dice" for a figure that the card is played on. */
export const rollsFor = (whom: Whom, colour: Colour, n: number): GameEffect =>
  onFigures(
    whom,
    'd2.effect.roll-for',
    { n, colour },
    {
      *does(g, figure, c) {
        const roll = rollDice(g, 'other', figure, Array(n).fill(colour));
        yield* window(g, 'rolled', { roll, figure, attribute: null }, 'used');
        c.rolled = resultOf(roll);
      },
    },
  );

export const cardEffectTexts: { readonly [key: string]: string } = {
  'd2.which.near-that':
    'within {n, plural, one {# space} other {# spaces}} of that figure, and that figure itself,',
  'd2.effect.tests-excess':
    'each of them tests {attribute}, and whoever fails suffers 1 damage for each shield rolled beyond it',
  'd2.effect.tests-or-falls':
    '{whom} tests {attributes}, as its player picks; passing costs damage equal to that attribute, and who fails is defeated',
  'd2.effect.retest': 'the test is taken again with 1 less, and if it is passed again, draw a card',
  'd2.effect.attacks-times': '{whom} performs {n} attack actions at once',
  'd2.effect.is-defeated': '{whom} is defeated',
  'd2.effect.lasts.word-of-despair': '{whom} suffers 1 fatigue after each action of its next turn',
  'd2.effect.lasts.monkey':
    '{whom} is a monkey until the end of its next turn: Speed 5, no defence dice, no attacks',
  'd2.effect.lasts.dark-host':
    'in this turn you may perform a move action and an attack action with {whom} as if it were one of your monsters',
  'd2.effect.order-top': 'look at the top {n} cards of your deck and put them back in any order',
  'd2.effect.reveal-for':
    'pick Event, Magic or Trap; reveal cards of your deck until one of them is of that kind, take it and discard the others',
  'd2.effect.guess-top':
    'name Event, Magic or Trap and turn up the top card of your deck: take it if it is of that kind, and discard it otherwise',
  'd2.log.turns-up': 'The overlord turns up {card}.',
  'd2.effect.fetch':
    'take any card of your deck or discard pile, which you show, and shuffle your deck; every hero tests willpower for an Event, awareness for a Trap, knowledge for Magic; for whoever fails, {failed}',
  'd2.effect.draw-for-group':
    'pick one of your groups, draw a card for each of its figures on the map, keep {n} and discard the others; its monsters have 1 action less this turn',
  'd2.effect.call-minions':
    'place minions of the group of {whom} in empty spaces beside it that are more than 3 spaces from every hero, up to the limit of the group',
  'd2.effect.roll-for': 'roll {n} {colour} dice',
};
