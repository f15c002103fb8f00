import { describe, expect, it } from 'vitest';
import { createSpeaker, kernelLanguages, keysOf, type Languages, type Text } from '../src/index.ts';

const en = {
  wounds: 'suffer {n, plural, =0 {no wounds} one {# wound} other {# wounds}}',
  move: '{who} moves to {where}',
  town: 'the town of {name}',
  party: '{who} {count, plural, one {sets} other {set}} out',
  bare: 'bare',
};
const de = {
  wounds: 'erleide {n, plural, one {# Wunde} other {# Wunden}}',
  'list.and': '{head} und {last}',
  party: '{who} {count, plural, one {bricht} other {brechen}} auf',
};
const languages: Languages[] = [{ en, de }, kernelLanguages];
const english = createSpeaker({ languages, seats: ['Ada', 'Ben'] });
const german = createSpeaker({ languages, language: 'de', seats: ['Ada', 'Ben'] });

const both = { list: [['town', { name: 'Riverwatch' }], 'bare'] } as const;

describe('a text', () => {
  it.each([
    [0, 'suffer no wounds'],
    [1, 'suffer 1 wound'],
    [2, 'suffer 2 wounds'],
    [1234, 'suffer 1,234 wounds'],
  ])('knows its plurals: %i', (n, said) => {
    expect(english.say(['wounds', { n }])).toBe(said);
  });

  it('takes other texts as arguments, and strings as they stand', () => {
    expect(english.say(['move', { who: 'bare', where: ['town', { name: 'Riverwatch' }] }])).toBe(
      'bare moves to the town of Riverwatch',
    );
    expect(english.say(['move', { who: '{who}', where: "it's <b>" }])).toBe("{who} moves to it's <b>");
  });

  it('names the players at the seats, and those that have no name by their number', () => {
    expect(english.say(['move', { who: { seat: 1 }, where: { seat: 2 } }])).toBe('Ben moves to player 3');
  });

  it('joins lists', () => {
    const list = (items: Text[], join?: 'and' | 'or' | 'then') =>
      english.say(['town', { name: { list: items, ...(join && { join }) } }]);
    expect(list([])).toBe('the town of ');
    expect(list(['a'])).toBe('the town of a');
    expect(list(['a', 'b'])).toBe('the town of a and b');
    expect(list(['a', 'b', 'c'], 'or')).toBe('the town of a, b or c');
    expect(list(['a', 'b', 'c'], 'then')).toBe('the town of a, b, then c');
  });

  it('whose phrase is missing is its key', () => {
    expect(english.say('no.such-phrase')).toBe('no.such-phrase');
    expect(english.say('toString')).toBe('toString');
  });

  it('becomes a sentence with a capital first and a full stop last, if it has none', () => {
    expect(english.sentence('bare')).toBe('Bare.');
    expect(english.sentence('Really?')).toBe('Really?');
    expect(english.sentence('stop!')).toBe('Stop!');
    expect(english.sentence('these:')).toBe('These:');
    expect(english.sentence('“Come.”')).toBe('“Come.”');
    expect(english.sentence('“come”')).toBe('“come”.');
  });

  it('tells which phrases it needs', () => {
    const text: Text = ['move', { who: { seat: 0 }, where: ['town', { name: both }], n: 3, plain: 'x' }];
    expect(keysOf(text).sort()).toEqual(['bare', 'move', 'town', 'town']);
    expect(keysOf('bare')).toEqual(['bare']);
  });
});

describe('a second language', () => {
  it('is one more catalogue, with its own plurals and lists', () => {
    expect(german.say(['wounds', { n: 1 }])).toBe('erleide 1 Wunde');
    expect(german.say(['wounds', { n: 1234 }])).toBe('erleide 1.234 Wunden');
    const who = { list: ['Ada', 'Ben'] } as const;
    expect(german.sentence(['party', { who, count: 2 }])).toBe('Ada und Ben brechen auf.');
    expect(english.sentence(['party', { who, count: 2 }])).toBe('Ada and Ben set out.');
  });

  it('falls back to English, phrase by phrase, where it has none', () => {
    expect(german.say(['move', { who: { seat: 0 }, where: { seat: 2 } }])).toBe('Ada moves to player 3');
  });

  it('serves its regions too', () => {
    const austrian = createSpeaker({ languages, language: 'de-AT' });
    expect(austrian.say(['wounds', { n: 2 }])).toBe('erleide 2 Wunden');
    expect(austrian.say('bare')).toBe('bare');
  });

  it('that is not there at all is English', () => {
    expect(createSpeaker({ languages, language: 'fr' }).say(['wounds', { n: 2 }])).toBe('suffer 2 wounds');
  });
});

it('the phrases of a game win over those of the kernel', () => {
  const pirate = createSpeaker({ languages: [{ en: { yes: 'aye' } }, kernelLanguages] });
  expect([pirate.say('yes'), pirate.say('no')]).toEqual(['aye', 'no']);
});
