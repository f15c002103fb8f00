import { note } from '@questwright/adventure';
import { chooseOption, finish, NOTHING, type Rule } from '@questwright/kernel';
import { theQuest } from './catalogue.ts';
import { contextAt } from './context.ts';
import { chooserFor, nextLiving } from './heroes.ts';
import { sheetOf } from './pieces.ts';
import type { Terrinoth } from './state.ts';

/** Ends the game if the quest is won or lost. Asked whenever something happened that could decide it. */
export function settle(g: Terrinoth): Rule {
  const { victory, defeat } = theQuest(g);
  const c = contextAt(g.active, sheetOf(g));
  const won = victory.holds(g, c);
  const lost = nextLiving(g, 0) < 0 || (defeat?.holds(g, c) ?? false);
  if (won && lost) return settleBoth(g);
  if (won) win(g);
  if (lost) lose(g);
  return NOTHING;
}

/** Victory and defeat together are ordered by the active hero like any two abilities. */
function* settleBoth(g: Terrinoth): Rule {
  const seat = nextLiving(g, 0) < 0 ? g.active : chooserFor(g, g.active);
  const first = yield* chooseOption(g, { seat, prompt: 'ht.ask.outcome', among: BOTH_OUTCOMES });
  if (first === 'defeat') lose(g);
  win(g);
}
const BOTH_OUTCOMES = [
  { id: 'victory', text: 'ht.outcome.victory' },
  { id: 'defeat', text: 'ht.outcome.defeat' },
] as const;

export function win(g: Terrinoth): never {
  return end(g, 'victory');
}

export function lose(g: Terrinoth): never {
  return end(g, 'defeat');
}

function end(g: Terrinoth, result: 'victory' | 'defeat'): never {
  const { name, story } = theQuest(g);
  note(g, `ht.log.${result}`, { quest: name, round: g.round }, 'HT-ROUND-05');
  const winners = result === 'victory' ? Array.from({ length: g.seats }, (_, seat) => seat) : [];
  return finish(g, { result, winners, text: ['ht.literal', { text: story[result] }] });
}
