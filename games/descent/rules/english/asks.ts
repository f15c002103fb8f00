import type { Catalogue } from '@questwright/kernel';

/** What players are asked. */
export const asks: Catalogue = {
  'd2.ask.act': 'What do you do?',
  'd2.ask.use': 'Do you use one of these now?',
  'd2.ask.play': 'Do you play a card now?',
  'd2.ask.whose-roll': 'Whose roll?',
  'd2.ask.discard-card': 'Which card do you discard?',
  'd2.ask.order': 'In which order do these happen?',
  'd2.ask.activate': 'Which monster do you activate?',
  'd2.ask.next-hero': 'Which hero takes the next turn?',
  'd2.ask.face': 'Which face does the die show?',
  'd2.ask.stand-up': 'Does the hero stand up?',
  'd2.ask.familiar': 'Do you activate a familiar now?',
  'd2.ask.as-fatigue': 'How much of it do you suffer as fatigue?',
  'd2.ask.discard': 'Which condition is discarded?',
  'd2.ask.figure': 'Which figure?',
  'd2.ask.die': 'Which die?',
  'd2.ask.step': 'Where does the figure move?',
  'd2.ask.base': 'Where do you put the base?',
  'd2.ask.place': 'In which space?',
  'd2.ask.crumbling': 'The ground crumbles. Which attribute do you test?',
  'd2.ask.target': 'Which space do you attack?',
  'd2.ask.another-target': 'Which other space do you attack as well?',
  'd2.ask.weapon': 'What do you attack with?',
  'd2.ask.stand-in': 'Whose place do you take?',
  'd2.ask.surge':
    'You have {n, plural, one {a surge} other {# surges}} left. What do you spend {n, plural, one {it} other {them}} on?',
  'd2.ask.surge-or-miss': 'Spend a surge because of {name}, or let the attack miss?',
  'd2.ask.damage-order': 'Who is dealt damage first?',
  'd2.ask.fire-breath': 'Where does the fire go? ({n, plural, one {# space} other {# spaces}} left)',
};
