import { gladestrider } from './beasts.ts';
import { skullsplitter } from './blood.ts';
import { daemonblade } from './damnation.ts';
import { lightweaver } from './elements.ts';
import { dawnguard } from './faith.ts';
import { firesoul } from './flame.ts';
import { forgewarden } from './honour.ts';
import { wyldshell } from './omens.ts';
import { fatesong } from './serenity.ts';
import { nightfeather } from './shadow.ts';
import { swiftclaw } from './spirits.ts';
import { stoneheart } from './steel.ts';
import { pathseeker } from './wilds.ts';

/** Those of the base box first. */
const boxes = [
  dawnguard,
  lightweaver,
  nightfeather,
  stoneheart,
  wyldshell,
  daemonblade,
  fatesong,
  firesoul,
  forgewarden,
  gladestrider,
  pathseeker,
  skullsplitter,
  swiftclaw,
];

export const heroes = boxes.flatMap((one) => one.heroes);
export const abilities = boxes.flatMap((one) => one.abilities);
export const equipment = boxes.flatMap((one) => one.equipment);
