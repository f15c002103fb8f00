import { parentPort } from 'node:worker_threads';
import { QuestwrightError, RuleError } from '@questwright/kernel';
import type { CallMap, FaultData, Request, Response } from './call.ts';

/** A fault that the caller tells from others by its code. */
export class ThreadFault extends QuestwrightError {}

type Handlers<Map extends CallMap> = {
  [Name in keyof Map]: (ask: Map[Name]['ask']) => Map[Name]['give'] | Promise<Map[Name]['give']>;
};

/** Answers calls one after the other, in the order in which they come. */
export function answerCalls<Map extends CallMap>(handlers: Handlers<Map>): void {
  const port = parentPort;
  if (!port) throw new Error('This module is the main module of a thread.');
  let before = Promise.resolve();
  port.on('message', ({ name, ask }: Request) => {
    before = before.then(async () => {
      let response: Response;
      try {
        response = { give: await handlers[name]!(ask as never) };
      } catch (error) {
        response = { fault: faultOf(error) };
      }
      port.postMessage(response);
    });
  });
  port.postMessage({ ready: true } satisfies Response);
}

function faultOf(error: unknown): FaultData {
  if (error instanceof RuleError) return { ...basics(error), file: error.file ?? '' };
  if (error instanceof QuestwrightError) return basics(error);
  const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return { kind: 'Error', code: 'unexpected', message };
}

const basics = ({ name, code, message }: QuestwrightError): FaultData => ({ kind: name, code, message });
