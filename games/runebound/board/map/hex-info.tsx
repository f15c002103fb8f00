import { type BoardProps, useKit } from '@questwright/board-kit';
import { type RefObject, useEffect, useState } from 'react';
import { COLUMNS, GEM_AT, HEXES, hexName } from '../../rules/map/hexes.ts';
import { NONE } from '../../rules/state.ts';
import { terrainIcons } from '../icons.ts';
import { heroNameOf, openOf, questMarks } from '../sight.ts';
import { toLand } from './camera.ts';
import { hexAt } from './geometry.ts';
import type { Cameraman } from './use-camera.ts';

/** What is known of the hex under the pointer, or of the one that was tapped. */
export function HexInfo({
  frame,
  man,
  ...props
}: {
  frame: RefObject<HTMLElement | null>;
  man: Cameraman;
} & Pick<BoardProps, 'view' | 'seats'>) {
  const [hex, setHex] = useState(-1);

  useEffect(() => {
    const element = frame.current!;
    const point = ({ clientX, clientY, target }: PointerEvent): void => {
      if (target instanceof Element && target.closest('.rb-map-tools, .rb-hex-info')) return;
      const { left, top } = element.getBoundingClientRect();
      setHex(hexAt(toLand(man.camera(), { x: clientX - left, y: clientY - top })));
    };
    const leave = (event: PointerEvent): void => {
      if (event.pointerType === 'mouse') setHex(-1);
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

  return hex < 0 ? null : <Known hex={hex} {...props} />;
}

function Known({ hex, view, seats }: { hex: number } & Pick<BoardProps, 'view' | 'seats'>) {
  const { say } = useKit();
  const { terrain, site, gem, road } = HEXES[hex]!;
  const { gems, zombies, heroes, villain } = openOf(view);
  const Icon = terrain === 'city' ? null : terrainIcons[terrain];
  const land = terrain === 'city' ? say.say('rb.board.city-land') : say.say(`rb.terrain.${terrain}`);
  const kinds = [
    land,
    site && site !== 'city' && say.say(`rb.site.${site}`),
    road && say.say('rb.board.road'),
  ];
  const here = heroes.flatMap(({ at }, seat) =>
    at === hex ? [heroNameOf(view, seat, seats[seat]!.name)] : [],
  );
  const quests = questMarks(view).filter(({ hexes }) => hexes.includes(hex));
  const horde = zombies.filter((at) => at === hex).length;
  return (
    <div className="rb-hex-info" data-above={isLowerLeft(hex) ? '' : undefined}>
      <strong>
        {Icon && <Icon aria-hidden="true" />} {capital(hexName(hex))}
      </strong>
      <span>{kinds.filter(Boolean).join(' · ')}</span>
      {gem && (
        <span>
          {say.say([
            gems[GEM_AT[hex]!] ? 'rb.board.gem-up' : 'rb.board.gem-down',
            { kind: [`rb.kind.${gem}`] },
          ])}
        </span>
      )}
      {here.length > 0 && <span>{here.join(', ')}</span>}
      {villain === hex && <span>{say.say('rb.board.villain-here')}</span>}
      {horde > 0 && <span>{say.say(['rb.board.zombies-here', { n: horde }])}</span>}
      {quests.map(({ card, name, seat }) => (
        <span key={card}>
          {seat === NONE
            ? say.say(['rb.board.story-here', { name }])
            : say.say(['rb.board.quest-here', { name, hero: heroNameOf(view, seat, seats[seat]!.name) }])}
        </span>
      ))}
    </div>
  );
}

/** Where the note would cover the hex that it is about. */
const isLowerLeft = (hex: number): boolean => hex % COLUMNS < 8 && hex >= 10 * COLUMNS;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
