import { note } from '@questwright/adventure';
import { type As, type Closed, cardsIn, chooseOne, type Rule } from '@questwright/kernel';
import { cardDef, descentBoxes } from '../catalogue.ts';
import type { CardDefinition } from '../definitions.ts';
import { hasOverlord } from '../figures/sides.ts';
import { heroFigure, makePiece, skillsOf } from '../pieces.ts';
import type { Descent, Piece } from '../state.ts';
import { SKILLS } from '../zones.ts';
import { MEANS } from './levels.ts';

type Bought = CardDefinition | null;

const asCard: As<Bought> = {
  id: (card) => (card ? `buy:${card.id}` : 'pass'),
  text: (card) => (card ? ['d2.word.buy-skill', { name: card.name, xp: card.xp! }] : 'd2.word.pass'),
  about: (card) => (card ? { definition: card.id } : {}),
};

/**
 * Each hero buys skills of their own class. Nobody must spend everything, and nobody spends what is
 * another's. [D2-XP-11]
 */
export function* buySkills(g: Descent): Rule {
  for (const [hero, seat] of g.players.entries()) {
    let { xp } = MEANS[g.level];
    for (;;) {
      const among = skillsFor(g, hero, xp);
      if (among.length === 0) break;
      const card = yield* chooseOne<Bought>(g, {
        seat,
        topic: 'skill',
        subject: { hero },
        prompt: ['d2.ask.skill', { hero: heroFigure(g, hero).label, xp }],
        among: [...among, null],
        as: asCard,
        closed: () => skillsTooDear(g, hero, xp),
      });
      if (!card) break;
      xp -= card.xp!;
      makePiece(g, card.id, SKILLS[hero]!, { hero });
      note(g, 'd2.log.learns', { figure: heroFigure(g, hero), card: card.name }, 'D2-EPIC-04');
    }
  }
}

/** Skills of the hero's class that the experience is enough for; none has to be bought before another. [D2-CLASSCARD-13] */
export function skillsFor(g: Descent, hero: number, xp: number): readonly CardDefinition[] {
  const owned = skillsOf(g, hero).map(({ def }) => def);
  const deck = skillsOf(g, hero).map((card) => cardDef(g, card).deck)[0];
  return descentBoxes
    .of(g)
    .content.cards.filter(
      (card) => card.deck === deck && card.xp! > 0 && card.xp! <= xp && !owned.includes(card.id),
    );
}

/** Skills of the hero's class that cost more than there is. */
export const skillsTooDear = (g: Descent, hero: number, xp: number): Closed[] => {
  const open = skillsFor(g, hero, xp);
  return skillsFor(g, hero, Number.POSITIVE_INFINITY)
    .filter((card) => !open.includes(card))
    .map((card) => shut(card, 'd2.closed.too-few-xp', 'D2-XP-11'));
};

const shut = (card: CardDefinition, reason: string, rule: string): Closed => ({
  id: asCard.id(card),
  text: asCard.text(card),
  reason,
  rule,
});

/**
 * The overlord buys cards for his deck. Everybody knows which he buys; nobody knows which of them he then
 * leaves out. [D2-OVCARD-42]
 */
export function* buyOverlordCards(g: Descent): Rule {
  if (!hasOverlord(g)) return;
  let xp = MEANS[g.level].overlordXp;
  for (;;) {
    const among = cardsFor(g, xp, owned(g));
    if (among.length === 0) return;
    const card = yield* chooseOne<Bought>(g, {
      seat: g.overlord,
      topic: 'overlord-card',
      prompt: ['d2.ask.overlord-card', { xp }],
      among: [...among, null],
      as: asCard,
      closed: () => cardsNotYet(g, xp, owned(g)),
    });
    if (!card) return;
    xp -= card.xp!;
    makePiece(g, card.id, `deck:${g.overlord}`);
    note(g, 'd2.log.overlord-buys', { card: card.name }, 'D2-OVCARD-42');
  }
}

const owned = (g: Descent): readonly Piece[] =>
  ['deck', 'left-out'].flatMap((zone) => {
    const name = `${zone}:${g.overlord}`;
    return g.zones[name] ? (cardsIn(g, name) as Piece[]) : [];
  });

/**
 * Overlord cards that can be bought: universal ones and those of 1 XP freely, those of level 2 and 3 with as many cards of
 * their class; those that summon servants do not count. [D2-XP-14, D2-XP-15, D2-XP-16, D2-XP-17, D2-XP-19]
 */
export function cardsFor(g: Descent, xp: number, mine: readonly Piece[]): readonly CardDefinition[] {
  return cardsLeft(g, mine).filter((card) => card.xp! <= xp && hasClass(g, card, mine));
}

/** Overlord cards that he cannot buy yet, for want of XP or of cards of their class. */
export const cardsNotYet = (g: Descent, xp: number, mine: readonly Piece[]): Closed[] =>
  cardsLeft(g, mine).flatMap((card) => {
    if (!hasClass(g, card, mine))
      return [shut(card, 'd2.closed.few-of-class', card.xp === 2 ? 'D2-XP-16' : 'D2-XP-17')];
    return card.xp! > xp ? [shut(card, 'd2.closed.too-few-xp', 'D2-XP-12')] : [];
  });

/** What is not basic, and of which the box has one more. */
const cardsLeft = (g: Descent, mine: readonly Piece[]): readonly CardDefinition[] =>
  descentBoxes.of(g).content.cards.filter(({ id, back, deck, xp, copies = 1 }) => {
    if (back !== 'overlord' || deck.startsWith('Basic ') || !xp) return false;
    return mine.filter(({ def }) => def === id).length < copies;
  });

/** Whether he has as many cards of its class as a card of its level asks for. */
function hasClass(g: Descent, { deck, xp }: CardDefinition, mine: readonly Piece[]): boolean {
  if (deck === UNIVERSAL || xp === 1) return true;
  const same = mine.filter((card) => cardDef(g, card).deck === deck && !cardDef(g, card).servants);
  return same.length >= xp!;
}
const UNIVERSAL = 'Universal';
