import { lightweaver } from './elements.ts';
import { dawnguard } from './faith.ts';
import { wyldshell } from './omens.ts';
import { nightfeather } from './shadow.ts';
import { stoneheart } from './steel.ts';

const boxes = [dawnguard, lightweaver, nightfeather, stoneheart, wyldshell];

export const heroes = boxes.flatMap((one) => one.heroes);
export const abilities = boxes.flatMap((one) => one.abilities);
export const equipment = boxes.flatMap((one) => one.equipment);
