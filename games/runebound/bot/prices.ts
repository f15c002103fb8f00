/** What things are worth to a hero, in gold. */
export const TROPHY = 1.5;
/** Of lore and of a companion, beside the health that they cost the villain already. */
export const STORY = { lore: 0.8, companion: 2 };
export const QUEST = 0.8;
export const RUMOR = 0.5;
/** Of a learned skill, beside what it does in fights. */
export const ORB = 0.4;
export const SPEED = 1.5;
export const DAMAGE = 0.12;
export const DEFEAT = 1;
/** Of being able to defeat the villain, against not touching it. */
export const POWER = 20;
