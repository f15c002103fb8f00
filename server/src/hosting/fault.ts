import { QuestwrightError, RuleError } from '@questwright/kernel';

/** What is known of an error outside of the thread in which it was thrown. */
export interface FaultData {
  /** The name of its class. */
  readonly kind: string;
  readonly code: string;
  readonly message: string;
  /** The match file that shows a fault of the rules. */
  readonly file?: string;
}

export function faultOf(error: unknown): FaultData {
  if (error instanceof RuleError) return { ...basics(error), file: error.file ?? '' };
  if (error instanceof QuestwrightError) return basics(error);
  const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return { kind: 'Error', code: 'unexpected', message };
}

const basics = ({ name, code, message }: QuestwrightError): FaultData => ({ kind: name, code, message });

/** An error that was thrown in a call. */
export class CallFault extends Error {
  readonly kind: string;
  readonly code: string;
  /** Not a field: a match file holds secrets, and fields of errors are logged. */
  readonly #file: string | undefined;

  constructor({ kind, code, message, file }: FaultData) {
    super(message);
    this.name = 'CallFault';
    this.kind = kind;
    this.code = code;
    this.#file = file;
  }

  get file(): string | undefined {
    return this.#file;
  }
}

/** The call was stopped because it took too long or too much memory. */
export class Runaway extends Error {}

/** The thread has lost what it had in memory. The match can be opened again, and the call be made again. */
export class ThreadLost extends Error {}
