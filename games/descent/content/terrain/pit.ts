import { sufferDamage } from '../../rules/figures/harm.ts';
import { isInPit } from '../../rules/ground.ts';
import { isLarge } from '../../rules/move/base.ts';
import { flies } from '../../rules/move/fly.ts';
import { terrain } from '../../rules/move/terrain.ts';
import { fallsInto } from '../../rules/move/walk.ts';
import type { Source } from '../../rules/things.ts';
import type { Answer } from '../../rules/windows/answers.ts';
import { MAP } from '../../rules/zones.ts';

const SOURCE: Source = { kind: 'terrain', attack: 0, by: 0 };

/** A small figure falls into each pit that it enters, unless it flies there. */
const entered: Answer<'entered'> = {
  when: (g, _, { figure, space, moved }) =>
    figure.zone === MAP && !isLarge(g, figure) && fallsInto(g, figure, space) && !(moved && flies(g, figure)),
  *run(g, _, { figure }) {
    yield* sufferDamage(g, figure, 2, SOURCE);
  },
  toll: { damage: 2 },
  text: 'd2.pit',
};

/** A large one falls when its whole base is put down on pit. */
const expanded: Answer<'expanded'> = {
  when: (g, _, { figure }) => figure.zone === MAP && isInPit(g, figure) && !flies(g, figure),
  *run(g, _, { figure }) {
    yield* sufferDamage(g, figure, 2, SOURCE);
  },
  text: 'd2.pit',
};

export const pit = terrain('pit', [{ text: 'd2.pit', on: { entered, expanded } }]);
