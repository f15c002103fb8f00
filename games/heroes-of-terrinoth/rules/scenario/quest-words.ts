import type { Entry } from '@questwright/kernel';
import { COLOURS, type Colour, type QuestSheetDef, RATINGS, type Stack } from '../definitions.ts';
import * as say from '../effects/index.ts';
import { abilityOf, conditionOf } from './ability-words.ts';
import { effectOf } from './effect-words.ts';
import type { Head } from './head.ts';

const PLAIN_TRACK: readonly Colour[] = Array.from({ length: 12 }, () => 'gray' as const);

/** A quest whose cards go by their ids. */
export function questOf(words: Entry, head: Head): QuestSheetDef {
  const [nemesis, threat, defeat] = [words.at('nemesis'), words.at('threat'), words.at('defeat')];
  return say.questSheet({
    ...head,
    rating: 'Trivial',
    task: 'scenario',
    nemesis: nemesis.isSaid ? nemesis.text() : null,
    enemies: stacksOf(words.at('enemies')),
    locations: stacksOf(words.at('locations')),
    exploration: stacksOf(words.at('exploration')),
    peril: {
      spaces: trackOf(words.at('peril track').or(PLAIN_TRACK)),
      effects: perilEffects(words.at('peril effects').or({})),
    },
    rules: words.at('abilities').or([]).list('a list of abilities').map(abilityOf),
    ...(threat.isSaid && { threat: effectOf(threat) }),
    victory: conditionOf(words.at('victory').or('never')),
    ...(defeat.isSaid && { defeat: conditionOf(defeat) }),
    story: { before: 'A scenario.', victory: 'The scenario is won.', defeat: 'The scenario is lost.' },
  });
}

function trackOf(entry: Entry): Colour[] {
  const spaces = entry.list('a list of colours').map((one) => one.oneOf(COLOURS));
  if (spaces.length === 0) throw entry.unexpected('a list of colours');
  return spaces;
}

/** What happens on each colour: an effect, or a list of them to pick from. */
function perilEffects(entry: Entry): QuestSheetDef['peril']['effects'] {
  return entry.entries('colours with their effects').flatMap(([word, said]) => {
    const colour = COLOURS.find((one) => one === word);
    if (!colour) throw said.wrong(`"${word}" is no colour; expected one of ${COLOURS.join(', ')}`);
    return said.each().map((one) => ({ colour, effect: effectOf(one) }));
  });
}

/** Stacks of a deck: each with `sets`, `cards` and `random` by rating. */
export const stacksOf = (
  entry: Entry,
  setIn: (one: Entry) => string = (one) => one.text(),
  cardIn: (one: Entry) => string = (one) => one.text(),
): Stack[] =>
  entry
    .or([])
    .list('a list of stacks')
    .map((stack) => ({
      sets: stack.at('sets').or([]).list('a list of sets').map(setIn),
      cards: stack.at('cards').or([]).list('a list of cards').map(cardIn),
      random: randomIn(stack.at('random').or({}).asMap('ratings with numbers')),
    }));

const randomIn = (entry: Entry): NonNullable<Stack['random']> =>
  Object.fromEntries([...RATINGS, 'any'].map((rating) => [rating, entry.at(rating).or(0).whole({ min: 0 })]));
