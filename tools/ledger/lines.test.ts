import { describe, expect, it } from 'vitest';
import { linesOf } from './lines.ts';

describe('linesOf', () => {
  it('reads ids and topics in their order, and nothing but the lines', () => {
    const markdown = `
# A game: rules ledger

Words used here: **QQ-NOT-01** is not a line.

## MOVE

- **QQ-MOVE-01** A pawn goes forward. \`[000 Pawns]\`
- **QQ-TAKE-101** A pawn takes to the side (table or not). \`[000 Pawns]\` (ruling)
- A remark about QQ-MOVE-01.
`;
    expect(linesOf(markdown)).toEqual([
      {
        id: 'QQ-MOVE-01',
        topic: 'MOVE',
        text: 'A pawn goes forward. `[000 Pawns]`',
        isTable: false,
        isUnseen: false,
      },
      {
        id: 'QQ-TAKE-101',
        topic: 'TAKE',
        text: 'A pawn takes to the side (table or not). `[000 Pawns]` (ruling)',
        isTable: false,
        isUnseen: false,
      },
    ]);
  });

  it('knows the lines that only matter on a table, whatever other tags they have', () => {
    const markdown =
      '- **QQ-BOX-01** Shut the box. `[000 Box]` (table)\n- **QQ-BOX-02** Softly. (table) (ruling)\n';
    expect(linesOf(markdown).map(({ isTable }) => isTable)).toEqual([true, true]);
  });

  it('knows what nobody can see', () => {
    const markdown = '- **QQ-TALE-01** They win. (content) (unseen)\n- **QQ-TALE-02** They lose (unseen).\n';
    expect(linesOf(markdown).map(({ isUnseen }) => isUnseen)).toEqual([true, false]);
  });
});
