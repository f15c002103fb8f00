import type { Catalogue } from '@questwright/kernel';

/** Why one answer is better than another: what it leads to on average, and what the other way leads to. */
export const why: Catalogue = {
  'd2.why.heroes': 'it leaves {n} heroes on their feet; the other way {other}',
  'd2.why.hero-health': 'it leaves the heroes {n} health in all; the other way {other}',
  'd2.why.stamina': 'it leaves the heroes room for {n} fatigue in all; the other way for {other}',
  'd2.why.fallen': 'it leaves heroes who lie knocked out better off',
  'd2.why.allies': 'it leaves the heroes {n} companions; the other way {other}',
  'd2.why.monsters': 'it leaves {n} monsters on the map; the other way {other}',
  'd2.why.monster-health': 'it leaves the monsters {n} health in all; the other way {other}',
  'd2.why.aims': 'it does more about those on whom the quest depends',
  'd2.why.ground': 'the figures stand better for what the quest asks of them',
  'd2.why.conditions': 'it leaves the other side with more conditions, or its own with fewer',
  'd2.why.found': 'it leaves the heroes {n} Search cards; the other way {other}',
  'd2.why.gold': 'it leaves the heroes {n} Search cards that will be paid for; the other way {other}',
  'd2.why.cards': 'it leaves the overlord {n} cards in hand; the other way {other}',
  'd2.why.threat': 'it leaves the overlord {n} threat; the other way {other}',
  'd2.why.fortune': 'it leaves the heroes {n} fortune; the other way {other}',
  'd2.why.doors': 'it leaves {n} doors closed; the other way {other}',
  'd2.why.race': 'it brings one further in what the quest counts',
  'd2.why.progress': 'it leaves less to be done',
  'd2.why.foreseen': 'the monsters will do less harm after it',
  'd2.why.won': 'it wins in {n} of 100 tries at once; the other way in {other}',
  'd2.why.lost': 'it loses in {n} of 100 tries at once; the other way in {other}',
};
