import { asCard, askerOf, instantly, nameOf, note, pieces } from '@questwright/adventure';
import { chooseOne, confirm, move, type Rule } from '@questwright/kernel';
import { drawAndResolve } from '../adventure/draw.ts';
import { resolveOutcome } from '../adventure/quest.ts';
import { asHex, asKind } from '../as.ts';
import { questDef } from '../catalogue.ts';
import { fight as fightOut } from '../combat/combat.ts';
import { engageEnemy } from '../combat/start.ts';
import type { Context, GameEffect } from '../definitions.ts';
import { isDefeated, questsOf } from '../heroes.ts';
import { ADVENTURES, type Adventure, GEM_AT, GEMS, hexName } from '../map/hexes.ts';
import { asOffer, type Offer } from '../offers.ts';
import { makePiece } from '../pieces.ts';
import { NONE, type Piece, type Runebound } from '../state.ts';
import { refreshGems as refreshAll } from '../story/time.ts';
import { takeAsTrophy } from '../trophies.ts';
import { DECK } from '../zones.ts';

/** Draws adventure cards and resolves them at once. */
export const drawAdventure = (kind: Adventure, n = 1): GameEffect => ({
  text: ['rb.effect.draw-adventure', { k: n, n, kind }],
  *run(g, c) {
    yield* drawAndResolve(g, c.hero, kind, n);
  },
  can: (_, c) => c.hero !== NONE,
});

/** Takes the card that this is printed on as a trophy. */
export const takeThis = (): GameEffect => ({
  text: 'rb.effect.take-this',
  *run(g, c) {
    yield* takeAsTrophy(g, c.hero, c.card);
  },
});

/** The hero named before gets this card as a trophy. */
export const giveThisToThatHero = (): GameEffect => ({
  text: 'rb.effect.give-this',
  *run(g, c) {
    if (c.other !== NONE) yield* takeAsTrophy(g, c.other, c.card);
  },
  can: (_, c) => c.other !== NONE,
});

/** Resolves an exploration outcome of another held quest without rolling. */
export const resolveAnotherQuest = (): GameEffect => {
  const quests = (g: Runebound, c: Context): Piece[] =>
    questsOf(g, c.hero).filter((card) => card !== c.card && questDef(g, card).attempt.by === 'explore');
  return {
    text: 'rb.effect.resolve-another-quest',
    *run(g, c) {
      const held = quests(g, c);
      if (held.length === 0) return;
      const { hero: seat } = c;
      const card = yield* chooseOne(g, {
        seat,
        topic: 'which-quest',
        prompt: 'rb.ask.which-quest',
        by: askerOf(g, c, this.text),
        among: held,
        as: asCard(g),
      });
      const { outcomes } = questDef(g, card);
      const among = outcomes.map(({ name }, outcome): Offer => ({ kind: 'outcome', card, outcome, name }));
      const offer = yield* chooseOne(g, {
        seat,
        topic: 'outcome',
        prompt: 'rb.ask.outcome',
        by: askerOf(g, c, this.text),
        among,
        as: asOffer(g),
      });
      if (offer.kind === 'outcome') yield* resolveOutcome(g, seat, card, outcomes[offer.outcome]!);
    },
    can: (g, c) => c.hero !== NONE && quests(g, c).length > 0,
  };
};

/** Fights an enemy that is on no adventure card. */
export const fight = (foe: string, name: string): GameEffect => ({
  text: ['rb.effect.fight', { foe: name }],
  *run(g, c): Rule {
    if (g.combat || isDefeated(g, c.hero)) return;
    const card = pieces(g, 'aside').find(({ def }) => def === foe) ?? makePiece(g, foe, 'aside');
    engageEnemy(g, c.hero, card, 'story');
    yield* fightOut(g);
  },
  can: (g, c) => c.hero !== NONE && !g.combat && !isDefeated(g, c.hero),
});

/** Turns all gems faceup, except where a hero stands. */
export const refreshGems = (): GameEffect => ({
  text: 'rb.effect.refresh-gems',
  run: instantly((g) => {
    refreshAll(g);
  }),
});

/** Turns one facedown gem faceup; of a kind when it is named. */
export const refreshOneGem = (kind: Adventure | null = null): GameEffect => {
  const facedown = (g: Runebound): number[] =>
    GEMS.filter((hex, gem) => !g.gems[gem] && (kind === null || hex.gem === kind)).map(({ index }) => index);
  return {
    text: ['rb.effect.refresh-gem', { kind: kind ?? 'any' }],
    *run(g, c) {
      const among = facedown(g);
      if (among.length === 0) return;
      const hex = yield* chooseOne(g, {
        seat: c.seat,
        topic: 'refresh',
        prompt: 'rb.ask.refresh',
        by: askerOf(g, c, this.text),
        among,
        as: asHex,
      });
      g.gems[GEM_AT[hex]!] = true;
      note(g, 'rb.log.refresh-one', { hex: hexName(hex) }, 'RB-ROUND-15');
    },
    can: (g) => facedown(g).length > 0,
  };
};

/** Takes a card of a discard pile as a trophy. */
export const trophyFromDiscard = (kind: Adventure): GameEffect => ({
  text: ['rb.effect.trophy-from-discard', { kind }],
  *run(g, c) {
    const among = pieces(g, `${kind}-discard`);
    if (among.length === 0) return;
    const card = yield* chooseOne(g, {
      seat: c.hero,
      topic: 'trophy-from-discard',
      prompt: 'rb.ask.trophy-from-discard',
      by: askerOf(g, c, this.text),
      among,
      as: asCard(g),
    });
    yield* takeAsTrophy(g, c.hero, card);
  },
  can: (g, c) => c.hero !== NONE && pieces(g, `${kind}-discard`).length > 0,
});

/** Draws from the deck that the hero picks. */
export const drawAnyAdventure = (n = 1): GameEffect => ({
  text: ['rb.effect.draw-adventure', { k: n, n, kind: 'any' }],
  *run(g, c) {
    const kind = yield* chooseOne(g, {
      seat: c.hero,
      topic: 'deck',
      prompt: 'rb.ask.deck',
      by: askerOf(g, c, this.text),
      among: ADVENTURES,
      as: asKind,
    });
    yield* drawAndResolve(g, c.hero, kind, n);
  },
  can: (_, c) => c.hero !== NONE,
});

/** Looks at the top card of an adventure deck, which the hero picks when none is named, and may bury it. */
export const scry = (kind: Adventure | null = null): GameEffect => {
  const decks = (g: Runebound): Adventure[] =>
    ADVENTURES.filter((one) => (kind === null || kind === one) && pieces(g, DECK[one]).length > 0);
  return {
    text: ['rb.effect.scry', { kind: kind ?? 'any' }],
    *run(g, c) {
      const { hero: seat } = c;
      const among = decks(g);
      if (among.length === 0) return;
      const deck =
        DECK[
          yield* chooseOne(g, {
            seat,
            topic: 'deck',
            prompt: 'rb.ask.deck',
            by: askerOf(g, c, this.text),
            among,
            as: asKind,
          })
        ];
      const card = pieces(g, deck)[0]!;
      const prompt = ['rb.ask.scry', { card: nameOf(g, card) }] as const;
      if (
        yield* confirm(g, {
          seat,
          topic: 'scry',
          prompt,
          about: { card: card.id },
          by: askerOf(g, c, this.text),
          secret: true,
        })
      )
        move(g, card, deck);
    },
    can: (g, c) => c.hero !== NONE && decks(g).length > 0,
  };
};
