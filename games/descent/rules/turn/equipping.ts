import { note } from '@questwright/adventure';
import { chooseOne, NOTHING, type Rule } from '@questwright/kernel';
import { defOf } from '../catalogue.ts';
import { settleHealth } from '../figures/defeat.ts';
import { asOffer } from '../ground.ts';
import { canEquip, type Limit, limitAgainst } from '../items/limits.ts';
import { gearOf, heroFigure, pieceOf } from '../pieces.ts';
import type { Descent, Piece, Turn } from '../state.ts';
import type { Offer } from '../words.ts';
import type { Source } from './sources.ts';

const DONE: Offer = { word: 'pass' };
const KEEP: Offer = { word: 'keep equipment' };
const CHANGE: Offer = { word: 'change equipment' };

const REASON: { readonly [rule in Limit]: string } = {
  'D2-EQUIP-03': 'd2.closed.no-hand',
  'D2-EQUIP-04': 'd2.closed.one-armor',
  'D2-EQUIP-05': 'd2.closed.two-others',
  'D2-EQUIP-07': 'd2.closed.one-of-a-kind',
  'D2-ITEM-15': 'd2.closed.forbidden-kind',
};

/**
 * Step 2 of a hero's turn: items are equipped within the limits, and unequipped. Only a hero with items that are not
 * equipped is asked, until they are to be kept as they are; anybody else can still ask for it before doing anything else.
 * False when the step is over.
 */
export function* equip(g: Descent, turn: Turn): Rule<boolean> {
  const gear = gearOf(g, turn.hero);
  if (gear.length === 0) return false;
  const isSettled = gear.every(({ worn }) => worn) || g.kept?.[turn.hero] === lookOf(gear);
  if (isSettled && turn.equipment !== 'wanted') {
    turn.equipment = 'skipped';
    return false;
  }
  const offer = yield* chooseOne(g, {
    seat: g.players[turn.hero]!,
    topic: 'equip',
    prompt: 'd2.ask.equip',
    among: [
      ...gear
        .filter((card) => card.worn || canEquip(g, turn.hero, card))
        .map(
          (card): Offer => ({
            word: card.worn ? 'unequip' : 'equip',
            card: card.id,
            name: defOf(g, card).name,
          }),
        ),
      DONE,
      KEEP,
    ],
    as: asOffer(g),
    closed: () =>
      gear.flatMap((card) => {
        const rule = card.worn ? null : limitAgainst(g, turn.hero, card);
        const text = ['d2.word.equip', { card: defOf(g, card).name }] as const;
        return rule ? [{ id: `equip:${card.id}`, text, reason: REASON[rule], rule }] : [];
      }),
  });
  if (offer === KEEP) g.kept = { ...g.kept, [turn.hero]: lookOf(gear) };
  if (offer.word !== 'equip' && offer.word !== 'unequip') {
    turn.equipment = 'done';
    return false;
  }
  const card = pieceOf(g, offer.card);
  card.worn = offer.word === 'equip';
  card.since = g.opened;
  const figure = heroFigure(g, turn.hero);
  note(g, `d2.log.${offer.word}s`, { figure, card: offer.name }, 'D2-EQUIP-08');
  yield* settleHealth(g, figure, { kind: 'ability', attack: 0, by: figure.id });
  return true;
}

/** As long as nothing has been done in the turn, step 2 can be made up for. */
export const changingEquipment: Source = {
  offer(g, { own }, { hero }, offers) {
    if (own && g.turn?.equipment === 'skipped' && g.turn.hero === hero) offers.push(CHANGE);
  },
  owns: ({ word }) => word === 'change equipment',
  perform(g) {
    const turn = g.turn!;
    turn.equipment = 'wanted';
    turn.step = '2';
    g.acting.length = 0;
    return NOTHING;
  },
};

/** What items a hero has, and which are equipped: as long as that stays the same, a wish to keep them so holds. */
const lookOf = (gear: readonly Piece[]): string =>
  gear.map(({ id, worn }) => (worn ? `${id}+` : `${id}`)).join();
