import type { Speaker } from '@questwright/kernel';
import { GiBrokenHeart, GiCalendar, GiLaurelCrown, GiTwoCoins } from 'react-icons/gi';
import { renownOf } from '../../rules/legend/road/fame.ts';

/** How the party stands: gold, fame, morale, and how long the journey has been. */
export function Standing({
  gold,
  fame,
  morale,
  weeks,
  say: { say },
}: {
  gold: number;
  fame: number;
  morale: number;
  weeks: number;
  say: Speaker;
}) {
  return (
    <ul className="d2-standing" aria-label={say('d2.road.standing')}>
      <li>
        <GiTwoCoins aria-hidden="true" /> {say(['d2.camp.gold', { n: gold }])}
      </li>
      <li>
        <GiLaurelCrown aria-hidden="true" /> {say(['d2.road.renown', { n: fame, renown: renownOf(fame) }])}
      </li>
      <li>
        <GiBrokenHeart aria-hidden="true" /> {say(['d2.board.morale', { n: morale }])}
      </li>
      <li>
        <GiCalendar aria-hidden="true" /> {say(['d2.road.weeks', { n: weeks }])}
      </li>
    </ul>
  );
}
