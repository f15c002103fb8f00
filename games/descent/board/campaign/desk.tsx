import { Card, useKit } from '@questwright/board-kit';
import type { View } from '@questwright/kernel';
import { GiEvilHand } from 'react-icons/gi';
import type { CardDefinition } from '../../rules/definitions.ts';
import { cardsOf, openOf, shownIn } from '../sight.ts';
import { overlordClasses, plotCards } from './content.ts';

/** The overlord's desk, for him alone: his Rumor cards, what he owns, and what he can buy for XP and threat. */
export function Desk({ view }: { view: View }) {
  const { say, faces } = useKit();
  const { campaign, threat, overlord } = openOf(view);
  const { overlordXp, plot } = campaign!;
  const owned = shownIn(view, 'owned').map(({ def }) => def);
  const plots = shownIn(view, 'plots').map(({ def }) => def);
  const relics = shownIn(view, 'relics');
  const rumors = cardsOf(view, `rumors:${overlord}`);
  return (
    <section className="d2-desk" aria-label={say.say('d2.camp.desk')}>
      <header>
        <GiEvilHand aria-hidden="true" />
        <h3>{say.say('d2.camp.desk')}</h3>
        <span>{say.say('d2.camp.desk-note')}</span>
        <span className="kit-price">{say.say(['d2.camp.xp', { n: overlordXp }])}</span>
        {plot !== '' && <span className="kit-price">{say.say(['d2.camp.threat-price', { n: threat }])}</span>}
      </header>
      {rumors.length > 0 && (
        <Shelf title={say.say('d2.camp.rumors')} isOpen>
          {rumors.map(({ id, def }) => (
            <li key={id} className="kit-offered">
              <Card face={faces.get(def ?? '')} about={{ card: id }} size="card" />
            </li>
          ))}
        </Shelf>
      )}
      {plot !== '' && (
        <Shelf title={say.say(['d2.camp.plots', { deck: plot }])} isOpen>
          {plotCards(plot).map((card) => (
            <ForSale
              key={card.id}
              card={card}
              price={say.say(['d2.camp.threat-price', { n: card.threat ?? 0 }])}
              note={plots.includes(card.id) ? say.say('d2.camp.owned') : ''}
            />
          ))}
        </Shelf>
      )}
      {relics.length > 0 && (
        <Shelf title={say.say('d2.camp.relics')} isOpen>
          {relics.map(({ id, def }) => (
            <li key={id} className="kit-offered">
              <Card face={faces.get(def)} about={{ card: id }} size="card" />
            </li>
          ))}
        </Shelf>
      )}
      {[...overlordClasses()].map(([deck, cards]) => (
        <Shelf key={deck} title={deck} isOpen={overlordXp > 0}>
          {cards.map((card) => (
            <ForSale
              key={card.id}
              card={card}
              price={say.say(['d2.board.xp', { n: card.xp! }])}
              note={noteOn(card, cards, owned, say.say)}
            />
          ))}
        </Shelf>
      ))}
    </section>
  );
}

/** Cards of a kind, the cheapest first. */
function Shelf({ title, isOpen, children }: { title: string; isOpen: boolean; children: React.ReactNode }) {
  return (
    <details className="d2-shelf" open={isOpen}>
      <summary>
        <strong>{title}</strong>
      </summary>
      <ul className="d2-wares">{children}</ul>
    </details>
  );
}

function ForSale({ card, price, note }: { card: CardDefinition; price: string; note: string }) {
  const { faces } = useKit();
  return (
    <li className="kit-offered" data-known={note === '' ? undefined : ''}>
      <Card face={faces.get(card.id)} about={{ definition: card.id }} size="card" />
      <p className="kit-offer-terms">
        <span className="kit-price">{price}</span> {note}
      </p>
    </li>
  );
}

/** How many of a card he owns, or what he must own before it. */
function noteOn(
  { id, copies = 1, deck, xp = 0 }: CardDefinition,
  cards: readonly CardDefinition[],
  owned: readonly string[],
  say: ReturnType<typeof useKit>['say']['say'],
): string {
  const n = owned.filter((one) => one === id).length;
  if (n > 0) return copies > 1 ? say(['d2.camp.owned-of', { n, all: copies }]) : say('d2.camp.owned');
  const ofClass = owned.filter((one) => cards.some((card) => card.id === one && !card.servants)).length;
  return deck !== 'Universal' && xp > 1 && ofClass < xp ? say(['d2.camp.needs-class', { n: xp, deck }]) : '';
}
