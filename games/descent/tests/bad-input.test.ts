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
    [
      'with two weapons of one name',
      'weapons: [{ name: Axe, dice: [red] }]',
      'weapons: [{ name: Axe, dice: [red] }], packed: [{ name: Axe, dice: [blue] }]',
      '11:80',
      'two different weapons are called Axe',
    ],
    [
      'with two monsters of one name',
      'health: 9 } }',
      'health: 9 } }\n  N: { monster: { name: Rat, health: 8 }, at: c1 }',
      '13:8',
      'two different monsters are called Rat',
    ],
    [
      'with a monster of a rank that is not described',
      'health: 9 } }',
      'health: 9 } }\n  N: { monster: Rat, rank: master, at: c1 }',
      '13:8',
      'no master of act 1 of Rat is described',
    ],
    ['with an act that does not exist', 'turn:', 'act: 3\nturn:', '13:1', 'a whole number from 1 to 2'],
  ])('%s is refused, with the place', (_, was, is, spot, sentence) => {
    expect(SOUND).toContain(was);
    const [said = ''] = saidOf(SOUND.replace(was, is));
    expect(said).toContain(`duel.yaml:${spot}: `);
    expect(said).toContain(sentence);
  });
});

describe('what a scenario makes up', () => {
  it('can be described again in the same way, or called by its name', () => {
    const more = `health: 9 } }
  N: { monster: { name: Rat, health: 12 }, rank: master, at: c1 }
  O: { monster: Rat, at: d1 }
  K: { hero: { attributes: { might: 1, awareness: none } }, weapons: [Axe], at: a2 }
  L: { hero: {}, weapons: [{ name: Axe, dice: [red] }], at: b2 }`;
    const text = SOUND.replace('health: 9 } }', more)
      .replace('H.ends: [a1, a2, b2]', 'N.health: 12\n  O.health: 9\n  K.weapons: [Axe]\n  L.weapons: [Axe]')
      .replace('M.damage: 2', 'K.attributes: { might: 1, knowledge: 3, willpower: 3, awareness: null }');
    expect(saidOf(text)).toEqual([]);
  });

  it('is null among the facts once it has been defeated', () => {
    const text = SOUND.replace('health: 9', 'health: 2').replace('M.damage: 2', 'M: null\n  M.at: null');
    expect(saidOf(text.replace('  H.ends: [a1, a2, b2]\n', ''))).toEqual([]);
  });
});

const IN_A_QUEST = `title: A quest
game: descent
quest: First Blood
figures:
  H: { hero: Avric Albright, at: a3 }
  L: { hero: Leoric of the Book, at: b3 }
  E: { monster: Ettin, rank: master, at: [h2, i2, h3, i3] }
turn: { of: H }
counts: { Flight: 5 }
search tokens: [f4]
expect: { quest.counts.Flight: 5, search tokens: [f4] }
`;

describe('a position in a quest', () => {
  it('is set up if nothing is wrong with it', () => expect(saidOf(IN_A_QUEST)).toEqual([]));

  it.each<[what: string, was: string, is: string, spot: string, sentence: string]>([
    ['that the box does not have', 'First Blood', 'Last Blood', '3:1', 'expected one of '],
    ['with an encounter too many', 'figures:', 'encounter: 2\nfigures:', '4:1', 'from 1 to 1'],
    [
      'with one hero',
      '  L: { hero: Leoric of the Book, at: b3 }\n',
      '',
      '4:1',
      'a quest is played with two to four heroes',
    ],
    ['with two figures in a space', 'at: b3', 'at: a3', '6:3', 'L and H are in the same space'],
    ['with a space that it lacks', 'at: b3', 'at: z9', '6:34', 'there is no space "z9"'],
    ['with a base that is bent', 'i3]', 'j3]', '7:3', 'E is huge, and its base cannot lie there'],
    ['with a rule that it lacks', 'Flight: 5', 'Flights: 5', '9:11', 'there are Flight, Stragglers'],
    ['with a search token elsewhere', 'tokens: [f4]\ne', 'tokens: [f3]\ne', '10:17', 'no search token in f3'],
    [
      'with an objective token that it lacks',
      'turn:',
      'used objectives: [f3]\nturn:',
      '8:19',
      'no objective token in f3',
    ],
    ['with a unique token that it lacks', 'turn:', 'unique token: c1\nturn:', '8:1', 'these spaces: none'],
  ])('%s is refused, with the place', (_, was, is, spot, sentence) => {
    expect(IN_A_QUEST).toContain(was);
    const [said = ''] = saidOf(IN_A_QUEST.replace(was, is));
    expect(said).toContain(`duel.yaml:${spot}: `);
    expect(said).toContain(sentence);
  });
});
