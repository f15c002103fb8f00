import { describe, expect, it } from 'vitest';
import { type Pinned, pinFacts, unlikeFacts } from '../src/testing/index.ts';

interface Bird {
  readonly id: string;
  readonly eggs: number;
  readonly song: string;
  readonly ours?: boolean;
}

const wren: Bird = { id: 'wren', eggs: 6, song: 'trills, then rests' };
const crow: Bird = { id: 'crow', eggs: 4, song: 'caws' };

const birds = (table: string, things: readonly Bird[] = [wren, crow]): Pinned<Bird> => ({
  table,
  things,
  id: ({ id }) => id,
  columns: { eggs: ({ eggs }) => eggs, song: ({ song }) => song },
  isOurs: ({ ours }) => ours === true,
});

const TABLE = `
  id    eggs  song
  wren  6     trills, then rests
  crow  4     caws
`;

pinFacts('a table that fits is a test that passes', birds(TABLE));

describe('content that is unlike the facts', () => {
  const faults = (table: string, things?: readonly Bird[]) => unlikeFacts(birds(table, things));

  it('is told cell by cell', () => {
    expect(faults(TABLE)).toEqual([]);
    expect(faults(TABLE, [{ ...wren, eggs: 5, song: 'hums' }, crow])).toEqual([
      'wren: eggs is "5", not "6"',
      'wren: song is "hums", not "trills, then rests"',
    ]);
  });

  it('is one that has no row, unless it is ours', () => {
    const owl = { id: 'owl', eggs: 2, song: 'hoots' };
    expect(faults(TABLE, [wren, crow, owl])).toEqual(['owl has no row']);
    expect(faults(TABLE, [wren, crow, { ...owl, ours: true }])).toEqual([]);
  });

  it('is held to a row that it has, though it be ours', () => {
    expect(faults(TABLE, [wren, { ...crow, eggs: 9, ours: true }])).toEqual(['crow: eggs is "9", not "4"']);
  });

  it('is one that is missing, or there twice', () => {
    expect(faults(TABLE, [wren])).toEqual(['crow is not there']);
    expect(faults(TABLE, [wren, crow, crow])).toEqual(['crow is there twice']);
  });

  it('may be anything where a ? stands, and nothing else beside it', () => {
    const song = (cell: string) => faults(`id  eggs  song\nwren  ?  ${cell}`, [wren]);
    for (const cell of ['?', 'trills?', '?rests', 'trills, ? rests', 'tr?s, then ?s', '?, then ?'])
      expect(song(cell), cell).toEqual([]);
    for (const cell of ['trills', 'hums?', '?hums', 'trills, ? hums', '?then rests, then rests', '?rests, ?'])
      expect(song(cell), cell).toHaveLength(1);
  });
});

describe('a table that does not belong to what it pins', () => {
  it('has a column that is not read, or lacks one', () => {
    expect(unlikeFacts(birds('id  eggs  wings\nwren  6  2\ncrow  4  2'))).toEqual([
      'the column wings is read by nothing',
      'the table lacks the column song',
    ]);
  });

  it('has a row that is too short, or two for one thing', () => {
    expect(unlikeFacts(birds('id  eggs  song\nwren  6', [wren]))).toEqual([
      'wren has 1 cells, not 2',
      'wren: song is "trills, then rests", not "undefined"',
    ]);
    expect(() => unlikeFacts(birds('id  eggs  song\nwren  6  ?\nwren  7  ?'))).toThrow('two rows for wren');
  });
});
