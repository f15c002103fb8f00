import { type BoardProps, Card, Deck, useKit } from '@questwright/board-kit';
import type { View } from '@questwright/kernel';
import { GiEvilHand } from 'react-icons/gi';
import { monsterIcon } from '../icons.ts';
import { cardsOf, countOf, figureDefOf, figuresOnMap, groupDefOf, openOf } from '../sight.ts';
import { reinforcements } from './reinforcements.ts';

/** The overlord's side of the table: his monsters, his deck, what lies in play, and his hand for himself alone. */
export function OverlordPanel({ view, seats, seat }: Pick<BoardProps, 'view' | 'seats' | 'seat'>) {
  const { say, faces } = useKit();
  const { overlord, threat } = openOf(view);
  const hand = cardsOf(view, `hand:${overlord}`);
  const inPlay = cardsOf(view, 'in-play');
  return (
    <section className="d2-overlord" aria-label={say.say('d2.board.overlord')} data-about="zone:overlord">
      <header>
        <GiEvilHand aria-hidden="true" />
        <h3>{say.say('d2.board.overlord')}</h3>
        <span className="d2-hero-player">{seats[overlord]?.name}</span>
      </header>
      <Groups view={view} />
      <div className="d2-decks">
        <Deck
          name={say.say('d2.board.deck')}
          count={countOf(view, `deck:${overlord}`)}
          travel={`deck:${overlord}`}
          hue="blood"
        />
        {seat !== overlord && (
          <Deck name={say.say('d2.board.hand')} count={countOf(view, `hand:${overlord}`)} hue="blood" />
        )}
        {threat > 0 && <p>{say.say(['d2.board.threat', { n: threat }])}</p>}
      </div>
      {[...hand, ...inPlay].length > 0 && (
        <div className="d2-cards">
          {[...hand, ...inPlay].map((card) => (
            <Card
              key={card.id}
              face={faces.get(card.def ?? '')}
              about={{ card: card.id }}
              size="card"
              from={`deck:${overlord}`}
            />
          ))}
        </div>
      )}
    </section>
  );
}

/** The monster groups, and how many of their figures are on the map. */
export function Groups({ view }: { view: View }) {
  const { say } = useKit();
  const heroes = openOf(view).players.length;
  return (
    <ul className="d2-groups">
      {cardsOf(view, 'groups').map((card) => {
        const def = groupDefOf(card.def ?? '');
        if (!def) return null;
        const those = figuresOnMap(view).filter(({ def: id }) => figureDefOf(id)?.monster === def.monster);
        const count = (rank: 'minion' | 'master') =>
          those.filter(({ def: id }) => figureDefOf(id)?.rank === rank).length;
        const limits = def.limits[heroes];
        const Icon = monsterIcon(def.monster);
        return (
          <li key={card.id} data-used={card.used ? '' : undefined}>
            <Icon aria-hidden="true" />
            <strong>{def.name}</strong>
            <span>
              {say.say([
                'd2.board.group-count',
                {
                  minions: count('minion'),
                  masters: count('master'),
                  most: limits?.minion ?? 0,
                  mostMasters: limits?.master ?? 0,
                  both: String(Boolean(limits?.minion && limits.master)),
                },
              ])}
            </span>
            {reinforcements(view, def.monster).map((text) => (
              <span key={say.sentence(text)} className="d2-reinforced">
                {say.say(['d2.board.reinforced', { text: say.sentence(text) }])}
              </span>
            ))}
          </li>
        );
      })}
    </ul>
  );
}
