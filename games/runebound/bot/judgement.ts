import { STORY } from './prices.ts';

/** How a hero judges what to do between fights. */
export interface Judgement {
  /** How many imagined fights tell one kit from another. */
  readonly fights: number;
  /** Which part of the lore or companions that are of use it counts on when it judges a kit. */
  readonly hoped: number;
  /** Of lore and of a companion, in gold. */
  readonly story: { readonly lore: number; readonly companion: number };
  /** Whether it reckons with the time that is left: until when something can be of use, and when to set out. */
  readonly timely: boolean;
  /** In a race, how good its odds against the villain have to be before it sets out: another hero may come first. */
  readonly daring: number;
  /** Whether it thinks of the errand after the next one. */
  readonly routed: boolean;
}

/** That of the first version, which never changes. */
export const FIRST: Judgement = {
  fights: 10,
  hoped: 0,
  story: STORY,
  timely: false,
  daring: 0.85,
  routed: false,
};

/** That of a hero who thinks of the errand after the next one, and of the time that is left. */
export const FARTHER: Judgement = {
  fights: 20,
  hoped: 0.7,
  story: { lore: 2.5, companion: 2.5 },
  timely: true,
  daring: 0.85,
  routed: true,
};
