import { does, holdsWhen, note } from '@questwright/adventure';
import { chooseOne, type Rule, remove } from '@questwright/kernel';
import { campaignOf } from '../../campaign/campaign.ts';
import { learnSkills } from '../../campaign/spend-xp.ts';
import { cardDef, descentBoxes } from '../../catalogue.ts';
import type { Context } from '../../definitions.ts';
import type { GameEffect } from '../../effects/on-figures.ts';
import { heroSeats } from '../../figures/sides.ts';
import { skillsOf } from '../../pieces.ts';
import type { Descent, Piece } from '../../state.ts';
import { changeMorale } from '../morale.ts';
import { isAsWellKnown, type Renown } from './fame.ts';

/*
 * The words for what happens to a party between quests, and for what a quest does for its name.
 */

/** The party finds gold or becomes better known. A quest alone has no use for either. */
export const earns = ({
  gold = 0,
  fame = 0,
}: {
  readonly gold?: number;
  readonly fame?: number;
}): GameEffect =>
  does(['d2.road.earns', { gold, fame }], (g: Descent) => {
    const { found } = g.legend!.road ?? {};
    if (!found) return;
    found.gold += gold * g.players.length;
    found.fame += fame;
    note(g, 'd2.log.road.earns', { gold: gold * g.players.length, fame }, 'D2-FAME-01');
  });

/** Each hero gets XP in the middle of a quest. Some campaigns let them learn at once, others on the campaign map. */
export const earnsXp = (n: number): GameEffect =>
  does(['d2.road.xp', { n }], function* (g: Descent): Rule {
    if (!g.campaign) return;
    g.campaign.xp = g.campaign.xp.map((xp) => xp + n);
    note(g, 'd2.log.xp', { side: 'heroes', n }, 'D2-XP-24');
    const { legendCampaigns } = descentBoxes.of(g).content;
    if (legendCampaigns.find(({ id }) => id === g.campaign!.id)?.learnsAtOnce) yield* learnSkills(g);
  });

/** Fame at once, between quests. */
export const gainsFame = (n: number): GameEffect =>
  does(['d2.road.fame', { n }], (g: Descent) => {
    const road = g.legend!.road!;
    road.fame += n;
    note(g, 'd2.log.road.fame', { n: road.fame }, 'D2-FAME-01');
  });

export const gainsMorale = (n: number): GameEffect =>
  does(['d2.road.morale', { n }], (g: Descent) => changeMorale(g, g.legend!, n));

/** "The party is at least so well known." */
export const isKnownAs = (renown: Renown) =>
  holdsWhen<Descent, Context>(['d2.road.known-as', { renown }], (g) =>
    isAsWellKnown(g.legend?.road?.fame ?? 0, renown),
  );

/** A hero gives a bought Class card back and gets back its XP. */
export const unlearns: GameEffect = does(
  'd2.road.unlearns',
  function* (g: Descent): Rule {
    const card = yield* chooseOne<Piece>(g, {
      seat: heroSeats(g),
      topic: 'unlearn',
      prompt: 'd2.ask.unlearn',
      among: learned(g),
      as: {
        id: ({ id }) => `unlearn:${id}`,
        text: (one) => ['d2.word.unlearn', { name: cardDef(g, one).name, xp: cardDef(g, one).xp! }],
        about: ({ id }) => ({ card: id }),
      },
    });
    campaignOf(g).xp[card.hero]! += cardDef(g, card).xp!;
    remove(g, card);
  },
  (g) => learned(g).length > 0,
);

const learned = (g: Descent): Piece[] =>
  g.players.flatMap((_, hero) => skillsOf(g, hero).filter((card) => (cardDef(g, card).xp ?? 0) > 0));

export const roadTexts: { readonly [key: string]: string } = {
  'd2.road.earns':
    'the party finds {gold, plural, =0 {} other {# gold for each hero}}{fame, plural, =0 {} other { and gains # fame}}',
  'd2.road.xp': 'each hero gets {n} XP',
  'd2.road.fame': 'the party gains {n} fame',
  'd2.road.morale': 'morale rises by {n}',
  'd2.road.known-as': 'the party is {renown} or better known',
  'd2.road.unlearns': 'one hero gives a bought Class card back and gets its XP again',
  'd2.ask.unlearn': 'Which Class card is given back?',
  'd2.word.unlearn': 'give back {name} ({xp} XP)',
  'd2.ask.road': 'Where does the party go? Gold: {gold}. Fame: {fame}.',
  'd2.ask.city': '{city}: what does the party do? Gold: {gold}.',
  'd2.word.road.story':
    'the story: {quest} ({weeks, plural, =0 {it begins now} one {within # week} other {within # weeks}})',
  'd2.word.road.side': 'a side quest: {quest} (1 week)',
  'd2.word.road.city': 'visit {city} (1 week)',
  'd2.word.road.train': 'train: spend XP',
  'd2.word.city.shop': 'go to the shop',
  'd2.word.city.act': '{name} ({gold} gold)',
  'd2.word.city.train': 'train: spend XP',
  'd2.word.city.leave': 'leave {city}',
  'd2.closed.no-week': 'the story does not wait any longer',
  'd2.closed.no-xp': 'nobody has XP enough for a Class card',
  'd2.closed.acted': 'the party has done this already on this visit',
  'd2.closed.no-use': 'it would change nothing',
  'd2.log.road.week':
    'A week goes by. The story begins within {n, plural, =0 {no week} one {# week} other {# weeks}}.',
  'd2.log.road.city': 'The party comes to {city}.',
  'd2.log.road.acts': '{city}: {action}.',
  'd2.log.road.leaves': 'The party leaves {city}.',
  'd2.log.road.fame': 'The fame of the party is {n} now.',
  'd2.log.road.earns': 'The party finds {gold} gold{fame, plural, =0 {} other { and gains # fame}}.',
  'd2.log.road.spoils': 'The quest before has given {gold} gold, {fame} fame and {xp} XP for each hero.',
};
