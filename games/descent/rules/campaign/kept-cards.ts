import { type Ability, does, head, printed } from '@questwright/adventure';
import { chooseOne, nested, type Rule, remove } from '@questwright/kernel';
import { heroDef } from '../catalogue.ts';
import type { CardDefinition, Context } from '../definitions.ts';
import type { GameEffect } from '../effects/on-figures.ts';
import { FIGURES } from '../effects/whom.ts';
import { attributeOf } from '../figures/characteristics.ts';
import { makePiece, sheetsOf } from '../pieces.ts';
import { type Attribute, type Descent, type Figure, NONE } from '../state.ts';
import { KEPT } from '../zones.ts';
import { campaignOf, heroSeats } from './campaign.ts';
import { heroesThere } from './event-words.ts';

/*
 * Event cards that go to the play area of a hero or of the overlord: they are out of their deck, from quest to quest, until
 * they are used.
 */

/** What an event card says when somebody keeps it. */
export const keptCard = (
  event: string,
  icon: string,
  name: string,
  does: readonly Ability[],
): CardDefinition => ({
  ...head({ id: `${event}/${icon}`, name }),
  kind: 'card',
  deck: 'kept event',
  ...printed(does),
});

const text = ({ text: [first] }: CardDefinition) => first!;

/** "The heroes choose a warrior, who keeps this card": where there is none, nobody does. */
export const heroKeeps = (archetype: string, card: CardDefinition): GameEffect =>
  does(['d2.event.keeps', { archetype, text: nested(text(card)) }], function* (g: Descent): Rule {
    const among = heroesThere(g).filter(
      ({ hero }) => heroDef(g, sheetsOf(g, hero)[0]!).archetype === archetype,
    );
    yield* keep(g, card, among, heroSeats(g));
  });

/** "The hero with the highest knowledge keeps this card"; the heroes settle ties. */
export const bestKeeps = (attribute: Attribute, card: CardDefinition): GameEffect =>
  does(['d2.event.best-keeps', { attribute, text: nested(text(card)) }], function* (g: Descent): Rule {
    const value = (figure: Figure): number => attributeOf(g, figure, attribute) ?? 0;
    const best = Math.max(...heroesThere(g).map(value));
    yield* keep(
      g,
      card,
      heroesThere(g).filter((figure) => value(figure) === best),
      heroSeats(g),
    );
  });

function* keep(g: Descent, { id }: CardDefinition, among: readonly Figure[], seat: number | number[]): Rule {
  if (among.length === 0) return;
  const { hero } = yield* chooseOne(g, {
    seat,
    topic: 'figure',
    prompt: FIGURES.prompt,
    among,
    as: FIGURES.as(g),
  });
  makePiece(g, id, KEPT, { hero });
}

/** "The overlord keeps this card." */
export const overlordKeeps = (card: CardDefinition): GameEffect =>
  does(['d2.event.overlord-keeps', { text: nested(text(card)) }], (g: Descent) => {
    makePiece(g, card.id, KEPT, { hero: NONE });
  });

/** It goes back into the deck of events. */
export const isUsedUp: GameEffect = does('d2.event.use-up', (g: Descent, { card }: Context) =>
  remove(g, card),
);

/** It goes back to the box, and is met no more in this campaign. */
export const leavesCampaign: GameEffect = does('d2.event.back-to-box', (g: Descent, { card }: Context) => {
  campaignOf(g).box.push(card.def.split('/')[0]!);
  remove(g, card);
});

export const keptTexts: { readonly [key: string]: string } = {
  'd2.event.keeps': 'the heroes choose a {archetype}, who keeps this card: {text}',
  'd2.event.best-keeps': 'one of the heroes with the highest {attribute} keeps this card: {text}',
  'd2.event.overlord-keeps': 'the overlord keeps this card: {text}',
  'd2.event.use-up': 'this card goes back into its deck',
};
