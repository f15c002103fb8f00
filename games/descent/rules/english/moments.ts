/** What players call the moments at which the overlord may play a card, to pass them in advance. */
export const moments: { readonly [moment: string]: string } = {
  afterRoll: 'd2.at.after-roll',
  rolled: 'd2.at.rolled',
  overlordStarts: 'd2.at.overlord-starts',
  entered: 'd2.at.entered',
  doorOpened: 'd2.at.door-opened',
  searching: 'd2.at.searching',
  searched: 'd2.at.searched',
  overlordEnds: 'd2.at.overlord-ends',
  defeated: 'd2.at.defeated',
  testPassed: 'd2.at.test-passed',
  beforeRoll: 'd2.at.before-roll',
};

export const atTexts: { readonly [key: string]: string } = {
  'd2.at.after-roll': 'when dice of an attack have been rolled',
  'd2.at.rolled': 'when other dice have been rolled',
  'd2.at.overlord-starts': 'at the start of the turn of the overlord',
  'd2.at.entered': 'when a hero enters a space',
  'd2.at.searching': 'when a hero searches',
  'd2.at.searched': 'after a hero has searched',
  'd2.at.overlord-ends': 'at the end of the turn of the overlord',
  'd2.at.defeated': 'when a figure has been defeated',
  'd2.at.test-passed': 'when a hero passes a test',
  'd2.at.before-roll': 'before dice of an attack are rolled',
  'd2.at.door-opened': 'when a hero opens a door',
};
