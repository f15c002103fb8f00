import {
  asOffers,
  asPlainOffer,
  nameOf,
  note,
  type OfferOf,
  type PlainOffer,
  plainOffer,
} from '@questwright/adventure';
import { type Closed, chooseOne, move, type Rule, remove } from '@questwright/kernel';
import { abilityDef, bardsungBoxes, equipmentDef, treasureDef } from '../catalogue.ts';
import type { AbilityDef, EquipmentDef, HeroDef } from '../definitions.ts';
import { abilitiesOf, bring, equipmentOf, packOf } from '../pieces.ts';
import {
  type Bardsung,
  CHARACTERISTICS,
  type Characteristic,
  type Journey,
  type Piece,
  SUPPLIES,
  type Supply,
} from '../state.ts';
import { ABILITIES, EQUIPMENT, PACK } from '../zones.ts';

export const SUPPLY_PRICE = 7;
export const MOST_SUPPLIES = 3;
export const MOST_MODIFIER = 4;
/** What equipment of the second level costs, and after how many chapters it can be had. */
export const BETTER_PRICE = 10;
export const BETTER_AFTER = 2;

type UpkeepOffer =
  | PlainOffer
  | (OfferOf<'buy'> & { readonly supply: Supply })
  | (OfferOf<'ready'> & { readonly card: Piece; readonly price: number })
  | (OfferOf<'fit'> & { readonly card: Piece; readonly to: Piece })
  | (OfferOf<'hand'> & { readonly card: Piece; readonly seat: number })
  | (OfferOf<'take'> & { readonly equipment: EquipmentDef; readonly instead: Piece })
  | (OfferOf<'raise'> & { readonly characteristic: Characteristic; readonly xp: number })
  | (OfferOf<'learn'> & { readonly ability: AbilityDef })
  | (OfferOf<'enhance'> & { readonly card: Piece; readonly xp: number });

type Reason = readonly [reason: string, rule: string] | null;

/** The maintenance phase: each hero in turn spends gold and XP, fits cards and hands them on, until nothing more is wanted. */
export function* upkeepStep(g: Bardsung, journey: Journey): Rule {
  const seat = g.step;
  const open: UpkeepOffer[] = [];
  const closed: Closed[] = [];
  const as = asUpkeepOffer(g);
  for (const [offer, reason] of offersFor(g, journey, seat)) {
    if (reason === null) open.push(offer);
    else closed.push({ id: as.id(offer), text: as.text(offer), reason: reason[0], rule: reason[1] });
  }
  const chosen = yield* chooseOne<UpkeepOffer>(g, {
    seat,
    topic: 'upkeep',
    prompt: ['bs.ask.upkeep', { gold: g.gold, xp: xpLeft(g, journey, seat) }],
    among: [...open, plainOffer('done', 'bs.offer.done')],
    as,
    closed: () => closed,
    always: true,
  });
  if (chosen.kind !== 'plain') carryOut(g, seat, chosen);
  else if (seat + 1 < g.seats) g.step++;
  else {
    g.step = 0;
    g.phase = 'map';
  }
}

/** Every hero has the XP of the party, and spends their own share freely. */
const xpLeft = (g: Bardsung, { xp }: Journey, seat: number): number => xp - g.heroes[seat]!.spent;

function* offersFor(g: Bardsung, journey: Journey, seat: number): Generator<readonly [UpkeepOffer, Reason]> {
  for (const supply of SUPPLIES)
    if (g.supplies[supply] < MOST_SUPPLIES)
      yield [{ kind: 'buy', supply }, dear(g, SUPPLY_PRICE, 'BS-TOKEN-04')];
  for (const card of packOf(g, seat)) {
    const { price, sort } = treasureDef(g, card);
    if (card.exhausted && price !== null)
      yield [{ kind: 'ready', card, price }, dear(g, price, 'BS-LOOT-08')];
    if (card.host === 0) {
      for (const to of equipmentOf(g, seat))
        if (sort !== 'consumable' && fits(g, sort, to))
          yield [{ kind: 'fit', card, to }, isFull(g, seat, to)];
      for (let other = 0; other < g.seats; other++)
        if (other !== seat) yield [{ kind: 'hand', card, seat: other }, null];
    }
  }
  for (const instead of equipmentOf(g, seat)) {
    const equipment = betterThan(g, seat, instead);
    if (equipment) yield [{ kind: 'take', equipment, instead }, whyNotTake(g, journey)];
  }
  const left = xpLeft(g, journey, seat);
  for (const characteristic of CHARACTERISTICS) {
    const xp = g.heroes[seat]!.mods[characteristic] + 1;
    yield [
      { kind: 'raise', characteristic, xp },
      xp > MOST_MODIFIER ? ['bs.why.highest', 'BS-XP-04'] : poor(left, xp, 'BS-XP-03'),
    ];
  }
  for (const card of abilitiesOf(g, seat)) {
    const { enhanced, xp } = abilityDef(g, card);
    if (enhanced !== null)
      yield [{ kind: 'enhance', card, xp: xp.enhance }, poor(left, xp.enhance, 'BS-XP-05')];
  }
  for (const ability of learnable(g))
    yield [{ kind: 'learn', ability }, poor(left, ability.xp.learn, 'BS-XP-08')];
}

/** The hero's own card of the same sort and a higher level. */
function betterThan(g: Bardsung, seat: number, card: Piece): EquipmentDef | undefined {
  const { sort, level } = equipmentDef(g, card);
  const box = bardsungBoxes.of(g);
  const { better } = box.get(g.party[seat]!) as HeroDef;
  return better
    .map((id) => box.get(id) as EquipmentDef)
    .find((one) => one.sort === sort && one.level > level);
}

const whyNotTake = (g: Bardsung, { chapters }: Journey): Reason =>
  chapters.length < BETTER_AFTER ? ['bs.why.too-early', 'BS-LOOT-13'] : dear(g, BETTER_PRICE, 'BS-LOOT-13');

const dear = (g: Bardsung, price: number, rule: string): Reason =>
  g.gold >= price ? null : ['bs.why.no-gold', rule];
const poor = (left: number, xp: number, rule: string): Reason => (left >= xp ? null : ['bs.why.no-xp', rule]);

/** Gemstones fit weapons and runes fit armour, as many as there are slots. */
const fits = (g: Bardsung, sort: 'gemstone' | 'rune', to: Piece): boolean =>
  equipmentDef(g, to).sort === (sort === 'gemstone' ? 'weapon' : 'armour');
function isFull(g: Bardsung, seat: number, to: Piece): Reason {
  const fitted = packOf(g, seat).filter(({ host }) => host === to.id).length;
  return fitted < equipmentDef(g, to).slots ? null : ['bs.why.no-slot', 'BS-LOOT-04'];
}

/** Abilities of every path; each card exists once, whichever side of it somebody has. */
function learnable(g: Bardsung): AbilityDef[] {
  const { abilities } = bardsungBoxes.of(g).content;
  const enhanced = new Set(abilities.flatMap((one) => one.enhanced ?? []));
  const held = new Set(
    Array.from({ length: g.seats }, (_, seat) => abilitiesOf(g, seat).map(({ def }) => def)).flat(),
  );
  return abilities.filter(
    (one) => !enhanced.has(one.id) && !held.has(one.id) && !(one.enhanced !== null && held.has(one.enhanced)),
  );
}

function carryOut(g: Bardsung, seat: number, offer: Exclude<UpkeepOffer, PlainOffer>): void {
  switch (offer.kind) {
    case 'buy':
      g.gold -= SUPPLY_PRICE;
      g.supplies[offer.supply]++;
      break;
    case 'ready':
      g.gold -= offer.price;
      offer.card.exhausted = false;
      break;
    case 'fit':
      offer.card.host = offer.to.id;
      break;
    case 'hand':
      move(g, offer.card, PACK[offer.seat]!);
      offer.card.seat = offer.seat;
      break;
    case 'take':
      g.gold -= BETTER_PRICE;
      replace(g, seat, offer.instead, offer.equipment.id);
      break;
    case 'raise':
      spend(g, seat, offer.xp, offer.characteristic);
      break;
    case 'learn':
      spend(g, seat, offer.ability.xp.learn);
      bring(g, offer.ability.id, ABILITIES[seat]!, { seat });
      break;
    case 'enhance': {
      spend(g, seat, offer.xp);
      const { enhanced } = abilityDef(g, offer.card);
      remove(g, offer.card);
      bring(g, enhanced!, ABILITIES[seat]!, { seat });
    }
  }
  note(g, `bs.log.upkeep.${offer.kind}`, { hero: seat, what: whatOf(g, offer) }, RULES[offer.kind]);
}

/** The new card comes in the place of the old one, and what was fitted to that is fitted to it. */
function replace(g: Bardsung, seat: number, old: Piece, id: string): void {
  const card = bring(g, id, EQUIPMENT[seat]!, { seat });
  for (const fitted of packOf(g, seat)) if (fitted.host === old.id) fitted.host = card.id;
  remove(g, old);
}

const RULES = {
  buy: 'BS-TOKEN-04',
  ready: 'BS-LOOT-08',
  fit: 'BS-LOOT-04',
  hand: 'BS-LOOT-12',
  take: 'BS-LOOT-13',
  raise: 'BS-XP-03',
  learn: 'BS-XP-08',
  enhance: 'BS-XP-05',
} as const;

function spend(g: Bardsung, seat: number, xp: number, raised?: Characteristic): void {
  g.heroes = g.heroes.map((sheet, i) =>
    i === seat
      ? {
          mods: raised ? { ...sheet.mods, [raised]: sheet.mods[raised] + 1 } : sheet.mods,
          spent: sheet.spent + xp,
        }
      : sheet,
  );
}

/** What an offer is about, as it is called. */
function whatOf(g: Bardsung, offer: Exclude<UpkeepOffer, PlainOffer>): string {
  if (offer.kind === 'buy') return offer.supply;
  if (offer.kind === 'raise') return offer.characteristic;
  if (offer.kind === 'take') return offer.equipment.name;
  return offer.kind === 'learn' ? offer.ability.name : nameOf(g, offer.card);
}

const asUpkeepOffer = (g: Bardsung) => {
  const card = (kind: string) => ({
    id: (offer: { readonly card: Piece }) => `${kind}:${offer.card.id}`,
    text: (offer: { readonly card: Piece; readonly price?: number; readonly xp?: number }) =>
      [`bs.offer.${kind}`, { card: nameOf(g, offer.card), price: offer.price ?? offer.xp ?? 0 }] as const,
    about: (offer: { readonly card: Piece }) => ({ card: offer.card.id }),
  });
  return asOffers<UpkeepOffer>({
    plain: asPlainOffer,
    buy: {
      id: ({ supply }) => `buy:${supply}`,
      text: ({ supply }) => ['bs.offer.buy', { supply, price: SUPPLY_PRICE }],
      about: ({ supply }) => ({ supply }),
    },
    ready: card('ready'),
    fit: {
      id: ({ card: one, to }) => `fit:${one.id},${to.id}`,
      text: ({ card: one, to }) => ['bs.offer.fit', { card: nameOf(g, one), to: nameOf(g, to) }],
      about: ({ card: one }) => ({ card: one.id }),
    },
    hand: {
      id: ({ card: one, seat }) => `hand:${one.id},${seat}`,
      text: ({ card: one, seat }) => [
        'bs.offer.hand',
        { card: nameOf(g, one), hero: nameOf(g, { def: g.party[seat]! }) },
      ],
      about: ({ card: one }) => ({ card: one.id }),
    },
    take: {
      id: ({ equipment }) => `take:${equipment.id}`,
      text: ({ equipment, instead }) => [
        'bs.offer.take',
        { card: equipment.name, old: nameOf(g, instead), price: BETTER_PRICE },
      ],
      about: ({ instead }) => ({ card: instead.id }),
    },
    raise: {
      id: ({ characteristic }) => `raise:${characteristic}`,
      text: ({ characteristic, xp }) => ['bs.offer.raise', { characteristic, price: xp }],
      about: ({ characteristic }) => ({ characteristic }),
    },
    learn: {
      id: ({ ability }) => `learn:${ability.id}`,
      text: ({ ability }) => ['bs.offer.learn', { ability: ability.name, price: ability.xp.learn }],
      about: ({ ability }) => ({ ability: ability.id }),
    },
    enhance: card('enhance'),
  });
};
