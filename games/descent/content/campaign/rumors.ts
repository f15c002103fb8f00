import { rumorQuest } from '../../rules/campaign/rumor-words.ts';
import type { CardDefinition } from '../../rules/definitions.ts';

/** Rumor cards that lead to quests. A card whose quest is not in the box is not in the Rumor deck. */
export const rumorQuests: readonly CardDefinition[] = [
  rumorQuest(
    { name: 'Gold Digger' },
    {
      box: 'Lair of the Wyrm',
      icons: ['road', 'road', 'road'],
      instead: ['Rude Awakening', "What's Yours Is Mine"],
    },
  ),
  rumorQuest(
    { name: 'Rude Awakening' },
    {
      box: 'Lair of the Wyrm',
      icons: ['plain', 'plain', 'forest', 'road'],
      instead: ['Gold Digger', "What's Yours Is Mine"],
    },
  ),
  rumorQuest(
    { name: "What's Yours Is Mine" },
    {
      box: 'Lair of the Wyrm',
      icons: ['plain', 'forest', 'mountain', 'mountain'],
      instead: ['Gold Digger', 'Rude Awakening'],
    },
  ),
  rumorQuest(
    { name: 'Food for Worms' },
    {
      box: 'The Trollfens',
      icons: ['forest', 'water', 'water'],
      instead: ['Ghost Town', 'Three Heads, One Mind'],
    },
  ),
  rumorQuest(
    { name: 'Ghost Town' },
    {
      box: 'The Trollfens',
      icons: ['forest', 'road', 'road'],
      instead: ['Food for Worms', 'Three Heads, One Mind'],
    },
  ),
  rumorQuest(
    { name: 'Three Heads, One Mind' },
    { box: 'The Trollfens', icons: ['water', 'road', 'mountain'], instead: ['Food for Worms', 'Ghost Town'] },
  ),
  rumorQuest(
    { name: 'Finders and Keepers' },
    {
      box: 'Manor of Ravens',
      icons: ['road', 'plain', 'forest'],
      instead: ['My House, My Rules', 'Spread Your Wings'],
      beforeInterlude: true,
    },
  ),
  rumorQuest(
    { name: 'My House, My Rules' },
    {
      box: 'Manor of Ravens',
      icons: ['forest', 'forest', 'plain'],
      instead: ['Finders and Keepers', 'Spread Your Wings'],
      beforeInterlude: true,
    },
  ),
  rumorQuest(
    { name: 'Spread Your Wings' },
    {
      box: 'Manor of Ravens',
      icons: ['mountain', 'water', 'plain'],
      instead: ['Finders and Keepers', 'My House, My Rules'],
      beforeInterlude: true,
    },
  ),
  rumorQuest(
    { name: 'Oath of the Outcast' },
    { box: 'Oath of the Outcast', icons: ['forest', 'forest', 'mountain'], beforeInterlude: true },
  ),
  rumorQuest(
    { name: 'Burning Harvest' },
    { box: 'Crown of Destiny', icons: ['mountain', 'plain', 'mountain'], beforeInterlude: true },
  ),
  rumorQuest(
    { name: 'Crusade of the Forgotten' },
    { box: 'Crusade of the Forgotten', icons: ['road', 'water', 'plain'], beforeInterlude: true },
  ),
  rumorQuest(
    { name: 'Guardians of Deephall' },
    { box: 'Guardians of Deephall', icons: ['road', 'plain', 'mountain', 'road'], beforeInterlude: true },
  ),
  rumorQuest(
    { name: 'Trucebreaker' },
    { box: 'Visions of Dawn', icons: ['plain', 'forest', 'mountain'], beforeInterlude: true },
  ),
  rumorQuest(
    { name: "One Man's Trash" },
    { box: 'Bonds of the Wild', icons: ['road', 'forest', 'mountain'], beforeInterlude: true },
  ),
  rumorQuest(
    { name: 'Shards of Everdark' },
    { box: 'Shards of Everdark', icons: ['road', 'plain', 'mountain'], beforeInterlude: true },
  ),
  rumorQuest(
    { name: "Sindae's Secret" },
    { box: 'Treaty of Champions', icons: ['road', 'forest', 'plain'], beforeInterlude: true },
  ),
  rumorQuest(
    { name: 'Stewards of the Secret' },
    { box: 'Stewards of the Secret', icons: ['forest', 'water', 'mountain'], beforeInterlude: true },
  ),
];
