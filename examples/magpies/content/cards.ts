import type { Def, Listener, Modifier } from '@questwright/kernel';
import { drawCard } from '../rules/deck.ts';
import type { Magpies, Thing } from '../rules/state.ts';

/** What a card of the deck is. */
export interface CardDef extends Def {
  readonly kind: 'trinket' | 'perch' | 'talon' | 'caw';
  readonly shine: number;
  readonly copies: number;
}

/** What is announced: a trinket came to a nest. */
export interface Gathered {
  readonly trinket: Thing;
}

/** What is announced before a trinket is stolen. */
export interface Theft {
  readonly trinket: Thing;
  readonly victim: number;
  prevented?: boolean;
}

const trinket = (id: string, name: string, shine: number, copies: number): CardDef => ({
  id,
  name,
  kind: 'trinket',
  back: 'card',
  shine,
  copies,
});

const plain = (id: 'talon' | 'caw', name: string, copies: number): CardDef => ({
  id,
  name,
  kind: id,
  back: 'card',
  shine: 0,
  copies,
});

const perch = (id: string, name: string, does: Pick<CardDef, 'on' | 'modify'>): CardDef => ({
  id,
  name,
  kind: 'perch',
  back: 'card',
  shine: 0,
  copies: 2,
  ...does,
});

const inMyNest = (_: Magpies, me: Thing, { trinket: it }: Gathered): boolean => it.zone === me.zone;

const lantern: Listener<Magpies, Thing, Gathered> = {
  when: (g, me, event) => inMyNest(g, me, event) && g.zones.deck!.length > 0,
  may: 'magpies.lantern',
  text: 'magpies.lantern-name',
  run: (g, me) => drawCard(g, seatOf(me)),
};

const cushion: Listener<Magpies, Thing, Gathered> = {
  when: inMyNest,
  text: 'magpies.cushion-name',
  run: (g, me) => {
    g.pebbles[seatOf(me)]!++;
  },
};

const bramble: Listener<Magpies, Thing, Theft> = {
  when: (_, me, { victim }) => seatOf(me) === victim,
  once: 'turn',
  run: (_, __, theft) => {
    theft.prevented = true;
  },
};

const weathervane: Modifier<Magpies, Thing, Thing> = (_, me, shine, it) =>
  it.zone === me.zone && shine === 1 ? shine + 1 : shine;

const seatOf = (me: Thing): number => Number(me.zone.slice('nest:'.length));

export const cards: readonly CardDef[] = [
  trinket('button', 'Button', 1, 8),
  trinket('key', 'Key', 2, 6),
  trinket('ring', 'Ring', 3, 5),
  trinket('brooch', 'Brooch', 4, 3),
  trinket('crown', 'Crown', 5, 2),
  plain('talon', 'Talon', 7),
  plain('caw', 'Caw!', 5),
  perch('lantern', 'Lantern', { on: { gathered: lantern } }),
  perch('cushion', 'Cushion', { on: { gathered: cushion } }),
  perch('bramble', 'Bramble', { on: { beforeTheft: bramble } }),
  perch('weathervane', 'Weathervane', { modify: { shine: weathervane } }),
];

const byId = new Map(cards.map((card) => [card.id, card]));

export function defOf(id: string): CardDef {
  const card = byId.get(id);
  if (!card) throw new Error(`There is no card "${id}" in Magpies.`);
  return card;
}
