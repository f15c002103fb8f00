import { inOrder } from '@questwright/adventure';
import { answers, feat } from '../rules/effects/abilities.ts';
import { becomes, recovers } from '../rules/effects/harm.ts';
import { chooses } from '../rules/effects/on-figures.ts';
import { each, inThatGroup, monsters, one, within } from '../rules/effects/whom.ts';
import { hero } from '../rules/heroes.ts';

/** The heroes of the base box. */
export const heroes = [
  hero(
    { name: 'Grisban the Thirsty' },
    {
      archetype: 'warrior',
      speed: 3,
      health: 14,
      stamina: 4,
      defence: ['gray'],
      attributes: { might: 5, knowledge: 2, willpower: 3, awareness: 1 },
    },
  ),
  hero(
    { name: 'Syndrael' },
    {
      archetype: 'warrior',
      speed: 4,
      health: 12,
      stamina: 4,
      defence: ['gray'],
      attributes: { might: 4, knowledge: 3, willpower: 2, awareness: 2 },
    },
    [
      answers('figureEnds', recovers('fatigue', 2), {
        says: 'd2.when.not-moved',
        if: (g) => g.turn?.moved === false,
      }),
    ],
  ),
  hero(
    { name: 'Ashrian' },
    {
      archetype: 'healer',
      speed: 5,
      health: 10,
      stamina: 4,
      defence: ['gray'],
      attributes: { might: 2, knowledge: 2, willpower: 3, awareness: 4 },
    },
    [
      feat(
        'asAction',
        inOrder(chooses(one(monsters, within(3))), becomes('stunned', each(monsters, inThatGroup))),
      ),
    ],
  ),
  hero(
    { name: 'Avric Albright' },
    {
      archetype: 'healer',
      speed: 4,
      health: 12,
      stamina: 4,
      defence: ['gray'],
      attributes: { might: 2, knowledge: 3, willpower: 4, awareness: 2 },
    },
  ),
  hero(
    { name: 'Leoric of the Book' },
    {
      archetype: 'mage',
      speed: 4,
      health: 8,
      stamina: 5,
      defence: ['gray'],
      attributes: { might: 1, knowledge: 5, willpower: 2, awareness: 3 },
    },
  ),
  hero(
    { name: 'Widow Tarha' },
    {
      archetype: 'mage',
      speed: 4,
      health: 10,
      stamina: 4,
      defence: ['gray'],
      attributes: { might: 2, knowledge: 4, willpower: 3, awareness: 2 },
    },
  ),
  hero(
    { name: 'Jain Fairwood' },
    {
      archetype: 'scout',
      speed: 5,
      health: 8,
      stamina: 5,
      defence: ['gray'],
      attributes: { might: 2, knowledge: 3, willpower: 2, awareness: 4 },
    },
  ),
  hero(
    { name: 'Tomble Burrowell' },
    {
      archetype: 'scout',
      speed: 4,
      health: 8,
      stamina: 5,
      defence: ['gray'],
      attributes: { might: 1, knowledge: 2, willpower: 3, awareness: 5 },
    },
  ),
];
