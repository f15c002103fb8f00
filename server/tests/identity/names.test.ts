import { describe, expect, it } from 'vitest';
import { accountBody, line, MAX_CHAT, name } from '../../protocol/index.ts';

const accepts = (text: string): boolean => name.safeParse(text).success;

describe('a name', () => {
  it.each([
    ['letters and signs', "Zoë O'Neil-Straße 3."],
    ['other scripts', '李小龍'],
    ['letters that are joined or not', 'می\u200cخواهم'],
    ['letters that are joined by hand', 'क्\u200dष'],
    ['marks on letters', 'a\u0301bc'],
    ['an emoji', '🦊 Fox'],
    ['an emoji in colour', '❤️'],
    ['a family', '👨‍👩‍👧‍👦'],
    ['a woman who climbs, with a skin', '🧗🏽‍♀️'],
    ['a heart on fire', '❤️‍🔥'],
    ['a flag of a country', '🇨🇭'],
    ['a flag of a region', '🏴󠁧󠁢󠁳󠁣󠁴󠁿'],
    ['a key', '7️⃣'],
    ['only a sign', '★'],
  ])('may be of %s: %s', (_, text) => {
    expect(accepts(text)).toBe(true);
    expect(line(MAX_CHAT).safeParse(`Hello ${text}!`).success).toBe(true);
  });

  it.each([
    ['nothing', ''],
    ['spaces', ' \u00a0\u3000 '],
    ['a letter that is not drawn', '\u3164'],
    ['half of one', '\uffa0'],
    ['blank braille', '\u2800'],
    ['a soft hyphen', '\u00ad'],
    ['a joiner', '\u200d'],
    ['a joiner among letters', 'An\u200dn'],
    ['a non-joiner among letters', 'An\u200cn'],
    ['a joiner after an emoji', '🦊\u200d'],
    ['a zero-width space', 'Ann\u200b'],
    ['a letter that is not drawn, at the end', 'Ann\u3164'],
    ['blank braille at the end', 'Ann\u2800'],
    ['a grapheme joiner', 'A\u034fnn'],
    ['tags without a flag', 'Ann\u{e0041}'],
    ['a variation of a letter', 'Ann\ufe0f'],
    ['marks without a letter', '\u0301\u0302'],
    ['text that turns around', '\u202eevil'],
    ['half a character', 'Ann\ud83e'],
    ['a private character', '\ue000'],
  ])('is not of %s: %j', (_, text) => {
    expect(accepts(text)).toBe(false);
  });

  it('of an account is seen, too', () => {
    const passphrase = 'long enough';
    expect(accountBody.safeParse({ account: '李小龍', passphrase }).success).toBe(true);
    expect(accountBody.safeParse({ account: 'ann\u3164', passphrase }).success).toBe(false);
    expect(accountBody.safeParse({ account: '\u3164\u3164', passphrase }).success).toBe(false);
  });
});
