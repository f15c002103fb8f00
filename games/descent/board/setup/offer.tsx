import { type BoardProps, Offer, useKit } from '@questwright/board-kit';
import { useState } from 'react';
import { offeredIn, ownedFor } from './offered.ts';

/** Quests, heroes, classes, skills, wares, monsters and Overlord cards to choose from at set-up, side by side, as they can be read. */
export function SetupOffer({ view, choice }: Pick<BoardProps, 'view' | 'choice'>) {
  const { say, faces } = useKit();
  /** The choice for which somebody looks at the dungeon instead. */
  const [looks, setLooks] = useState(0);
  const cards = offeredIn(view, choice, { say, faces });
  if (!choice || cards.length === 0) return null;
  const isAway = looks === choice.n;
  const title = say.sentence(choice.prompt).replace(/\.$/, '');
  return (
    <div className="d2-offer" data-about="zone:offer" data-away={isAway ? '' : undefined}>
      <button
        type="button"
        className="d2-offer-look"
        aria-pressed={isAway}
        onClick={() => setLooks(isAway ? 0 : choice.n)}
      >
        {say.say(isAway ? 'd2.board.see-offer' : 'd2.board.see-map')}
      </button>
      {!isAway && <Offer title={title} cards={cards} {...ownedFor(view, choice, { say, faces })} />}
    </div>
  );
}
