/** What a component is called, by the rules and by the players. */
export interface Head {
  readonly id: string;
  readonly name: string;
  readonly original: true;
}
