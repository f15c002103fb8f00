import type { Catalogue } from '@questwright/kernel';

/** The table as lines of text. */
export const terminal: Catalogue = {
  'ht.see.round': 'Round {round}, {phase} · {quest} · peril {space} of {spaces} ({colour})',
  'ht.see.counter': '{counter}: {n}',
  'ht.see.location':
    'Location: {name}, {progress} of {value} progress{tokens, plural, =0 {} other {, # tokens}}',
  'ht.see.no-location': 'No location',
  'ht.see.decks': 'Decks: {enemies} enemies, {locations} locations, {exploration} exploration cards',
  'ht.see.lair': 'Lair: {cards}',
  'ht.see.shadows': 'Shadows: {cards}',
  'ht.see.nothing': 'nothing',
  'ht.see.hero':
    '{name}{marks}: {wounds} of {health} wounds, {tokens, plural, one {# token} other {# tokens}}',
  'ht.see.fallen': '{name}: defeated',
  'ht.see.leader': ' (leader)',
  'ht.see.engaged': '  engaged: {cards}',
  'ht.see.card': '  {mark} {name}: {text}',
  'ht.see.name': '{mark} {name}',
  'ht.see.cards': '  {cards}',
  'ht.see.enemy':
    '{name}, attack {attack}, {left} of {health} health{resilience, plural, =0 {} other {, resilience #}}{exhausted, select, true {, exhausted} other {}} [{bar}]',
  'ht.see.dice': 'Dice: {hero}; enemy dice: {enemy}',
  'ht.phase.setup': 'set-up',
  'ht.phase.hero': 'hero phase',
  'ht.phase.enemy': 'enemy phase',
  'ht.phase.peril': 'peril phase',
  'ht.phase.travel': 'travel phase',
  'ht.phase.end': 'end of the round',
};
