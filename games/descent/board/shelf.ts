/** The quests as the shelf names them: it is part of the first load, so it does not read the content. */
export const quests = [
  ['first-blood', 'First Blood'],
  ['a-fat-goblin', 'A Fat Goblin'],
  ['castle-daerion', 'Castle Daerion'],
  ['the-cardinals-plight', "The Cardinal's Plight"],
  ['the-masquerade-ball', 'The Masquerade Ball'],
  ['death-on-the-wing', 'Death on the Wing'],
  ['the-shadow-vault', 'The Shadow Vault'],
  ['the-overlord-revealed', 'The Overlord Revealed'],
  ['the-monsters-hoard', "The Monster's Hoard"],
  ['the-frozen-spire', 'The Frozen Spire'],
  ['the-dawnblade', 'The Dawnblade'],
  ['the-desecrated-tomb', 'The Desecrated Tomb'],
  ['enduring-the-elements', 'Enduring the Elements'],
  ['the-ritual-of-shadows', 'The Ritual of Shadows'],
  ['blood-will-tell', 'Blood Will Tell'],
  ['the-twin-idols', 'The Twin Idols'],
  ['the-wyrm-turns', 'The Wyrm Turns'],
  ['the-wyrm-rises', 'The Wyrm Rises'],
  ['gryvorn-unleashed', 'Gryvorn Unleashed'],
  ['the-man-who-would-be-king', 'The Man Who Would Be King'],
  ['acolyte-of-saradyn', 'Acolyte of Saradyn'],
  ['gold-digger', 'Gold Digger'],
  ['rude-awakening', 'Rude Awakening'],
  ['whats-yours-is-mine', "What's Yours Is Mine"],
  ['at-the-forge', 'At the Forge'],
  ['armed-to-the-teeth', 'Armed to the Teeth'],
] as const;

/** The campaigns, which lead from quest to quest. */
export const campaigns = [
  ['the-shadow-rune', 'The Shadow Rune'],
  ['heirs-of-blood', 'Heirs of Blood'],
  ['lair-of-the-wyrm', 'Lair of the Wyrm'],
] as const;

/** Boxes that can be added to the base box. */
export const LAIR = 'Lair of the Wyrm';
export const PACKS = [
  'Baron Zachareth',
  'Belthir',
  'Lady Eliza Farrow',
  'Lord Merick Farrow',
  'Sir Alric Farrow',
  'Splig',
].map((lieutenant) => `Lieutenant Pack: ${lieutenant}`);

/** The campaigns that are played without an overlord. */
export const roads = [
  ['kindred-fire', 'Kindred Fire'],
  ['rise-of-all-goblins', 'Rise of All Goblins'],
] as const;
