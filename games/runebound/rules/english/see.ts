import type { Catalogue } from '@questwright/kernel';

/** The table as lines of text. */
export const see: Catalogue = {
  'rb.see.header': '{scenario} · act {act}, space {time} of 12 · round {round}',
  'rb.see.villain': 'The villain is in {hex}',
  'rb.see.zombies': 'Zombies: {hexes}',
  'rb.see.gems': 'Gems faceup: {n} of 27',
  'rb.see.market': 'Market of {city}: {cards}',
  'rb.see.story': 'Story quests: {cards}',
  'rb.see.priced': '{card} ({cost})',
  'rb.see.nothing': 'nothing',
  'rb.see.hero':
    '{active, select, true {> } other {  }}{name}, {hex}: health {left}/{health}, {gold} gold, {actions, plural, =0 {no actions} one {# action} other {# actions}}{delayed, select, true {, delayed} other {}}{story, plural, =0 {} other {, # {token}}}',
  'rb.see.eliminated': '  {name} is eliminated',
  'rb.see.values': '    body {body}, mind {mind}, spirit {spirit}, speed {speed}',
  'rb.see.cards': '    {kind}: {cards}',
  'rb.see.kind.hand': 'hand',
  'rb.see.kind.learned': 'learned',
  'rb.see.kind.assets': 'assets',
  'rb.see.kind.quests': 'quests',
  'rb.see.kind.rumors': 'rumors',
  'rb.see.kind.trophies': 'trophies',
  'rb.see.hidden': '{n, plural, one {# card} other {# cards}}',
  'rb.see.foe': 'Enemy: {name}, damage {damage} of {health}',
  'rb.see.pool': '    {name} has {tokens}',
  'rb.see.stacked': '{token} on a double',
  'rb.see.dice': 'Dice: {dice}',
  'rb.see.spent': '({face})',
};
