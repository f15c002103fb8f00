import { Card, useKit, usePreview } from '@questwright/board-kit';
import { keysOfAbout, showsText } from '@questwright/board-kit/host';
import type { Option } from '@questwright/kernel';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Peek } from './use-kit.tsx';

/**
 * How long an option is pointed at before its card is shown, in milliseconds: sweeping over a list shows
 * none.
 */
const REST = 120;

/**
 * Where a card is read that is small on the board: the one under the pointer, or that of the option under the
 * pointer or the focus. It is always the same place, beside the board, so that nothing is covered that the card is
 * compared with.
 */
export function ReadingSpot({ peek }: { peek: Peek | null }) {
  const { faces } = useKit();
  const option = usePreview();
  const [asked, setAsked] = useState<Peek | null>(null);
  const spot = useRef<HTMLDivElement>(null);
  const shown = peek ?? asked;
  const face = shown ? faces.get(shown.def) : undefined;

  useEffect(() => {
    const timer = setTimeout(() => setAsked(option && smallCardOf(option)), option ? REST : 0);
    return () => clearTimeout(timer);
  }, [option]);

  useLayoutEffect(() => {
    if (spot.current && shown) place(spot.current, shown.beside);
  }, [shown]);

  if (!face) return null;
  return (
    <div className="reading-spot" ref={spot} inert>
      <Card face={face} size="large" />
    </div>
  );
}

/** The card that an option is about, if it lies on the board too small to be read. */
function smallCardOf({ about = {} }: Option): Peek | null {
  for (const key of keysOfAbout(about)) {
    const card = document.querySelector<HTMLElement>(
      `.table-board [data-travel~="${CSS.escape(key)}"][data-def]`,
    );
    if (card && !showsText(card)) return { def: card.dataset.def!, beside: card };
  }
  return null;
}

/** Over the log if it fits there, otherwise at the edge of the board, as far from the card as can be. */
function place(spot: HTMLElement, beside: Element): void {
  delete spot.dataset.outside;
  const room = spot.parentElement?.querySelector('.side-panels')?.getBoundingClientRect();
  if (room && room.height >= spot.offsetHeight) return;
  const { top, height } = beside.getBoundingClientRect();
  spot.dataset.outside = top + height / 2 > innerHeight / 2 ? 'above' : 'below';
}
