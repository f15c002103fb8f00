import { does, head } from '@questwright/adventure';
import { chooseOne, confirm, nested, type Rule, type Text } from '@questwright/kernel';
import type { Context, EventDef } from '../definitions.ts';
import { resultOf, rollDice } from '../dice/roll.ts';
import type { GameEffect } from '../effects/on-figures.ts';
import { FIGURES } from '../effects/whom.ts';
import { attributeOf, healthOf, speedOf } from '../figures/characteristics.ts';
import { suffer } from '../figures/harm.ts';
import { isHero } from '../figures/sides.ts';
import { test } from '../figures/test.ts';
import { chooseFromHand } from '../overlord/choose-from-hand.ts';
import { discardCard, handOf, putOnTop } from '../overlord/deck.ts';
import { makePiece, onMap } from '../pieces.ts';
import { takeSearchCard } from '../search/search.ts';
import { ATTRIBUTES, type Attribute, type Colour, type Descent, type Figure, type Piece } from '../state.ts';
import { window } from '../windows/window.ts';
import { GEAR } from '../zones.ts';
import { campaignOf, heroSeats } from './campaign.ts';
import { gainGold } from './rewards.ts';
import { drawItem } from './shop.ts';
import type { Icon } from './state.ts';
import { meetEvent } from './travel.ts';

/*
 * The words in which the events of a journey are written. The heroes stand on the map of the quest already; what they
 * suffer stays with them.
 */

interface WrittenEvent {
  readonly box: string;
  readonly deck?: EventDef['deck'];
  readonly once?: boolean;
  readonly original?: boolean;
}

/** An event card, with an entry for each icon at which something happens. */
export const event = (
  id: string,
  name: string,
  { box, deck = 'travel', once = false, original = false }: WrittenEvent,
  events: EventDef['events'],
): EventDef => ({
  ...head({ id, name, original }),
  kind: 'event',
  box,
  deck,
  once,
  events,
  text: Object.entries(events).map(
    ([icon, effect]): Text => ['d2.event.entry', { icon, effect: nested(effect.text) }],
  ),
});

export const heroesThere = (g: Descent): Figure[] => onMap(g).filter((figure) => isHero(g, figure));
const to = (c: Context, chosen: Figure): Context => ({ ...c, chosen });

interface Outcomes {
  /** What happens to each who fails, or passes: "that figure". */
  readonly failed?: GameEffect;
  readonly passed?: GameEffect;
  /** What else happens, once, if all have failed or passed, or if at least this many have failed. */
  readonly allFailed?: GameEffect;
  readonly allPassed?: GameEffect;
  readonly twoFailed?: GameEffect;
  readonly twoPassed?: GameEffect;
}

const said = (outcomes: Outcomes): Text[] =>
  Object.entries(outcomes).map(
    ([when, effect]): Text => [`d2.event.${when}`, { effect: nested((effect as GameEffect).text) }],
  );

/** "Each hero tests might; whoever fails …; if all fail, …" */
export const eachTests = (attribute: Attribute | 'chosen', outcomes: Outcomes): GameEffect =>
  does(
    ['d2.event.each-tests', { attribute, list: { list: said(outcomes), join: 'then' } }],
    function* (g: Descent, c: Context): Rule {
      const tested = attribute === 'chosen' ? yield* overlordNames(g) : attribute;
      const all = heroesThere(g);
      let failures = 0;
      for (const hero of all) {
        const { passed } = yield* test(g, hero, tested);
        if (!passed) failures++;
        const effect = passed ? outcomes.passed : outcomes.failed;
        if (effect) yield* effect.run(g, to(c, hero));
      }
      for (const effect of after(outcomes, failures, all.length)) yield* effect.run(g, c);
    },
  );

/** What happens once, when all have tested. */
function after(outcomes: Outcomes, failures: number, all: number): GameEffect[] {
  const { allFailed, allPassed, twoFailed, twoPassed } = outcomes;
  return [
    all > 0 && failures === all && allFailed,
    all > 0 && failures === 0 && allPassed,
    failures >= 2 && twoFailed,
    all - failures >= 2 && twoPassed,
  ].filter((effect): effect is GameEffect => Boolean(effect));
}

function* overlordNames(g: Descent): Rule<Attribute> {
  return yield* chooseOne<Attribute>(g, {
    seat: g.overlord,
    topic: 'attribute',
    prompt: 'd2.ask.attribute',
    among: ATTRIBUTES,
    as: { id: (one) => `test:${one}`, text: (one) => ['d2.word.test', { attribute: one }] },
  });
}

/** A side chooses a hero, who is "that figure" for what follows. */
const picked = (
  by: 'heroes' | 'overlord',
  effect: GameEffect,
  fits: (g: Descent, figure: Figure) => boolean,
): GameEffect =>
  does(
    [`d2.event.${by}-choose`, { effect: nested(effect.text) }],
    function* (g: Descent, c: Context): Rule {
      const among = heroesThere(g).filter((figure) => fits(g, figure));
      if (among.length === 0) return;
      const hero = yield* chooseOne(g, {
        seat: by === 'heroes' ? heroSeats(g) : g.overlord,
        topic: 'figure',
        prompt: FIGURES.prompt,
        among,
        as: FIGURES.as(g),
      });
      yield* effect.run(g, to(c, hero));
    },
    (g) => heroesThere(g).length > 0,
  );

export const heroesChoose = (effect: GameEffect): GameEffect => picked('heroes', effect, () => true);
export const overlordChooses = (effect: GameEffect): GameEffect => picked('overlord', effect, () => true);

/** "The heroes choose a hero, who tests awareness." */
export const oneTests = (
  attribute: Attribute,
  { passed, failed }: Pick<Outcomes, 'passed' | 'failed'>,
): GameEffect =>
  heroesChoose(thatHeroTests(attribute, { ...(passed && { passed }), ...(failed && { failed }) }));

export const thatHeroTests = (
  attribute: Attribute,
  { passed, failed }: Pick<Outcomes, 'passed' | 'failed'>,
): GameEffect =>
  does(
    [
      'd2.event.that-hero-tests',
      {
        attribute,
        list: { list: said({ ...(passed && { passed }), ...(failed && { failed }) }), join: 'then' },
      },
    ],
    function* (g: Descent, c: Context): Rule {
      const effect = (yield* test(g, c.chosen!, attribute)).passed ? passed : failed;
      if (effect) yield* effect.run(g, c);
    },
  );

/** Those with the least or the most of something; the overlord chooses among equals. */
const extreme = (which: 'lowest' | 'highest', what: Attribute | 'health', effect: GameEffect): GameEffect => {
  const value = (g: Descent, figure: Figure): number =>
    what === 'health' ? healthOf(g, figure) : (attributeOf(g, figure, what) ?? 0);
  const best = (g: Descent): number => {
    const all = heroesThere(g).map((one) => value(g, one));
    return which === 'lowest' ? Math.min(...all) : Math.max(...all);
  };
  return {
    ...picked('overlord', effect, (g, figure) => value(g, figure) === best(g)),
    text: [`d2.event.${which}`, { what, effect: nested(effect.text) }],
  };
};
export const lowest = (what: Attribute | 'health', effect: GameEffect): GameEffect =>
  extreme('lowest', what, effect);
export const highest = (what: Attribute | 'health', effect: GameEffect): GameEffect =>
  extreme('highest', what, effect);

/** Each hero with at most that Speed, and each of the others. */
export const bySpeed = (most: number, slow: GameEffect, fast: GameEffect): GameEffect =>
  does(
    ['d2.event.by-speed', { most, slow: nested(slow.text), fast: nested(fast.text) }],
    function* (g: Descent, c: Context): Rule {
      for (const hero of heroesThere(g)) yield* (speedOf(g, hero) <= most ? slow : fast).run(g, to(c, hero));
    },
  );

/** "The heroes may …; if they do not, …" */
export const heroesMay = (effect: GameEffect, otherwise?: GameEffect): GameEffect =>
  does(
    otherwise
      ? ['d2.event.may-else', { effect: nested(effect.text), otherwise: nested(otherwise.text) }]
      : ['d2.event.may', { effect: nested(effect.text) }],
    function* (g: Descent, c: Context): Rule {
      const prompt: Text = ['d2.ask.event', { effect: nested(effect.text) }];
      if (yield* confirm(g, { seat: heroSeats(g), topic: 'event', prompt })) yield* effect.run(g, c);
      else if (otherwise) yield* otherwise.run(g, c);
    },
  );

/** "Spend 25 gold": whoever has less cannot. */
export const heroesPay = (n: number, effect: GameEffect | null, otherwise?: GameEffect): GameEffect => {
  const paying = does(
    effect ? ['d2.event.pay-for', { n, effect: nested(effect.text) }] : ['d2.event.pay', { n }],
    function* (g: Descent, c: Context): Rule {
      campaignOf(g).gold -= n;
      if (effect) yield* effect.run(g, c);
    },
  );
  const offer = heroesMay(paying, otherwise);
  return {
    ...offer,
    *run(g, c) {
      if (campaignOf(g).gold >= n) yield* offer.run(g, c);
      else if (otherwise) yield* otherwise.run(g, c);
    },
  };
};

/** That hero draws a Search card. */
export const searches: GameEffect = does(
  'd2.event.searches',
  function* (g: Descent, { chosen }: Context): Rule {
    const card = takeSearchCard(g, chosen!.hero);
    if (card) yield* window(g, 'found', { figure: chosen!, card });
  },
);

/** Something happens to each hero. */
export const toEach = (effect: GameEffect): GameEffect =>
  does(['d2.event.to-each', { effect: nested(effect.text) }], function* (g: Descent, c: Context): Rule {
    for (const hero of heroesThere(g)) yield* effect.run(g, to(c, hero));
  });

/** That hero draws a shop item and keeps it. */
export const takesShopItem: GameEffect = does('d2.event.shop-item', (g: Descent, { chosen }: Context) => {
  const id = drawItem(g);
  if (id !== null) makePiece(g, id, GEAR[chosen!.hero]!, { hero: chosen!.hero });
});

export const gainsGold = (n: number): GameEffect =>
  does(['d2.event.gold', { n }], (g: Descent) => gainGold(g, n, 'D2-SHOP-07'));

/** No event is met at the next icon. */
export const skipsNext: GameEffect = does('d2.event.skip', (g: Descent) => {
  campaignOf(g).journey!.skip = true;
});

/** Another event is met at this icon. */
export const anotherEvent: GameEffect = does('d2.event.another', (g: Descent) => meetEvent(g, iconNow(g)));

const iconNow = (g: Descent): Icon => {
  const { icons, at } = campaignOf(g).journey!;
  return icons[at]!;
};

/** The overlord chooses a card of his hand: it is discarded, or laid on top of his deck. */
const overlordGivesUp = (key: string, away: (g: Descent, card: Piece) => void): GameEffect =>
  does(
    key,
    function* (g: Descent): Rule {
      const card = yield* chooseFromHand(g, g.overlord, 'd2.ask.card');
      if (card) away(g, card);
    },
    (g) => handOf(g).length > 0,
  );
export const overlordDiscardsOne = overlordGivesUp('d2.event.overlord-discards', discardCard);
export const overlordLaysBack = overlordGivesUp('d2.event.overlord-lays-back', (g, card) =>
  putOnTop(g, [card]),
);

/**
 * Dice are rolled, and the heroes divide the hearts among themselves as damage, as they like, one after the
 * other.
 */
export const heroesShareRoll = (colour: Colour, n: number): GameEffect =>
  does(['d2.event.share', { n, colour }], function* (g: Descent): Rule {
    const [first] = heroesThere(g);
    if (!first) return;
    const roll = rollDice(g, 'other', first, Array<Colour>(n).fill(colour));
    for (let left = resultOf(roll).damage; left > 0; left--) {
      const among = heroesThere(g);
      if (among.length === 0) return;
      const hero = yield* chooseOne(g, {
        seat: heroSeats(g),
        topic: 'figure',
        prompt: FIGURES.prompt,
        among,
        as: FIGURES.as(g),
      });
      yield* suffer(g, hero, 'damage', 1, { kind: 'ability', attack: 0, by: 0 });
    }
  });

export const eventTexts: { readonly [key: string]: string } = {
  'd2.event.entry': '{icon}: {effect}.',
  'd2.event.each-tests':
    'each hero tests {attribute, select, chosen {an attribute that the overlord names} other {{attribute}}}; {list}',
  'd2.event.that-hero-tests': 'that hero tests {attribute}; {list}',
  'd2.event.failed': 'on a failed test {effect}',
  'd2.event.passed': 'on a passed test {effect}',
  'd2.event.allFailed': 'if all fail, {effect}',
  'd2.event.allPassed': 'if all pass, {effect}',
  'd2.event.twoFailed': 'if two or more fail, {effect}',
  'd2.event.twoPassed': 'if two or more pass, {effect}',
  'd2.event.heroes-choose': 'the heroes choose a hero; {effect}',
  'd2.event.overlord-choose': 'the overlord chooses a hero; {effect}',
  'd2.event.lowest': 'of the heroes with the lowest {what} the overlord takes one; {effect}',
  'd2.event.highest': 'of the heroes with the highest {what} the overlord takes one; {effect}',
  'd2.event.by-speed': 'for each hero with Speed {most} or less, {slow}; for each other hero, {fast}',
  'd2.event.may': 'the heroes may decide that {effect}',
  'd2.event.may-else': 'the heroes may decide that {effect}; otherwise {otherwise}',
  'd2.event.pay': 'they pay {n} gold',
  'd2.event.pay-for': 'they pay {n} gold, and {effect}',
  'd2.event.searches': 'that hero draws a Search card',
  'd2.event.to-each': 'for each hero, {effect}',
  'd2.event.shop-item': 'that hero draws a shop item of this act and keeps it',
  'd2.event.gold': 'the heroes gain {n} gold',
  'd2.event.skip': 'no event is met at the next icon',
  'd2.event.another': 'another event is met at this icon',
  'd2.event.overlord-discards': 'the overlord discards an Overlord card of his choice',
  'd2.event.overlord-lays-back': 'the overlord lays an Overlord card of his hand on top of his deck',
  'd2.event.share': 'roll {n} {colour} dice; the heroes share as much damage among them as there are hearts',
  'd2.ask.event': 'Do the heroes decide that {effect}?',
};
