import { type Ability, does, note } from '@questwright/adventure';
import type { StageDef } from '../../definitions.ts';
import type { GameEffect } from '../../effects/on-figures.ts';
import { isHero } from '../../figures/sides.ts';
import { defeat, reachMarks } from '../../quest/aims.ts';
import { anyMonster, type Who } from '../../quest/who.ts';
import { quest, type WrittenEncounter } from '../../quest/words.ts';
import type { Descent } from '../../state.ts';

/** What players call the way out of a stage. */
export const PORTAL = 'Portal';

interface WrittenStage extends Omit<WrittenEncounter, 'aims'> {
  readonly boss?: boolean;
  readonly time?: number;
  /** The name of the space with the portal. */
  readonly portal: string;
  /** What opens the portal. */
  readonly opens: readonly Ability[];
  /** Whom the heroes are to defeat, for the programs that play them; and the marks that they are to use. */
  readonly foes?: Who;
  readonly uses?: string;
}

const DEFAULT_TIME = 3;

const throughPortal: Who = {
  text: 'd2.quest.hero',
  is: (g, figure) => isHero(g, figure) && g.legend?.delve?.open === true,
};
const whileClosed: Who = {
  text: 'd2.quest.hero',
  is: (g, figure) => isHero(g, figure) && g.legend?.delve?.open !== true,
};

/** A stage and its rules as cards. */
export function stage(
  name: string,
  { boss = false, time = DEFAULT_TIME, portal, opens, foes = anyMonster, uses, ...encounter }: WrittenStage,
): { readonly stage: StageDef; readonly rules: ReturnType<typeof quest>['rules'] } {
  const { marks = {}, rules } = encounter;
  const made = quest(name, {
    encounters: [
      {
        ...encounter,
        marks: { ...marks, [PORTAL]: [portal] },
        rules: { Objective: opens, ...rules },
        aims: [
          defeat('heroes', foes),
          reachMarks('heroes', throughPortal, PORTAL),
          ...(uses === undefined ? [] : [reachMarks('heroes', whileClosed, uses)]),
        ],
      },
    ],
  });
  const endings = { heroes: 'd2.delve.won', overlord: 'd2.delve.lost' };
  return { stage: { quest: { ...made.quest, endings }, boss, time }, rules: made.rules };
}

/** The portal of the stage opens. */
export const opensPortal: GameEffect = does(
  'd2.delve.opens',
  (g: Descent) => {
    g.legend!.delve!.open = true;
    note(g, 'd2.log.delve.opens', {}, 'D2-PORTAL-06');
  },
  (g) => g.legend?.delve?.open === false,
);
