import { type Answer, checkAnswer } from '../answer.ts';
import { AnswerError } from '../errors.ts';
import type { Entry, Path } from './entry.ts';
import { listed, namedBy } from './names.ts';
import type { Question } from './question.ts';
import { type Step, Stop } from './step.ts';

/** A seat answers: `p1: strike`, `p1: [goblin, spider]`, `p2: 3`. */
export function answerStep(name: string, entry: Entry, checks: readonly string[]): Step {
  const { path } = entry;
  const said = entry.asIs() as Said;
  return {
    path,
    checks: false,
    checkNames({ seats }) {
      if (seats.find(name) < 0) {
        const known = `the seats are ${seats.all}; the checks are ${checks.join(', ')}`;
        throw entry.wrong(`"${name}" is neither a seat nor a check; ${known}`);
      }
      for (const one of entry.each()) one.text('an answer: an option, a list of options or a number');
    },
    about: {
      isFor: (question) => question.isFor(name),
      fits: (question) => question.isFor(name) && canBeSaid(said, question, path),
    },
    take(moment) {
      const { position } = moment;
      const question = position.question(name);
      if (!question) throw new Stop(path, `${name} cannot answer: ${position.said}`);
      try {
        moment.answer(position.seats.called(name, path), meantBy(said, question, path));
      } catch (error) {
        if (!(error instanceof AnswerError)) throw error;
        throw new Stop(path, `${name} cannot answer so: ${error.message} ${question.offer}`);
      }
      return [];
    },
  };
}

type Said = string | number | readonly (string | number)[];

function canBeSaid(said: Said, question: Question, path: Path): boolean {
  try {
    checkAnswer(question.choice, meantBy(said, question, path));
    return true;
  } catch (error) {
    if (error instanceof Stop || error instanceof AnswerError) return false;
    throw error;
  }
}

function meantBy(said: Said, question: Question, path: Path): Answer {
  const { choice, options } = question;
  if (choice.kind === 'amount') return said as Answer;
  const idOf = (name: string | number): string => {
    const meant = namedBy(options, String(name));
    if (meant.length === 1) return meant[0]!.id;
    const trouble = meant.length > 1 ? `"${name}" could be ${listed(meant)}` : `"${name}" is not offered`;
    throw new Stop(path, `${trouble}; ${question.offer}`);
  };
  if (choice.kind === 'one' && !Array.isArray(said)) return idOf(said as string);
  return (Array.isArray(said) ? said : [said as string]).map(idOf);
}
