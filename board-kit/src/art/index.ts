/** Pictures of cards, drawn by code from words: boards import this apart, so that it is no part of the first load. */
export { compose, composeFigures } from './compose.ts';
export type { Mood, Skin, Tint } from './inks.ts';
export { pictureOf } from './picture.ts';
export {
  type Beast,
  type Folk,
  type Place,
  type Put,
  put,
  type Subject,
  type Thing,
  type Weather,
} from './subject.ts';
