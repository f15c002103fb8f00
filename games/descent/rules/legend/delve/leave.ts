import { note } from '@questwright/adventure';
import { chooseOne, finish, type Rule } from '@questwright/kernel';
import { conditionsOf, discardCondition } from '../../figures/conditions.ts';
import { recover } from '../../figures/recover.ts';
import { heroSeats } from '../../figures/sides.ts';
import { heroFigure } from '../../pieces.ts';
import { clearTable } from '../../setup/next-encounter.ts';
import type { Condition, Descent, Figure } from '../../state.ts';
import { isKnockedOut } from '../../turn/stand-up.ts';
import { groupsOnMap } from '../tracker.ts';
import { beginActTwo } from './act-two.ts';
import { ACT_TWO_AFTER, DELVE, KEPT, STAGES } from './numbers.ts';
import { delveOf } from './run.ts';
import { scoreMorale, scoreStage } from './score.ts';

/** The heroes go through the portal: the run is won with the last stage, or the upgrade phase follows. */
export function* leaveStage(g: Descent): Rule {
  const delve = delveOf(g);
  delve.resolved++;
  note(g, 'd2.log.delve.leaves', { n: delve.resolved }, 'D2-PORTAL-02');
  scoreStage(g);
  if (delve.resolved === STAGES) {
    scoreMorale(g);
    finish(g, { result: 'heroes', winners: heroSeats(g), text: ['d2.delve.won', { n: STAGES }] });
  }
  delve.keep = KEPT + (groupsOnMap(g).length === 0 ? 1 : 0);
  for (const [hero] of g.players.entries()) yield* catchBreath(g, heroFigure(g, hero));
  clearTable(g);
  g.encounter = 0;
  g.phase = 'upgrade';
  if (delve.resolved === ACT_TWO_AFTER) beginActTwo(g);
}

/** What the difficulty lets a hero recover and shed between stages; whoever lies knocked out stays so. */
function* catchBreath(g: Descent, figure: Figure): Rule {
  const { recover: damage, shed } = DELVE[g.legend!.difficulty];
  if (isKnockedOut(g, figure)) return;
  if (damage > 0) yield* recover(g, figure, { damage }, { kind: 'quest', attack: 0, by: 0 });
  for (let left = shed; left > 0; left--) {
    const conditions = conditionsOf(g, figure);
    if (conditions.length > 0)
      yield* discardCondition(g, figure, yield* chooseCondition(g, figure, conditions));
  }
}

const chooseCondition = (g: Descent, figure: Figure, among: readonly Condition[]): Rule<Condition> =>
  chooseOne(g, {
    seat: g.players[figure.hero]!,
    topic: 'shed',
    prompt: ['d2.ask.shed', { figure: figure.label }],
    among,
    as: {
      id: (condition) => `condition:${condition}`,
      text: (condition) => [`d2.condition.${condition}`, {}],
    },
  });
