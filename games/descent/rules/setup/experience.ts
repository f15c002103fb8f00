import { note } from '@questwright/adventure';
import { type As, cardsIn, chooseOne, type Rule } from '@questwright/kernel';
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

/** Each hero buys skills of the own class. Nobody must spend everything, and nobody spends what is another's. [D2-XP-11] */
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

/** The overlord buys cards for his deck. Everybody knows which; which of them he then leaves out nobody does. [D2-OVCARD-42] */
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
  const ofDeck = (deck: string): number =>
    mine.filter((card) => cardDef(g, card).deck === deck && !cardDef(g, card).servants).length;
  const count = (id: string): number => mine.filter(({ def }) => def === id).length;
  return descentBoxes.of(g).content.cards.filter((card) => {
    const { id, back, deck, copies = 1 } = card;
    if (back !== 'overlord' || deck.startsWith('Basic ') || !card.xp || card.xp > xp) return false;
    if (count(id) >= copies) return false;
    return deck === UNIVERSAL || card.xp === 1 || ofDeck(deck) >= card.xp;
  });
}
const UNIVERSAL = 'Universal';
