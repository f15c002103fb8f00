import { note } from '@questwright/adventure';
import { chooseOne, type Rule } from '@questwright/kernel';
import { bardsungBoxes } from '../catalogue.ts';
import { theEncounter } from '../encounter/encounter.ts';
import { everySeat } from '../seats.ts';
import type { Bardsung, Journey } from '../state.ts';
import { beginChapter, theChapter } from './map.ts';

/** XP for the goals of the chapter; the end node completes it, and a choice leads on. */
export function* rewardNode(g: Bardsung, journey: Journey): Rule<'goes on' | 'won'> {
  const chapter = theChapter(g, journey);
  const { xp, end, next, pathways } = chapter;
  journey.done.push(journey.at);
  if (journey.done.length <= xp.encounters) gain(g, journey, 1);
  if (theEncounter(g).goal === 'tunnel') {
    // A hidden tunnel opens the shortcut that begins at it.
    for (const { between, closed } of pathways)
      if (closed && between.includes(journey.at)) journey.opened.push([...between].sort().join(''));
  }
  if (journey.at !== end) return 'goes on';
  gain(g, journey, xp.completion);
  journey.chapters.push(journey.chapter);
  if (next.length === 0) return 'won';
  const following = yield* chooseOne(g, {
    seat: everySeat(g),
    topic: 'chapter',
    prompt: 'bs.ask.chapter',
    among: next.filter((id) => !journey.chapters.includes(id)),
    as: {
      id: (id: string) => `chapter:${id}`,
      text: (id: string) => ['bs.literal', { text: bardsungBoxes.of(g).get(id).name }],
      about: (id: string) => ({ chapter: id }),
    },
  });
  beginChapter(journey, following);
  return 'goes on';
}

/** A treasure card that was found in a chapter: when all of its lost treasure is found, that pays XP, once. */
export function findLostTreasure(g: Bardsung): void {
  const { journey } = g;
  if (!journey) return;
  const { lostTreasure, xp } = theChapter(g, journey);
  journey.found++;
  if (journey.found === lostTreasure) gain(g, journey, xp.treasure);
}

function gain(g: Bardsung, journey: Journey, xp: number): void {
  if (xp === 0) return;
  journey.xp += xp;
  note(g, 'bs.log.xp', { n: xp }, 'BS-XP-01');
}
