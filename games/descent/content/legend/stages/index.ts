import { bossStages } from './bosses.ts';
import { standardStages } from './standard.ts';

/** The stages of The Delve that the base box has: 15 and 5 of bosses. */
export const stages = [...standardStages, ...bossStages];

/** What is told of them. */
export const stageStories: { readonly [key: string]: string } = {
  'd2.story.the-gatehouse.1':
    'The first door stands open. Somebody has swept the floor, and somebody is counting arrows.',
  'd2.story.the-burrow.1': 'The walls are soft here, and they breathe. Two heaps of eggs keep the way shut.',
  'd2.story.the-restless-crypt.1': 'Nobody locked the crypt from the outside. The bolts are all within.',
  'd2.story.the-flooded-bridge.1':
    'Black water stands over the bridge. On the far bank the air begins to shimmer.',
  'd2.story.the-cistern.1': 'Two rusty wheels hold back the water, and the water holds back the way down.',
  'd2.story.the-cold-forge.1': 'The fire went out long ago. What was forged here is still awake.',
  'd2.story.the-archive.1': 'A single word opens the portal. It was written down, on one of these shelves.',
  'd2.story.the-chapel-of-ash.1':
    'The benches are burnt and the prayers are not. Somebody leads them, at the altar.',
  'd2.story.the-long-gallery.1':
    'Portraits watch the heroes pass. Behind them something pants and keeps pace.',
  'd2.story.the-dens.1': 'Bones mark the fork. The pack is at home.',
  'd2.story.the-glade.1': 'Trees, under the earth, and a sky that is painted. The beasts below it are not.',
  'd2.story.the-ford.1': 'Arms as long as boats lie in the ford, and wait for somebody to wade.',
  'd2.story.the-fallen-keep.1':
    'A tower has come down through the roof of the cave, and its giant has come with it.',
  'd2.story.the-drowned-island.1':
    'Two beacons stand among the reeds. Only their light shows where the portal is.',
  'd2.story.the-saddle.1': 'Wind blows through the mountain here. It carries stones, and voices.',
  'd2.story.the-goblin-throne.1':
    'A crown of spoons, a throne of barrels, and Splig, who does not like visitors.',
  'd2.story.the-burning-steps.1': 'Wings fold over the pyre. Belthir has been told to wait, and has waited.',
  'd2.story.the-pale-ward.1': 'Lord Merick keeps his subjects in rows, and he has kept some beds free.',
  'd2.story.the-silent-court.1': 'Sir Alric holds court without a word. His sword speaks for him.',
  'd2.story.the-stone-circle.1': 'Lady Eliza dances inside the stones, alone, and bids the heroes join her.',
};
