import { t } from '../../texts/texts.ts';
import { ServerError } from './identity.ts';
import { link } from './link.ts';

/** The file of an online match: while it runs, without what would tell its secrets. */
export async function fileOf(match: string): Promise<string> {
  const response = await fetch(`/api/matches/${match}/file`);
  if (response.ok) return response.text();
  throw new ServerError((await response.json()).code, t('online.no-file'));
}

/**
 * The whole file of a finished match. The server gives it out only when the end can not be taken back any more,
 * which whoever wants to see the replay agrees to.
 */
export async function finishedFileOf(match: string): Promise<string> {
  try {
    return await fileOf(match);
  } catch (error) {
    if (!(error instanceof ServerError && error.code === 'not-archived')) throw error;
    await link.ask({ type: 'archive', match });
    return fileOf(match);
  }
}
