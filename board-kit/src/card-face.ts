import type { IconType } from 'react-icons';
import type { Hue } from './hue.ts';
import type { Picture } from './plate.tsx';

/** What is printed on a card, in the reader's language. */
export interface CardFace {
  /** The id of its definition. */
  readonly id: string;
  readonly name: string;
  /** What sort of card it is: "Trinket", "Enemy · minion". Small cards show what is before the dot. */
  readonly kind: string;
  readonly hue: Hue;
  /** Its sign where there is no room for a picture, or no picture. */
  readonly icon: IconType;
  readonly picture?: Picture;
  /** In its corner: a price, a strength. */
  readonly cost?: string | number;
  /** What the number in the corner is. */
  readonly costName?: string;
  /** Paragraphs; `[symbol]` and ledger ids in them become what they stand for. */
  readonly text?: readonly string[];
  /** A line that no rule reads; it stands on the enlarged card. */
  readonly flavour?: string;
  /** Numbers along its foot. */
  readonly stats?: readonly CardStat[];
  /** The ledger lines that tell of it. */
  readonly rules?: readonly string[];
}

export interface CardStat {
  readonly name: string;
  readonly icon: IconType;
  readonly value: string | number;
}
