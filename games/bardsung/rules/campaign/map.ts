import { note } from '@questwright/adventure';
import { chooseOne, type Rule } from '@questwright/kernel';
import { bardsungBoxes } from '../catalogue.ts';
import type { ChapterDef, StoryDef, StoryOption } from '../definitions.ts';
import { everySeat } from '../seats.ts';
import type { Bardsung, Journey } from '../state.ts';
import { moveReputation } from './reputation.ts';
import { MOST_SUPPLIES } from './upkeep.ts';

export const theChapter = (g: Bardsung, { chapter }: Pick<Journey, 'chapter'>): ChapterDef =>
  bardsungBoxes.of(g).get(chapter) as ChapterDef;

const nameOfPath = ([a, b]: readonly [string, string]): string => [a, b].sort().join('');

/** The nodes that can be reached from a node by open pathways, through nodes that have been completed. */
export function nodesAhead(chapter: ChapterDef, { at, done, opened }: Journey): string[] {
  if (at === '') return [chapter.start];
  const found = new Set([at]);
  for (const node of found) {
    // A node once completed is passed through; one that is not has to be played first.
    if (node !== at && !done.includes(node)) continue;
    for (const { between, closed } of chapter.pathways) {
      if (!between.includes(node) || (closed && !opened.includes(nameOfPath(between)))) continue;
      found.add(between[0] === node ? between[1] : between[0]);
    }
  }
  return [...found].filter((node) => !done.includes(node)).sort();
}

/** The party goes on to a node that an open pathway leads to, and hears what is told on the way. */
export function* travel(g: Bardsung, journey: Journey): Rule {
  const chapter = theChapter(g, journey);
  const letter = yield* chooseOne(g, {
    seat: everySeat(g),
    topic: 'node',
    prompt: ['bs.ask.node', { chapter: chapter.name }],
    among: nodesAhead(chapter, journey),
    as: {
      id: (node: string) => `node:${node}`,
      text: (node: string) => [
        'bs.node',
        { node: `${chapter.number}${node}`, name: encounterName(g, chapter.nodes[node]!) },
      ],
      about: (node: string) => ({ node }),
    },
    always: true,
  });
  // A story can lead to another node, on the way to which another story may be told.
  for (let goal: string | null = letter; goal !== null; ) {
    journey.at = goal;
    g.node = chapter.nodes[goal]!;
    note(g, 'bs.log.travels', { node: `${chapter.number}${goal}` }, 'BS-NODE-04');
    const story = storyOn(chapter, journey);
    goal = story !== undefined && !journey.told.includes(story) ? yield* tellStory(g, journey, story) : null;
  }
  g.phase = 'begin';
}

/** The story of the node where the party stands: with two of them, reputation says which. */
function storyOn({ stories }: ChapterDef, { at, reputation }: Journey): string | undefined {
  const told = stories[at];
  return typeof told === 'object' ? told[reputation > 0 ? 0 : 1] : told;
}

const encounterName = (g: Bardsung, id: string): string => bardsungBoxes.of(g).get(id).name;

/** Tells a story and carries out what the heroes choose; returns the node to which that leads, if it leads elsewhere. */
function* tellStory(g: Bardsung, journey: Journey, id: string): Rule<string | null> {
  const { name, story, options } = bardsungBoxes.of(g).get(id) as StoryDef;
  note(g, 'bs.log.story', { story }, 'BS-REP-05');
  const chosen = yield* chooseOne<StoryOption>(g, {
    seat: everySeat(g),
    topic: 'story',
    subject: { story: id },
    prompt: ['bs.ask.story', { name }],
    among: options.filter((option) => canPay(g, option)),
    as: {
      id: (option) => `story:${options.indexOf(option)}`,
      text: ({ text }) => ['bs.literal', { text }],
      about: (option) => ({ story: options.indexOf(option) }),
    },
    closed: () =>
      options.flatMap((option, i) =>
        canPay(g, option)
          ? []
          : [
              {
                id: `story:${i}`,
                text: ['bs.literal', { text: option.text }],
                reason: 'bs.why.cannot-pay',
                rule: 'BS-REP-04',
              },
            ],
      ),
    always: true,
  });
  journey.told.push(id);
  moveReputation(g, journey, chosen.reputation);
  if (chosen.opens !== null) journey.opened.push(nameOfPath([chosen.opens[0]!, chosen.opens[1]!]));
  g.gold += chosen.gold;
  if (chosen.supply !== null) {
    const [which, by] = chosen.supply;
    g.supplies[which] = Math.min(MOST_SUPPLIES, g.supplies[which] + by);
  }
  journey.added.push(...chosen.adds);
  journey.barred.push(...chosen.bars);
  return chosen.leads;
}

const canPay = (g: Bardsung, { gold, supply }: StoryOption): boolean =>
  g.gold + gold >= 0 && (supply === null || g.supplies[supply[0]] + supply[1] >= 0);

/** Goes on to another chapter: it puts its cards into the decks and takes out those that it bars. */
export function beginChapter(journey: Journey, chapter: string): void {
  journey.chapter = chapter;
  journey.at = '';
  journey.done = [];
  journey.opened = [];
  journey.found = 0;
}
