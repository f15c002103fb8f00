import type { Catalogue } from '@questwright/kernel';

/** Why one answer is better than another: what it leads to on average, and what the other way leads to. */
export const why: Catalogue = {
  'ht.why.goal': 'it leaves {n} successes to roll until the quest is won; the other way {other}',
  'ht.why.blows': 'it leaves enemies that can strike for {n} in all; the other way for {other}',
  'ht.why.toughness': 'it leaves enemies with {n} health in all; the other way with {other}',
  'ht.why.face-down': 'it leaves {n} enemies face down; the other way {other}',
  'ht.why.health': 'it leaves the heroes {n} health in all; the other way {other}',
  'ht.why.peril':
    'it leaves heroes {n} health short of what the enemies close to them can do; the other way {other}',
  'ht.why.tokens': 'it leaves the heroes {n} success tokens; the other way {other}',
  'ht.why.tokens-for-nemesis': 'it keeps more success tokens for a hard blow at the nemesis',
  'ht.why.exhausted': 'it leaves more cards readied for the next activations',
  'ht.why.advanced': 'it brings an advanced card sooner',
  'ht.why.carried': 'it leaves the heroes {n} items; the other way {other}',
  'ht.why.boons': 'it leaves the heroes {n} helpful conditions; the other way {other}',
  'ht.why.harms': 'it leaves the heroes {n} harmful conditions; the other way {other}',
  'ht.why.fallen': 'it loses {n} heroes on average; the other way {other}',
  'ht.why.won': 'it wins in {n} of 100 tries at once; the other way in {other}',
  'ht.why.lost': 'it loses in {n} of 100 tries at once; the other way in {other}',
};
