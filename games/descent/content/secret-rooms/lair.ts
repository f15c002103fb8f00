import { inOrder } from '@questwright/adventure';
import { cardsIn, chooseOne, move } from '@questwright/kernel';
import type { Attack } from '../../rules/attack/types.ts';
import { cardDef } from '../../rules/catalogue.ts';
import { recoversAll } from '../../rules/effects/harm.ts';
import { yourAttribute } from '../../rules/effects/tests.ts';
import { each, heroes } from '../../rules/effects/whom.ts';
import { attributeOf } from '../../rules/figures/characteristics.ts';
import { payFatigue } from '../../rules/figures/harm.ts';
import { recover } from '../../rules/figures/recover.ts';
import { canSufferFatigue } from '../../rules/figures/room-for-fatigue.ts';
import { isHero, isMonster } from '../../rules/figures/sides.ts';
import { testAttribute } from '../../rules/figures/test.ts';
import { DISCARD, drawCard } from '../../rules/overlord/deck.ts';
import { heroFigure, pieceOf } from '../../rules/pieces.ts';
import type { Change } from '../../rules/rolls.ts';
import { drawsItems, findsStash } from '../../rules/rooms/rewards.ts';
import { challengesOn, isInRoom } from '../../rules/rooms/room.ts';
import {
  gainAction,
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
import { S1A, S1B } from '../tiles/secret-rooms.ts';
import { cancelsCard, foreseesOrActs } from './both.ts';

const box = 'Lair of the Wyrm';

/** Fatigue that lies on the Dragon Shrine, which takes two for each hero. */
const roomOnShrine = (g: Descent, me: Piece): number => 2 * g.players.length - me.fatigue;

function putOnShrine(g: Descent, me: Piece, n: number): void {
  me.fatigue += n;
  if (roomOnShrine(g, me) <= 0) isSpent(g, me);
}

export const lairRooms = [
  secretRoom("Brigand's Quarters", {
    box,
    tile: S1A,
    rules: [
      whileOpen('challengeMet', 'd2.room.brigands-card', {
        when: (g, _, { passed }) => !passed && (g.zones[DISCARD]?.length ?? 0) > 0,
        optional: true,
        seat: (g) => g.overlord,
        *run(g) {
          const card = yield* chooseOne(g, {
            seat: g.overlord,
            topic: 'card',
            prompt: 'd2.ask.discarded-card',
            among: cardsIn(g, DISCARD) as Piece[],
            as: {
              id: ({ id }) => `card:${id}`,
              text: (one) => ['d2.word.definition', { name: cardDef(g, one).name }],
              about: ({ id }) => ({ card: id }),
            },
          });
          move(g, card, `deck:${g.overlord}`, { place: 'top' });
        },
      }),
      whileOpen('duringTurn', 'd2.room.brigands-search', {
        when: (g, _, { figure }) => isHero(g, figure) && isInside(g, figure) && challengesOn(g).length > 0,
        once: 'turn',
        *run(g, _, { figure }) {
          if (yield* testAttribute(g, figure, 'awareness'))
            yield* searchAny(g, figure, { sure: 'awareness' });
        },
      }),
    ],
    reward: drawsItems(yourAttribute('awareness'), 'you'),
  }),
  secretRoom('Hidden Stash', { box, tile: null, reward: findsStash }),
  secretRoom('The Armory', {
    box,
    tile: S1A,
    rules: [
      whileOpen('defeated', 'd2.room.armory-action', {
        when: (g, _, { figure, source, spaces }) =>
          isMonster(g, figure) &&
          spaces.some((space) => g.room && space >= g.room.from) &&
          source.by !== 0 &&
          isHero(g, pieceOf(g, source.by)),
        run: (g, _, { source }) => gainAction(g, pieceOf(g, source.by)),
      }),
      whileOpen('duringTurn', 'd2.room.armory-search', {
        when: (g, _, { figure }) => isHero(g, figure) && isInside(g, figure) && challengesOn(g).length > 0,
        once: 'turn',
        *run(g, _, { figure }) {
          if (yield* testAttribute(g, figure, 'might')) yield* searchAny(g, figure, { unseen: true });
        },
      }),
    ],
    reward: keeps,
    kept: [
      onceKept('beforeRoll', 'd2.room.armory-guard', {
        when: (g, me, { defenders }) =>
          defenders.some((struck) => struck.figure === heroFigure(g, me.hero).id),
        optional: true,
        run(g, me, { defenders }) {
          const hero = heroFigure(g, me.hero);
          defenders.find((struck) => struck.figure === hero.id)!.pool.push('gray');
          me.fatigue++;
          if (me.fatigue >= (attributeOf(g, hero, 'might') ?? 0)) isSpent(g, me);
        },
      }),
    ],
  }),
  secretRoom('The Dark Council', {
    box,
    tile: S1B,
    rules: [
      whileOpen('challengeShown', 'd2.room.council-knowledge', {
        when: (g, _, { figure, attribute }) => attribute !== 'knowledge' && canSufferFatigue(g, figure, 1),
        optional: true,
        seat: itsPlayer,
        *run(g, _, shown) {
          yield* payFatigue(g, shown.figure, 1);
          shown.attribute = 'knowledge';
        },
      }),
      foreseesOrActs('knowledge'),
    ],
    reward: keeps,
    kept: [cancelsCard],
  }),
  secretRoom('The Dragon Shrine', {
    box,
    tile: S1B,
    rules: [
      {
        text: 'd2.room.shrine-damage',
        modify: {
          attackChange: (g: Descent, me: Piece, changes: readonly Change[], { attacker }: Attack) => {
            const figure = pieceOf(g, attacker);
            return !me.worn && isMonster(g, figure) && isInRoom(g, figure)
              ? [...changes, { damage: 1 }]
              : changes;
          },
        },
      },
    ],
    reward: inOrder(recoversAll('fatigue', each(heroes)), keepTogether),
    kept: [
      {
        text: 'd2.room.shrine-spare',
        modify: {
          spareFatigue: (g: Descent, me: Piece, n: number, figure: Figure) =>
            me.worn && isHero(g, figure) ? n + Math.max(0, roomOnShrine(g, me)) : n,
        },
      },
      onceKept('wouldSuffer', 'd2.room.shrine', {
        when: (g, me, { figure, kind, n }) =>
          kind === 'fatigue' && isHero(g, figure) && n > 0 && n <= roomOnShrine(g, me),
        optional: true,
        seat: itsPlayer,
        run(g, me, harm) {
          putOnShrine(g, me, harm.n);
          harm.prevented = true;
        },
      }),
      onceKept('payingFatigue', 'd2.room.shrine', {
        when: (g, me, { figure, n, elsewhere }) =>
          !elsewhere && isHero(g, figure) && n <= roomOnShrine(g, me),
        optional: true,
        seat: itsPlayer,
        run(g, me, paying) {
          putOnShrine(g, me, paying.n);
          paying.elsewhere = true;
        },
      }),
    ],
  }),
  secretRoom("The Lorekeeper's Vault", {
    box,
    tile: S1B,
    rules: [
      whileOpen('challengeMet', 'd2.room.vault-draw', {
        when: (_, __, { passed }) => !passed,
        optional: true,
        seat: (g) => g.overlord,
        run: (g) => drawCard(g, 'D2-SECRET-08'),
      }),
      whileOpen('challengeMet', 'd2.room.vault-rest', {
        when: (_, __, { passed, figure }) => passed && figure.fatigue > 0,
        optional: true,
        seat: itsPlayer,
        *run(g, _, met) {
          met.card = false;
          const { figure } = met;
          yield* recover(g, figure, { fatigue: figure.fatigue }, { kind: 'ability', attack: 0, by: 0 });
        },
      }),
    ],
    reward: drawsItems(yourAttribute('knowledge'), 'you'),
  }),
];
