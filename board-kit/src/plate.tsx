import { memo } from 'react';

/** What the edge of a picture says of its card. */
export type Frame = 'hero' | 'foe' | 'thing' | 'deed' | 'place' | 'event' | 'quest';

/** A picture that is drawn by code, when somebody looks at it. `@questwright/board-kit/art` makes them of subjects. */
export interface Picture {
  readonly frame: Frame;
  /** The content of an SVG; what matters is in its square of 100 by 100, and the scene goes on beyond. */
  paint(): string;
}

/** A picture in whatever room there is: all of its square is seen, and as much of the scene as there is room for. */
export const Plate = memo(function Plate({ picture }: { picture: Picture }) {
  return (
    <svg
      className="kit-plate"
      viewBox="0 0 100 100"
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: it is drawn by our own code, and much faster than as elements.
      dangerouslySetInnerHTML={{ __html: picture.paint() }}
    />
  );
});
