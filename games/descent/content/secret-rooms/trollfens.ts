import { chooseOne, last, lastingOf, remove } from '@questwright/kernel';
import type { LastingDef } from '../../rules/definitions.ts';
import { resultOf, rollDice } from '../../rules/dice/roll.ts';
import { staying } from '../../rules/effects/lasting.ts';
import { giveCondition } from '../../rules/figures/conditions.ts';
import { sufferFatigue } from '../../rules/figures/harm.ts';
import { recover } from '../../rules/figures/recover.ts';
import { isHero, isMonster } from '../../rules/figures/sides.ts';
import { testAttribute } from '../../rules/figures/test.ts';
import { asOffer } from '../../rules/ground.ts';
import { givePoints } from '../../rules/move/gift.ts';
import { onMap, pieceOf } from '../../rules/pieces.ts';
import { drawsItems, heroesInside, testsTomb } from '../../rules/rooms/rewards.ts';
import { challengesOn, isRoomSpace } from '../../rules/rooms/room.ts';
import {
  isInside,
  isSpent,
  itsPlayer,
  keeps,
  keepTogether,
  onceKept,
  searchAny,
  secretRoom,
  whileOpen,
} from '../../rules/rooms/words.ts';
import type { Descent, Figure, Piece } from '../../rules/state.ts';
import { doorsFor, openOrClose } from '../../rules/turn/doors.ts';
import { window } from '../../rules/windows/window.ts';
import { S2A, S2B } from '../tiles/secret-rooms.ts';
import { cancelsCard, foreseesOrActs } from './both.ts';

const box = 'The Trollfens';
const SOURCE = { kind: 'ability', attack: 0, by: 0 } as const;

/** A hero who knows the way through the Overgrown Chasm in this turn, or who may search in the Place of Peace. */
export const roomMarks: readonly LastingDef[] = [
  staying({ name: 'Sure Footing', original: true }, { text: 'd2.room.sure-footing' }),
  staying({ name: 'At Peace', original: true }, { text: 'd2.room.at-peace' }),
];
const SURE = 'sure-footing';
const AT_PEACE = 'at-peace';

const markOn = (g: Descent, def: string, { id }: Figure) => lastingOf(g, def).find(({ on }) => on === id);

export const fenRooms = [
  secretRoom('Cursed Tomb', { box, tile: null, reward: testsTomb }),
  secretRoom('Overgrown Chasm', {
    box,
    tile: S2A,
    rules: [
      {
        text: 'd2.room.overgrown',
        modify: {
          stepPrice: (
            g: Descent,
            me: Piece,
            more: number,
            { figure, space }: { readonly figure: Figure; readonly space: number },
          ) => (!me.worn && isRoomSpace(g, space) && !markOn(g, SURE, figure) ? more + 1 : more),
        },
      },
      whileOpen('figureStarts', 'd2.room.overgrown-test', {
        when: (g, _, { figure }) => isInside(g, figure),
        optional: true,
        seat: itsPlayer,
        *run(g, _, { figure }) {
          if (yield* testAttribute(g, figure, 'might')) last(g, SURE, { on: figure.id, until: 'turn' });
        },
      }),
    ],
    reward: drawsItems(heroesInside, 'anybody'),
  }),
  secretRoom('Place of Peace', {
    box,
    tile: S2B,
    rules: [
      whileOpen('figureStarts', 'd2.room.peace-test', {
        when: (g, _, { figure }) => isInside(g, figure),
        *run(g, _, { figure }) {
          if (yield* testAttribute(g, figure, 'willpower')) {
            if (isHero(g, figure)) last(g, AT_PEACE, { on: figure.id, until: 'turn' });
            return;
          }
          yield* giveCondition(g, figure, 'stunned', SOURCE);
          yield* giveCondition(g, figure, 'weakened', SOURCE);
        },
      }),
      whileOpen('duringTurn', 'd2.room.peace-search', {
        when: (g, _, { figure }) =>
          markOn(g, AT_PEACE, figure) !== undefined && isInside(g, figure) && challengesOn(g).length > 0,
        *run(g, _, { figure }) {
          remove(g, markOn(g, AT_PEACE, figure)!);
          yield* searchAny(g, figure);
        },
      }),
    ],
    reward: keeps,
    lasts: true,
    kept: [
      onceKept('duringTurn', 'd2.room.peace-rest', {
        when: (g, me, { figure }) => figure.hero === me.hero && isHero(g, figure),
        *run(g, me, { figure }) {
          isSpent(g, me);
          if (g.turn) g.turn.rested = true;
          yield* window(g, 'rested', { figure });
        },
      }),
    ],
  }),
  secretRoom('Room of Keys', {
    box,
    tile: S2B,
    rules: [
      whileOpen('challengeMet', 'd2.room.keys-test', {
        when: (_, __, { passed }) => passed,
        run(_, me) {
          me.tokens++;
        },
      }),
      whileOpen('defeated', 'd2.room.keys-monster', {
        when: (g, _, { figure, source, spaces }) =>
          isMonster(g, figure) &&
          spaces.some((space) => isRoomSpace(g, space)) &&
          source.by !== 0 &&
          isHero(g, pieceOf(g, source.by)),
        run(_, me) {
          me.tokens++;
        },
      }),
    ],
    reward: keepTogether,
    lasts: true,
    kept: [
      onceKept('duringTurn', 'd2.room.keys-door', {
        when: (g, me, { figure }) => me.tokens > 0 && isHero(g, figure) && doorsFor(g, figure).length > 0,
        *run(g, me, { figure }) {
          const offer = yield* chooseOne(g, {
            seat: g.players[figure.hero]!,
            topic: 'door',
            prompt: 'd2.ask.door',
            among: doorsFor(g, figure),
            as: asOffer(g),
          });
          me.tokens--;
          if (me.tokens === 0) isSpent(g, me);
          yield* openOrClose(g, figure, offer);
        },
      }),
    ],
  }),
  secretRoom('Tainted Spring', {
    box,
    tile: S2B,
    rules: [
      whileOpen('suffered', 'd2.room.tainted', {
        when: (g, _, { figure, damage }) => damage > 0 && isInside(g, figure),
        run: (g, _, { figure }) => giveCondition(g, figure, 'poisoned', SOURCE),
      }),
      foreseesOrActs('willpower'),
    ],
    reward: keeps,
    kept: [
      onceKept('duringTurn', 'd2.room.spring', {
        when: (g, me, { figure }) => figure.hero === me.hero && isHero(g, figure),
        *run(g, me, { figure }) {
          isSpent(g, me);
          const roll = rollDice(g, 'other', figure, ['red', 'red']);
          yield* window(g, 'rolled', { roll, figure, attribute: null }, 'used');
          const { damage } = resultOf(roll);
          for (const hero of onMap(g).filter((one) => isHero(g, one)))
            yield* recover(g, hero, { damage }, SOURCE);
        },
      }),
    ],
  }),
  secretRoom('Troll Pit', {
    box,
    tile: S2A,
    rules: [
      whileOpen('figureEnds', 'd2.room.pit-end', {
        when: (g, _, { figure }) => isInside(g, figure),
        *run(g, _, { figure }) {
          yield* sufferFatigue(g, figure, 1, SOURCE);
          yield* giveCondition(g, figure, 'diseased', SOURCE);
        },
      }),
      whileOpen('figureStarts', 'd2.room.pit-start', {
        when: (g, _, { figure }) => isInside(g, figure),
        run: (g, _, { figure }) => givePoints(g, figure, 1),
      }),
    ],
    reward: keeps,
    kept: [cancelsCard],
  }),
];
