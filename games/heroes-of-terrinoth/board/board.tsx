import './board.css';
import type { BoardProps } from '@questwright/table/board-kit';
import { DiceTray } from './dice-tray.tsx';
import { HeroPanel } from './hero-panel.tsx';
import { Place } from './place.tsx';
import { Shadows } from './shadows.tsx';
import { openOf } from './sight.ts';
import { Story } from './story.tsx';
import { TopStrip } from './top-strip.tsx';

/** The table of Heroes of Terrinoth: the quest along the top, where the party is, what lurks, and the heroes. */
export function Board(props: BoardProps) {
  const { view, seat, seats, narrow } = props;
  const own = narrow && seat >= 0 ? seat : -1;
  const others = [...seats.keys()].filter((hero) => hero !== own);
  return (
    <div className={narrow ? 'ht-board ht-narrow' : 'ht-board'}>
      <TopStrip view={view} />
      {own >= 0 && <HeroPanel hero={own} {...props} />}
      {openOf(view).phase === 'setup' ? (
        <Story view={view} />
      ) : (
        <div className="ht-middle">
          <Place view={view} />
          <Shadows view={view} />
          <DiceTray view={view} />
        </div>
      )}
      <div className="ht-heroes" data-count={seats.length}>
        {others.map((hero) => (
          <HeroPanel key={hero} hero={hero} {...props} />
        ))}
      </div>
    </div>
  );
}
