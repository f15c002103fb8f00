import { parentPort } from 'node:worker_threads';
import { type CallMap, faultOf, type Request, type Response } from './call.ts';

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
