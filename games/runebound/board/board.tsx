import './board.css';
import type { BoardProps } from '@questwright/table/board-kit';
import { WorldMap } from './map/map.tsx';

/** The table of Runebound. */
export function Board(props: BoardProps) {
  return (
    <div className={props.narrow ? 'rb-board rb-narrow' : 'rb-board'}>
      <WorldMap {...props} />
    </div>
  );
}
