import { does, note } from '@questwright/adventure';
import { type As, chooseOne, move, NOTHING, type Rule } from '@questwright/kernel';
import { cardDef, descentBoxes } from '../catalogue.ts';
import { contextOf } from '../context.ts';
import type { CardDefinition, Context, RumorMoment } from '../definitions.ts';
import type { GameEffect } from '../effects/on-figures.ts';
import { hasOverlord } from '../figures/sides.ts';
import { makePiece } from '../pieces.ts';
import type { Descent, Piece } from '../state.ts';
import { QUEST_CARDS, RUMORS, RUMORS_OUT } from '../zones.ts';
import { campaignDef, campaignOf, hasPlotDeck, nameIn, nextIn } from './campaign.ts';
import { lying } from './holdings.ts';
import { drawRumor } from './new-campaign.ts';
import { actAfter } from './plan.ts';
import type { Reward } from './reward.ts';
import { allRumors } from './rumor-deck.ts';
import { gainThreat } from './threat.ts';

type Play =
  | { readonly do: 'play' | 'exchange'; readonly card: Piece }
  | { readonly do: 'advanced'; readonly id: string }
  | { readonly do: 'pass' };

const handOfRumors = (g: Descent): readonly Piece[] => lying(g, `${RUMORS}:${g.overlord}`);

/**
 * At the start of a Campaign phase the overlord may play one Rumor card, and Advanced Quest cards that are available. He is
 * asked whenever he has a Rumor card in hand, whichever it is. [D2-RUMOR-07, D2-RUMOR-09, D2-RUMOR-29]
 */
export function* playRumors(g: Descent, moment: RumorMoment = 'phase'): Rule {
  if (!hasOverlord(g)) return;
  const campaign = campaignOf(g);
  for (;;) {
    const mayPlay = handOfRumors(g).length > 0 && !campaign.rumorPlayed && isMomentOfSome(g, moment);
    const advanced = moment === 'phase' ? advancedNow(g) : [];
    if (!mayPlay && advanced.length === 0) return;
    const play = yield* chooseOne<Play>(g, {
      seat: g.overlord,
      topic: 'rumor',
      prompt: 'd2.ask.rumor',
      publicPrompt: 'd2.ask.rumor',
      among: [...(mayPlay ? ofHand(g, moment) : []), ...advanced, { do: 'pass' }],
      as: asPlay(g),
      always: true,
      secret: true,
    });
    if (play.do === 'pass') return;
    yield* carryOut(g, play);
  }
}

/** Whether any Rumor card of the boxes in use is played at such a moment: only then is he asked, whatever he has. */
const isMomentOfSome = (g: Descent, moment: RumorMoment): boolean =>
  moment === 'phase' || allRumors(g).some(({ rumor }) => rumor?.at === moment);

function ofHand(g: Descent, moment: RumorMoment): Play[] {
  return handOfRumors(g).flatMap((card): Play[] => {
    const def = cardDef(g, card);
    if (isOvertaken(g, def)) return moment === 'phase' ? [{ do: 'exchange', card }] : [];
    return (def.rumor?.at ?? 'phase') === moment && isPlayable(g, def) ? [{ do: 'play', card }] : [];
  });
}

/** A card with an act is played in that act alone, and some not once the Interlude is available. [D2-RUMOR-08] */
function isPlayable(g: Descent, { act, rumor }: CardDefinition): boolean {
  if (act !== undefined && act !== actAfter(campaignOf(g).log, campaignDef(g).plan)) return false;
  const next = nextIn(descentBoxes.of(g), campaignDef(g), campaignOf(g).log);
  return !(rumor?.beforeInterlude && next?.slot === 'interlude');
}

/** Of some cards only one is played in a campaign. */
function isOvertaken(g: Descent, { rumor }: CardDefinition): boolean {
  const seen = [...lying(g, RUMORS_OUT), ...lying(g, QUEST_CARDS)].map(({ def }) => def);
  return rumor?.instead.some((id) => seen.includes(id)) ?? false;
}

/** Advanced Quest cards belong to Act II: they are played after the Interlude or a quest of it. [D2-RUMOR-27, D2-RUMOR-29] */
const advancedNow = (g: Descent): Play[] =>
  actAfter(campaignOf(g).log) === 2 ? campaignOf(g).advanced.map((id) => ({ do: 'advanced', id })) : [];

function* carryOut(g: Descent, play: Exclude<Play, { do: 'pass' }>): Rule {
  const campaign = campaignOf(g);
  if (play.do === 'advanced') {
    campaign.advanced = campaign.advanced.filter((id) => id !== play.id);
    yield* lieInPlay(g, makePiece(g, play.id, QUEST_CARDS));
    return;
  }
  const { card } = play;
  const { name, quest, rumor } = cardDef(g, card);
  if (play.do === 'exchange') {
    move(g, card, RUMORS_OUT, { down: false });
    note(g, 'd2.log.exchanges', { card: name }, 'D2-RUMOR-07');
    drawRumor(g);
    return;
  }
  campaign.rumorPlayed = true;
  if (quest !== undefined) {
    move(g, card, QUEST_CARDS, { down: false });
    yield* lieInPlay(g, card);
    return;
  }
  note(g, 'd2.log.plays-rumor', { card: name }, 'D2-RUMOR-10');
  move(g, card, RUMORS_OUT, { down: false });
  if (rumor?.effect) yield* rumor.effect.run(g, contextOf(g, card));
}

/** Whether a Rumor card leads to a quest that can be played now. [D2-FRUMOR-01] */
const leadsToQuest = (g: Descent, card: Piece): boolean => {
  const def = cardDef(g, card);
  return def.quest !== undefined && !isOvertaken(g, def) && isPlayable(g, def);
};

/** The overlord must play a Rumor card with a quest of this act, if he has one, whatever was played before. [D2-RUMOR-33] */
export const forcesRumorQuest = (then?: GameEffect): GameEffect =>
  does('d2.rumor.forced', function* (g: Descent, c: Context): Rule {
    const among = handOfRumors(g).filter((card) => leadsToQuest(g, card));
    if (among.length === 0) return;
    const card = yield* chooseOne<Piece>(g, {
      seat: g.overlord,
      topic: 'rumor',
      prompt: 'd2.ask.rumor',
      publicPrompt: 'd2.ask.rumor',
      among,
      as: {
        id: ({ id }) => `play:${id}`,
        text: (one) => ['d2.word.play', { card: cardDef(g, one).name }],
        about: ({ id }) => ({ card: id }),
      },
      secret: true,
    });
    move(g, card, QUEST_CARDS, { down: false });
    yield* lieInPlay(g, card);
    if (then) yield* then.run(g, c);
  });

/** A Quest card lies in play, its quest is available, and it brings threat. [D2-RUMOR-11, D2-RUMOR-17, D2-RUMOR-18] */
function* lieInPlay(g: Descent, card: Piece): Rule {
  note(g, 'd2.log.plays-rumor', { card: cardDef(g, card).name }, 'D2-RUMOR-17');
  if (hasPlotDeck(g)) yield* gainThreat(g, 1, 'D2-RUMOR-18');
}

/** An Advanced Quest card becomes available, where the campaign uses Rumor cards and it is not available yet. [D2-RUMOR-28, D2-CAMP-52] */
export const opensAdvanced = (id: string, name = id): Reward => ({
  text: ['d2.reward.advanced', { card: name }],
  give(g) {
    if (!campaignDef(g).rumors || isSettled(g, id)) return NOTHING;
    campaignOf(g).advanced.push(id);
    note(g, 'd2.log.advanced', { card: nameIn(g, id) }, 'D2-RUMOR-28');
    return NOTHING;
  },
});

/** Whether an Advanced Quest card is available, in play or done. */
const isSettled = (g: Descent, id: string): boolean =>
  campaignOf(g).advanced.includes(id) ||
  [...lying(g, QUEST_CARDS), ...lying(g, RUMORS_OUT)].some(({ def }) => def === id);

const asPlay = (g: Descent): As<Play> => ({
  id: (play) => {
    if (play.do === 'pass') return 'pass';
    return play.do === 'advanced' ? `play:${play.id}` : `${play.do}:${play.card.id}`;
  },
  text: (play) => {
    if (play.do === 'pass') return 'd2.word.pass';
    const card = play.do === 'advanced' ? nameIn(g, play.id) : cardDef(g, play.card).name;
    return [play.do === 'exchange' ? 'd2.word.exchange' : 'd2.word.play', { card }];
  },
  about: (play) => {
    if (play.do === 'pass') return {};
    return play.do === 'advanced' ? { definition: play.id } : { card: play.card.id };
  },
});
