import type { Catalogue } from '@questwright/kernel';

export const english: Catalogue = {
  'smugglers.tagline': 'Sell what the night brings ashore, and hide the rest: a campaign of two nights',
  'smugglers.seat-name': 'Smuggler',
  'zone.hold': 'Hold',
  'zone.sea': 'Sea',
  'zone.market': 'Market',
  'zone.hand': 'Hand',
  'zone.cellar': 'Cellar',
  'field.night': 'Night',
  'field.turns': 'Turns',
  'field.coins': 'Coins',
  'field.heard': 'Heard by the watch',
  'field.deaf': 'The watch looks away',
  'smugglers.party-seat':
    '{coins, plural, one {a coin} other {# coins}}, {goods, plural, =0 {nothing in the cellar} one {a good in the cellar} other {# goods in the cellar}}',
  'smugglers.party-market': '{n, plural, =0 {Nothing lies in the market.} other {In the market: {goods}.}}',
  'smugglers.party-hidden':
    'The hold has {hold, plural, one {a good} other {# goods}}, and {sea} lie in the sea.',
  'smugglers.good': 'Good',
  'smugglers.worth': 'Worth',
  'smugglers.text.good': 'The first one sold brings {worth} coins, each one after it a coin less.',
};
