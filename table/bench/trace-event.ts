/** What the browser tells of something that it did. Times are in microseconds. */
export interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** How much of it the thread was at work, rather than waiting for a processor. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}
