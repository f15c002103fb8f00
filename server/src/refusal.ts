import { advice, type ErrorCode, type ErrorMessage } from '../protocol/index.ts';

/** What a client asked for and cannot have. Nothing has changed. */
export class Refusal extends Error {
  readonly code: ErrorCode;

  constructor(code: ErrorCode, message: string) {
    super(message);
    this.name = 'Refusal';
    this.code = code;
  }
}

/** Whether what was refused may be done at another time. */
export const isForLater = (error: unknown): boolean =>
  error instanceof Refusal && (error.code === 'try-again' || error.code === 'over-quota');

export const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(advice, code);

export const errorMessageOf = ({ code, message }: Refusal, re?: number): ErrorMessage => ({
  type: 'error',
  ...(re !== undefined && { re }),
  code,
  message,
  advice: advice[code],
});
