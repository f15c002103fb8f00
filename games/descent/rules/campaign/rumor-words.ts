import { head, idFor, type Written } from '@questwright/adventure';
import type { CardDefinition, RumorTerms } from '../definitions.ts';
import { RUMOR } from './rumor-deck.ts';
import type { Icon } from './state.ts';

interface WrittenQuestCard extends Partial<RumorTerms> {
  readonly box: string;
  readonly act?: number;
  readonly icons: readonly Icon[];
}

const terms = ({
  instead = [],
  beforeInterlude = false,
  effect,
  unplayed,
  at,
}: Partial<RumorTerms>): RumorTerms => ({
  ...(at && { at }),
  instead: instead.map(idOfCard),
  beforeInterlude,
  ...(effect && { effect }),
  ...(unplayed && { unplayed }),
});

const idOfCard = (name: string): string => `card-${idFor(name)}`;

/** A Rumor card that leads to a quest of the same name. */
export const rumorQuest = (
  written: Written,
  { box, act = 1, icons, ...more }: WrittenQuestCard,
): CardDefinition => ({
  ...head({ id: idOfCard(written.name), ...written }),
  kind: 'card',
  deck: RUMOR,
  back: RUMOR,
  text: [],
  box,
  act,
  quest: idFor(written.name),
  icons,
  rumor: terms(more),
});

/** A Rumor card that does something at once. */
export const rumorEvent = (
  written: Written,
  { box, act, effect, at }: Pick<CardDefinition, 'box' | 'act'> & Pick<RumorTerms, 'effect' | 'at'>,
): CardDefinition => ({
  ...head({ id: idOfCard(written.name), ...written }),
  kind: 'card',
  deck: RUMOR,
  back: RUMOR,
  text: effect ? [effect.text] : [],
  ...(box !== undefined && { box }),
  ...(act !== undefined && { act }),
  rumor: terms({ ...(effect && { effect }), ...(at && { at }) }),
});

/** An Advanced Quest card: it is no part of the Rumor deck, and everybody may read it. */
export const advancedQuest = (name: string, box: string, ...icons: readonly Icon[]): CardDefinition => ({
  ...rumorQuest({ name }, { box, act: 2, icons }),
  deck: 'advanced',
  back: 'advanced',
});
