import { type BoardProps, useAfterFrame, useKit } from '@questwright/board-kit';
import { memo } from 'react';
import { notable } from './hex-words.ts';

/** Whatever lies or stands on the map, for those who do not look: the nearest first. */
export const MapInWords = memo((props: Pick<BoardProps, 'view' | 'seats'>) => {
  const { say } = useKit();
  const { view, seats } = useAfterFrame(props);
  return (
    <ul className="sr-only" aria-label={say.say('rb.board.on-map')}>
      {notable(view, seats, say).map(([hex, { name, land, things, far }]) => (
        <li key={hex}>{[`${name}: ${land}`, far, ...things].filter(Boolean).join('; ')}</li>
      ))}
    </ul>
  );
});
