import type { Catalogue } from '@questwright/kernel';

/** Why one answer is better than another: what it leads to on average, and what the other way leads to. */
export const why: Catalogue = {
  'rb.why.power': 'it brings the hero nearer to defeating the villain',
  'rb.why.gold': 'it leaves the hero {n} gold; the other way {other}',
  'rb.why.speed': 'it leaves the hero a speed of {n}; the other way {other}',
  'rb.why.outlook': 'it leaves more within reach for the next turn',
  'rb.why.story': 'it leaves the hero {n} lore or companions; the other way {other}',
  'rb.why.quests': 'it leaves the hero {n} quests; the other way {other}',
  'rb.why.rumors': 'it leaves the hero {n} rumors; the other way {other}',
  'rb.why.trophies': 'it leaves the hero {n} trophies; the other way {other}',
  'rb.why.cards': 'it leaves the hero {n} cards in hand; the other way {other}',
  'rb.why.assets': 'it leaves the hero assets worth {n} gold; the other way {other}',
  'rb.why.skills': 'it leaves the hero learned skills worth {n} trophies; the other way {other}',
  'rb.why.damage': 'it leaves the hero with {n} damage; the other way with {other}',
  'rb.why.defeated': 'the hero is defeated less often',
  'rb.why.won': 'it wins the match in {n} of 100 tries; the other way in {other}',
  'rb.why.lost': 'it loses the match in {n} of 100 tries; the other way in {other}',
  'rb.why.out': 'the hero stays in the game more often',
  'rb.why.fights-won': 'it wins the fight in this round in {n} of 100 tries; the other way in {other}',
  'rb.why.fights-lost': 'it loses the fight in this round in {n} of 100 tries; the other way in {other}',
  'rb.why.foe-left': 'it leaves the foe {n} health; the other way {other}',
};
