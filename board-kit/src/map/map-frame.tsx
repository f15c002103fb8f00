import { type FocusEvent, type ReactNode, type RefObject, useRef, useState } from 'react';
import { GiExpand, GiPin } from 'react-icons/gi';
import { useKit } from '../kit.tsx';
import type { Size } from './camera.ts';
import { type Cameraman, useCamera } from './use-camera.ts';
import { useGestures } from './use-gestures.ts';

/** A map that is larger than its window: what its parts need to be moved and zoomed. */
export interface MapWindow {
  readonly frame: RefObject<HTMLElement | null>;
  readonly world: RefObject<HTMLDivElement | null>;
  readonly man: Cameraman;
  readonly size: Size;
}

/** A window onto a map of this size in its own units, of which a space has about a hundred. */
export function useMapWindow(size: Size): MapWindow {
  const frame = useRef<HTMLElement>(null);
  const world = useRef<HTMLDivElement>(null);
  const man = useCamera(frame, world, size);
  useGestures(frame, man);
  return { frame, world, man, size };
}

/** The window with its buttons. `children` lie on the map and grow with it; `over` lies above it and does not move. */
export function MapFrame({
  map: { frame, world, man, size },
  name,
  label,
  onFocus,
  over,
  children,
}: {
  map: MapWindow;
  /** The class of the window; that of the map in it is `kit-world`. */
  name: string;
  label: string;
  /** When something on the map gets the focus by a key. */
  onFocus?: (event: FocusEvent<HTMLElement>) => void;
  over?: ReactNode;
  children: ReactNode;
}) {
  const { say } = useKit();
  return (
    <section
      ref={frame}
      className={`kit-map ${name}`}
      aria-label={label}
      data-about="zone:map"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move the map once it has the focus.
      tabIndex={0}
      // Under a pointer that is pressed the map must not move, or the click would be lost.
      onFocus={(event) => event.target.matches(':focus-visible') && onFocus?.(event)}
    >
      <div
        className="kit-world"
        ref={world}
        data-near="far"
        style={{
          width: `calc(var(--zoom) * ${size.width}px)`,
          height: `calc(var(--zoom) * ${size.height}px)`,
        }}
      >
        {children}
      </div>
      <div className="kit-map-tools">
        <button type="button" aria-label={say.say('kit.zoom-in')} onClick={() => man.zoom(1.4)}>
          +
        </button>
        <button type="button" aria-label={say.say('kit.zoom-out')} onClick={() => man.zoom(1 / 1.4)}>
          −
        </button>
        <button type="button" aria-label={say.say('kit.whole-map')} onClick={() => man.fit()}>
          <GiExpand aria-hidden="true" />
        </button>
        <PinButton man={man} />
      </div>
      {over}
    </section>
  );
}

/** The map follows what happens, until it is pinned. */
function PinButton({ man }: { man: Cameraman }) {
  const { say } = useKit();
  const [isPinned, setPinned] = useState(false);
  return (
    <button
      type="button"
      aria-label={say.say('kit.pin-map')}
      title={say.say('kit.pin-map')}
      aria-pressed={isPinned}
      onClick={() => {
        man.pin(!isPinned);
        setPinned(!isPinned);
      }}
    >
      <GiPin aria-hidden="true" />
    </button>
  );
}
