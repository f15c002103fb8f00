import {
  createSpeaker,
  kernelLanguages,
  type Languages,
  type Speaker,
  type TextArgs,
} from '@questwright/kernel';
import { english } from './english.ts';

export type TextKey = keyof typeof english;

/** The client's own texts by language: a translation is one more file beside `english.ts`. */
export const clientLanguages: Languages = { en: english };

/** The first of the reader's languages that the client speaks. */
export const language: string =
  navigator.languages.map((tag) => tag.split('-')[0]!).find((tag) => tag in clientLanguages) ?? 'en';

const speaker: Speaker = createSpeaker({ languages: [clientLanguages, kernelLanguages], language });

/** A text of the client. */
export const t = (key: TextKey, args?: TextArgs): string => speaker.say(args ? [key, args] : key);
