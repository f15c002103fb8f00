import { does } from '@questwright/adventure';
import { chooseOne, type Rule } from '@questwright/kernel';
import { plotDeck, triggers } from '../../rules/campaign/plot-words.ts';
import type { Context } from '../../rules/definitions.ts';
import { namesAttribute } from '../../rules/effects/name-attribute.ts';
import type { GameEffect } from '../../rules/effects/on-figures.ts';
import { heroes } from '../../rules/effects/whom.ts';
import { test } from '../../rules/figures/test.ts';
import { asOffer, spacesApart, spacesOf, tablesOf } from '../../rules/ground.ts';
import { moveSpaces } from '../../rules/move/spaces.ts';
import type { Descent } from '../../rules/state.ts';
import type { Offer } from '../../rules/words.ts';
import { MAP } from '../../rules/zones.ts';

function* chooseSpace(g: Descent): Rule<number> {
  const spaces = Array.from({ length: tablesOf(g).count }, (_, space): Offer => ({ word: 'space', space }));
  const offer = yield* chooseOne(g, {
    seat: g.overlord,
    topic: 'place',
    prompt: 'd2.ask.place',
    among: spaces,
    as: asOffer(g),
  });
  return spaces.indexOf(offer);
}

/** The overlord names an attribute for each hero near a space of his choice. [D2-FPLOT-08] */
const shifts: GameEffect = does('d2.plot.shift-earth', function* (g: Descent, c: Context): Rule {
  const space = yield* chooseSpace(g);
  for (const hero of heroes.matching(g, c, [])) {
    if (hero.zone !== MAP || spacesApart(g, [space], spacesOf(g, hero)) > 3) continue;
    const attribute = yield* namesAttribute(g, hero, ['might', 'awareness']);
    const { passed } = yield* test(g, hero, attribute);
    if (!passed) yield* moveSpaces(g, hero, 2, g.overlord);
  }
});

/** A card of the Plot deck of Gargan Mirklace. */
export const [shiftingEarth] = plotDeck('Burning Ambition', [
  {
    name: 'Shifting Earth',
    cost: 2,
    does: [triggers('overlordStarts', shifts, { says: 'd2.when.overlord-starts' })],
  },
]);
