import { readScenarioText, understanding } from '@questwright/cli/scenario/file';
import { runScenario } from '@questwright/kernel';
import { describe, expect, it } from 'vitest';
import { game } from '../rules/index.ts';

const SOUND = `title: A duel
game: descent
map: |
  /   a   b   c   d
    +---+---+---+---+
  1 | H   M D .   . |
    +   +   +   +   +
  2 | .   .   X   . |
    +---+---+---+---+
figures:
  H: { hero: { name: Knight }, weapons: [{ name: Axe, dice: [red] }] }
  M: { monster: { name: Rat, health: 9 } }
turn: { of: H, points: 1 }
chance:
  red die: [0-2-0]
  gray die: ['0']
steps:
  - H: attack with Axe
  - H: target M
expect:
  M.damage: 2
  H.ends: [a1, a2, b2]
`;

/** What is said of a scenario: that it makes no sense, or what differs, each with its line and column. */
function saidOf(text: string): string[] {
  const file = readScenarioText('duel.yaml', text);
  try {
    const { differences } = understanding(file, () => runScenario(game, file.document));
    return differences.map(({ path, what }) => {
      const { line, column } = file.spotOf(path);
      return `duel.yaml:${line}:${column}: ${what}`;
    });
  } catch (error) {
    return [(error as Error).message];
  }
}

describe('a scenario', () => {
  it('is played if nothing is wrong with it', () => expect(saidOf(SOUND)).toEqual([]));

  const ROW = '1 | H   M D .   . |';
  it.each<[what: string, was: string, is: string, spot: string, sentence: string]>([
    ['whose map does not close', ROW, ROW.slice(0, -2), '6:21', 'The map does not close: d1 is open'],
    ['whose map has a gap above', '    +---+', '    +   +', '5:7', 'a1 is open to the north'],
    ['with a figure in a wall', ROW, '1 | H   M D . H . |', '6:17', 'H stands in a wall'],
    ['with a figure on an obstacle', '.   X   .', '.   XA  .', '8:16', 'A stands on an obstacle'],
    ['with a base on a door', ROW, '1 | H   M D M   . |', '6:13', 'The base of M lies across a door'],
    ['with a base of no size', ROW, '1 | H   M D .   M |', '6:19', 'The spaces of M are no base'],
    ['with a figure of another size', 'name: Rat,', 'name: Rat, size: huge,', '12:3', 'M is huge'],
    ['with a figure that nobody knows', ROW, '1 | H   M D .   Z |', '10:1', 'the map shows Z'],
    ['with a figure that is nowhere', ROW, '1 | H   . D .   . |', '12:3', 'M is not on the map'],
    [
      'with a die that nobody has',
      'red die: [0-2-0]',
      'pink die: [0-2-0]',
      '14:1',
      'The rules draw "red die"',
    ],
    ['with a face that a die lacks', '[0-2-0]', '[0-9-0]', '15:3', 'can only be: '],
    ['with a die of no colour', 'dice: [red]', 'dice: [pink]', '11:62', 'expected one of '],
    [
      'with a kind of option that is none',
      'H: target M',
      'offered: { ends: [a1] }',
      '19:16',
      'is no kind of option',
    ],
    ['with a fact that is none', 'H.ends', 'H.endings', '22:3', 'there is no such fact'],
    ['with a fact that is not so', '[a1, a2, b2]', '[a1, b2, c1]', '22:3', 'got ["a1","a2","b2"]'],
    ['with the turn of nobody', 'of: H', 'of: K', '13:9', 'there is no figure K'],
    ['with an act that does not exist', 'turn:', 'act: 3\nturn:', '13:1', 'a whole number from 1 to 2'],
  ])('%s is refused, with the place', (_, was, is, spot, sentence) => {
    expect(SOUND).toContain(was);
    const [said = ''] = saidOf(SOUND.replace(was, is));
    expect(said).toContain(`duel.yaml:${spot}: `);
    expect(said).toContain(sentence);
  });
});
