import {
  type Answer,
  type Choice,
  legalAnswers,
  type Named,
  namedBy,
  optionsOf,
  type Speaker,
} from '@questwright/kernel';

/** A choice as it is printed. */
export interface Offer {
  readonly choice: Choice;
  readonly options: readonly NumberedOption[];
}

export interface NumberedOption extends Named {
  /** What is typed to take it: its place in the list, or its id where all ids are numbers. */
  readonly number: string;
}

export function offerOf(choice: Choice, speaker: Speaker): Offer {
  const options = choice.kind === 'amount' ? [] : optionsOf(choice);
  const byId = options.every(({ id }) => /^\d+$/.test(id));
  return {
    choice,
    options: options.map(({ id, text }, i) => ({
      id,
      text: speaker.say(text),
      number: byId ? id : `${i + 1}`,
    })),
  };
}

/** How this choice is answered, for the prompt. */
export function howToAnswer({ choice, options }: Offer): string {
  switch (choice.kind) {
    case 'one':
      return 'a number';
    case 'amount':
      return `a number from ${choice.min} to ${choice.max}`;
    case 'order':
      return `all numbers in order, such as ${options.map(({ number }) => number).join(' ')}`;
    case 'some': {
      const { min, max } = choice;
      const count = min === max ? `${min}` : `${min} to ${max}`;
      return `${count} of the numbers${min === 0 ? ', or an empty line for none' : ''}`;
    }
  }
}

/** The only legal answer, if there is just one. */
export function onlyAnswer(choice: Choice): Answer | undefined {
  const [only, another] = [...take(legalAnswers(choice), 2)];
  return another === undefined ? only : undefined;
}

function* take<T>(things: Iterable<T>, count: number): Generator<T> {
  let left = count;
  for (const thing of things) {
    if (left-- === 0) return;
    yield thing;
  }
}

/** What a typed line means; a text tells what is wrong with it. */
export function readAnswer({ choice, options }: Offer, line: string): { answer: Answer } | { wrong: string } {
  const typed = line.trim();
  if (choice.kind === 'amount') {
    return /^\d+$/.test(typed) ? { answer: Number(typed) } : { wrong: 'Type a number.' };
  }
  if (choice.kind === 'one') {
    const id = idOf(options, typed);
    return id === undefined ? { wrong: `There is no option "${typed}".` } : { answer: id };
  }
  const answer: string[] = [];
  for (const word of typed.split(/[\s,]+/).filter((part) => part !== '')) {
    const id = idOf(options, word);
    if (id === undefined) return { wrong: `There is no option "${word}".` };
    answer.push(id);
  }
  return { answer };
}

/** An option by its number, or by name. */
function idOf(options: Offer['options'], typed: string): string | undefined {
  const numbered = options.find(({ number }) => number === typed);
  if (numbered || /^\d+$/.test(typed)) return numbered?.id;
  const [meant, ...others] = namedBy(options, typed);
  return others.length === 0 ? meant?.id : undefined;
}
