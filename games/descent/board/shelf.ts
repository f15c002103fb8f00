/** The quests as the shelf names them: it is part of the first load, so it does not read the content. */
export const quests = [
  ['first-blood', 'First Blood'],
  ['a-fat-goblin', 'A Fat Goblin'],
  ['castle-daerion', 'Castle Daerion'],
  ['the-cardinals-plight', "The Cardinal's Plight"],
  ['the-masquerade-ball', 'The Masquerade Ball'],
  ['death-on-the-wing', 'Death on the Wing'],
  ['the-shadow-vault', 'The Shadow Vault'],
  ['acolyte-of-saradyn', 'Acolyte of Saradyn'],
] as const;
