import { parseMatch, type Timeline } from '@questwright/kernel';
import { t } from '../../texts/texts.ts';
import { beSomebody, ServerError } from './identity.ts';
import { link } from './link.ts';

/** The file of an online match: while others play it, without what would tell its secrets. */
export async function fileOf(match: string): Promise<string> {
  const response = await fetch(`/api/matches/${match}/file`);
  if (response.ok) return response.text();
  throw new ServerError((await response.json()).code, t('online.no-file'));
}

/**
 * The whole file of a finished match. The server gives it out only when the end cannot be taken back any
 * more, which whoever wants to see the replay agrees to.
 */
export async function finishedFileOf(match: string): Promise<string> {
  const isPutAway = (): void => {};
  await link.request({ type: 'archive', match }).catch(isPutAway);
  return fileOf(match);
}

/** A finished match as one's own seat saw it, when its campaign goes on and its file does not tell everything. */
export async function timelineOf(match: string, eyes: number | null): Promise<Timeline> {
  const response = await fetch(`/api/matches/${match}/replay${eyes === null ? '' : `?seat=${eyes}`}`);
  const reply = await response.json();
  if (response.ok) return reply;
  throw new ServerError(reply.code, `${reply.message} ${reply.advice ?? ''}`.trim());
}

/** Whether a file has all that it takes to play the match again. */
export const isWhole = (file: string): boolean => {
  try {
    return parseMatch(file).seed !== undefined;
  } catch {
    return false;
  }
};

/** Brings a match to the server, where it goes on; gives its id there. */
export async function bringToServer(file: string): Promise<string> {
  await beSomebody();
  const response = await fetch('/api/matches', {
    method: 'POST',
    headers: { 'content-type': 'application/jsonl' },
    body: file,
  });
  const reply = await response.json();
  if (response.ok) return reply.match;
  throw new ServerError(reply.code, `${reply.message} ${reply.advice ?? ''}`.trim());
}
