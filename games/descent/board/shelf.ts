/** The quests as the shelf names them: it is part of the first load, so it does not read the content. */
export const quests = [
  ['first-blood', 'First Blood'],
  ['acolyte-of-saradyn', 'Acolyte of Saradyn'],
] as const;
