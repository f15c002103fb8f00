import { type BoardProps, type Cameraman, toLand, useKit, usePreview } from '@questwright/board-kit';
import { type RefObject, useEffect, useState } from 'react';
import { COLUMNS, HEXES } from '../../rules/map/hexes.ts';
import { terrainIcons } from '../icons.ts';
import { hexAt } from './geometry.ts';
import { diceWords, hexWords } from './hex-words.ts';

/** What is known of the hex under the pointer, of the one that was tapped, or of the option that has the focus. */
export function HexInfo({
  frame,
  man,
  ...props
}: {
  frame: RefObject<HTMLElement | null>;
  man: Cameraman;
} & Pick<BoardProps, 'view' | 'seats'>) {
  const [pointed, setPointed] = useState(-1);
  const { hex: asked, dice } = usePreview()?.about ?? {};

  useEffect(() => {
    const element = frame.current!;
    const point = ({ clientX, clientY, target }: PointerEvent): void => {
      if (target instanceof Element && target.closest('.kit-map-tools, .rb-hex-info')) return;
      const { left, top } = element.getBoundingClientRect();
      setPointed(hexAt(toLand(man.camera(), { x: clientX - left, y: clientY - top })));
    };
    const leave = (event: PointerEvent): void => {
      if (event.pointerType === 'mouse') setPointed(-1);
    };
    element.addEventListener('pointermove', point);
    element.addEventListener('pointerdown', point);
    element.addEventListener('pointerleave', leave);
    return () => {
      element.removeEventListener('pointermove', point);
      element.removeEventListener('pointerdown', point);
      element.removeEventListener('pointerleave', leave);
    };
  }, [frame, man]);

  const hex = typeof asked === 'number' ? asked : pointed;
  const spent = hex === asked && typeof dice === 'number' ? dice : 0;
  return hex < 0 ? null : <Known hex={hex} dice={spent} {...props} />;
}

function Known({
  hex,
  dice,
  view,
  seats,
}: { hex: number; dice: number } & Pick<BoardProps, 'view' | 'seats'>) {
  const { say } = useKit();
  const { terrain } = HEXES[hex]!;
  const Icon = terrain === 'city' ? null : terrainIcons[terrain];
  const { name, land, things, far } = hexWords(view, seats, hex, say);
  const spends = diceWords(view, dice, say);
  return (
    // Those who listen are told the same with what has the focus, and by the list of the map.
    <div
      className="kit-map-note rb-hex-info"
      data-above={isLowerLeft(hex) ? '' : undefined}
      aria-hidden="true"
    >
      <strong>
        {Icon && <Icon />} {name}
      </strong>
      <span>{[land, far].filter(Boolean).join(' · ')}</span>
      {things.map((thing) => (
        <span key={thing}>{thing}</span>
      ))}
      {spends && <span>{spends}</span>}
    </div>
  );
}

/** Where the note would cover the hex that it is about. */
const isLowerLeft = (hex: number): boolean => hex % COLUMNS < 8 && hex >= 10 * COLUMNS;
