import { type BoardProps, useKit, useLit } from '@questwright/board-kit';
import type { StoryDef, StoryOption } from '../../rules/definitions.ts';
import { chapterOf, openOf, storyOf } from '../sight.ts';
import { ChapterMap } from './chapter-map.tsx';
import { Reputation } from './reputation.tsx';

/** The page of the chapter: its map, where the party goes next, and what is told on the way. */
export function Travel({ view, choice }: Pick<BoardProps, 'view' | 'choice'>) {
  const { say } = useKit();
  const { journey } = openOf(view);
  const chapter = chapterOf(journey?.chapter);
  if (!journey || !chapter) return null;
  const told = choice?.topic === 'story' ? storyOf((choice.subject as { story: string }).story) : undefined;
  return (
    <div className="bs-page">
      <header className="bs-page-head">
        <p>{say.say(['bs.board.chapter-n', { n: chapter.number }])}</p>
        <h2>{chapter.name}</h2>
      </header>
      {told ? (
        <StoryPage story={told} />
      ) : (
        <section className="bs-map-page" data-about="zone:chapter">
          <ChapterMap chapter={chapter} journey={journey} say={say} />
          <p className="bs-map-goals">
            {say.say([
              'bs.board.chapter-goals',
              {
                done: Math.min(journey.done.length, chapter.xp.encounters),
                encounters: chapter.xp.encounters,
                found: journey.found,
                treasure: chapter.lostTreasure,
              },
            ])}
          </p>
        </section>
      )}
      <Reputation n={journey.reputation} say={say} />
    </div>
  );
}

/** A story, to be read aloud, and what the heroes can do about it. */
function StoryPage({ story }: { story: StoryDef }) {
  return (
    <section className="bs-story" aria-label={story.name}>
      <h3>{story.name}</h3>
      <p className="bs-story-text">{story.story}</p>
      <ol>
        {story.options.map((option, i) => (
          <li key={i}>
            <Deed option={option} place={i} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Deed({ option, place }: { option: StoryOption; place: number }) {
  const { say } = useKit();
  const { lit, props } = useLit({ story: place });
  const { role: _, tabIndex: __, onKeyDown: ___, ...button } = props;
  const { reputation, gold, supply, opens } = option;
  const terms = [
    ...(reputation === 0 ? [] : [say.say(['bs.board.story-reputation', { n: reputation }])]),
    ...(gold === 0 ? [] : [say.say(['bs.board.story-gold', { n: gold }])]),
    ...(supply ? [say.say(['bs.board.story-supply', { n: supply[1], supply: supply[0] }])] : []),
    ...(opens ? [say.say('bs.board.story-opens')] : []),
  ];
  return (
    <button type="button" className="bs-story-deed" disabled={!lit} {...button}>
      <span>{option.text}</span>
      {terms.length > 0 && <small>{terms.join(' · ')}</small>}
    </button>
  );
}
