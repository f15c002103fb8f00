import type { Catalogue } from '@questwright/kernel';
import { CONDITIONS } from '../things.ts';

const capital = (word: string): string => `${word[0]!.toUpperCase()}${word.slice(1)}`;

/** The words of options, and the names of things. */
export const words: Catalogue = {
  'd2.word.move': 'move',
  'd2.word.rest': 'rest',
  'd2.word.stand-up': 'stand up',
  'd2.word.fatigue-for-a-point': 'fatigue for a point',
  'd2.word.stop': 'stop',
  'd2.word.end-turn': 'end turn',
  'd2.word.end-activation': 'end activation',
  'd2.word.pass': 'pass',
  'd2.word.no-more-surges': 'no more surges',
  'd2.word.let-it-miss': 'let it miss',
  'd2.word.keep': 'keep',
  'd2.word.attack': 'attack',
  'd2.word.attack-with': 'attack with {weapon}',
  'd2.word.target': 'target {figure}',
  'd2.word.step': 'step {space}',
  'd2.word.step-with':
    'step {space} with {source, select, fatigue {fatigue} gift {points gained} other {the move}}',
  'd2.word.shrink': 'shrink to {space}',
  'd2.word.base': 'base {spaces}',
  'd2.word.space': '{space}',
  'd2.word.path': 'path {spaces}',
  'd2.word.search': 'search {space}',
  'd2.word.climb': 'climb out to {space}',
  'd2.word.open': 'open {door}',
  'd2.word.close': 'close {door}',
  'd2.word.revive': 'revive {figure}',
  'd2.word.activate': 'activate {figure}',
  'd2.word.figure': '{figure}',
  'd2.word.discard': 'discard {condition}',
  'd2.word.discard-from': 'discard {condition} from {figure}',
  'd2.word.ability': '{name}',
  'd2.word.surge': 'surge {effect}{number, select, 1 {} other { #{number}}}',
  'd2.word.reroll': 'reroll {colour}{number, select, 1 {} other { #{number}}}',
  'd2.word.face': '{face}',
  'd2.word.use': 'use {card}',
  'd2.word.play': 'play {card}',
  'd2.word.play-on': 'play {card} on {figure}',
  'd2.word.equip': 'equip {card}',
  'd2.word.unequip': 'unequip {card}',
  'd2.word.give': 'give {card} to {figure}',
  ...Object.fromEntries(CONDITIONS.map((condition) => [`d2.condition.${condition}`, capital(condition)])),
};
