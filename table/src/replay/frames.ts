import type { Timeline } from '@questwright/kernel';
import { type LogEntry, patch, type View } from '@questwright/kernel';

/** Every position of a match. They share what does not change between them, so many cost little. */
export function viewsOf({ first, changes }: Timeline): View[] {
  const views = [first];
  for (const change of changes) views.push(patch(views.at(-1), change) as View);
  return views;
}

/** What had been written after so many answers. */
export const writtenBy = ({ log }: Timeline, answers: number): readonly LogEntry[] =>
  log.slice(0, log.findLastIndex(({ at }) => at <= answers) + 1);

/** A file in a link: packed, and in letters that links may have. */
export async function packFile(file: string): Promise<string> {
  const stream = new Blob([file]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

export async function unpackFile(packed: string): Promise<string> {
  const text = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(text, (char) => char.charCodeAt(0));
  return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'))).text();
}
