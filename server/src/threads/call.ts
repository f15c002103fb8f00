import { QuestwrightError, RuleError } from '@questwright/kernel';

/** What can be asked of a thread: for each call what goes in and what comes out. */
// biome-ignore lint/suspicious/noExplicitAny: a map of calls says for each what it takes and gives.
export type CallMap = { [name: string]: any } & object;

export interface Request {
  readonly name: string;
  readonly ask: unknown;
}

/** The first response of a thread says that it is ready; then there is one a request. */
export type Response = { readonly ready: true } | { readonly give: unknown } | { readonly fault: FaultData };

/** What is known of an error outside of the call that threw it. */
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

/** The call was stopped because it took too long or too much memory, or took its whole thread down with it. */
export class Runaway extends Error {}

/** The thread was stopped because of another call. This one can be made again. */
export class ThreadLost extends Error {}
