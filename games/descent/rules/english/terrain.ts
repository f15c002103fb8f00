import type { Catalogue } from '@questwright/kernel';

/** What terrain does. */
export const terrainTexts: Catalogue = {
  'd2.crumbling':
    'A hero who enters crumbling terrain may test knowledge or awareness. If the hero does not pass, the token is removed, and the terrain beneath it affects the hero; 1 more movement point becomes 1 fatigue.',
  'd2.lava': 'Each figure that enters lava or hazard suffers 1 damage.',
  'd2.lava-end': 'A figure that ends its turn or activation wholly on lava or hazard is defeated.',
  'd2.pit':
    'A figure that falls into a pit suffers 2 damage, and cannot spend movement points until it is out of the pit.',
  'd2.sludge':
    'A figure that begins its turn or activation wholly on sludge has Speed 1 until that turn or activation ends.',
  'd2.web': 'A hero who moves out of a space beside this monster suffers 1 fatigue.',
};
