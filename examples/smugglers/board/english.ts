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
  'smugglers.good': 'Good',
  'smugglers.worth': 'Worth',
  'smugglers.text.good': 'The first one sold brings {worth} coins, each one after it a coin less.',
};
