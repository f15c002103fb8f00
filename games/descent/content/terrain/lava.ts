import { chooseOne } from '@questwright/kernel';
import { defeat } from '../../rules/figures/defeat.ts';
import { sufferDamage } from '../../rules/figures/harm.ts';
import { closestEmpty } from '../../rules/figures/return.ts';
import { deciderOf, isHero } from '../../rules/figures/sides.ts';
import { ignoresLava } from '../../rules/figures/standing.ts';
import { asOffer, groundAt, spacesOf } from '../../rules/ground.ts';
import { burns } from '../../rules/map/terrain.ts';
import { flies } from '../../rules/move/fly.ts';
import { terrain } from '../../rules/move/terrain.ts';
import type { Descent } from '../../rules/state.ts';
import type { Source } from '../../rules/things.ts';
import type { Answer } from '../../rules/windows/answers.ts';
import type { Offer } from '../../rules/words.ts';
import { AWAY, MAP } from '../../rules/zones.ts';

const SOURCE: Source = { kind: 'terrain', attack: 0, by: 0 };

const isHot = (g: Descent, space: number): boolean => burns(groundAt(g, space));

/** Each space of lava that a figure enters hurts at once, unless it flies there. */
const hurts: Answer<'entered'> = {
  when: (g, _, { figure, space, moved }) =>
    figure.zone === MAP && isHot(g, space) && !ignoresLava(g, figure) && !(moved && flies(g, figure)),
  *run(g, _, { figure }) {
    yield* sufferDamage(g, figure, 1, SOURCE);
  },
  toll: { damage: 1 },
  text: 'd2.lava',
};

/** Whoever ends a turn or an activation with the whole base on lava is defeated. */
const kills: Answer<'figureEnds'> = {
  when: (g, _, { figure }) =>
    figure.zone === MAP && !ignoresLava(g, figure) && spacesOf(g, figure).every((space) => isHot(g, space)),
  *run(g, _, { figure }) {
    yield* defeat(g, figure, SOURCE);
    if (!isHero(g, figure) || figure.zone !== AWAY) return;
    const among = closestEmpty(g, [figure.at], (space) => !isHot(g, space));
    const offer = yield* chooseOne<Offer>(g, {
      seat: deciderOf(g, figure),
      topic: 'place',
      prompt: 'd2.ask.place',
      among: among.map((space) => ({ word: 'space', space })),
      as: asOffer(g),
    });
    if (offer.word === 'space') figure.at = offer.space;
  },
  text: 'd2.lava-end',
};

/** Lava, and hazard, which obeys all its rules. */
export const lava = terrain('lava', [
  { text: 'd2.lava', on: { entered: hurts } },
  { text: 'd2.lava-end', on: { figureEnds: kills } },
]);
