import { type BoardProps, Card, Explained, SeatMark, useFace, useKit } from '@questwright/board-kit';
import { ADVENTURES, hexName } from '../../rules/map/hexes.ts';
import { NONE } from '../../rules/state.ts';
import { DECK } from '../../rules/zones.ts';
import { adventureHues, adventureIcons } from '../icons.ts';
import { cardsOf, countOf, defOf, heroNameOf, openOf, scenarioOf, villainHealth } from '../sight.ts';
import { SeenCard } from './belongings.tsx';

/** The scenario: how it is won and lost, how strong the villain is, the quests of the story, the decks. */
export function Story({ view, seats }: Pick<BoardProps, 'view' | 'seats'>) {
  const { say } = useKit();
  const scenario = scenarioOf(view);
  const villain = defOf(scenario?.villain);
  const { heroes, villain: at, zombies } = openOf(view);
  const scenarioFace = useFace(scenario?.id);
  const villainFace = useFace(villain?.id);
  const quests = cardsOf(view, 'story-track');
  const scenarioCard = cardsOf(view, 'scenario')[0];
  if (!scenario || !villain) return null;
  return (
    <div className="rb-story">
      <section className="rb-section" aria-label={say.say('rb.board.scenario')}>
        <h3>{say.say('rb.board.scenario')}</h3>
        <div className="rb-story-scenario">
          <Card face={scenarioFace} size="card" {...(scenarioCard && { about: { card: scenarioCard.id } })} />
          <Card face={villainFace} size="card" />
          <div className="rb-paper">
            <strong>
              {at === NONE
                ? say.say(['rb.board.villain-waits', { name: villain.name }])
                : say.say(['rb.board.villain-at', { name: villain.name, hex: hexName(at) }])}
            </strong>
            <ul>
              {heroes.map(({ story, eliminated }, seat) =>
                eliminated ? null : (
                  <li key={seat}>
                    <Explained
                      why={{
                        title: say.say(['rb.board.villain-health', { n: villainHealth(view, seat) ?? 0 }]),
                        lines: [
                          say.sentence(villain.text[0] ?? ''),
                          say.say(['rb.board.story-tokens', { n: story, token: scenario.token }]),
                          ...(zombies.length > 0
                            ? [say.say(['rb.board.zombies', { n: zombies.length }])]
                            : []),
                        ],
                        rule: scenario.token === 'lore' ? 'RB-SCENARIO-10' : 'RB-SCENARIO-19',
                      }}
                    >
                      <span>
                        <SeatMark seat={seat} /> {heroNameOf(view, seat, seats[seat]!.name)}:{' '}
                        {say.say(['rb.board.faces', { n: villainHealth(view, seat) ?? 0 }])}
                      </span>
                    </Explained>
                  </li>
                ),
              )}
            </ul>
          </div>
        </div>
      </section>
      <section className="rb-section" aria-label={say.say('rb.board.story-quests')}>
        <h3>
          {say.say('rb.board.story-quests')}
          <span className="kit-count">{quests.length}</span>
        </h3>
        <div className="rb-cards">
          {quests.map((card) => (
            <span key={card.id} className="rb-numbered">
              <SeenCard card={card} size="card" />
              {(card.space ?? 0) > 0 && <b>{card.space}</b>}
            </span>
          ))}
          {quests.length === 0 && <p className="rb-quiet">{say.say('rb.board.no-story-quests')}</p>}
        </div>
      </section>
      <section className="rb-section" aria-label={say.say('rb.board.decks')}>
        <h3>{say.say('rb.board.decks')}</h3>
        <ul className="rb-decks">
          {ADVENTURES.map((kind) => {
            const Icon = adventureIcons[kind];
            return (
              <li key={kind} className={`hue-${adventureHues[kind]}`}>
                <Icon aria-hidden="true" />
                {say.say(['rb.board.deck', { kind: [`rb.kind.${kind}`], n: countOf(view, DECK[kind]) }])}
              </li>
            );
          })}
          <li className="hue-river">
            {say.say(['rb.board.story-deck', { n: countOf(view, 'story-deck') }])}
          </li>
          <li className="hue-stone">
            {say.say(['rb.board.skill-deck', { n: countOf(view, 'skill-deck') }])}
          </li>
        </ul>
      </section>
    </div>
  );
}
