import { does } from '@questwright/adventure';
import { chooseOne, type Rule } from '@questwright/kernel';
import { isStruck, isTargeted } from '../../rules/attack/affected.ts';
import { LAIR } from '../../rules/boxes.ts';
import { figureFor } from '../../rules/context.ts';
import type { Context } from '../../rules/definitions.ts';
import { answers } from '../../rules/effects/abilities.ts';
import { gainsDefence } from '../../rules/effects/gains.ts';
import { grantsSurge } from '../../rules/effects/surges.ts';
import { FIGURES } from '../../rules/effects/whom.ts';
import { addsDie } from '../../rules/effects/words.ts';
import type { Attacking, Defending } from '../../rules/events.ts';
import { isMonster } from '../../rules/figures/sides.ts';
import { distanceOf } from '../../rules/ground.ts';
import { item } from '../../rules/items/item.ts';
import { relic } from '../../rules/items/relic.ts';
import { isLarge } from '../../rules/move/base.ts';
import { figureOf, onMap } from '../../rules/pieces.ts';
import type { Descent, Figure, Piece } from '../../rules/state.ts';
import { weapon } from '../../rules/weapons.ts';
import { isDefending, yours } from '../base/classes/conditions.ts';

const targetsLarge = (g: Descent, _: Piece, event: unknown): boolean =>
  onMap(g).some(
    (figure) => isLarge(g, figure) && isMonster(g, figure) && isTargeted((event as Attacking).attack, figure),
  );

export const lairRelicWeapon = weapon(
  { id: 'valyndras-bane-hero', name: "Valyndra's Bane" },
  {
    type: 'melee',
    dice: ['blue', 'red', 'yellow'],
    surges: ['Pierce 3'],
    hands: 2,
    traits: ['Blade'],
    box: LAIR,
    otherSide: 'her-majestys-malice-overlord',
  },
  [answers('beforeRoll', addsDie('yellow'), { may: true, says: 'd2.when.attack-large', if: targetsLarge })],
);

export const lairRelicItem = item(
  { id: 'aurium-mail-hero', name: 'Aurium Mail' },
  { slot: 'armor', traits: ['Heavy Armor'], box: LAIR, otherSide: 'valyndras-gift-overlord' },
  [
    gainsDefence('black'),
    answers('beforeRoll', addsDie('brown'), {
      may: true,
      exhaust: true,
      of: 'anybody',
      says: 'd2.when.defending',
      if: isDefending,
    }),
  ],
);

/** Those who defend now and are the wielder or beside the wielder. */
const sheltered = (g: Descent, me: Piece, event: unknown): Figure[] => {
  const own = figureFor(g, me);
  return (event as Defending).defenders.flatMap(({ figure }) => {
    const one = figureOf(g, figure);
    return own && one && distanceOf(g, own, one) <= 1 ? [one] : [];
  });
};

const shelters = does('d2.relic.shelter', function* (g: Descent, c: Context): Rule {
  const figure = yield* chooseOne(g, {
    seat: c.seat,
    topic: 'figure',
    prompt: FIGURES.prompt,
    among: sheltered(g, c.card, c.event),
    as: FIGURES.as(g),
  });
  (c.event as Defending).defenders.find((one) => one.figure === figure.id)!.pool.push('gray');
});

/** The overlord sides of both. */
export const lairOverlordRelics = [
  relic(
    { id: 'her-majestys-malice-overlord', name: "Her Majesty's Malice" },
    { box: LAIR, otherSide: 'valyndras-bane-hero' },
    [grantsSurge('2: Second Strike', yours)],
  ),
  relic(
    { id: 'valyndras-gift-overlord', name: "Valyndra's Gift" },
    { box: LAIR, otherSide: 'aurium-mail-hero' },
    [
      answers('beforeRoll', shelters, {
        may: true,
        exhaust: true,
        of: 'anybody',
        says: 'd2.when.attack-beside-wielder',
        if: (g, me, event) =>
          sheltered(g, me, event).some((figure) => isStruck((event as Attacking).attack, figure)),
      }),
    ],
  ),
];
