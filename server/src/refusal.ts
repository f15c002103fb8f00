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

export const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(advice, code);

export const errorMessageOf = ({ code, message }: Refusal, re?: number): ErrorMessage => ({
  type: 'error',
  ...(re !== undefined && { re }),
  code,
  message,
  advice: advice[code],
});
