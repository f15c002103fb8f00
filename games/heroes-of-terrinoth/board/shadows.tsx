import { type BoardProps, useKit, Zone } from '@questwright/board-kit';
import { memo } from 'react';
import { Enemy } from './enemy.tsx';
import { cardsOf, looksSame } from './sight.ts';

/** The enemies that no hero is engaged with. */
export const Shadows = memo(ShadowsOf, (before, now) =>
  looksSame(before.view, now.view, { zones: ['shadows'], facts: (facts) => [facts?.enemies] }),
);

function ShadowsOf({ view }: Pick<BoardProps, 'view'>) {
  const { say } = useKit();
  const lurking = cardsOf(view, 'shadows');
  return (
    <div className="ht-shadows" data-about="zone:shadows">
      <Zone name={say.say('ht.board.shadows')} count={lurking.length} layout="wrap">
        {lurking.length === 0 && <p className="ht-quiet">{say.say('ht.board.shadows-empty')}</p>}
        {lurking.map((card) => (
          <Enemy key={card.id} card={card} view={view} />
        ))}
      </Zone>
    </div>
  );
}
