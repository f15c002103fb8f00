import type { Speaker } from '@questwright/kernel';

/** The name of a zone or a field: as the game says it, or made from its id. */
export function nameFor(say: Speaker, what: 'zone' | 'field', id: string): string {
  const key = `${what}.${id}`;
  const said = say.say(key);
  return said === key ? humanise(id) : said;
}

/** `damageTaken` or `damage-taken` as "Damage taken". */
export function humanise(id: string): string {
  const words = id
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[-_]/g, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
