import { type Advice, type Answer, type Speaker, surenessOf } from '@questwright/kernel';
import type { NumberedOption } from './answers.ts';

/** What a bot advises, as lines: the answer, why, how sure it is, and what it expects of the next best one. */
export function describeAdvice(
  { answer, found }: Advice,
  options: readonly NumberedOption[],
  speaker: Speaker,
): string[] {
  const name = (one: Answer): string => nameOf(one, options);
  const lines = [`A bot would choose: ${name(answer)}.`];
  if (!found) return lines;
  const { chance, reasons, runnerUp } = found;
  if (reasons.length > 0) lines.push(`Why: ${reasons.map((reason) => speaker.say(reason)).join('; and ')}.`);
  lines.push(
    `It is ${SURE[surenessOf(found)]}. ` +
      `It expects to win ${percent(chance)} of 100 such matches; ` +
      `with the next best choice (${name(runnerUp.answer)}), ${percent(runnerUp.chance)} of 100.`,
  );
  return lines;
}

const SURE = { very: 'very sure', fairly: 'fairly sure', hardly: 'not sure: it is close' };

const percent = (share: number): number => Math.round(100 * share);

function nameOf(answer: Answer, options: readonly NumberedOption[]): string {
  if (typeof answer === 'number') return String(answer);
  const ids = typeof answer === 'string' ? [answer] : answer;
  const texts = ids.map((id) => options.find((option) => option.id === id)?.text ?? id);
  return texts.length === 0 ? 'nothing' : texts.join(', ');
}
