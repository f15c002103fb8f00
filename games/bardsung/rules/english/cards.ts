import type { Catalogue } from '@questwright/kernel';

const WHOM = {
  'in-range': 'a hero within range',
  unengaged: 'a hero with no enemy in their zone',
  engaged: 'a hero with an enemy in their zone',
  'most-wounded': 'the hero with the most wounds',
  closest: 'the closest hero',
  'last-attacker': 'the hero who attacked it last',
  'fewest-neighbours': 'the hero with the fewest companions in their zone',
  'highest-initiative': 'the hero with the highest initiative',
};

const deeds = (act: string, verb: string): Catalogue =>
  Object.fromEntries(
    Object.entries(WHOM).map(([whom, said]) => [`bs.deed.${act}.${whom}`, `${verb} ${said}`]),
  );

/** What is printed on cards. */
export const cards: Catalogue = {
  ...deeds('attack', 'attack'),
  ...deeds('charge', 'charge'),
  ...deeds('towards', 'move towards'),
  'bs.deed.away': 'move away if a hero is in its zone',
  'bs.deed.draw': 'draw a card from its own deck and do what it says',
  'bs.behaviour.must': 'Always: {deed}.',
  'bs.behaviour.first-of': 'The first that is possible: {list}.',
  'bs.card.effects': '{list}',
  'bs.card.fate': 'Exhaust a fate token.',
  'bs.card.free': 'Free action.',
  'bs.card.attack':
    'Attack with {characteristic, select, str {strength} dex {dexterity} con {constitution} int {intelligence} wis {wisdom} other {charisma}}, {property}{die, plural, =0 {} other {, d#}}{range, plural, =-1 {} other {, range #}}{area, select, true {, area of effect} other {}}.',
  'bs.card.hit': 'Hit: {effects}.',
  'bs.card.critical': 'Critical hit: {effects}.',
  'bs.card.skill': 'Skill: {effect}.',
  'bs.card.enemy-attack':
    'Attack{powerful, select, true {, powerful} other {}}{pulse, select, true {, pulse} other {}}: {list}.',
  'bs.card.fierce':
    'Next side, turned up at two wounds: TN {tn}, speed {speed}, toughness {toughness}; attack{powerful, select, true {, powerful} other {}}{pulse, select, true {, pulse} other {}}: {list}.',
  'bs.card.last-side':
    'The last side is used with four heroes or more; with fewer heroes, the enemy falls before it is turned up.',
  'bs.card.deed':
    'Place {terrain, select, well {an old well} pipe {a pipe} forge {a forge} other {{terrain}}} on the tile. A hero in its zone may spend an action: {effect}. Then discard this card.',
  'bs.card.immediate': 'At once: {effect}.',
  'bs.card.delayed':
    '{waits, plural, =0 {In the end phase} one {In the end phase after the next} other {After # end phases}}: {effect}.',
  'bs.card.engagement': 'Discard this card once no enemy card is on the marching order.',
  'bs.card.consumable':
    'Use: {effect}. {price, plural, =0 {Shuffle this card back into the treasure deck} other {Exhaust this card; readying it costs # gold}}.',
  'bs.card.wound':
    '{characteristic, select, str {Strength} dex {Dexterity} con {Constitution} int {Intelligence} wis {Wisdom} other {Charisma}} {tn}: on a success, turn this side down.',
  'bs.terrain.firepit':
    'A model that is pushed into this zone suffers burn. A hero whom an enemy pushes out of a neighbouring zone must go here.',
  'bs.terrain.water': 'A hero who enters makes an event roll.',
  'bs.terrain.gas': 'A model whose turn ends here suffers poison.',
  'bs.terrain.rubble': 'Empowers the defence roll of a hero who is attacked here, and is then removed.',
  'bs.terrain.elevation': 'Empowers attack rolls from here against enemies in other zones.',
  'bs.terrain.banner': 'The first enemy card exhausted in a round goes to the right end and is readied.',
  'bs.terrain.vines':
    'A hero who leaves with a move action suffers a parting blow against 10, and is pinned if the roll fails.',
  'bs.terrain.stalagmites':
    'A hero who enters suffers bleed. An enemy that is pushed in is wounded on a roll of 4 or more.',
  'bs.terrain.drift': 'A model whose turn ends here suffers frostbite. Burn melts it.',
  'bs.terrain.mushrooms':
    'On an event roll of 6, spores poison everybody on the tile. A hero may pick the mushrooms while there is no battle.',
  'bs.terrain.well': 'Does what an aspect card says.',
  'bs.terrain.pipe': 'Does what an aspect card says.',
  'bs.terrain.forge': 'Does what an aspect card says.',
};
