import { note } from '@questwright/adventure';
import { move, type Rule } from '@questwright/kernel';
import { type Dealing, inTurns } from '../../campaign/dealings.ts';
import { clearShop, layOutShop, onOffer, reveal } from '../../campaign/shop.ts';
import { defOf } from '../../catalogue.ts';
import type { CardDefinition } from '../../definitions.ts';
import { canEquip } from '../../items/limits.ts';
import { heroFigure, makePiece } from '../../pieces.ts';
import { skillsFor } from '../../setup/experience.ts';
import { dealt } from '../../setup/heroes.ts';
import type { Descent } from '../../state.ts';
import { GEAR, SKILLS } from '../../zones.ts';
import { DELVE, SEEN, XP } from './numbers.ts';
import { delveOf, stageNow } from './run.ts';

/** How many Shop Item cards are seen: fewer for each round after the first, more for each search token that was examined. */
export const cardsSeen = (rounds: number, searched: number): number =>
  Math.max(0, SEEN - (rounds - 1) + searched);

/** After each stage: XP, Shop Item cards of which some are kept, and gear that changes hands, in any order. */
export function* upgrade(g: Descent): Rule {
  const delve = delveOf(g);
  const xp = stageNow(g).boss ? XP.boss : XP.standard;
  for (const [hero] of g.players.entries()) delve.xp[hero]! += xp;
  note(g, 'd2.log.xp', { side: 'heroes', n: xp }, 'D2-STAGE-05');
  layOutShop(g, g.act);
  reveal(g, cardsSeen(g.round, delve.searched));
  yield* deal(g, 'upgrade');
  clearShop(g);
  g.phase = 'setup';
  g.setUp = 0;
}

/** What heroes begin with. */
export function* startWithXp(g: Descent): Rule {
  const delve = delveOf(g);
  delve.xp = delve.xp.map(() => DELVE[g.legend!.difficulty].xp);
  if (g.dealt) dealSkills(g);
  else if (delve.xp.some((xp) => xp > 0)) yield* deal(g, 'learn');
}

/** Heroes who are dealt learn a skill that their XP is enough for. [D2-SETUP-34] */
function dealSkills(g: Descent): void {
  for (const [hero] of g.players.entries()) {
    const open = skillsFor(g, hero, delveOf(g).xp[hero]!);
    if (open.length > 0) learn(g, hero, dealt(g, 'dealt skill', open));
  }
}

function learn(g: Descent, hero: number, { id, name, xp }: Pick<CardDefinition, 'id' | 'name' | 'xp'>): void {
  delveOf(g).xp[hero]! -= xp!;
  makePiece(g, id, SKILLS[hero]!, { hero });
  note(g, 'd2.log.learns', { figure: heroFigure(g, hero), card: name }, 'D2-STAGE-06');
}

const deal = (g: Descent, topic: 'upgrade' | 'learn'): Rule => {
  const delve = delveOf(g);
  return inTurns(g, {
    topic,
    prompt: (hero) => ['d2.ask.upgrade', { hero, keep: topic === 'learn' ? 0 : delve.keep }],
    offers: (hero) => [
      ...skillsFor(g, hero, delve.xp[hero]!).map(
        ({ id, name, xp }): Dealing => ({ do: 'learn', skill: id, name, xp: xp! }),
      ),
      ...(delve.keep > 0 ? onOffer(g).map((card): Dealing => ({ do: 'keep', card })) : []),
    ],
    carryOut: (hero, dealing) => {
      const figure = heroFigure(g, hero);
      if (dealing.do === 'learn') learn(g, hero, { ...dealing, id: dealing.skill });
      else if (dealing.do === 'keep') {
        const { card } = dealing;
        delve.keep--;
        move(g, card, GEAR[hero]!);
        card.hero = hero;
        card.worn = canEquip(g, hero, card);
        note(g, 'd2.log.gets', { figure, card: defOf(g, card).name }, 'D2-STAGE-07');
      }
    },
  });
};
