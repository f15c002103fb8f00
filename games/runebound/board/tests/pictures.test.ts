import { describe, expect, it } from 'vitest';
import { content } from '../../content/index.ts';
import { assetPicture, enemyPicture, skillPicture } from '../pictures.ts';

describe('pictures', () => {
  it('are one of their own for each set of skills', () => {
    const sets = [...new Set(content.skills.map(({ set }) => set))];
    expect(new Set(sets.map(skillPicture)).size).toBe(sets.length);
    expect(sets.map(skillPicture)).not.toContain(undefined);
  });

  it('tell most assets and enemies apart', () => {
    const assets = content.assets.map(({ name }) => assetPicture(name));
    expect(assets.filter((icon) => icon !== undefined).length).toBeGreaterThan(assets.length * 0.7);
    expect(new Set(assets).size).toBeGreaterThan(20);
    const enemies = content.adventures.filter(({ kind }) => kind === 'enemy');
    expect(new Set(enemies.map(({ name }) => enemyPicture(name))).size).toBeGreaterThan(10);
  });

  it('go by whole words where a part would mislead', () => {
    expect(assetPicture('Yew Bow')).toBe(assetPicture('Farsight Bow'));
    expect(assetPicture('Bowl of Stars')).toBeUndefined();
    expect(assetPicture('Ringmail')).not.toBe(assetPicture('Ring of Vigor'));
  });
});
