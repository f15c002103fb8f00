import { does } from '@questwright/adventure';
import {
  cardsIn,
  chooseOne,
  chooseSome,
  confirm,
  move,
  nested,
  pick,
  type Rule,
  shuffle,
} from '@questwright/kernel';
import { asCard } from '../as-card.ts';
import { heroWeapons } from '../attack/sources.ts';
import { cardDef, defOf } from '../catalogue.ts';
import type { Context, EventDef } from '../definitions.ts';
import { resultOf, rollDice } from '../dice/roll.ts';
import type { GameAmount, GameEffect } from '../effects/on-figures.ts';
import { FIGURES } from '../effects/whom.ts';
import { attributeOf } from '../figures/characteristics.ts';
import { conditionsOf, giveCondition } from '../figures/conditions.ts';
import { suffer } from '../figures/harm.ts';
import { deciderOf, isMonster } from '../figures/sides.ts';
import { test } from '../figures/test.ts';
import { deckOf, discardCard, drawCard, handOf, shuffleDeck } from '../overlord/deck.ts';
import { looksAtTop } from '../overlord/look-at-deck.ts';
import { onMap } from '../pieces.ts';
import { ATTRIBUTES, type Attribute, type Descent, type Figure, type Piece } from '../state.ts';
import { EVENT_DECK, EVENTS, FOUND, SEARCH_DECK } from '../zones.ts';
import { campaignOf, heroSeats } from './campaign.ts';
import { heroesThere } from './event-words.ts';
import { lying } from './holdings.ts';
import type { Icon } from './state.ts';

/*
 * Words of events in which somebody chooses between several things.
 */

const SOURCE = { kind: 'ability', attack: 0, by: 0 } as const;
const to = (c: Context, chosen: Figure): Context => ({ ...c, chosen });
/** That figure may do one of several things, or none of them. */
export const thatHeroMay = (...ways: readonly GameEffect[]): GameEffect =>
  does(
    ['d2.event.one-of', { list: { list: ways.map(({ text }) => text), join: 'or' } }],
    function* (g: Descent, c: Context): Rule {
      const among = [...ways.keys(), NONE_OF_THEM];
      const way = yield* chooseOne<number>(g, {
        seat: deciderOf(g, c.chosen!),
        topic: 'event',
        prompt: 'd2.ask.which-way',
        among,
        as: {
          id: (one) => (one === NONE_OF_THEM ? 'pass' : `way:${one + 1}`),
          text: (one) => (one === NONE_OF_THEM ? 'd2.word.pass' : ways[one]!.text),
        },
      });
      if (way !== NONE_OF_THEM) yield* ways[way]!.run(g, c);
    },
  );
const NONE_OF_THEM = -1;

/** That hero sees a random card of the overlord's hand, and nobody else does. */
export const seesRandomCard: GameEffect = does(
  'd2.event.see-card',
  function* (g: Descent, { chosen }: Context): Rule {
    const hand = handOf(g);
    if (hand.length === 0) return;
    const card = hand[pick(g, 'card of the hand', [...hand.keys()])]!;
    yield* chooseOne(g, {
      seat: deciderOf(g, chosen!),
      topic: 'card',
      prompt: 'd2.ask.seen-card',
      publicPrompt: 'd2.ask.card',
      among: [card],
      as: asCard(g),
      always: true,
      secret: true,
    });
  },
  (g) => handOf(g).length > 0,
);

/** The overlord discards a random card of his hand. */
export const losesRandomCard: GameEffect = does(
  'd2.event.lose-card',
  (g: Descent) => {
    const hand = handOf(g);
    if (hand.length > 0) discardCard(g, hand[pick(g, 'card of the hand', [...hand.keys()])]!);
  },
  (g) => handOf(g).length > 0,
);

/** That hero tests all four attributes; what follows happens only if all are passed. */
export const testsAll = (passed: GameEffect): GameEffect =>
  does(['d2.event.tests-all', { passed: nested(passed.text) }], function* (g: Descent, c: Context): Rule {
    let all = true;
    for (const attribute of ATTRIBUTES) if (!(yield* test(g, c.chosen!, attribute)).passed) all = false;
    if (all) yield* passed.run(g, c);
  });

/** As much as an attribute of that hero. */
export const thatHeros = (attribute: Attribute): GameAmount => ({
  printed: 'X',
  note: ['d2.amount.that-heros', { attribute }],
  count: (g: Descent, { chosen }: Context) => (chosen ? (attributeOf(g, chosen, attribute) ?? 0) : 0),
});

/** The heroes may take a card of this name out of the Search deck, which is shuffled. */
export const takesFromSearchDeck = (id: string, name: string): GameEffect =>
  does(['d2.event.take-search-card', { card: name }], function* (g: Descent): Rule {
    const card = (cardsIn(g, SEARCH_DECK) as Piece[]).find(({ def }) => def === id);
    const prompt = ['d2.ask.take-search-card', { card: name }] as const;
    if (!card || !(yield* confirm(g, { seat: heroSeats(g), topic: 'event', prompt }))) return;
    const hero = yield* chooseOne(g, {
      seat: heroSeats(g),
      topic: 'figure',
      prompt: FIGURES.prompt,
      among: heroesThere(g),
      as: FIGURES.as(g),
    });
    move(g, card, FOUND[hero.hero]!);
    card.hero = hero.hero;
    shuffle(g, 'search deck', SEARCH_DECK);
  });

/** The top Overlord card is shown; the heroes may suffer 1 damage each to have it put under the deck. */
export const topCardShown: GameEffect = does(
  'd2.event.top-card',
  function* (g: Descent): Rule {
    const [card] = deckOf(g);
    if (!card) return;
    const { name } = cardDef(g, card);
    const prompt = ['d2.ask.top-card', { card: name }] as const;
    if (!(yield* confirm(g, { seat: heroSeats(g), topic: 'event', prompt }))) return;
    for (const hero of heroesThere(g)) yield* suffer(g, hero, 'damage', 1, SOURCE);
    move(g, card, card.zone, { place: 'bottom' });
  },
  (g) => deckOf(g).length > 0,
);

/** He draws a card if he has no more of them than there are heroes. */
export const drawsIfFew: GameEffect = does('d2.event.draw-if-few', (g: Descent) => {
  if (handOf(g).length <= g.players.length) drawCard(g, 'D2-TRAVEL-12');
});

/** That hero looks at the top Overlord cards and puts them back in any order. */
export const looksAtTopOfDeck = (n: number): GameEffect =>
  does(['d2.event.look-at-top', { n }], (g: Descent, { chosen }: Context) => looksAtTop(g, chosen!, n));

/** The overlord may show his hand; if he does, that follows. */
export const overlordMayShowHand = (effect: GameEffect): GameEffect =>
  does(['d2.event.show-hand', { effect: nested(effect.text) }], function* (g: Descent, c: Context): Rule {
    const asked = { seat: g.overlord, topic: 'event', prompt: 'd2.ask.show-hand' } as const;
    if (!(yield* confirm(g, asked))) return;
    yield* everyoneSees(g);
    yield* effect.run(g, c);
  });

/** The players of heroes look at the hand of the overlord. */
export function* everyoneSees(g: Descent): Rule {
  const hand = handOf(g);
  if (hand.length === 0) return;
  yield* chooseSome(g, {
    seat: heroSeats(g),
    topic: 'card',
    prompt: 'd2.ask.shown-hand',
    publicPrompt: 'd2.ask.card',
    among: hand,
    as: asCard(g),
    min: 0,
    max: 0,
    secret: true,
  });
}

/** The overlord chooses a hero without conditions, and the attribute that this hero tests. */
export const overlordTestsHealthy = (failed: GameEffect): GameEffect =>
  does(['d2.event.tests-healthy', { failed: nested(failed.text) }], function* (g: Descent, c: Context): Rule {
    const among = heroesThere(g).filter((figure) => conditionsOf(g, figure).length === 0);
    if (among.length === 0) return;
    const hero = yield* chooseOne(g, {
      seat: g.overlord,
      topic: 'figure',
      prompt: FIGURES.prompt,
      among,
      as: FIGURES.as(g),
    });
    const attribute = yield* chooseOne<Attribute>(g, {
      seat: g.overlord,
      topic: 'attribute',
      prompt: 'd2.ask.attribute',
      among: ATTRIBUTES,
      as: { id: (one) => `test:${one}`, text: (one) => ['d2.word.test', { attribute: one }] },
    });
    if (!(yield* test(g, hero, attribute)).passed) yield* failed.run(g, to(c, hero));
  });

/**
 * The heroes choose any number of themselves to test might: whoever fails suffers, and one who passes earns
 * gold.
 */
export const anyNumberTests = (
  attribute: Attribute,
  failed: GameEffect,
  somePassed: GameEffect,
): GameEffect =>
  does(
    ['d2.event.any-number', { attribute, failed: nested(failed.text), passed: nested(somePassed.text) }],
    function* (g: Descent, c: Context): Rule {
      const all = heroesThere(g);
      const chosen = yield* chooseSome(g, {
        seat: heroSeats(g),
        topic: 'figure',
        prompt: 'd2.ask.who-tests',
        among: all,
        as: FIGURES.as(g),
        min: 0,
        max: all.length,
      });
      let some = false;
      for (const hero of chosen) {
        if ((yield* test(g, hero, attribute)).passed) some = true;
        else yield* failed.run(g, to(c, hero));
      }
      if (some) yield* somePassed.run(g, c);
    },
  );

/** The overlord draws another event card, and resolves an entry of his choice, or as many of them as he likes. */
export const overlordDrawsEvent = (how: 'one' | 'any'): GameEffect =>
  does(['d2.event.overlord-draws', { how }], function* (g: Descent): Rule {
    const [card] = lying(g, EVENT_DECK);
    if (!card) return;
    move(g, card, EVENTS, { down: false });
    const { events } = defOf(g, card) as EventDef;
    const among = Object.keys(events) as Icon[];
    if (among.length === 0) return;
    const asked = {
      seat: g.overlord,
      topic: 'event',
      prompt: 'd2.ask.which-entry',
      among,
      as: {
        id: (icon: Icon) => `icon:${icon}`,
        text: (icon: Icon) => ['d2.event.entry', { icon, effect: nested(events[icon]!.text) }] as const,
      },
    };
    const icons =
      how === 'one'
        ? [yield* chooseOne(g, asked)]
        : yield* chooseSome(g, { ...asked, min: 0, max: among.length });
    for (const icon of icons)
      yield* events[icon]!.run(g, { seat: g.players[0]!, card, figure: null, event: null });
  });

/** That hero chooses one of these and tests it; what follows happens if the test fails. */
export const testsEither = (attributes: readonly Attribute[], failed: GameEffect): GameEffect =>
  does(
    ['d2.event.tests-either', { attributes: attributes.join(' or '), failed: nested(failed.text) }],
    function* (g: Descent, c: Context): Rule {
      const attribute = yield* chooseOne<Attribute>(g, {
        seat: deciderOf(g, c.chosen!),
        topic: 'attribute',
        prompt: 'd2.ask.attribute',
        among: attributes,
        as: { id: (one) => `test:${one}`, text: (one) => ['d2.word.test', { attribute: one }] },
      });
      if (!(yield* test(g, c.chosen!, attribute)).passed) yield* failed.run(g, c);
    },
  );

/** Two heroes test might and willpower; if both pass both, that follows. */
export const twoOpenChest = (opened: GameEffect): GameEffect =>
  does(['d2.event.open-chest', { opened: nested(opened.text) }], function* (g: Descent, c: Context): Rule {
    const all = heroesThere(g);
    if (all.length < 2) return;
    const two = yield* chooseSome(g, {
      seat: heroSeats(g),
      topic: 'figure',
      prompt: 'd2.ask.who-tests',
      among: all,
      as: FIGURES.as(g),
      min: 2,
      max: 2,
    });
    let failed = false;
    for (const hero of two)
      for (const [attribute, condition] of [
        ['might', 'stunned'],
        ['willpower', 'terrified'],
      ] as const) {
        if ((yield* test(g, hero, attribute)).passed) continue;
        failed = true;
        yield* giveCondition(g, hero, condition, SOURCE);
      }
    if (!failed) yield* opened.run(g, c);
  });

/** That hero chooses a monster on the map, which is Terrified. */
export const terrifiesMonster: GameEffect = does(
  'd2.event.terrify',
  function* (g: Descent, { chosen }: Context): Rule {
    const among = onMap(g).filter((figure) => isMonster(g, figure));
    if (among.length === 0) return;
    const monster = yield* chooseOne(g, {
      seat: deciderOf(g, chosen!),
      topic: 'figure',
      prompt: FIGURES.prompt,
      among,
      as: FIGURES.as(g),
    });
    yield* giveCondition(g, monster, 'terrified', SOURCE);
  },
);

/** The heroes look through the Overlord deck and discard so many cards of it; then it is shuffled. */
export const thinsOutDeck = (n: number): GameEffect =>
  does(['d2.event.thin-out', { n }], function* (g: Descent): Rule {
    const deck = deckOf(g);
    const cards = yield* chooseSome(g, {
      seat: heroSeats(g),
      topic: 'card',
      prompt: 'd2.ask.thin-out-deck',
      publicPrompt: 'd2.ask.card',
      among: deck,
      as: asCard(g),
      min: Math.min(n, deck.length),
      max: n,
      secret: true,
    });
    for (const card of [...cards]) discardCard(g, card);
    shuffleDeck(g);
  });

/** One hero with a Ranged weapon rolls its dice; with less range than that, or without such a hero, the rest happens. */
export const shoots = (range: number, otherwise: GameEffect): GameEffect =>
  does(
    ['d2.event.shoot', { range, otherwise: nested(otherwise.text) }],
    function* (g: Descent, c: Context): Rule {
      const ranged = heroesThere(g).flatMap((figure) =>
        heroWeapons(g, figure)
          .filter(({ arms }) => arms.type === 'ranged')
          .map((weapon) => ({ figure, weapon })),
      );
      if (ranged.length === 0) {
        yield* otherwise.run(g, c);
        return;
      }
      const { figure, weapon } = yield* chooseOne(g, {
        seat: heroSeats(g),
        topic: 'weapon',
        prompt: 'd2.ask.weapon',
        among: ranged,
        as: {
          id: (one) => `weapon:${one.weapon.source}`,
          text: (one) => ['d2.word.attack-with', { weapon: one.weapon.name }],
          about: (one) => ({ card: one.weapon.source }),
        },
      });
      const roll = rollDice(g, 'other', figure, weapon.arms.dice);
      if (resultOf(roll).range < range) yield* otherwise.run(g, c);
    },
  );

/** The card goes back to the box, and is met no more in this campaign. [D2-TRAVEL-17] */
export const backToBox: GameEffect = does('d2.event.back-to-box', (g: Descent, { card }: Context) => {
  campaignOf(g).box.push(card.def);
});

export const eventChoiceTexts: { readonly [key: string]: string } = {
  'd2.event.overlord-draws':
    'the overlord draws another event card and resolves {how, select, one {one entry} other {as many entries as he likes}} of it',
  'd2.event.tests-either': 'that hero tests {attributes}; if the test fails, {failed}',
  'd2.event.open-chest':
    'two heroes test might and willpower; who fails might is Stunned, who fails willpower is Terrified; if both pass both, {opened}',
  'd2.event.terrify': 'that hero chooses a monster on the map, which is Terrified',
  'd2.event.thin-out': 'the heroes look through the Overlord deck and discard {n} cards of it',
  'd2.event.shoot':
    'a hero with a Ranged weapon rolls its dice; if they show less than {range} range, or if there is no such hero, {otherwise}',
  'd2.ask.which-entry': 'Which part of this event happens?',
  'd2.ask.thin-out-deck': 'Which cards of the Overlord deck are discarded?',
  'd2.event.one-of': 'that hero may choose: {list}',
  'd2.event.see-card': 'that hero sees a random card of the hand of the overlord',
  'd2.event.lose-card': 'the overlord discards a random card of his hand',
  'd2.event.tests-all': 'that hero tests every attribute; if all are passed, {passed}',
  'd2.amount.that-heros': 'where X is the {attribute} of that hero',
  'd2.event.take-search-card': 'the heroes may take {card} out of the Search deck, which is shuffled',
  'd2.event.top-card':
    'the top Overlord card is shown; the heroes may suffer 1 damage each to have it put under the deck',
  'd2.event.draw-if-few': 'if the overlord has no more cards than there are heroes, he draws 1',
  'd2.event.look-at-top': 'that hero looks at the top {n} Overlord cards and puts them back in any order',
  'd2.event.show-hand': 'the overlord may show his hand to the heroes; if he does, {effect}',
  'd2.event.tests-healthy':
    'the overlord chooses a hero without conditions and an attribute; if that test fails, {failed}',
  'd2.event.any-number':
    'as many heroes as the heroes like test {attribute}; on a failed test {failed}; if one passes, {passed}',
  'd2.event.back-to-box': 'this card goes back to the box',
  'd2.ask.which-way': 'What do you choose?',
  'd2.ask.seen-card': 'This is the card that you see.',
  'd2.ask.take-search-card': 'Take {card} out of the Search deck?',
  'd2.ask.top-card': 'The top card is {card}. Suffer 1 damage each to put it under the deck?',
  'd2.ask.show-hand': 'Show your hand to the heroes?',
  'd2.ask.shown-hand': 'This is the hand of the overlord.',
  'd2.ask.who-tests': 'Which heroes take the test?',
};
