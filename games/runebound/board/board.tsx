import './board.css';
import { type BoardProps, useKit } from '@questwright/board-kit';
import { useEffect, useState } from 'react';
import { GiTreasureMap } from 'react-icons/gi';
import { Combat } from './combat/combat.tsx';
import { WorldMap } from './map/map.tsx';
import { Panel, Tabs, useTab } from './panel/panel.tsx';
import { isInPanel } from './sight.ts';
import { TimeTrack } from './time-track.tsx';
import { Tray } from './tray.tsx';

/** The table of Runebound: the map with the time above it, and beside it what is happening and what everybody has. */
export const Board = (props: BoardProps) => (props.narrow ? <Phone {...props} /> : <Desk {...props} />);

function Desk(props: BoardProps) {
  const [tab, setTab] = useTab(props);
  return (
    <div className="rb-board">
      <TimeTrack view={props.view} />
      <WorldMap {...props} />
      <Combat {...props} />
      <div className="rb-column">
        <Tray {...props} />
        <Panel tab={tab} onTab={setTab} {...props} />
      </div>
    </div>
  );
}

/** On a phone the map fills the board; what everybody has comes over it, one at a time. */
function Phone(props: BoardProps) {
  const { view, choice } = props;
  const { say } = useKit();
  const [tab, setTab] = useTab(props);
  const [isOpen, setOpen] = useState(false);
  const asked = choice?.n ?? -1;
  useEffect(() => setOpen(asked >= 0 && isInPanel(view, choice)), [asked]);
  return (
    <div className="rb-board rb-narrow">
      <TimeTrack view={view} />
      <WorldMap {...props} />
      <Combat {...props} />
      <Tray {...props} />
      {isOpen ? (
        <div className="rb-sheet">
          <Panel tab={tab} onTab={(next) => (next === tab ? setOpen(false) : setTab(next))} {...props} />
          <button type="button" className="rb-close" onClick={() => setOpen(false)}>
            <GiTreasureMap aria-hidden="true" />
            <span>{say.say('rb.board.map-again')}</span>
          </button>
        </div>
      ) : (
        <Tabs
          {...props}
          tab={null}
          onTab={(next) => {
            setTab(next);
            setOpen(true);
          }}
        />
      )}
    </div>
  );
}
