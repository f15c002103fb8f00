/** What a game's board is made of. The README tells how a board plugs in. */
export type { Lit, Next } from './acting.ts';
export type { BoardProps } from './board-props.ts';
export type {
  BoardModule,
  Chosen,
  GameBox,
  Keyword,
  LedgerLine,
  PartyProps,
  QuickStart,
  SeatPlan,
  SetupChoice,
  SetupDescriptor,
  SetupField,
  SetupValues,
  Tells,
  TourStep,
} from './box.ts';
export { Card, type CardProps, travelName } from './card.tsx';
export type { CardFace, CardStat } from './card-face.ts';
export { Dealt } from './dealt.tsx';
export { Die } from './die.tsx';
export { Ending, type Tally } from './ending.tsx';
export { Explained, type Why } from './explained.tsx';
export { useAfterFrame } from './frames/use-after-frame.ts';
export { Harm } from './harm.tsx';
export { type Hue, hueClass } from './hue.ts';
export { Act, type LitProps, type SoundName, useFace, useHot, useKit, useLit, usePreview } from './kit.tsx';
export { type Box, type Point, type Size, toLand } from './map/camera.ts';
export { MapFrame, type MapWindow, useMapWindow } from './map/map-frame.tsx';
export type { Cameraman } from './map/use-camera.ts';
export { Walker } from './map/walker.tsx';
export { WayLine, WayWarning } from './map/way-line.tsx';
export { Medallion } from './medallion.tsx';
export { type FindMoments, type Moment, type Plan, stampOf } from './moments.ts';
export { wantsMotion } from './motion.ts';
export { Offer, type Offered } from './offer.tsx';
export { useOneByOne } from './one-by-one.ts';
export { Deck, Meter, Stat, Token, Zone } from './pieces.tsx';
export { type Frame, type Picture, Plate } from './plate.tsx';
export { readingOf, type Seen } from './reading.ts';
export { RichText } from './rich-text.tsx';
export type { SeatInfo } from './seat-info.ts';
export { SeatMark, seatClass, seatDashes } from './seat-mark.tsx';
