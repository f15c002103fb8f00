import './board.css';
import { type BoardProps, useKit } from '@questwright/board-kit';
import { useEffect, useRef, useState } from 'react';
import { GiTreasureMap } from 'react-icons/gi';
import { Combat } from './combat/combat.tsx';
import { WorldMap } from './map/map.tsx';
import { CardOffer } from './offer.tsx';
import { Over } from './over.tsx';
import { Panel, Tabs, useTab } from './panel/panel.tsx';
import { isInPanel, isOffer } from './sight.ts';
import { TimeTrack } from './time-track.tsx';
import { Tray } from './tray.tsx';
import { useSheet } from './use-sheet.ts';

/** The table of Runebound: time, the map below it, and beside the map what is happening and what everybody has. */
export function Board(props: BoardProps) {
  const board = useRef<HTMLDivElement>(null);
  const isSheet = useSheet(board, props.narrow);
  const room = { ...props, narrow: isSheet };
  return (
    <div ref={board} className={isSheet ? 'rb-board rb-narrow' : 'rb-board'}>
      <Over view={props.view} log={props.log} seat={props.seat} />
      <TimeTrack view={props.view} />
      <WorldMap {...room} />
      <Combat {...room} />
      <CardOffer {...room} />
      {isSheet ? <Sheet {...props} /> : <Column {...props} />}
    </div>
  );
}

function Column(props: BoardProps) {
  const [tab, setTab] = useTab(props);
  return (
    <div className="rb-column">
      <Tray {...props} narrow={false} />
      <Panel tab={tab} onTab={setTab} {...props} />
    </div>
  );
}

/** Where there is no room beside the map, it fills the board; what everybody has comes over it, one at a time. */
function Sheet(props: BoardProps) {
  const { view, choice } = props;
  const { say } = useKit();
  const [tab, setTab] = useTab(props);
  const [isOpen, setOpen] = useState(false);
  const asked = choice?.n ?? -1;
  useEffect(() => setOpen(asked >= 0 && isInPanel(view, choice) && !isOffer(choice, true)), [asked]);
  return (
    <>
      <Tray {...props} narrow />
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
          narrow
          tab={null}
          onTab={(next) => {
            setTab(next);
            setOpen(true);
          }}
        />
      )}
    </>
  );
}
