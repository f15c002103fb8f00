import type { Answer, Choice } from '@questwright/kernel';
import { theChapter } from '../rules/campaign/map.ts';
import { abilityDef, heroDef } from '../rules/catalogue.ts';
import type { Bardsung } from '../rules/state.ts';

/** What gold and XP go into, the most urgent first. */
const WISHES = [
  'fit:',
  'enhance:',
  'raise:',
  'learn:',
  // A failure costs all gold and leaves one of each supply, so gold goes first into what lasts.
  'take:',
  'buy:potion',
  'buy:firewood',
  'buy:charm',
  'ready:',
];

/** Between encounters: what makes the attacks better, then supplies that save lives. */
export function plan(g: Bardsung, choice: Extract<Choice, { kind: 'one' }>): Answer {
  const ids = choice.among.map((thing) => choice.as.id(thing));
  for (const wish of WISHES) {
    const found = ids.filter((id) => id.startsWith(wish));
    const [first] = found;
    if (wish === 'raise:' && first) return bestOf(g, found);
    const wanted = wish === 'learn:' ? found.find((id) => isOwn(g, id)) : first;
    if (wanted) return wanted;
  }
  return 'done';
}

/** On the map: every node pays XP, so the one that ends the chapter comes last. */
export function planWay(g: Bardsung, choice: Extract<Choice, { kind: 'one' }>): Answer {
  const ids = choice.among.map((thing) => choice.as.id(thing));
  const end = `node:${theChapter(g, g.journey!).end}`;
  return ids.find((id) => id !== end) ?? end;
}

/** Whether an ability is of the hero's own path, whose characteristic is the hero's best. */
function isOwn(g: Bardsung, id: string): boolean {
  const { path } = abilityDef(g, { def: id.slice('learn:'.length) });
  return path === heroDef(g, { def: g.party[g.step]! }).path;
}

/** The characteristic in which the hero is best already. */
function bestOf(g: Bardsung, ids: readonly string[]): string {
  const { mods } = g.heroes[g.step]!;
  const mod = (id: string): number => mods[id.slice('raise:'.length) as keyof typeof mods];
  return [...ids].sort((a, b) => mod(b) - mod(a))[0]!;
}
