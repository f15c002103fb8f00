import { english } from '../texts/english.ts';
import { type TextKey, t } from '../texts/texts.ts';

/** What a level of bots is called. */
export function levelName(level: string): string {
  const key = `level.${level}`;
  return key in english ? t(key as TextKey) : level;
}
