import type { Catalogue } from '@questwright/kernel';

/** What players are asked. */
export const asks: Catalogue = {
  'd2.ask.act': 'What do you do?',
  'd2.ask.use': 'Do you use one of these now?',
  'd2.ask.order': 'In which order do these happen?',
  'd2.ask.activate': 'Which monster do you activate?',
  'd2.ask.next-hero': 'Which hero takes the next turn?',
  'd2.ask.face': 'Which face does the die show?',
  'd2.ask.die': 'Which die?',
  'd2.ask.place': 'In which space?',
};
