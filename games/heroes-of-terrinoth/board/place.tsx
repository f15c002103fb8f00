import { type BoardProps, Card, Deck, Meter, useFace, useKit, Zone } from '@questwright/table/board-kit';
import { GiCardDraw, GiCardRandom, GiCompass } from 'react-icons/gi';
import { Enemy } from './enemy.tsx';
import { cardsOf, countOf, factsOf } from './sight.ts';

/** Where the party is, what has its lair here, and the decks. */
export function Place({ view }: Pick<BoardProps, 'view'>) {
  const { say } = useKit();
  const location = cardsOf(view, 'location')[0];
  const lair = cardsOf(view, 'lair');
  const facts = factsOf(view);
  const face = useFace(location?.def);
  return (
    <div className="ht-place">
      <div className="ht-location" data-about="zone:location">
        {location && facts?.location && (
          <>
            <Card face={face} about={{ card: location.id }} from="location-deck" />
            <p className="ht-progress">
              {facts.location.explored
                ? say.say('ht.board.explored')
                : say.say([
                    'ht.board.progress-of',
                    { progress: location.progress ?? 0, value: facts.location.value },
                  ])}
            </p>
            <Meter
              name={say.say('ht.board.progress')}
              value={Math.min(location.progress ?? 0, facts.location.value)}
              max={facts.location.value}
              hue="forest"
            />
          </>
        )}
      </div>
      {lair.length > 0 && (
        <Zone name={say.say('ht.board.lair')}>
          {lair.map((card) => (
            <Enemy key={card.id} card={card} view={view} />
          ))}
        </Zone>
      )}
      <div className="ht-decks">
        <Deck
          name={say.say('ht.board.enemy-deck')}
          count={countOf(view, 'enemy-deck')}
          travel="enemy-deck"
          hue="blood"
          icon={GiCardRandom}
        />
        <Deck
          name={say.say('ht.board.exploration-deck')}
          count={countOf(view, 'exploration-deck')}
          travel="exploration-deck"
          hue="gold"
          icon={GiCardDraw}
        />
        <Deck
          name={say.say('ht.board.location-deck')}
          count={countOf(view, 'location-deck')}
          travel="location-deck"
          hue="forest"
          icon={GiCompass}
        />
      </div>
    </div>
  );
}
