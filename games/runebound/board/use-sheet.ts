import { type RefObject, useLayoutEffect, useState } from 'react';

/** Pixels of a board that is too narrow to show anything beside the map. */
const SHEET_WIDTH = 600;

/** Whether what everybody has comes over the map, as a sheet: that goes by the width of the board itself. */
export function useSheet(board: RefObject<HTMLElement | null>, isFirst: boolean): boolean {
  const [isSheet, setSheet] = useState(isFirst);
  useLayoutEffect(() => {
    const watch = new ResizeObserver(([entry]) => setSheet(entry!.contentRect.width < SHEET_WIDTH));
    watch.observe(board.current!);
    return () => watch.disconnect();
  }, [board]);
  return isSheet;
}
