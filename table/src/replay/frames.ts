import { patch } from '@questwright/kernel';
import type { Frame, Timeline } from '../play/timeline.ts';

/** Every position of a match. They share what does not change between them, so many cost little. */
export function framesOf({ first, changes }: Timeline): Frame[] {
  const frames = [first];
  for (const change of changes) frames.push(patch(frames.at(-1), change) as Frame);
  return frames;
}

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
