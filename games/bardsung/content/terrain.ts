import { terrainToken, thing } from '../rules/cards/dungeon.ts';

export const terrain = [
  terrainToken('firepit', 'Firepit'),
  terrainToken('water', 'Water'),
  terrainToken('gas', 'Gas'),
  terrainToken('rubble', 'Rubble'),
  terrainToken('elevation', 'Elevation'),
  terrainToken('banner', 'Banner'),
  terrainToken('vines', 'Grasping Vines'),
  terrainToken('stalagmites', 'Stalagmites'),
  terrainToken('drift', 'Drift'),
  terrainToken('mushrooms', 'Mushroom Patch'),
  terrainToken('well', 'Old Well'),
  terrainToken('pipe', 'Pipe'),
  terrainToken('forge', 'Forge'),
];

export const things = [thing('door', 'Door'), thing('chest', 'Chest')];
