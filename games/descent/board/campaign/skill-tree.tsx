import { type BoardProps, Card, SeatMark, seatClass, useKit } from '@questwright/board-kit';
import type { View } from '@questwright/kernel';
import { defOf, heroesOf, heroFigureOf, openOf, shownIn } from '../sight.ts';
import { skillsOfClass } from './content.ts';
import { nameOfHero } from './shop.tsx';

type Props = Pick<BoardProps, 'view' | 'choice' | 'seats' | 'seat'>;

/** What each hero has learned and can learn, level by level. */
export function SkillTrees({ view, choice, seats, seat }: Props) {
  const { players } = openOf(view);
  const heroes = heroesOf(view);
  const asked = heroes.find((hero) => heroFigureOf(view, hero)?.id === choice?.subject);
  return (
    <>
      {heroes.map((hero) => (
        <SkillTree
          key={hero}
          view={view}
          hero={hero}
          player={seats[players[hero]!]?.name ?? ''}
          isOpen={asked === undefined ? players[hero] === seat : asked === hero}
        />
      ))}
    </>
  );
}

function SkillTree({
  view,
  hero,
  player,
  isOpen,
}: {
  view: View;
  hero: number;
  player: string;
  isOpen: boolean;
}) {
  const { say } = useKit();
  const seat = openOf(view).players[hero]!;
  const xp = openOf(view).campaign!.xp[hero] ?? 0;
  const known = shownIn(view, `skills:h${hero}`).map(({ def }) => def);
  const cards = skillsOfClass(deckOf(known));
  const levels = [...new Set(cards.map((card) => card.xp ?? 0))];
  return (
    // Whose turn it is to learn is opened anew.
    <details key={String(isOpen)} className={`d2-tree ${seatClass(seat)}`} open={isOpen}>
      <summary>
        <SeatMark seat={seat} />{' '}
        <strong>{say.say(['d2.camp.skills-of', { hero: nameOfHero(view, hero) }])}</strong>
        <span className="d2-hero-player">{player}</span>
        <span className="kit-price">{say.say(['d2.camp.xp', { n: xp }])}</span>
      </summary>
      <ol className="d2-levels">
        {levels.map((level) => (
          <li key={level}>
            <h4>{say.say(['d2.camp.level', { n: level }])}</h4>
            <ul>
              {cards
                .filter((card) => (card.xp ?? 0) === level)
                .map(({ id }) => (
                  <Skill key={id} id={id} isKnown={known.includes(id)} short={level - xp} />
                ))}
            </ul>
          </li>
        ))}
      </ol>
    </details>
  );
}

function Skill({ id, isKnown, short }: { id: string; isKnown: boolean; short: number }) {
  const { say, faces } = useKit();
  return (
    <li className="kit-offered" data-known={isKnown ? '' : undefined}>
      <Card face={faces.get(id)} about={{ definition: id }} size="card" />
      <p className="kit-offer-terms">
        {isKnown ? say.say('d2.camp.learned') : short > 0 && say.say(['d2.camp.xp-short', { n: short }])}
      </p>
    </li>
  );
}

/** The class whose skills a hero has. */
function deckOf(skills: readonly string[]): string {
  const [def] = skills.map(defOf);
  return def?.kind === 'card' ? def.deck : '';
}
