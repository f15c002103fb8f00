/** Every error that Questwright throws on purpose: a code for programs, a sentence for people. */
export class QuestwrightError<Code extends string = string> extends Error {
  readonly code: Code;

  constructor(code: Code, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = new.target.name;
    this.code = code;
  }
}

export type AnswerFault =
  | 'match-over'
  | 'wrong-seat'
  | 'stale-choice'
  | 'malformed'
  | 'wrong-count'
  | 'unknown-option'
  | 'repeated-option'
  | 'out-of-range';

/** An answer that was refused. The match is as it was before. */
export class AnswerError extends QuestwrightError<AnswerFault> {}

/** An undo that was refused: there is nothing to take back, or the other seats must agree first. */
export class UndoError extends QuestwrightError<'nothing-to-undo' | 'needs-consent'> {}

/** Scripted chance that does not fit what the rules asked for when they drew `label`. */
export class ScriptError extends QuestwrightError<'script-dry' | 'script-label' | 'script-value'> {
  readonly label: string;

  constructor(code: ScriptError['code'], label: string, message: string) {
    super(code, message);
    this.label = label;
  }
}

/** A scenario whose words make no sense; `path` leads to them inside the document: `['players', 0, 'hero']`. */
export class ScenarioError extends QuestwrightError<'bad-scenario'> {
  readonly path: readonly (string | number)[];
  /** Where inside the text that the path leads to, if it is a text of several lines; both counted from 1. */
  readonly inside: { readonly line: number; readonly column: number } | null;

  constructor(
    message: string,
    path: readonly (string | number)[] = [],
    inside: ScenarioError['inside'] = null,
  ) {
    super('bad-scenario', message);
    this.path = path;
    this.inside = inside;
  }
}

/** Options or seats from which no match can be made. */
export class OptionsError extends QuestwrightError<'bad-options'> {
  constructor(message: string) {
    super('bad-options', message);
  }
}

export type CampaignFault =
  | 'no-campaigns'
  | 'no-such-match'
  | 'no-such-seat'
  | 'not-over'
  | 'not-running'
  | 'no-legacy'
  | 'campaign-over'
  | 'has-followers'
  | 'bad-name'
  | 'bad-file';

/**
 * Something that cannot be done with a campaign, or a campaign file that makes no sense. The campaign is as
 * it was before.
 */
export class CampaignError extends QuestwrightError<CampaignFault> {}

/** A match file that cannot be read; `line` counts from 1. */
export class MatchFileError extends QuestwrightError<'bad-file' | 'no-seed' | 'other-game' | 'other-rules'> {
  readonly line: number;

  constructor(code: MatchFileError['code'], line: number, message: string, options?: ErrorOptions) {
    super(code, message, options);
    this.line = line;
  }
}

/**
 * A fault of the rules themselves: they threw, asked a choice without options, or never came to a choice.
 * The match has been put back to where it was; `file` is the match file that shows the fault, with all its
 * secrets: for the keeper of the match.
 */
export class RuleError extends QuestwrightError<'rule-threw' | 'dead-end' | 'runaway'> {
  file: string | undefined;
}
