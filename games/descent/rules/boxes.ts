import { descentBoxes } from './catalogue.ts';
import type { CampaignDef, QuestDef } from './definitions.ts';
import { BASE_BOX } from './ids.ts';
import type { Descent } from './state.ts';

/*
 * The boxes that the players own. What comes in a box that they do not play with is never offered.
 */

export const LAIR = 'Lair of the Wyrm';

/** The lieutenant packs whose agents are at hand, by the lieutenant. */
export const PACKED = [
  'Baron Zachareth',
  'Belthir',
  'Lady Eliza Farrow',
  'Lord Merick Farrow',
  'Sir Alric Farrow',
  'Splig',
] as const;
export const packOf = (lieutenant: string): string => `Lieutenant Pack: ${lieutenant}`;
export const PACKS: readonly string[] = PACKED.map(packOf);

/** The boxes that a match can be played with beside the base box. */
export const MORE_BOXES: readonly string[] = [LAIR, ...PACKS];

/** The base box, those that the players have said, and those of the quest and of the campaign. */
export function boxesInUse(g: Descent): readonly string[] {
  const box = descentBoxes.of(g);
  const [quest, campaign] = [box.find(g.quest), box.find(g.campaign?.id ?? '')] as [
    Partial<QuestDef> | undefined,
    Partial<CampaignDef> | undefined,
  ];
  return [BASE_BOX, ...(g.boxes ?? []), quest?.box ?? BASE_BOX, campaign?.box ?? BASE_BOX];
}

/** Whether something comes in one of the boxes in use; what names no box is in the base box. [D2-COLL-01] */
export const isInUse = (g: Descent, { box = BASE_BOX }: { readonly box?: string }): boolean =>
  box === BASE_BOX || boxesInUse(g).includes(box);
