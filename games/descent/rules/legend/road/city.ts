import { note, wouldDo } from '@questwright/adventure';
import { type As, type Closed, chooseOne, pick, type Rule } from '@questwright/kernel';
import { campaignOf } from '../../campaign/campaign.ts';
import { clearShop, itemsLeft, onOffer } from '../../campaign/shop.ts';
import { visitShop } from '../../campaign/shopping.ts';
import { learnSkills } from '../../campaign/spend-xp.ts';
import { descentBoxes } from '../../catalogue.ts';
import type { CityDef, Context, ItemDef, WeaponDef } from '../../definitions.ts';
import { heroSeats } from '../../figures/sides.ts';
import { makePiece, sheetsOf } from '../../pieces.ts';
import { skillsFor } from '../../setup/experience.ts';
import type { Descent } from '../../state.ts';
import { SHOP } from '../../zones.ts';
import { changeMorale } from '../morale.ts';
import { isAsWellKnown, RENOWN } from './fame.ts';
import { FAVOURED, TIMELY, WARES } from './numbers.ts';
import { actOf, roadOf, spendWeek } from './road.ts';

export const cityNow = (g: Descent): CityDef =>
  descentBoxes.of(g).content.cities.find(({ id }) => id === roadOf(g).city)!;

/** A visit takes a week. Everybody takes heart, and the shop has what it has this time. */
export function enterCity(g: Descent, { id, name }: CityDef): void {
  const road = roadOf(g);
  spendWeek(g);
  road.city = id;
  road.acted = false;
  note(g, 'd2.log.road.city', { city: name }, 'D2-MAP-19');
  const { legend } = g;
  if (legend!.morale < g.players.length) changeMorale(g, legend!, g.players.length - legend!.morale);
  layOutWares(g);
}

type Errand = 'shop' | 'act' | 'train' | 'leave';

/** Shopping, the action of the city and training, in any order, until the party leaves. */
export function* inCity(g: Descent): Rule {
  const { name, action } = cityNow(g);
  const as: As<Errand> = {
    id: (errand) => errand,
    text: (errand) => [`d2.word.city.${errand}`, { city: name, name: action.name, gold: action.gold }],
  };
  const errand = yield* chooseOne<Errand>(g, {
    seat: heroSeats(g),
    topic: 'city',
    prompt: ['d2.ask.city', { city: name, gold: campaignOf(g).gold }],
    among: ERRANDS.filter((one) => !whyNot(g, one)),
    as,
    closed: () =>
      ERRANDS.flatMap((one): Closed[] => {
        const why = whyNot(g, one);
        return why ? [{ id: one, text: as.text(one), ...why }] : [];
      }),
  });
  if (errand === 'shop') yield* visitShop(g);
  else if (errand === 'train') yield* learnSkills(g);
  else if (errand === 'act') yield* useAction(g);
  else leaveCity(g);
}
const ERRANDS: readonly Errand[] = ['shop', 'act', 'train', 'leave'];

function whyNot(g: Descent, errand: Errand): { readonly reason: string; readonly rule: string } | null {
  const { gold, xp } = campaignOf(g);
  const { action } = cityNow(g);
  switch (errand) {
    case 'act':
      if (roadOf(g).acted) return { reason: 'd2.closed.acted', rule: 'D2-CITY-03' };
      if (action.gold > gold) return { reason: 'd2.closed.too-dear', rule: 'D2-CITY-03' };
      return wouldDo(action.effect, g, context(g))
        ? null
        : { reason: 'd2.closed.no-use', rule: 'D2-CITY-03' };
    case 'train':
      return g.players.some((_, hero) => skillsFor(g, hero, xp[hero]!).length > 0)
        ? null
        : { reason: 'd2.closed.no-xp', rule: 'D2-TRAIN-03' };
    default:
      return null;
  }
}

const context = (g: Descent): Context => ({
  seat: g.players[0]!,
  card: sheetsOf(g, 0)[0]!,
  figure: null,
  event: null,
});

function* useAction(g: Descent): Rule {
  const { name, action } = cityNow(g);
  roadOf(g).acted = true;
  campaignOf(g).gold -= action.gold;
  note(g, 'd2.log.road.acts', { city: name, action: action.name }, 'D2-CITY-02');
  yield* action.effect.run(g, context(g));
}

function leaveCity(g: Descent): void {
  note(g, 'd2.log.road.leaves', { city: cityNow(g).name }, 'D2-SAVE-04');
  roadOf(g).city = '';
  clearShop(g);
}

/**
 * What a city sells this time: at random among the items of both acts that are sold to a party of this fame, with more of what
 * the city is known for and of the act that the story has come to.
 */
function layOutWares(g: Descent): void {
  clearShop(g);
  for (let n = 0; n < WARES; n++) {
    const open = [1, 2]
      .flatMap((act) => itemsLeft(g, act))
      .filter((item) => isSold(g, item) && isLeft(g, item));
    if (open.length === 0) return;
    const weighted = open.flatMap((item) => Array.from({ length: weightOf(g, item) }, () => item));
    makePiece(g, pick(g, 'city wares', weighted, ({ id }) => id).id, SHOP);
  }
}

type Item = WeaponDef | ItemDef;

const isLeft = (g: Descent, { id, copies = 1 }: Item): boolean =>
  onOffer(g).filter(({ def }) => def === id).length < copies;

export function isSold(g: Descent, { id }: Item): boolean {
  const { fame } = roadOf(g);
  const terms = descentBoxes.of(g).content.prices.find(({ item }) => item === id)?.legend;
  const beyond = terms && RENOWN[RENOWN.indexOf(terms.to) + 1];
  return terms !== undefined && isAsWellKnown(fame, terms.from) && !(beyond && isAsWellKnown(fame, beyond));
}

const sortOf = (item: Item): CityDef['sells'] =>
  item.kind === 'weapon' ? 'weapons' : item.slot === 'armor' || item.slot === 'hand' ? 'armor' : 'others';

const weightOf = (g: Descent, item: Item): number =>
  (sortOf(item) === cityNow(g).sells ? FAVOURED : 1) * (item.shop === actOf(g) ? TIMELY : 1);
