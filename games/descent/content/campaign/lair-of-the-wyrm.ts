import { LAIR } from '../../rules/boxes.ts';
import { mini } from '../../rules/campaign/plan.ts';
import { campaign, path } from '../../rules/campaign/words.ts';

/**
 * The mini campaign of Lair of the Wyrm: its three rumor quests, and then one of its advanced ones. What it grants at the
 * beginning and the land are ours.
 */
export const lairOfTheWyrm = campaign(
  { id: 'lair-of-the-wyrm', name: LAIR, original: true },
  {
    box: LAIR,
    plan: mini({
      opening: 'gold-digger',
      quests: ['rude-awakening', 'whats-yours-is-mine'],
      finale: { heroes: 'armed-to-the-teeth', overlord: 'at-the-forge' },
    }),
    mini: { gold: 100, xp: 1, overlordXp: 1, extra: true },
    start: 'Ossa’s Rest',
    paths: [
      path('Ossa’s Rest', 'The Warm Mine', 'road'),
      path('Ossa’s Rest', 'Tolk’s Pass', 'road', 'mountain'),
      path('The Warm Mine', 'The Sleeper’s Hall', 'mountain'),
      path('Tolk’s Pass', 'The Sleeper’s Hall', 'forest'),
      path('Tolk’s Pass', 'Apple Wall', 'plain', 'forest'),
      path('The Warm Mine', 'The Old Forge', 'mountain', 'mountain'),
      path('The Sleeper’s Hall', 'The Old Forge', 'road', 'water'),
    ],
    places: {
      'gold-digger': 'The Warm Mine',
      'rude-awakening': 'The Sleeper’s Hall',
      'whats-yours-is-mine': 'Tolk’s Pass',
      'at-the-forge': 'The Old Forge',
      'armed-to-the-teeth': 'Apple Wall',
    },
  },
);
