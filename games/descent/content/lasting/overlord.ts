import { type Ability, lastingDef } from '@questwright/adventure';
import { type Lasting, remove } from '@questwright/kernel';
import type { Acting, Deeds } from '../../rules/deeds.ts';
import type { Characteristic, Setting } from '../../rules/events.ts';
import { sufferFatigue } from '../../rules/figures/harm.ts';
import type { Colour, Descent, Figure, Piece } from '../../rules/state.ts';
import type { Answer } from '../../rules/windows/answers.ts';

const isOn = (me: Piece, { id }: Figure): boolean => (me as unknown as Lasting).on === id;

/** It ends with a turn of its figure: the one that runs is not the next. */
const ends: Answer<'figureEnds'> = {
  when: (_, me, { figure }) => isOn(me, figure),
  run(g, me) {
    const lasting = me as unknown as { n: number };
    lasting.n--;
    if (lasting.n === 0) remove(g, me);
  },
  anyOrder: true,
};

const tires: Answer<'actionDone'> = {
  when: (g, me, { figure }) => isOn(me, figure) && g.turn?.hero === figure.hero,
  *run(g, _, { figure }) {
    yield* sufferFatigue(g, figure, 1, { kind: 'ability', attack: 0, by: 0 });
  },
  text: 'd2.lasting.word-of-despair',
};

const monkey: Ability = {
  text: 'd2.lasting.monkey',
  on: { figureEnds: ends },
  modify: {
    settings: (_: Descent, me: Piece, all: readonly Setting[], { figure, name }: Characteristic) =>
      name === 'speed' && isOn(me, figure) ? [...all, { n: 5, since: Number.MAX_SAFE_INTEGER }] : all,
    defence: (_: Descent, me: Piece, dice: readonly Colour[], figure: Figure) =>
      isOn(me, figure) ? [] : dice,
  },
  forbid: {
    action: {
      when: (_: Descent, me: Piece, { figure, action }: Acting) => isOn(me, figure) && action === 'attack',
      rule: 'D2-OVCARD-16',
    },
    target: {
      when: (_: Descent, me: Piece, { attacker }: Deeds['target']) => isOn(me, attacker),
      rule: 'D2-OVCARD-16',
    },
  },
};

/** Its monsters have an action less until the overlord's turn ends. */
const weary: Ability = {
  text: 'd2.lasting.unholy-ritual',
  on: {
    overlordEnds: { run: (g: Descent, me: Piece) => remove(g, me), anyOrder: true } as Answer<'overlordEnds'>,
  },
  modify: {
    actions: (_: Descent, me: Piece, n: number, figure: Figure) =>
      (me as unknown as Lasting).on === figure.on ? n - 1 : n,
  },
};

/** What Overlord cards leave behind. */
export const overlordLasting = [
  lastingDef({ id: 'word-of-despair', name: 'Word of Despair' }, [
    { text: 'd2.lasting.word-of-despair', on: { actionDone: tires, figureEnds: ends } },
  ]),
  lastingDef({ id: 'monkey', name: 'Monkey' }, [monkey]),
  lastingDef({ id: 'unholy-ritual', name: 'Unholy Ritual' }, [weary]),
];
