import { Act, type BoardProps, Card, Dealt, useKit, useLit } from '@questwright/board-kit';
import type { About, View } from '@questwright/kernel';
import { useState } from 'react';
import { content } from '../../content/index.ts';
import { SUPPLY_PRICE } from '../../rules/campaign/upkeep.ts';
import { CHARACTERISTICS, SUPPLIES } from '../../rules/things.ts';
import { characteristicIcons, GoldIcon, supplyIcons } from '../icons.ts';
import { otherSideOf } from '../sides.ts';
import { cardsOf, heroName, heroOf, openOf, type Seen } from '../sight.ts';

/** Between encounters: what a hero can buy, learn, fit and hand on, each with its price. */
export function Upkeep({ view, choice }: Pick<BoardProps, 'view' | 'choice'>) {
  const { say, faces } = useKit();
  const { step: seat, journey, gold, heroes, supplies } = openOf(view);
  if (!journey) return null;
  const left = journey.xp - (heroes[seat]?.spent ?? 0);
  const pack = cardsOf(view, `pack:${seat}`);
  return (
    <div className="bs-page bs-upkeep">
      <header className="bs-page-head">
        <p>{say.say('bs.board.between')}</p>
        <h2>{say.say(['bs.board.upkeep-of', { hero: heroName(view, seat) }])}</h2>
        <p className="bs-purse">
          <GoldIcon aria-hidden="true" /> {say.say(['bs.board.purse', { gold, xp: left }])}
        </p>
      </header>
      <section aria-label={say.say('bs.board.supplies')}>
        <h3>{say.say('bs.board.supplies')}</h3>
        <div className="bs-wares">
          {SUPPLIES.map((supply) => {
            const Icon = supplyIcons[supply];
            return (
              <Ware
                key={supply}
                about={{ supply }}
                icon={<Icon aria-hidden="true" />}
                name={say.say(`bs.board.supply.${supply}`)}
                note={say.say(`bs.board.supply.${supply}-is`)}
                value={`${supplies[supply]}/3`}
                price={say.say(['bs.board.for-gold', { n: SUPPLY_PRICE }])}
              />
            );
          })}
        </div>
      </section>
      <section aria-label={say.say('bs.board.characteristics')}>
        <h3>{say.say('bs.board.characteristics')}</h3>
        <div className="bs-wares">
          {CHARACTERISTICS.map((one) => {
            const Icon = characteristicIcons[one];
            const mod = heroes[seat]?.mods[one] ?? 0;
            return (
              <Ware
                key={one}
                about={{ characteristic: one }}
                icon={<Icon aria-hidden="true" />}
                name={say.say(`bs.characteristic.${one}`)}
                value={mod > 0 ? `+${mod}` : String(mod)}
                price={say.say(['bs.board.for-xp', { n: mod + 1 }])}
              />
            );
          })}
        </div>
      </section>
      <section aria-label={say.say('bs.board.abilities')}>
        <h3>{say.say('bs.board.abilities')}</h3>
        <div className="bs-shelf">
          {cardsOf(view, `abilities:${seat}`).map((card) => (
            <Enhance key={card.id} card={card} />
          ))}
        </div>
      </section>
      {pack.length + cardsOf(view, `equipment:${seat}`).length > 0 && (
        <section aria-label={say.say('bs.board.equipment')}>
          <h3>{say.say('bs.board.equipment')}</h3>
          <div className="bs-shelf">
            {[...cardsOf(view, `equipment:${seat}`), ...pack].map((card) => (
              <div key={card.id}>
                <Card
                  face={faces.get(card.def ?? '')}
                  about={{ card: card.id }}
                  size="card"
                  exhausted={card.exhausted === true}
                />
              </div>
            ))}
          </div>
        </section>
      )}
      <Learnable view={view} choice={choice} />
    </div>
  );
}

/** Something that can be had for a price. */
function Ware({
  about,
  icon,
  name,
  note,
  value,
  price,
}: {
  about: About;
  icon: React.ReactNode;
  name: string;
  note?: string;
  value: string;
  price: string;
}) {
  const { lit } = useLit(about);
  return (
    <div className="bs-ware" data-lit={lit ? '' : undefined}>
      {icon}
      <span className="bs-ware-name">
        {name} <strong>{value}</strong>
        {note && <small>{note}</small>}
      </span>
      <span className="bs-price">{price}</span>
      <Act about={about} />
    </div>
  );
}

/** An ability of the hero, and the side that enhancing it turns up. */
function Enhance({ card }: { card: Seen }) {
  const { faces, say } = useKit();
  const other = otherSideOf(card.def ?? '');
  const { lit } = useLit({ card: card.id });
  return (
    <div className="bs-enhance">
      <Card face={faces.get(card.def ?? '')} about={{ card: card.id }} size="card" />
      {other && lit && (
        <p>
          {say.say('bs.board.enhanced-is')} {faces.get(other)?.text?.join(' ')}
        </p>
      )}
    </div>
  );
}

const PATHS = [...new Set(content.abilities.map(({ path }) => path))];

/** The abilities that can be learned, a path at a time: one's own first. */
function Learnable({ view, choice }: Pick<BoardProps, 'view' | 'choice'>) {
  const { faces, say } = useKit();
  const own = pathOf(view);
  const [path, setPath] = useState<string | null>(null);
  const shown = path ?? own;
  const open = new Set(
    [...(choice?.options ?? []), ...(choice?.closed ?? [])].flatMap(({ id }) =>
      id.startsWith('learn:') ? [id.slice(6)] : [],
    ),
  );
  if (open.size === 0) return null;
  const cards = content.abilities.filter((one) => one.path === shown && open.has(one.id));
  return (
    <section aria-label={say.say('bs.board.learn')}>
      <h3>{say.say('bs.board.learn')}</h3>
      <div className="bs-paths">
        {[own, ...PATHS.filter((one) => one !== own)].map((one) => (
          <button key={one} type="button" aria-pressed={one === shown} onClick={() => setPath(one)}>
            {say.say(['bs.board.path', { path: one }])}
          </button>
        ))}
      </div>
      <div className="bs-shelf">
        <Dealt>
          {cards.map(({ id, xp }) => (
            <div key={id}>
              <Card face={faces.get(id)} about={{ ability: id }} size="card" />
              <p className="bs-price">{say.say(['bs.board.for-xp', { n: xp.learn }])}</p>
            </div>
          ))}
        </Dealt>
      </div>
    </section>
  );
}

const pathOf = (view: View): string =>
  content.heroes.find(({ id }) => id === heroOf(view, openOf(view).step)?.def)?.path ?? PATHS[0]!;
