import { enemyCard } from '../../rules/cards/enemies.ts';
import type { EnemyDef } from '../../rules/definitions.ts';
import {
  bleed,
  burn,
  frostbite,
  push,
  seriousWound,
  stunned,
  sundered,
  wound,
} from '../../rules/effects/attack-effects.ts';

const family = 'mechanica';

export const mechanica: readonly EnemyDef[] = [
  enemyCard(
    { name: 'Gear Spider', original: true, family, gold: 1 },
    { tn: 14, speed: 3, behaviours: ['opportunistic'], effects: [bleed, wound] },
  ),
  enemyCard(
    {
      name: 'Brass Sentinel',
      original: true,
      family,
      gold: 4,
      fierce: { tn: 12, pulse: true, behaviours: ['unrelenting'], effects: [burn, wound] },
    },
    {
      tn: 14,
      speed: 1,
      toughness: 6,
      powerful: true,
      modifiers: ['physical vulnerable', 'magical resilient'],
      behaviours: ['ferocious'],
      effects: [wound, push],
    },
  ),
  enemyCard(
    { name: 'Rivet Swarm', original: true, family, gold: 1 },
    {
      tn: 15,
      speed: 3,
      toughness: 3,
      modifiers: ['physical resilient'],
      behaviours: ['reform'],
      effects: [bleed, wound],
    },
  ),
  enemyCard(
    { name: 'Bellows Hound', original: true, family, gold: 2 },
    { tn: 17, toughness: 5, pulse: true, behaviours: ['unrelenting'], effects: [burn] },
  ),
  enemyCard(
    { name: 'Clock Warden', original: true, family, gold: 2 },
    {
      tn: 18,
      range: 1,
      toughness: 6,
      modifiers: ['magical vulnerable'],
      behaviours: ['time-stopper'],
      effects: [wound, stunned],
    },
  ),
  enemyCard(
    {
      name: 'The Furnace Mother',
      original: true,
      family,
      gold: 10,
      deck: [...['stoke', 'slag-wave', 'brood'], ...['vent', 'white-heat', 'crucible-embrace']],
      fierce: { pulse: true, range: 1, effects: [burn] },
      further: [{ tn: 16, pulse: false, powerful: true, range: 0, speed: 3, effects: [seriousWound] }],
    },
    {
      tn: 16,
      toughness: 7,
      modifiers: ['magical vulnerable'],
      behaviours: ['card-draw'],
      effects: [wound, burn],
    },
  ),
  enemyCard(
    {
      name: 'The Nameless Smith',
      original: true,
      family,
      gold: 12,
      deck: [
        ...['hammer-and-anvil', 'the-quenching', 'unmake', 'first-spark'],
        ...['chain-of-debts', 'the-song-stops', 'he-takes-your-measure'],
      ],
      fierce: {
        tn: 18,
        speed: 3,
        property: 'magical',
        modifiers: ['physical resilient', 'magical vulnerable'],
        effects: [wound, burn],
      },
      further: [
        {
          tn: 17,
          pulse: true,
          range: 1,
          modifiers: ['physical vulnerable', 'magical resilient'],
          effects: [frostbite, wound],
        },
        { tn: 18, pulse: false, powerful: true, range: 0, modifiers: [], effects: [seriousWound, push] },
      ],
    },
    {
      tn: 17,
      toughness: 8,
      powerful: true,
      modifiers: ['magical resilient'],
      behaviours: ['card-draw'],
      effects: [wound, sundered],
    },
  ),
];
