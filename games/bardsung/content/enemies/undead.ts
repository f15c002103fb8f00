import { enemyCard } from '../../rules/cards/enemies.ts';
import type { EnemyDef } from '../../rules/definitions.ts';
import {
  burn,
  fatigue,
  frostbite,
  poison,
  seriousWound,
  sundered,
  wound,
} from '../../rules/effects/attack-effects.ts';

const family = 'undead';

export const undead: readonly EnemyDef[] = [
  enemyCard(
    { name: 'Restless Bones', original: true, family, gold: 1 },
    { tn: 12, speed: 1, toughness: 3, behaviours: ['unrelenting'], effects: [wound] },
  ),
  enemyCard(
    { name: 'Crypt Guard', original: true, family, gold: 1 },
    {
      tn: 13,
      toughness: 5,
      modifiers: ['magical vulnerable'],
      behaviours: ['disciplined'],
      effects: [sundered, wound],
    },
  ),
  enemyCard(
    { name: 'Plague Bearer', original: true, family, gold: 2 },
    { tn: 12, speed: 1, pulse: true, property: 'magical', behaviours: ['unrelenting'], effects: [poison] },
  ),
  enemyCard(
    { name: 'Grave Glutton', original: true, family, gold: 2 },
    { tn: 14, toughness: 5, behaviours: ['devour'], effects: [wound] },
  ),
  enemyCard(
    { name: 'Lantern Corpse', original: true, family, gold: 2 },
    {
      tn: 18,
      speed: 1,
      range: 2,
      toughness: 5,
      property: 'magical',
      modifiers: ['magical vulnerable'],
      behaviours: ['reposition'],
      effects: [burn, fatigue],
    },
  ),
  enemyCard(
    { name: 'Grave Knight', original: true, family, gold: 2 },
    { tn: 18, toughness: 6, behaviours: ['vengeful'], effects: [wound, frostbite] },
  ),
  enemyCard(
    {
      name: 'The Barrow Lord',
      original: true,
      family,
      gold: 5,
      fierce: { tn: 13, speed: 3, behaviours: ['vengeful'], effects: [wound, frostbite] },
    },
    {
      tn: 14,
      toughness: 6,
      modifiers: ['physical resilient'],
      behaviours: ['vengeful'],
      effects: [seriousWound],
    },
  ),
  enemyCard(
    {
      name: 'The Hollow King',
      original: true,
      family,
      gold: 8,
      deck: [
        ...['the-court-rises', 'cold-decree', 'he-knows-your-name'],
        ...['empty-helm', 'the-long-reign', 'tithe-of-breath'],
      ],
      fierce: {
        tn: 14,
        speed: 3,
        range: 0,
        pulse: false,
        behaviours: ['card-draw', 'devour'],
        effects: [wound],
      },
      further: [{ tn: 15, powerful: true, behaviours: ['card-draw'], effects: [wound, sundered] }],
    },
    {
      tn: 15,
      range: 1,
      toughness: 7,
      pulse: true,
      property: 'magical',
      modifiers: ['physical resilient'],
      behaviours: ['card-draw'],
      effects: [frostbite, wound],
    },
  ),
];
