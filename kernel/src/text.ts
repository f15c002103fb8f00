import { IntlMessageFormat } from 'intl-messageformat';

/**
 * A text is data: the key of a phrase in a catalogue, alone or with the arguments that fill it.
 * It becomes a sentence only when somebody reads it, in the reader's language.
 */
export type Text = string | Phrase;
export type Phrase = readonly [key: string, args?: TextArgs];
export type TextArgs = { readonly [name: string]: TextArg };

/** A plain string is taken literally; a phrase is rendered first; a seat becomes its player's name. */
export type TextArg = string | number | Phrase | SeatArg | ListArg;
export type SeatArg = { readonly seat: number };
export type ListArg = { readonly list: readonly Text[]; readonly join?: 'and' | 'or' | 'then' };

/** Phrases by key, as ICU messages: `{n, plural, one {# wound} other {# wounds}}`. One file per language. */
export type Catalogue = { readonly [key: string]: string };

/** Catalogues by language tag. English is the language that every text has. */
export type Languages = { readonly en: Catalogue; readonly [language: string]: Catalogue };

export interface Speaker {
  /** Renders a text as it stands in the catalogue. */
  say(text: Text): string;
  /** Renders a text as a sentence: a capital first, a full stop last. */
  sentence(text: Text): string;
}

export interface SpeakerOptions {
  readonly languages: readonly Languages[];
  readonly language?: string;
  /** Names of the players, by seat. */
  readonly seats?: readonly string[];
}

/**
 * Makes a reader of texts. Earlier catalogues win over later ones; the asked language (`de-AT`) over the one
 * it is a kind of (`de`), and that over English.
 */
export function createSpeaker({ languages, language = 'en', seats = [] }: SpeakerOptions): Speaker {
  const compiled = new Map<string, IntlMessageFormat | null>();
  const tongues = [...new Set([language, language.replace(/-.*/, ''), 'en'])];

  const find = (key: string): IntlMessageFormat | null => {
    let message = compiled.get(key);
    if (message !== undefined) return message;
    message = null;
    for (const tongue of tongues) {
      const home = languages.find((all) => Object.hasOwn(all[tongue] ?? {}, key));
      if (home) {
        message = new IntlMessageFormat(home[tongue]![key]!, tongue, undefined, { ignoreTag: true });
        break;
      }
    }
    compiled.set(key, message);
    return message;
  };

  const list = ({ list: items, join = 'and' }: ListArg): string => {
    const said = items.map(say);
    if (said.length < 2) return said[0] ?? '';
    return say([`list.${join}`, { head: said.slice(0, -1).join(say('list.comma')), last: said.at(-1)! }]);
  };

  const argument = (arg: TextArg): string | number => {
    if (typeof arg !== 'object') return arg;
    if ('seat' in arg) return seats[arg.seat] ?? say(['seat', { n: arg.seat + 1 }]);
    if ('list' in arg) return list(arg);
    return say(arg);
  };

  function say(text: Text): string {
    const [key, args] = typeof text === 'string' ? [text] : text;
    const message = find(key);
    if (!message) return key;
    const values: Record<string, string | number> = {};
    if (args) for (const name in args) values[name] = argument(args[name]!);
    return String(message.format(values));
  }

  const sentence = (text: Text): string => {
    const said = say(text).trim();
    const capital = said.charAt(0).toUpperCase() + said.slice(1);
    return /[.!?:…][”’"')]?$/.test(capital) ? capital : `${capital}.`;
  };

  return { say, sentence };
}

/** The keys that a text needs, for the test that every text has a phrase. */
export function keysOf(text: Text): string[] {
  if (typeof text === 'string') return [text];
  const [key, args] = text;
  const inner = Object.values(args ?? {}).flatMap((arg) => {
    if (typeof arg !== 'object' || 'seat' in arg) return [];
    if ('list' in arg) return arg.list.flatMap(keysOf);
    return keysOf(arg);
  });
  return [key, ...inner];
}

/** A text as an argument of another. */
export const nested = (text: Text): TextArg => (typeof text === 'string' ? [text] : text);
