import { advancedQuest } from '../../rules/campaign/rumor-words.ts';
import type { CardDefinition } from '../../rules/definitions.ts';
import { wrongManForTheJob } from './special-rewards.ts';

/** Advanced Quest cards. What they give besides comes with their quests. */
export const advancedQuests: readonly CardDefinition[] = [
  advancedQuest('Armed to the Teeth', 'Lair of the Wyrm', 'plain', 'forest', 'mountain', 'road'),
  advancedQuest('At the Forge', 'Lair of the Wyrm', 'forest', 'forest', 'mountain', 'mountain'),
  advancedQuest('Source of Sickness', 'The Trollfens', 'water', 'forest', 'water'),
  advancedQuest('Spreading Affliction', 'The Trollfens', 'road', 'mountain', 'mountain'),
  advancedQuest('Beneath the Manor', 'Manor of Ravens', 'road', 'road'),
  advancedQuest('Where the Heart Is', 'Manor of Ravens', 'road', 'road'),
  wrongManForTheJob[0]!,
  advancedQuest('Prison of Ice and Lies', 'Oath of the Outcast', 'water', 'forest', 'mountain'),
  advancedQuest('Crown of Destiny', 'Crown of Destiny', 'plain', 'mountain', 'mountain'),
  advancedQuest('Shadowside Watch', 'Crusade of the Forgotten', 'forest', 'water', 'mountain'),
  advancedQuest('The Curse of Iona', 'Guardians of Deephall', 'road', 'mountain', 'mountain'),
  advancedQuest('Visions of Dawn', 'Visions of Dawn', 'road', 'plain', 'mountain'),
  advancedQuest('Bonds of the Wild', 'Bonds of the Wild', 'road', 'forest', 'forest'),
  advancedQuest('Host of Everdark', 'Shards of Everdark'),
  advancedQuest('Treaty of Champions', 'Treaty of Champions', 'water', 'forest', 'water'),
  advancedQuest('Bloodspire of Devis', 'Stewards of the Secret', 'road', 'water', 'mountain'),
];
