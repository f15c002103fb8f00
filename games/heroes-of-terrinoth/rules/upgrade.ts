import { heroName, note } from '@questwright/adventure';
import { type As, chooseOne, type Rule, remove } from '@questwright/kernel';
import { activationDef, heroOn, terrinothBoxes } from './catalogue.ts';
import type { ActivationDef } from './definitions.ts';
import { activationCards, heroPiece, isAlive, living } from './heroes.ts';
import { createPiece } from './pieces.ts';
import type { ActionKind, Piece, Terrinoth } from './state.ts';
import { ACTIONS } from './zones.ts';

/** Every hero swaps one basic activation card for an advanced one, from the leader clockwise. */
export function* upgradeHeroes(g: Terrinoth): Rule {
  for (const seat of living(g)) yield* upgradeHero(g, seat);
}

export function* upgradeHero(g: Terrinoth, seat: number): Rule {
  const among = isAlive(g, seat) ? upgradesOf(g, seat) : [];
  if (among.length === 0) return;
  const prompt = ['ht.ask.upgrade', { hero: heroName(g, seat) }] as const;
  const card = yield* chooseOne(g, { seat, prompt, by: () => 'ht.by.upgrade', among, as: asUpgrade });
  replace(g, seat, card);
}

/** The advanced cards that a hero may choose now: of one class once there is one, for a card that is still basic. */
export function upgradesOf(g: Terrinoth, seat: number): ActivationDef[] {
  const own = activationCards(g, seat).map((card) => activationDef(g, card));
  const taken = own.find((def) => def.class !== null)?.class ?? null;
  const isBasic = (action: ActionKind): boolean =>
    own.some((def) => def.class === null && def.action === action);
  return terrinothBoxes
    .of(g)
    .advanced.get(heroOn(g, heroPiece(g, seat)).archetype)!
    .filter((def) => (taken === null || def.class === taken) && isBasic(def.action));
}

/** The new card comes in readied or exhausted like the one that it replaces, which leaves the game. */
function replace(g: Terrinoth, seat: number, def: ActivationDef): void {
  const old = activationCards(g, seat).find((card) => activationDef(g, card).action === def.action) as Piece;
  const card = createPiece(g, def.id, ACTIONS[seat]!);
  card.exhausted = old.exhausted;
  remove(g, old);
  note(g, 'ht.log.upgrades', { hero: seat, card: def.name }, 'HT-UPGRADE-02');
}

const asUpgrade: As<ActivationDef> = {
  id: ({ id }) => `upgrade:${id}`,
  text: (def) => ['ht.upgrade', { card: def.name, class: def.class!, action: [`ht.action.${def.action}`] }],
  about: ({ id }) => ({ definition: id }),
};
