import { expect, it } from 'vitest';
import { parseLedger } from './parse-ledger.ts';

const markdown = `# Magpies: rules ledger

Words for authors.

## TURN

- **MP-TURN-01** A turn begins with a card. \`[002 Setup 1; The Story]\`
- **MP-TURN-02** It ends, as the book is silent. \`[002 End]\` (app) (ruling)
- **MP-TURN-03** Nobody has seen it. \`[002 End]\` (unseen)

## CORE: precedence and wording

### General

- **MP-CORE-01** No source here.

## Open points

1. Something that is not a line.
`;

it('reads lines with their source and tags by section', () => {
  expect(parseLedger(markdown)).toEqual({
    title: 'Magpies',
    sections: [
      {
        title: 'Turn',
        lines: [
          {
            id: 'MP-TURN-01',
            text: 'A turn begins with a card.',
            source: 'Setup 1; The Story',
            tags: [],
          },
          {
            id: 'MP-TURN-02',
            text: 'It ends, as the book is silent.',
            source: 'End',
            tags: ['app', 'ruling'],
          },
          { id: 'MP-TURN-03', text: 'Nobody has seen it.', source: 'End', tags: ['unseen'] },
        ],
      },
      {
        title: 'Precedence and wording: General',
        lines: [{ id: 'MP-CORE-01', text: 'No source here.', source: null, tags: [] }],
      },
    ],
  });
});
