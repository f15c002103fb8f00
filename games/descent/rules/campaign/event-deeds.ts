import { does } from '@questwright/adventure';
import {
  cardsIn,
  chooseOne,
  chooseOrder,
  chooseSome,
  confirm,
  last,
  move,
  nested,
  type Rule,
} from '@questwright/kernel';
import { asCard } from '../as-card.ts';
import type { Context } from '../definitions.ts';
import type { GameEffect } from '../effects/on-figures.ts';
import { FIGURES } from '../effects/whom.ts';
import { conditionsOf, discardCondition } from '../figures/conditions.ts';
import { suffer } from '../figures/harm.ts';
import { recover } from '../figures/recover.ts';
import { deciderOf } from '../figures/sides.ts';
import { test } from '../figures/test.ts';
import { discardCard, drawCard, handOf } from '../overlord/deck.ts';
import type { Attribute, Descent, Figure, Piece } from '../state.ts';
import { SEARCH_DECK } from '../zones.ts';
import { heroSeats } from './campaign.ts';
import { everyoneSees } from './event-choices.ts';
import { heroesThere } from './event-words.ts';
import { gainGold } from './rewards.ts';

/*
 * What events of a journey do that only one of them does.
 */

const SOURCE = { kind: 'ability', attack: 0, by: 0 } as const;
const to = (c: Context, chosen: Figure): Context => ({ ...c, chosen });

function* pick(g: Descent, seat: number | number[], among: readonly Figure[]): Rule<Figure> {
  return yield* chooseOne(g, {
    seat,
    topic: 'figure',
    prompt: FIGURES.prompt,
    among,
    as: FIGURES.as(g),
  });
}

/** Each hero chooses one of these attributes and tests it. */
export const eachTestsEither = (
  attributes: readonly Attribute[],
  { failed, allPassed }: { readonly failed: GameEffect; readonly allPassed: GameEffect },
): GameEffect =>
  does(
    [
      'd2.event.each-tests-either',
      { attributes: attributes.join(' or '), failed: nested(failed.text), passed: nested(allPassed.text) },
    ],
    function* (g: Descent, c: Context): Rule {
      let all = true;
      for (const hero of heroesThere(g)) {
        const attribute = yield* chooseOne<Attribute>(g, {
          seat: deciderOf(g, hero),
          topic: 'attribute',
          prompt: 'd2.ask.attribute',
          among: attributes,
          as: { id: (one) => `test:${one}`, text: (one) => ['d2.word.test', { attribute: one }] },
        });
        if ((yield* test(g, hero, attribute)).passed) continue;
        all = false;
        yield* failed.run(g, to(c, hero));
      }
      if (all) yield* allPassed.run(g, c);
    },
  );

/** A hero suffers 2 damage, and another one is well again. */
export const oneForAnother: GameEffect = does('d2.event.one-for-another', function* (g: Descent): Rule {
  const heroes = heroesThere(g);
  if (heroes.length < 2) return;
  const giver = yield* pick(g, heroSeats(g), heroes);
  const other = yield* pick(
    g,
    heroSeats(g),
    heroes.filter(({ id }) => id !== giver.id),
  );
  yield* suffer(g, giver, 'damage', 2, SOURCE);
  yield* recover(g, other, { damage: other.damage }, SOURCE);
  for (const condition of [...conditionsOf(g, other)]) yield* discardCondition(g, other, condition);
});

/**
 * The overlord makes up to three heroes suffer, and one of his monsters suffers as much when the quest
 * begins.
 */
export const ambushForAPrice: GameEffect = does('d2.event.ambush', function* (g: Descent): Rule {
  const all = heroesThere(g);
  const hurt = yield* chooseSome(g, {
    seat: g.overlord,
    topic: 'figure',
    prompt: 'd2.ask.who-suffers',
    among: all,
    as: FIGURES.as(g),
    min: 0,
    max: Math.min(3, all.length),
  });
  for (const hero of hurt) yield* suffer(g, hero, 'damage', 1, SOURCE);
  if (hurt.length > 0) last(g, 'price-of-an-ambush', { n: hurt.length });
});

/** The overlord may look at the top Search cards, and puts them back in any order. */
export const ordersSearchCards = (n: number): GameEffect =>
  does(['d2.event.order-search', { n }], function* (g: Descent): Rule {
    const top = (cardsIn(g, SEARCH_DECK) as Piece[]).slice(0, n);
    if (top.length < 2) return;
    const order = yield* chooseOrder(g, {
      seat: g.overlord,
      topic: 'card',
      prompt: 'd2.ask.search-order',
      publicPrompt: 'd2.ask.search-order',
      among: top,
      as: asCard(g),
      secret: true,
      always: true,
    });
    for (const card of [...order].reverse()) move(g, card, SEARCH_DECK, { place: 'top' });
  });

/** 25 gold for each hero who passes; if all do, the heroes may have something else instead. */
export const goldForEach = (attribute: Attribute, instead: GameEffect): GameEffect =>
  does(
    ['d2.event.gold-for-each', { attribute, instead: nested(instead.text) }],
    function* (g: Descent, c: Context): Rule {
      const all = heroesThere(g);
      let passed = 0;
      for (const hero of all) if ((yield* test(g, hero, attribute)).passed) passed++;
      const prompt = ['d2.ask.event', { effect: nested(instead.text) }] as const;
      if (passed === all.length && (yield* confirm(g, { seat: heroSeats(g), topic: 'event', prompt })))
        yield* instead.run(g, c);
      else gainGold(g, 25 * passed, 'D2-SHOP-07');
    },
  );

/** The heroes look at the hand of the overlord, and may have one card of it exchanged for the next of his deck. */
export const replacesOne: GameEffect = does(
  'd2.event.replace-card',
  function* (g: Descent): Rule {
    const [card] = yield* chooseSome(g, {
      seat: heroSeats(g),
      topic: 'card',
      prompt: 'd2.ask.replace-of-hand',
      publicPrompt: 'd2.ask.card',
      among: handOf(g),
      as: asCard(g),
      min: 0,
      max: 1,
      secret: true,
    });
    if (!card) return;
    discardCard(g, card);
    drawCard(g, 'D2-TRAVEL-12');
  },
  (g) => handOf(g).length > 0,
);

/** The overlord shows his hand; the heroes may have all of it exchanged. */
export const replacesHand: GameEffect = does(
  'd2.event.replace-hand',
  function* (g: Descent): Rule {
    yield* everyoneSees(g);
    const prompt = 'd2.ask.replace-hand';
    if (!(yield* confirm(g, { seat: heroSeats(g), topic: 'event', prompt }))) return;
    const hand = [...handOf(g)];
    for (const card of hand) discardCard(g, card);
    for (const _ of hand) drawCard(g, 'D2-TRAVEL-12');
  },
  (g) => handOf(g).length > 0,
);

/** One of these happens to that hero, as the overlord chooses. */
export const overlordPicks = (...ways: readonly GameEffect[]): GameEffect =>
  does(
    ['d2.event.overlord-picks', { list: { list: ways.map(({ text }) => text), join: 'or' } }],
    function* (g: Descent, c: Context): Rule {
      const way = yield* chooseOne<GameEffect>(g, {
        seat: g.overlord,
        topic: 'event',
        prompt: 'd2.ask.which-way',
        among: ways,
        as: { id: (one) => `way:${ways.indexOf(one) + 1}`, text: (one) => one.text },
      });
      yield* way.run(g, c);
    },
  );

/**
 * That hero tests; if the test fails, each hero suffers one fatigue for each shield that was rolled too many.
 */
export const excessTires = (attribute: Attribute, passed: GameEffect): GameEffect =>
  does(
    ['d2.event.excess-tires', { attribute, passed: nested(passed.text) }],
    function* (g: Descent, c: Context): Rule {
      const { passed: isPassed, excess } = yield* test(g, c.chosen!, attribute);
      if (isPassed) yield* passed.run(g, c);
      else for (const hero of heroesThere(g)) yield* suffer(g, hero, 'fatigue', excess, SOURCE);
    },
  );

/** Something happens to each hero but that one. */
export const toOthers = (effect: GameEffect): GameEffect =>
  does(['d2.event.to-others', { effect: nested(effect.text) }], function* (g: Descent, c: Context): Rule {
    for (const hero of heroesThere(g).filter(({ id }) => id !== c.chosen?.id))
      yield* effect.run(g, to(c, hero));
  });

/** An effect that stays with that hero for a while. */
export const staysOn = (def: string): GameEffect =>
  does(`d2.event.lasts.${def}`, (g: Descent, { chosen }: Context) => {
    last(g, def, { on: chosen!.id });
  });

export const eventDeedTexts: { readonly [key: string]: string } = {
  'd2.event.each-tests-either':
    'each hero tests {attributes}, as the hero likes; on a failed test {failed}; if all pass, {passed}',
  'd2.event.one-for-another':
    'the heroes choose a hero, who suffers 2 damage, and another one, who recovers all damage and discards all conditions',
  'd2.event.ambush':
    'the overlord may choose up to 3 heroes, who suffer 1 damage each; when the quest begins, he chooses a monster, which suffers as much damage as they together',
  'd2.event.order-search': 'the overlord looks at the top {n} Search cards and puts them back in any order',
  'd2.event.gold-for-each':
    'each hero tests {attribute}; the heroes gain 25 gold for each who passes; if all pass, they may decide that {instead} instead',
  'd2.event.replace-card':
    'the heroes look at the hand of the overlord and may choose a card that he discards, and he draws another one',
  'd2.event.replace-hand':
    'the overlord shows his hand; the heroes may have him discard all of it and draw as many cards',
  'd2.event.overlord-picks': 'the overlord chooses: {list}',
  'd2.event.excess-tires':
    'that hero tests {attribute}; if the test fails, each hero suffers 1 fatigue for each shield rolled too many; if it is passed, {passed}',
  'd2.event.to-others': 'for each other hero, {effect}',
  'd2.event.lasts.mired': 'that hero has Speed 2 in the first turn',
  'd2.event.lasts.bogged-down': 'that hero has Speed 1 in the first turn',
  'd2.event.lasts.footsore': 'that hero has 1 Speed less until the hero rests',
  'd2.event.lasts.heartened': 'that hero has 1 more of every attribute until the journey is over',
  'd2.event.lasts.spreading-dread':
    'at the end of the first turn of that hero, each monster beside the hero becomes Terrified',
  'd2.event.lasts.invigorated': 'in this turn you suffer no fatigue for using skills',
  'd2.ask.who-suffers': 'Which heroes suffer 1 damage?',
  'd2.ask.search-order': 'In which order do you put these cards on the Search deck?',
  'd2.ask.replace-of-hand': 'Which card of his hand does the overlord exchange, if any?',
  'd2.ask.replace-hand': 'Does the overlord discard his whole hand and draw as many cards?',
  'd2.lasting.speed': 'Speed {n} in the first turn',
  'd2.lasting.footsore': '1 Speed less until you rest',
  'd2.lasting.heartened': '1 more of every attribute until the journey is over',
  'd2.lasting.spreading-dread': 'at the end of your first turn each monster beside you becomes Terrified',
  'd2.lasting.invigorated': 'you suffer no fatigue for using skills',
  'd2.lasting.price-of-an-ambush':
    'when the quest begins, a monster of the choice of the overlord suffers damage',
  'd2.kept.invigorated': 'you suffer no fatigue for using skills in this turn',
  'd2.kept.knowledge-shields': 'add as many shields as you have knowledge',
  'd2.kept.key': 'While this card is exhausted, the shop shows 3 cards more',
  'd2.kept.use-key': 'When a shopping step begins, you may exhaust this card',
  'd2.kept.key-gone': 'When a shopping step is over in which it was exhausted, it goes back into its deck',
  'd2.kept.crystal': 'each hero may discard a condition',
  'd2.when.you-revive': 'When you revive a hero',
  'd2.when.you-defend': 'When you have rolled defence dice',
  'd2.when.monster-activated': 'When you activate a monster',
};
