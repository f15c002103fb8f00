import type { Catalogue } from '@questwright/kernel';
import { flavour } from './flavour.ts';

const flavours = Object.fromEntries(
  Object.entries(flavour).map(([card, line]) => [`ht.flavour.${card}`, line]),
);

/** The sentences of cards and quests that have code of their own, and the flavour as `ht.flavour.<card>`. */
export const phrases: Catalogue = {
  ...flavours,
  'ht.own.villager-saved': 'lead a trapped villager to safety',
  'ht.own.villager-lost': 'lose a trapped villager to the fire',
  'ht.own.guard': 'the hero who has the Envoy',
  'ht.own.take-envoy': 'take the Envoy, if the aided hero has her',
  'ht.own.log.guard': '{hero} guards the envoy now',
  'ht.own.steer': 'when peril increases, the party leader moves the peril token 1 or 2 spaces',
  'ht.own.ask-steer': 'To which space does the peril token go?',
  'ht.own.space': 'space {n}, {colour}',
  'ht.own.forced-march':
    'travel although the location lacks up to {missing} progress; each hero then suffers {n, plural, one {# wound} other {# wounds}}',
  'ht.own.nobody-leaves': 'progress is how much of the wall stands; the party cannot choose to travel',
  'ht.own.wall-whole': 'put progress equal to the exploration value on it',
  'ht.own.wall-limit': 'progress beyond the exploration value is lost',
  'ht.own.wall-down': 'there is no progress on the location',
  'ht.own.fall-back': 'the party travels to the next location; if there is none, the quest is lost',
  'ht.own.log.fall-back': 'the wall is down, and the party falls back',
  'ht.own.shards-pierce': 'Kharzhul has 1 resilience less for each star shard',
  'ht.own.dragon-hurt': 'Kharzhul has {n} wounds or more',
  'ht.own.dragon-flies':
    'Kharzhul flies back to its lair, loses all its wounds, and leaves a star shard behind',
  'ht.own.log.dragon-flies': 'Kharzhul takes wing and leaves scales behind',
};
