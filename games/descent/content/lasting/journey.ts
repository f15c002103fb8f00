import { lastingDef } from '@questwright/adventure';
import { chooseOne, type Lasting, remove } from '@questwright/kernel';
import { BURDEN } from '../../rules/campaign/cursed-treasures.ts';
import type { Characteristic, Setting, Testing } from '../../rules/events.ts';
import { giveCondition } from '../../rules/figures/conditions.ts';
import { sufferDamage } from '../../rules/figures/harm.ts';
import { isMonster } from '../../rules/figures/sides.ts';
import { areAdjacent, asOffer } from '../../rules/ground.ts';
import { onMap } from '../../rules/pieces.ts';
import type { Change, Roll } from '../../rules/rolls.ts';
import type { Descent, Figure, Piece } from '../../rules/state.ts';
import type { Answer } from '../../rules/windows/answers.ts';
import type { Offer } from '../../rules/words.ts';

/*
 * What events of a journey leave behind.
 */

const SOURCE = { kind: 'ability', attack: 0, by: 0 } as const;
const lasting = (me: Piece): Lasting => me as unknown as Lasting;
const isOn = (me: Piece, { id }: Figure): boolean => lasting(me).on === id;

const endsWithTurn: Answer<'figureEnds'> = {
  when: (_, me, { figure }) => isOn(me, figure),
  run: (g, me) => remove(g, me),
  anyOrder: true,
};

/** The Speed of a hero in the first turn. */
const speedOfFirstTurn = (id: string, name: string, n: number) =>
  lastingDef({ id, name }, [
    {
      text: ['d2.lasting.speed', { n }],
      on: { figureEnds: endsWithTurn },
      modify: {
        settings: (_: Descent, me: Piece, all: readonly Setting[], what: Characteristic) =>
          what.name === 'speed' && isOn(me, what.figure)
            ? [...all, { n, since: Number.MAX_SAFE_INTEGER }]
            : all,
      },
    },
  ]);

const rests: Answer<'rested'> = {
  when: (_, me, { figure }) => isOn(me, figure),
  run: (g, me) => remove(g, me),
  anyOrder: true,
};

const TRAVEL = 8;
const arrives: Answer<'campaignStepEnds'> = {
  when: (_, __, { step }) => step === TRAVEL,
  run: (g, me) => remove(g, me),
  anyOrder: true,
};

const spreads: Answer<'figureEnds'> = {
  when: (_, me, { figure }) => isOn(me, figure),
  *run(g, me, { figure }) {
    remove(g, me);
    for (const other of onMap(g).filter((one) => isMonster(g, one) && areAdjacent(g, figure, one)))
      yield* giveCondition(g, other, 'terrified', SOURCE);
  },
  text: 'd2.lasting.spreading-dread',
};

const isPaid: Answer<'encounterStarts'> = {
  *run(g, me) {
    const { n } = lasting(me);
    remove(g, me);
    const figures = onMap(g).filter((one) => isMonster(g, one));
    if (figures.length === 0) return;
    const among = figures.map((figure): Offer => ({ word: 'figure', figure }));
    const offer = yield* chooseOne(g, {
      seat: g.overlord,
      topic: 'figure',
      prompt: 'd2.ask.donor',
      among,
      as: asOffer(g),
    });
    yield* sufferDamage(g, figures[among.indexOf(offer)]!, n, SOURCE);
  },
  text: 'd2.lasting.price-of-an-ambush',
};

export const journeyLasting = [
  speedOfFirstTurn('mired', 'Heavy Fog', 2),
  speedOfFirstTurn('bogged-down', 'Recent Rain', 1),
  lastingDef({ id: 'footsore', name: 'Painfully Exhausting' }, [
    {
      text: 'd2.lasting.footsore',
      on: { rested: rests },
      modify: { speed: (_: Descent, me: Piece, n: number, figure: Figure) => (isOn(me, figure) ? n - 1 : n) },
    },
  ]),
  lastingDef({ id: 'heartened', name: 'Large Tree' }, [
    {
      text: 'd2.lasting.heartened',
      on: { campaignStepEnds: arrives },
      modify: {
        attribute: (_: Descent, me: Piece, n: number, { figure }: Testing) => (isOn(me, figure) ? n + 1 : n),
      },
    },
  ]),
  lastingDef({ id: 'spreading-dread', name: 'Wild Witch' }, [
    { text: 'd2.lasting.spreading-dread', on: { figureEnds: spreads } },
  ]),
  lastingDef({ id: 'invigorated', name: 'Invigorated' }, [
    {
      text: 'd2.lasting.invigorated',
      modify: {
        freeSkills: (_: Descent, me: Piece, n: number, figure: Figure) => (isOn(me, figure) ? n + 1 : n),
      },
    },
  ]),
  lastingDef({ id: BURDEN, name: 'Cursed Treasures' }, [
    {
      text: 'd2.lasting.cursed-treasures',
      modify: {
        rollChange: (_: Descent, me: Piece, all: readonly Change[], roll: Roll) =>
          roll.kind === 'test' && roll.figure === lasting(me).on ? [...all, { shield: lasting(me).n }] : all,
      },
    },
  ]),
  lastingDef({ id: 'price-of-an-ambush', name: 'Sense an Ambush' }, [
    { text: 'd2.lasting.price-of-an-ambush', on: { encounterStarts: isPaid } },
  ]),
].map((def) => ({ ...def, kind: 'lasting' as const }));
