import { describe, expect, it } from 'vitest';
import { Box, Boxes, head, type Printed, printed, readBox } from '../src/index.ts';

const card = (name: string): Printed => ({ ...head({ name }), kind: 'card', ...printed([]) });

describe('the boxes of a game', () => {
  const boxes = new Boxes<Box>();
  const names = (box: Box): string[] => box.cards.map(({ name }) => name);

  it('are not there before the game has put in the printed one', () => {
    expect(() => boxes.printed).toThrow('has not put in its box');
  });

  it('take in what a scenario makes up, and the printed one stays as it is', () => {
    boxes.print(new Box([card('Lamp')]), (box, components) => box.with([card(JSON.parse(components))]));
    expect(names(boxes.with('"Rope"'))).toEqual(['Lamp', 'Rope']);
    expect(names(boxes.printed)).toEqual(['Lamp']);
    expect(boxes.with(null)).toBe(boxes.printed);
  });

  it('keep the way to take it in when another box is put in', () => {
    boxes.print(new Box([card('Map')]));
    expect(names(boxes.with('"Rope"'))).toEqual(['Map', 'Rope']);
  });

  it('refuse components that cannot be read in a sentence', () => {
    expect(() => readBox('{', boxes)).toThrow('The components cannot be read: ');
  });
});
