import type { Catalogue } from '@questwright/kernel';

/** What cards of later Plot decks say. */
export const laterPlotTexts: Catalogue = {
  'd2.ask.acts-less': 'Which monster has 1 action less?',
  'd2.ask.attacks-rester': 'Does {figure} attack the hero who rests?',
  'd2.ask.acts-more': 'Which monster may perform 1 action more?',
  'd2.ask.test-order': 'In which order do the heroes test?',
  'd2.plot.actions': 'Actions in this turn: {n, number, ::sign-always}',
  'd2.plot.brethren':
    'one monster of that group performs 1 action less in this turn, and another one may perform 1 action more',
  'd2.plot.brand': '1 less willpower and might, but never less than 1',
  'd2.plot.come-out':
    'each monster on this card is placed in an empty space beside that hero, and each of them may perform an attack with that hero as a target',
  'd2.plot.hide':
    'it performs no actions, and is put on this card until a hero rests; it counts for the limit of its group',
  'd2.plot.petty-theft':
    'it spends 2 movement points and turns over a search token beside it; unless that is the unique one, it takes the token along, and nobody can search it',
  'd2.plot.sacrifice':
    'choose one of them; it suffers all damage that the others of its group would suffer from the attack',
  'd2.plot.shed-brand': 'suffer 2 fatigue and discard a threat token from your hero sheet',
  'd2.plot.suffers-all': 'the monster that was chosen suffers it',
  'd2.plot.bulk': 'its base may be put down where heroes stand',
  'd2.plot.crowds': 'Huge and massive monsters may stop where only heroes are in the way of their base',
  'd2.plot.crush':
    'Crush: for each target, +1 damage for each space of its base beyond the might of that hero',
  'd2.plot.crushes':
    'Attacks of your monsters gain the surge ability Crush: for each target, +1 damage for each space of its base beyond the might of that hero',
  'd2.plot.make-room':
    'each of them is placed in the closest empty space, and the monster suffers 1 damage for each',
  'd2.plot.rage':
    'place it in an empty space beside that hero, and it performs an attack with that hero as a target',
  'd2.plot.madness':
    'one hero after the other tests knowledge or willpower, as you name it for each and in the order that you pick, until one of them passes; gain 1 threat for each who fails',
  'd2.plot.misdirected': 'remember this attack',
  'd2.plot.share':
    'it suffers as much less as you like, but at least 1, and you divide that among the other monsters of its group',
  'd2.plot.shift-earth':
    'pick a space; each hero within 3 spaces of it tests might or awareness, as you name it for each; you move each who fails 2 spaces',
  'd2.plot.silence':
    'While this card is exhausted, the monster that was chosen performs no actions other than move actions',
  'd2.when.civilized-starts': 'When a group with the trait civilized is about to be activated',
  'd2.when.fallen-recovers':
    'Whenever a knocked out hero is back on the map by recovering damage and this card is exhausted',
  'd2.when.huge-defeated': 'When a huge or massive monster is defeated by as much damage as it has Health',
  'd2.when.misdirected-dealt': 'If that attack has dealt damage',
  'd2.when.monster-misses': 'When the dice of an attack by a monster show a miss',
  'd2.when.monster-suffers-two': 'When a monster would suffer 2 or more damage',
  'd2.when.branded-rests': 'Each time a hero with such a token rests',
  'd2.when.hero-defeated': 'When a hero is defeated',
  'd2.when.hero-rests': 'When a hero declares a rest action',
  'd2.when.monster-turn': 'While this card is exhausted, a monster in its activation',
  'd2.when.more-affected': 'When a surge makes the attack affect several monsters of one group',
  'd2.when.others-suffer': 'When another monster of that group would suffer damage from that attack',
  'd2.when.several-affected': 'When an attack affects several monsters of one group',
  'd2.when.weak-activated': 'When a monster with 4 or less Health is activated',
  'd2.when.big-stops': 'When a huge or massive monster that you move ends or interrupts its movement',
  'd2.when.big-has-no-room': 'When it stops where it has no room without that',
  'd2.when.heroes-beneath': 'When heroes are beneath its base',
  'd2.when.hero-searches': 'When a hero declares a search action',
  'd2.which.near-searcher': 'within 5 spaces of that hero',
  'd2.which.beside-fallen': 'beside it',
};
