import { type Ability, head, idFor, note, printed, type Written } from '@questwright/adventure';
import { NOTHING, nested } from '@questwright/kernel';
import type { CardDefinition, RumorTerms } from '../definitions.ts';
import { makePiece } from '../pieces.ts';
import type { Side } from '../things.ts';
import { CLAIMED } from '../zones.ts';
import type { Reward } from './reward.ts';
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

/** A special reward on the back of an Advanced Quest card: what it is called, and what it says. */
interface Special {
  readonly name: string;
  readonly does: readonly Ability[];
}

/** The back of an Advanced Quest card has a reward for each side. It can be read on the card, and lies in play once a side has it. [D2-RUMOR-31] */
export function withRewards(
  front: CardDefinition,
  rewards: { readonly [side in Side]: Special },
): readonly CardDefinition[] {
  const backs = (['heroes', 'overlord'] as const).map((side): CardDefinition => {
    const { name, does } = rewards[side];
    return {
      ...head({ id: backOf(front.id, side), name }),
      kind: 'card',
      deck: 'special reward',
      ...printed(does),
    };
  });
  const said = backs.flatMap(({ name, text }, n) =>
    text.map(
      (line) => ['d2.special', { side: n === 0 ? 'heroes' : 'overlord', name, line: nested(line) }] as const,
    ),
  );
  return [{ ...front, text: [...front.text, ...said] }, ...backs];
}

const backOf = (card: string, side: Side): string => `${card}/${side}`;

/** "You gain the reward of this card": a quest gives it, and nothing else does. [D2-RUMOR-32] */
export const specialReward = (side: Side, card: string): Reward => ({
  text: ['d2.reward.special', { side, card }],
  give(g) {
    makePiece(g, backOf(idOfCard(card), side), CLAIMED);
    note(g, 'd2.log.special', { side, card }, 'D2-RUMOR-32');
    return NOTHING;
  },
});
