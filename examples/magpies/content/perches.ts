import { ownerOf } from '@questwright/adventure';
import { cardsIn, type Listener, type Modifier } from '@questwright/kernel';
import { defOf } from '../rules/define.ts';
import { drawCard } from '../rules/draw.ts';
import { gainPebbles } from '../rules/pebbles.ts';
import type { Magpies, Thing } from '../rules/state.ts';
import type { CardDef, Gathered, Theft } from './card.ts';

const perch = (id: string, name: string, does: Pick<CardDef, 'on' | 'modify'>): CardDef => ({
  id,
  name,
  kind: 'perch',
  back: 'card',
  shine: 0,
  copies: 2,
  ...does,
});

const inMyNest = (_: Magpies, me: Thing, { trinket }: Gathered): boolean => trinket.zone === me.zone;

const lantern: Listener<Magpies, Thing, Gathered> = {
  when: (g, me, event) => inMyNest(g, me, event) && cardsIn(g, 'deck').length > 0,
  may: 'magpies.lantern',
  text: 'magpies.lantern-name',
  run: (g, me) => drawCard(g, ownerOf(g, me), 'MP-PERCH-01'),
};

const cushion: Listener<Magpies, Thing, Gathered> = {
  when: inMyNest,
  text: 'magpies.cushion-name',
  run: (g, me) => gainPebbles(g, ownerOf(g, me), 1, 'MP-PERCH-02'),
};

const bramble: Listener<Magpies, Thing, Theft> = {
  when: (g, me, { victim }) => ownerOf(g, me) === victim,
  once: 'turn',
  anyOrder: true,
  run: (_, __, theft) => {
    theft.prevented = true;
  },
};

const weathervane: Modifier<Magpies, Thing, Thing> = (_, me, shine, trinket) =>
  trinket.zone === me.zone && shine === 1 ? shine + 1 : shine;

const mirror: Listener<Magpies, Thing, Gathered> = {
  when: (g, me, event) => !inMyNest(g, me, event) && defOf(g, event.trinket.def).shine >= 3,
  text: 'magpies.mirror-name',
  run: (g, me) => gainPebbles(g, ownerOf(g, me), 1, 'MP-PERCH-06'),
};

export const perches: readonly CardDef[] = [
  perch('lantern', 'Lantern', { on: { gathered: lantern } }),
  perch('cushion', 'Cushion', { on: { gathered: cushion } }),
  perch('bramble', 'Bramble', { on: { beforeTheft: bramble } }),
  perch('weathervane', 'Weathervane', { modify: { shine: weathervane } }),
  perch('mirror', 'Mirror', { on: { gathered: mirror } }),
];
