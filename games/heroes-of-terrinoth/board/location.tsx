import { type BoardProps, Card, Deck, Meter, RichText, useFace, useKit, Zone } from '@questwright/board-kit';
import { memo } from 'react';
import { GiCardDraw, GiCardRandom, GiCompass } from 'react-icons/gi';
import { Enemy } from './enemy.tsx';
import { cardsOf, countOf, factsOf, looksSame, questOf } from './sight.ts';

const DECKS = [
  { zone: 'enemy-deck', hue: 'blood', icon: GiCardRandom },
  { zone: 'exploration-deck', hue: 'gold', icon: GiCardDraw },
  { zone: 'location-deck', hue: 'forest', icon: GiCompass },
] as const;

/** Where the party is and what that means, what has its lair here, and the decks. */
export const Location = memo(LocationOf, (before, now) =>
  looksSame(before.view, now.view, {
    zones: ['location', 'lair', ...DECKS.map(({ zone }) => zone)],
    facts: (facts) => [facts?.location, facts?.enemies],
  }),
);

function LocationOf({ view }: Pick<BoardProps, 'view'>) {
  const { say } = useKit();
  const location = cardsOf(view, 'location')[0];
  const lair = cardsOf(view, 'lair');
  const facts = factsOf(view)?.location;
  const face = useFace(location?.def);
  const progress = location?.progress ?? 0;
  const isWall = questOf(view)?.task === 'siege';
  return (
    <div className="ht-place">
      {location && facts && (
        <div className="ht-location" data-about="zone:location">
          <Card face={face} about={{ card: location.id }} from="location-deck" />
          <p className="ht-progress">
            {isWall
              ? say.say(['ht.board.wall-of', { progress, value: facts.value }])
              : facts.explored
                ? say.say('ht.board.explored')
                : say.say(['ht.board.progress-of', { progress, value: facts.value }])}
          </p>
          <Meter
            name={say.say(isWall ? 'ht.board.wall' : 'ht.board.progress')}
            value={Math.min(progress, facts.value)}
            max={facts.value}
            hue={isWall ? 'stone' : 'forest'}
          />
        </div>
      )}
      <div className="ht-about">
        {face?.text?.slice(0, -1).map((paragraph) => (
          <p key={paragraph}>
            <RichText text={paragraph} />
          </p>
        ))}
        <div className="ht-decks">
          {DECKS.map(({ zone, hue, icon }) => (
            <Deck
              key={zone}
              name={say.say(`ht.board.${zone}`)}
              count={countOf(view, zone)}
              travel={zone}
              hue={hue}
              icon={icon}
            />
          ))}
        </div>
      </div>
      {lair.length > 0 && (
        <div className="ht-lair">
          <Zone name={say.say('ht.board.lair')}>
            {lair.map((card) => (
              <Enemy key={card.id} card={card} view={view} />
            ))}
          </Zone>
        </div>
      )}
    </div>
  );
}
