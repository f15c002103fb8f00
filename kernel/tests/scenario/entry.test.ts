import { describe, expect, it } from 'vitest';
import { Entry, ScenarioError } from '../../src/index.ts';

/** What is thrown, as `path: message`. */
function refusal(run: () => unknown): string {
  try {
    run();
  } catch (error) {
    if (error instanceof ScenarioError) return `${error.path.join('/')}: ${error.message}`;
    throw error;
  }
  return 'nothing is wrong';
}

describe('an entry is read in its type, or refused with the way to it', () => {
  const doc = Entry.of({
    name: 'Ann',
    age: 7,
    kind: 'hero',
    tall: true,
    short: false,
    items: ['rope', 3],
    wounds: { here: 1 },
    nothing: null,
    empty: {},
    blank: '',
  });

  it('texts, numbers, flags, words, lists and maps', () => {
    expect([doc.at('name').text(), doc.at('age').text(), doc.at('age').whole()]).toEqual(['Ann', '7', 7]);
    expect(['tall', 'short', 'thin'].map((word) => doc.at(word).flag())).toEqual([true, false, false]);
    expect(doc.at('kind').oneOf(['hero', 'foe'])).toBe('hero');
    expect(doc.at('age').oneOf(['6', '7'])).toBe('7');
    expect(doc.at('kind').oneOf(['HERO', 'Hero'])).toBe('HERO');
    expect(doc.at('items').texts()).toEqual(['rope', '3']);
    expect(doc.at('items').each()).toEqual(doc.at('items').list());
    expect(doc.at('name').each()).toEqual([doc.at('name')]);
    expect(
      doc
        .at('wounds')
        .entries()
        .map(([word, one]) => [word, one.whole(), one.path]),
    ).toEqual([['here', 1, ['wounds', 'here']]]);
    expect(doc.at('wounds').asMap('a map').at('here').asIs()).toBe(1);
    expect([doc.at('items').isList, doc.at('items').isMap, doc.at('items').isText]).toEqual([
      true,
      false,
      false,
    ]);
    expect([doc.at('age').isList, doc.at('age').isMap, doc.at('age').isText]).toEqual([false, false, true]);
    expect([doc.at('nothing').isSaid, doc.at('thin').isSaid, doc.at('thin').at('thinner').isSaid]).toEqual([
      true,
      false,
      false,
    ]);
    expect(doc.at('toString').isSaid).toBe(false);
  });

  it('a value stands for what is left out, and for nothing else', () => {
    expect([doc.at('age').or(3).whole(), doc.at('size').or(3).whole()]).toEqual([7, 3]);
    expect(refusal(() => doc.at('nothing').or(3).whole())).toBe(
      'nothing: nothing: expected a whole number, not nothing',
    );
  });

  it.each([
    [(e: Entry) => e.at('items').text(), 'items: items: expected a text, not ["rope",3]'],
    [(e: Entry) => e.at('name').texts(), 'name: name: expected a list of texts, not Ann'],
    [(e: Entry) => e.at('empty').at('x').text('a name'), 'empty/x: x: expected a name, not nothing'],
    [(e: Entry) => e.at('name').whole(), 'name: name: expected a whole number, not Ann'],
    [(e: Entry) => e.at('age').whole({ min: 8 }), 'age: age: expected a whole number of at least 8, not 7'],
    [
      (e: Entry) => e.at('age').whole({ min: 1, max: 6 }),
      'age: age: expected a whole number from 1 to 6, not 7',
    ],
    [(e: Entry) => e.at('size').or(1.5).whole(), 'size: size: expected a whole number, not 1.5'],
    [(e: Entry) => e.at('name').flag(), 'name: name: expected true or false, not Ann'],
    [(e: Entry) => e.at('blank').oneOf(['a', 'b']), 'blank: blank: expected one of a, b, not ""'],
    [(e: Entry) => e.at('age').list(), 'age: age: expected a list, not 7'],
    [
      (e: Entry) => e.at('items').entries(),
      'items: items: expected entries like "name: value", not ["rope",3]',
    ],
    [(e: Entry) => e.at('items').asMap('a map'), 'items: items: expected a map, not ["rope",3]'],
    [(e: Entry) => e.at('empty').someEntries('something'), 'empty: empty: expected something, not {}'],
    [(e: Entry) => e.at('name').at('first'), 'name: name: expected entries like "name: value", not Ann'],
    [
      (e: Entry) => e.at('nothing').at('first'),
      'nothing: nothing: expected entries like "name: value", not nothing',
    ],
    [(e: Entry) => e.at('items').list()[1]!.oneOf(['a']), 'items/1: expected one of a, not 3'],
  ])('%s', (read, sentence) => {
    expect(refusal(() => read(doc))).toBe(sentence);
  });

  it('bounds are included', () => {
    expect(doc.at('age').whole({ min: 7, max: 7 })).toBe(7);
  });
});

describe('what nobody reads is found', () => {
  const unread = (value: unknown, read: (doc: Entry) => void): string => {
    const doc = Entry.of(value);
    read(doc);
    return refusal(() => doc.refuseUnread());
  };

  it('a word, with those that were asked for', () => {
    const read = (doc: Entry): void => {
      doc.at('name').text();
      doc.at('wounds').or(0).whole();
    };
    expect(unread({ name: 'Ann', wounds: 1 }, read)).toBe('nothing is wrong');
    expect(unread({ name: 'Ann', wouds: 1 }, read)).toBe(
      'wouds: "wouds" is not a word here; expected one of name, wounds',
    );
    expect(unread({ name: 'Ann', wouds: undefined }, read)).toBe('nothing is wrong');
  });

  it('a word that was asked for and then not needed', () => {
    const either = (doc: Entry): void => {
      if (doc.at('when').isSaid) doc.at('when').text();
      else doc.at('use').text();
    };
    expect(unread({ when: 'now' }, either)).toBe('nothing is wrong');
    expect(unread({ when: 'now', use: 'once' }, either)).toBe(
      'use: "use" is not a word here; expected one of when',
    );
    const looked = (doc: Entry): unknown => [doc.at('when').isSaid, doc.at('when').value];
    expect(unread({ when: 'now' }, looked)).toBe('when: "when" is not a word here');
  });

  it('deep down, in maps and lists', () => {
    const doc = { cards: [{ name: 'A' }, { name: 'B', cost: 1 }] };
    const names = (entry: Entry): void => {
      for (const card of entry.at('cards').list()) card.at('name').text();
    };
    expect(unread(doc, names)).toBe('cards/1/cost: "cost" is not a word here; expected one of name');
    expect(unread(doc, (entry) => void entry.at('cards').asIs())).toBe('nothing is wrong');
    expect(unread(doc, (entry) => void entry.at('cards').list())).toBe(
      'cards/0: {"name":"A"} is not read here',
    );
    expect(unread({ a: { b: {} } }, (entry) => void entry.at('a').asMap('a map'))).toBe(
      'a/b: "b" is not a word here',
    );
  });

  it('of a changed entry in the entry as it was', () => {
    const made = (entry: Entry): void => {
      const changed = entry.with({ name: 'Ann', size: 3 });
      expect([changed.at('name').text(), changed.at('size').whole(), changed.at('age').whole()]).toEqual([
        'Ann',
        3,
        7,
      ]);
      expect(changed.words.sort()).toEqual([...new Set([...entry.words, 'name', 'size'])].sort());
    };
    expect(unread({ age: 7 }, made)).toBe('nothing is wrong');
    expect(unread({ age: 7, name: 'Ben' }, made)).toBe(
      'name: "name" is not a word here; expected one of size, age',
    );
    expect(unread({ age: 7, height: 2 }, made)).toBe(
      'height: "height" is not a word here; expected one of name, size, age',
    );
    const text = (entry: Entry): void => {
      expect(
        entry
          .at('hero')
          .with({ name: entry.at('hero').text() })
          .at('name')
          .text(),
      ).toBe('Ann');
    };
    expect(unread({ hero: 'Ann' }, text)).toBe('nothing is wrong');
  });
});

describe('a card that is described', () => {
  it('is told with whatever is wrong in it', () => {
    const doc = Entry.of({ cards: [{ cost: 'much', text: { draw: 'lots' } }, { cost: 'little' }] });
    const [first, second] = doc.at('cards').list();
    first!.describes('Feast');
    expect(refusal(() => first!.at('cost').whole())).toBe(
      'cards/0/cost: cost: expected a whole number, not much (in "Feast")',
    );
    expect(refusal(() => first!.at('text').at('draw').whole())).toContain('(in "Feast")');
    expect(refusal(() => first!.with({ size: 'big' }).at('size').whole())).toContain('(in "Feast")');
    expect(refusal(() => second!.at('cost').whole())).toBe(
      'cards/1/cost: cost: expected a whole number, not little',
    );
    first!.at('text').describes('Its text');
    expect(refusal(() => first!.at('text').at('draw').whole())).toContain('(in "Its text")');
    expect(refusal(() => Entry.of({ a: 1 }).describes('Card').refuseUnread())).toContain('(in "Card")');
  });
});
