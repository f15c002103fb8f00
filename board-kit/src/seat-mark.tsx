/** Seats differ by colour, by shape and by the pattern of their rings: never by colour alone. */
const SHAPES = ['circle', 'square', 'triangle', 'diamond', 'star', 'cross', 'drop', 'moon'] as const;
const DASHES = ['none', '6 3', '1.5 2.5', '10 2 2 2', '3 3', '8 4', '2 5', '12 3'];

const PATHS: Record<(typeof SHAPES)[number], string> = {
  circle: 'M12 3a9 9 0 1 1 0 18a9 9 0 0 1 0-18z',
  square: 'M4 4h16v16H4z',
  triangle: 'M12 2.5L22 20.5H2z',
  diamond: 'M12 1.5L22.5 12L12 22.5L1.5 12z',
  star: 'M12 1.5l3.1 6.9 7.4.8-5.5 5 1.5 7.3L12 17.8l-6.5 3.7L7 14.2l-5.5-5 7.4-.8z',
  cross: 'M8.5 2h7v6.5H22v7h-6.5V22h-7v-6.5H2v-7h6.5z',
  drop: 'M12 1.5c4 5.5 7 8.6 7 13a7 7 0 0 1-14 0c0-4.4 3-7.5 7-13z',
  moon: 'M15.5 2.5a9.5 9.5 0 1 0 6 12.5a8 8 0 0 1-6-12.5z',
};

export const seatClass = (seat: number): string => `seat-${seat % SHAPES.length}`;

/** The dashes of a ring in a seat's pattern, for `stroke-dasharray`. */
export const seatDashes = (seat: number): string => DASHES[seat % DASHES.length]!;

/** The sign of a seat. It says nothing by itself: its name stands beside it. */
export const SeatMark = ({ seat }: { seat: number }) => (
  <svg className={`kit-seat-mark ${seatClass(seat)}`} viewBox="0 0 24 24" aria-hidden="true">
    <path d={PATHS[SHAPES[seat % SHAPES.length]!]} />
  </svg>
);
