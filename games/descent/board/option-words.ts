import type { Catalogue } from '@questwright/kernel';

/**
 * How the table words the options. The rules have shorter words for them, by which scenario files and the terminal know them;
 * what stands here is read in their place.
 */
export const optionWords: Catalogue = {
  'd2.word.fatigue-for-a-point': 'Suffer 1 fatigue for 1 movement point',
  'd2.word.stop': 'Stop here',
  'd2.word.no-more-surges': 'Spend no more surges',
  'd2.word.let-it-miss': 'Let the attack miss',
  'd2.word.no-more-targets': 'Attack nobody else',
  'd2.word.keep': 'Keep the dice as they are',
  'd2.word.no-test': 'Make no test',
  'd2.word.ability': '{name}{fatigue, plural, =0 {} other { (# fatigue)}}',
  'd2.word.use': 'Use {card}{fatigue, plural, =0 {} other { (# fatigue)}}',
  'd2.word.target': 'Attack {name}{space, select, none {} other { in {space}}}',
  'd2.word.step': 'Step to {space}',
  'd2.word.step-with':
    'Step to {space} with {source, select, fatigue {points from fatigue} gift {points gained} ability {points of the ability} other {points of the move}}',
  'd2.word.shrink': 'Move from {space}',
  'd2.word.base': 'Put the base on {spaces}',
  'd2.word.space': 'Space {space}',
  'd2.word.path': 'Along {spaces}',
  'd2.word.search': 'Search the token in {space}',
  'd2.word.climb': 'Climb out to {space}',
  'd2.word.open': 'Open the door between {one} and {other}',
  'd2.word.close': 'Close the door between {one} and {other}',
  'd2.word.surge': 'Spend on {effect}{number, select, 1 {} other { (once more)}}',
  'd2.word.reroll': 'Reroll the {colour} die{number, select, 1 {} other { (no. {number})}}',
  'd2.word.face': 'Turn it to {face}',
};
