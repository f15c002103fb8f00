/**
 * What players call the moments at which the overlord may play a card, to pass them in advance. Several
 * moments can be one to them.
 */
export const moments: { readonly [moment: string]: string } = {
  beforeRoll: 'd2.at.attack',
  afterRoll: 'd2.at.attack',
  searching: 'd2.at.search',
  searched: 'd2.at.search',
  doorOpened: 'd2.at.door-opened',
  entered: 'd2.at.entered',
  defeated: 'd2.at.defeated',
  testPassed: 'd2.at.other-dice',
  rolled: 'd2.at.other-dice',
  overlordStarts: 'd2.at.overlord-turn',
  overlordEnds: 'd2.at.overlord-turn',
};

export const atTexts: { readonly [key: string]: string } = {
  'd2.at.attack': 'when somebody attacks',
  'd2.at.search': 'when a hero searches',
  'd2.at.door-opened': 'when a hero opens a door',
  'd2.at.entered': 'when a hero enters a space',
  'd2.at.defeated': 'when a figure has been defeated',
  'd2.at.other-dice': 'when other dice are rolled or a test is passed',
  'd2.at.overlord-turn': 'at the start and the end of the turn of the overlord',
};
