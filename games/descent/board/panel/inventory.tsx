import { useKit } from '@questwright/board-kit';
import type { View } from '@questwright/kernel';
import { GiKnapsack, GiTwoCoins } from 'react-icons/gi';
import { defOf, heroesOf, openOf, sheetOf, shownIn } from '../sight.ts';

/** Where nobody plays the overlord: all equipment of the heroes and their gold, to look at. */
export function Inventory({ view }: { view: View }) {
  const { say } = useKit();
  const { campaign } = openOf(view);
  return (
    <details className="d2-inventory">
      <summary>
        <GiKnapsack aria-hidden="true" /> {say.say('d2.board.inventory')}
      </summary>
      {campaign && (
        <p>
          <GiTwoCoins aria-hidden="true" /> {say.say(['d2.camp.gold', { n: campaign.gold }])}
        </p>
      )}
      <dl>
        {heroesOf(view).map((hero) => (
          <div key={hero}>
            <dt>{defOf(sheetOf(view, hero)?.def ?? '')?.name}</dt>
            {shownIn(view, `gear:h${hero}`).map(({ id, def }) => (
              <dd key={id}>{defOf(def)?.name}</dd>
            ))}
          </div>
        ))}
      </dl>
    </details>
  );
}
