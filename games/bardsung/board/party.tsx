import { type PartyProps, SeatMark } from '@questwright/board-kit';
import type { Supply } from '../rules/things.ts';
import './journey/journey.css';
import { ChapterMap, type Whereabouts } from './journey/chapter-map.tsx';
import { Reputation } from './journey/reputation.tsx';
import { chapterOf, nameIn } from './sight.ts';

/** What everybody may know of what an encounter has left: see `summary` in the rules. */
interface Left extends Whereabouts {
  readonly heroes: readonly { readonly hero: string; readonly abilities: readonly string[] }[];
  readonly gold: number;
  readonly supplies: { readonly [one in Supply]: number };
  readonly chapter: string;
  readonly xp: number;
  readonly reputation: number;
}

/** The party between its encounters: where it is in its chapter, who they are, and what they have. */
export function Party({ summary, names, say }: PartyProps) {
  const left = summary as Left;
  const chapter = chapterOf(left.chapter);
  const { charm, firewood, potion, toolkit } = left.supplies;
  return (
    <div className="kit-party bs-party">
      {chapter && (
        <>
          <h3>{say.say(['bs.board.chapter-named', { n: chapter.number, name: chapter.name }])}</h3>
          <ChapterMap chapter={chapter} journey={left} say={say} />
        </>
      )}
      <Reputation n={left.reputation} say={say} />
      <ul>
        {left.heroes.map(({ hero, abilities }, seat) => (
          <li key={hero}>
            <SeatMark seat={seat} /> <strong>{nameIn(hero)}</strong> ({names[seat]}):{' '}
            {abilities.map(nameIn).join(', ')}
          </li>
        ))}
      </ul>
      <p>
        {say.say(['bs.board.party-has', { gold: left.gold, xp: left.xp, charm, firewood, potion, toolkit }])}
      </p>
    </div>
  );
}
