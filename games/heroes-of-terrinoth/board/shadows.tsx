import { type BoardProps, useKit, Zone } from '@questwright/table/board-kit';
import { Enemy } from './enemy.tsx';
import { cardsOf } from './sight.ts';

/** The enemies that no hero is engaged with. */
export function Shadows({ view }: Pick<BoardProps, 'view'>) {
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
