import { Act, type BoardProps, Card, Dealt, useKit, useLit } from '@questwright/board-kit';
import type { About } from '@questwright/kernel';
import { useState } from 'react';
import { content } from '../../content/index.ts';
import { MOST_MODIFIER, SUPPLY_PRICE } from '../../rules/campaign/upkeep.ts';
import { CHARACTERISTICS, SUPPLIES } from '../../rules/things.ts';
import { characteristicIcons, GoldIcon, supplyIcons } from '../icons.ts';
import { otherSideOf } from '../sides.ts';
import { cardsOf, heroName, openOf, type Seen } from '../sight.ts';

/** Between encounters: what a hero can buy, learn, fit and hand on, each with its price; first what can be paid for. */
export function Upkeep({ view, choice }: Pick<BoardProps, 'view' | 'choice'>) {
  const { say } = useKit();
  const { step: seat, journey, gold, heroes } = openOf(view);
  if (!journey) return null;
  const left = journey.xp - (heroes[seat]?.spent ?? 0);
  const isOpen = (kinds: readonly string[]): boolean =>
    choice?.options?.some(({ id }) => kinds.includes(id.split(':')[0]!)) ?? false;
  const sections = [...SECTIONS].sort((a, b) => Number(isOpen(b.kinds)) - Number(isOpen(a.kinds)));
  return (
    <div className="bs-page bs-upkeep">
      <header className="bs-page-head">
        <p>{say.say('bs.board.between')}</p>
        <h2>{say.say(['bs.board.upkeep-of', { hero: heroName(view, seat) }])}</h2>
        <p className="bs-purse">
          <GoldIcon aria-hidden="true" /> {say.say(['bs.board.purse', { gold, xp: left }])}
        </p>
        <p className="bs-page-note">{say.say('bs.board.upkeep-is')}</p>
      </header>
      {sections.map(({ title, Content }) => (
        <section key={title} aria-label={say.say(title)}>
          <h3>{say.say(title)}</h3>
          <Content view={view} choice={choice} />
        </section>
      ))}
    </div>
  );
}

type Page = Pick<BoardProps, 'view' | 'choice'>;

/** The parts of the page, each with the kinds of offers that it shows. */
const SECTIONS: readonly {
  readonly title: string;
  readonly kinds: readonly string[];
  readonly Content: (page: Page) => React.ReactNode;
}[] = [
  { title: 'bs.board.abilities', kinds: ['enhance'], Content: Abilities },
  { title: 'bs.board.characteristics', kinds: ['raise'], Content: Characteristics },
  { title: 'bs.board.supplies', kinds: ['buy'], Content: Supplies },
  { title: 'bs.board.equipment', kinds: ['fit', 'hand', 'ready', 'take'], Content: Equipment },
  { title: 'bs.board.learn', kinds: ['learn'], Content: Learnable },
];

function Supplies({ view }: Page) {
  const { say } = useKit();
  const { supplies } = openOf(view);
  return (
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
  );
}

function Characteristics({ view }: Page) {
  const { say } = useKit();
  const { step: seat, heroes } = openOf(view);
  return (
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
            price={mod < MOST_MODIFIER ? say.say(['bs.board.for-xp', { n: mod + 1 }]) : ''}
          />
        );
      })}
    </div>
  );
}

function Abilities({ view }: Page) {
  return (
    <div className="bs-shelf">
      {cardsOf(view, `abilities:${openOf(view).step}`).map((card) => (
        <Enhance key={card.id} card={card} />
      ))}
    </div>
  );
}

function Equipment({ view }: Page) {
  const { faces } = useKit();
  const { step: seat } = openOf(view);
  return (
    <div className="bs-shelf">
      {[...cardsOf(view, `equipment:${seat}`), ...cardsOf(view, `pack:${seat}`)].map((card) => (
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
  const xp = content.abilities.find(({ id }) => id === card.def)?.xp.enhance ?? 0;
  return (
    <div className="bs-enhance">
      <Card face={faces.get(card.def ?? '')} about={{ card: card.id }} size="card" />
      {other && lit && (
        <p>
          <span className="bs-price">{say.say(['bs.board.enhance-for', { n: xp }])}</span>{' '}
          {faces.get(other)?.text?.join(' ')}
        </p>
      )}
    </div>
  );
}

/** The heroes of the box by their paths. */
const HEROES = content.heroes.map(({ id, name, path }) => ({ id, name, path }));

/** The abilities that can be learned, those of a hero at a time: one's own first, then those of the party. */
function Learnable({ view, choice }: Page) {
  const { faces, say } = useKit();
  const { step: seat, party } = openOf(view);
  const [chosen, choose] = useState<string | null>(null);
  const open = new Set(
    [...(choice?.options ?? []), ...(choice?.closed ?? [])].flatMap(({ id }) =>
      id.startsWith('learn:') ? [id.slice(6)] : [],
    ),
  );
  const rank = (id: string): number => (id === party[seat] ? 0 : party.includes(id) ? 1 : 2);
  const heroes = [...HEROES].sort((a, b) => rank(a.id) - rank(b.id));
  const shown = heroes.find(({ id }) => id === chosen) ?? heroes[0]!;
  const cards = content.abilities.filter((one) => one.path === shown.path && open.has(one.id));
  return (
    <>
      <div className="bs-paths">
        {heroes.map(({ id, name, path }) => (
          <button key={id} type="button" aria-pressed={id === shown.id} onClick={() => choose(id)}>
            {name} <small>{path}</small>
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
    </>
  );
}
