/** Who sits in a seat. */
export interface SeatInfo {
  readonly name: string;
  readonly kind: 'person' | 'bot' | 'open';
  /** The level of its bot. */
  readonly level: string | null;
  /** The sign that its person has chosen. */
  readonly sign?: string | undefined;
  /** Whether somebody at this device plays it. */
  readonly mine: boolean;
  /** Whether its person is connected; bots always are. */
  readonly here: boolean;
}
