import { type Ability, lastingDef, note } from '@questwright/adventure';
import { type Lasting, last, remove } from '@questwright/kernel';
import type { Acting, Deeds } from '../../rules/deeds.ts';
import { comeBack, RISING } from '../../rules/effects/rise-again.ts';
import type { Characteristic, Setting } from '../../rules/events.ts';
import { removeFigure } from '../../rules/figures/defeat.ts';
import { sufferFatigue } from '../../rules/figures/harm.ts';
import { pieceOf } from '../../rules/pieces.ts';
import type { Colour, Descent, Figure, Piece } from '../../rules/state.ts';
import type { Answer } from '../../rules/windows/answers.ts';
import { MAP } from '../../rules/zones.ts';

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

const isMine = (g: Descent, me: Piece): Figure => pieceOf(g, (me as unknown as Lasting).on);

/** A monster that has fallen comes back at the start of the overlord's turn. */
const comesBack: Answer<'overlordStarts'> = {
  *run(g, me) {
    const figure = isMine(g, me);
    const { n } = me as unknown as Lasting;
    remove(g, me);
    if (yield* comeBack(g, figure, n)) last(g, 'risen', { on: figure.id });
  },
  text: 'd2.lasting.rise-again',
};

/** It leaves the map at the end of that turn. It is not defeated by this. */
const leavesAgain: Answer<'overlordEnds'> = {
  run(g, me) {
    const figure = isMine(g, me);
    remove(g, me);
    if (figure.zone !== MAP) return;
    removeFigure(g, figure);
    note(g, 'd2.log.leaves', { figure }, 'D2-FOVL-11');
  },
  text: 'd2.lasting.risen',
};

/** What Overlord cards leave behind. */
export const overlordLasting = [
  lastingDef({ id: 'word-of-despair', name: 'Word of Despair' }, [
    { text: 'd2.lasting.word-of-despair', on: { actionDone: tires, figureEnds: ends } },
  ]),
  lastingDef({ id: 'monkey', name: 'Monkey' }, [monkey]),
  lastingDef({ id: RISING, name: 'Rise Again' }, [
    { text: 'd2.lasting.rise-again', on: { overlordStarts: comesBack } },
  ]),
  lastingDef({ id: 'risen', name: 'Rise Again' }, [
    { text: 'd2.lasting.risen', on: { overlordEnds: leavesAgain } },
  ]),
  lastingDef({ id: 'unholy-ritual', name: 'Unholy Ritual' }, [weary]),
];
