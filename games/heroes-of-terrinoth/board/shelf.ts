/**
 * The names of quests and heroes for the set-up page. The box is part of the first load, and the content is not,
 * so they stand here once more; a test holds them to the content.
 */
export const quests = [
  ['the-goblin-problem', 'The Goblin Problem', 'Trivial'],
  ['millbrook-burning', 'Millbrook Burning', 'Trivial'],
  ['battle-in-the-mistlands', 'Battle in the Mistlands', 'Trivial'],
  ['ahead-of-the-bloodguard', 'Ahead of the Bloodguard', 'Challenging'],
  ['the-envoys-road', "The Envoy's Road", 'Challenging'],
  ['a-theft-of-stars', 'A Theft of Stars', 'Formidable'],
  ['stand-at-ravenwatch', 'Stand at Ravenwatch', 'Formidable'],
  ['ash-and-starfall', 'Ash and Starfall', 'Formidable'],
] as const;

export const heroes = [
  ['ashrian', 'Ashrian', 'Healer'],
  ['avric-albright', 'Avric Albright', 'Healer'],
  ['elder-mok', 'Elder Mok', 'Healer'],
  ['astarra', 'Astarra', 'Mage'],
  ['leoric-of-the-book', 'Leoric of the Book', 'Mage'],
  ['lyssa', 'Lyssa', 'Mage'],
  ['jain-fairwood', 'Jain Fairwood', 'Scout'],
  ['kari-wraithstalker', 'Kari Wraithstalker', 'Scout'],
  ['tomble-burrowell', 'Tomble Burrowell', 'Scout'],
  ['grisban-the-thirsty', 'Grisban the Thirsty', 'Warrior'],
  ['syndrael', 'Syndrael', 'Warrior'],
  ['trenloe-the-strong', 'Trenloe the Strong', 'Warrior'],
] as const;
