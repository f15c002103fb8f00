import { note, perBox, tell, valueFor } from '@questwright/adventure';
import { chooseOne, type Rule, type Text } from '@questwright/kernel';
import { asAttribute } from './as.ts';
import { type RuneboundBox, skillDef } from './catalogue.ts';
import { discardSkills, revealSkill } from './decks.ts';
import type { Attribute } from './definitions.ts';
import { canExert, exert } from './exert.ts';
import { heroName, usableAttribute } from './heroes.ts';
import { asOffer, type Offer, plain } from './offers.ts';
import type { Piece, Runebound, Test } from './state.ts';
import { addUses, useNow } from './uses.ts';

const EXERT = plain('exert');
const DONE = plain('done');

/** An attribute test: reveal, exert, apply. Tells the number of successes. */
export function* makeTest(
  g: Runebound,
  seat: number,
  attributes: readonly Attribute[],
  modifier: number,
): Rule<number> {
  const attribute = yield* chooseOne(g, {
    seat,
    topic: 'attribute',
    prompt: 'rb.ask.attribute',
    by: () => [
      'rb.by.attribute',
      { cards: { list: attributes.map((one) => cardsFor(g, seat, one, modifier)) } },
    ],
    among: attributes,
    as: asAttribute,
  });
  const outer = g.test;
  const test: Test = { seat, attribute, successes: 0 };
  g.test = test;
  const revealed: Piece[] = [];
  const n = cardsToReveal(g, seat, attribute, modifier);
  note(
    g,
    'rb.log.tests',
    { hero: heroName(g, seat), attribute: [`rb.attribute.${attribute}`], n },
    'RB-TEST-02',
  );
  for (let i = 0; i < n; i++) reveal(g, test, revealed);
  yield* exertForMore(g, test, revealed);
  discardSkills(g, revealed);
  g.test = outer;
  return yield* applyTest(g, test, attribute);
}

const cardsFor = (g: Runebound, seat: number, attribute: Attribute, modifier: number): Text => [
  'rb.by.attribute-cards',
  { attribute: [`rb.attribute.${attribute}`], n: cardsToReveal(g, seat, attribute, modifier) },
];

/** How many of a hundred skill cards are successes. */
const successShare = perBox((box: RuneboundBox): number => {
  const { skills } = box.content;
  return Math.round((100 * skills.filter(({ success }) => success > 0).length) / Math.max(1, skills.length));
});

/** The attribute, never below zero, with the modifiers on the test; never below zero either. */
export function cardsToReveal(g: Runebound, seat: number, attribute: Attribute, modifier: number): number {
  const base = usableAttribute(g, seat, attribute) + modifier;
  return Math.max(0, valueFor(g, 'test', base, { seat, attribute }));
}

function reveal(g: Runebound, test: Test, revealed: Piece[]): void {
  const card = revealSkill(g);
  if (!card) return;
  revealed.push(card);
  const { name, success } = skillDef(g, card);
  test.successes += success;
  note(g, 'rb.log.reveals', { card: name, n: success }, 'RB-TEST-09');
}

function* exertForMore(g: Runebound, test: Test, revealed: Piece[]): Rule {
  const { seat } = test;
  for (;;) {
    const among: Offer[] = [DONE];
    if (canExert(g, seat)) among.push(EXERT);
    addUses(g, seat, 'test', among);
    if (among.length === 1) return;
    const offer = yield* chooseOne(g, {
      seat,
      topic: 'test',
      prompt: ['rb.ask.test', { n: test.successes }],
      by: () => ['rb.by.test', { attribute: [`rb.attribute.${test.attribute}`], share: successShare(g) }],
      among,
      as: asOffer(g),
    });
    if (offer === DONE) return;
    if (offer.kind === 'use') yield* useNow(g, seat, offer);
    else {
      yield* exert(g, seat, () => ['rb.by.exert-test', { share: successShare(g) }]);
      reveal(g, test, revealed);
    }
  }
}

function* applyTest(g: Runebound, { seat, successes }: Test, attribute: Attribute): Rule<number> {
  const hero = heroName(g, seat);
  if (successes > 0) {
    note(g, 'rb.log.passes', { hero, n: successes }, 'RB-TEST-10');
    yield* tell(g, 'testPassed', { seat, attribute, successes });
  } else {
    note(g, 'rb.log.fails', { hero }, 'RB-TEST-11');
    yield* tell(g, 'testFailed', { seat, attribute });
  }
  return successes;
}
