import type { Catalogue } from '@questwright/kernel';

/** What terrain does. */
export const terrainTexts: Catalogue = {
  'd2.crumbling':
    'A hero who enters crumbling terrain may test knowledge or awareness. Unless the hero passes, the token is removed, and the hero is subject to the terrain beneath; 1 more movement point becomes 1 fatigue.',
  'd2.lava': 'Each figure that enters lava or hazard suffers 1 damage.',
  'd2.lava-end': 'A figure that ends its turn or activation wholly on lava or hazard is defeated.',
  'd2.pit': 'A figure that falls into a pit suffers 2 damage, and spends no movement points until it is out.',
  'd2.sludge': 'A figure that begins its turn or activation wholly on sludge has Speed 1 until it ends.',
  'd2.web': 'A hero who moves out of a space beside this monster suffers 1 fatigue.',
};
