import { advice, type ErrorCode, type ErrorMessage } from '../protocol/index.ts';
import { FolderTrouble } from './storage/trouble.ts';

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

/**
 * What a client is told of a fault of the server: that it can store nothing, if that is the cause, or else
 * `message`.
 */
export const serverFault = (error: unknown, message: string): Refusal =>
  new Refusal(
    'try-again',
    error instanceof FolderTrouble ? 'The server cannot store anything just now.' : message,
  );

export const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(advice, code);

export const errorMessageOf = ({ code, message }: Refusal, re?: number): ErrorMessage => ({
  type: 'error',
  ...(re !== undefined && { re }),
  code,
  message,
  advice: advice[code],
});
