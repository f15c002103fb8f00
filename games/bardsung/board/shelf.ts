/**
 * The names of chapters and heroes for the set-up page. The box is part of the first load, and the content is not, so
 * they stand here once more; a test holds them to the content.
 */
export const chapters = [
  ['the-outer-ruins', 'The Outer Ruins'],
  ['hobgoblin-encampment', 'Hobgoblin Encampment'],
  ['the-crypt', 'The Crypt'],
  ['the-halls-of-the-dead', 'The Halls of the Dead'],
  ['the-sunken-road', 'The Sunken Road'],
  ['the-gear-vaults', 'The Gear Vaults'],
  ['the-furnace-deep', 'The Furnace Deep'],
  ['the-garden-of-glass', 'The Garden of Glass'],
  ['the-debtors-stair', 'The Debtors’ Stair'],
  ['the-ancient-forge', 'The Ancient Forge'],
] as const;

export const heroes = [
  ['dawnguard', 'Dawnguard', 'faith'],
  ['lightweaver', 'Lightweaver', 'elements'],
  ['nightfeather', 'Nightfeather', 'shadow'],
  ['stoneheart', 'Stoneheart', 'steel'],
  ['wyldshell', 'Wyldshell', 'omens'],
  ['daemonblade', 'Dæmonblade', 'damnation'],
  ['fatesong', 'Fatesong', 'serenity'],
  ['firesoul', 'Firesoul', 'flame'],
  ['forgewarden', 'Forgewarden', 'honour'],
  ['gladestrider', 'Gladestrider', 'beasts'],
  ['pathseeker', 'Pathseeker', 'wilds'],
  ['skullsplitter', 'Skullsplitter', 'blood'],
  ['swiftclaw', 'Swiftclaw', 'spirits'],
] as const;
