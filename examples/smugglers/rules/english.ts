import type { Catalogue } from '@questwright/kernel';

export const english: Catalogue = {
  'smugglers.ask': 'Sell a good, or hide one.',
  'smugglers.sell': 'sell {good} for {coins, plural, one {a coin} other {# coins}}',
  'smugglers.hide': 'hide {good}',
  'smugglers.ask-first': 'Who begins the night? Any of you may say it.',
  'smugglers.ask-bribe': 'Pay the watch a coin?',
  'smugglers.first': '{seat} begins the night.',
  'smugglers.paid': '{seat} pays the watch a coin.',
  'smugglers.deaf': 'The watch will overlook the first sale that it hears.',
  'smugglers.overlooked': 'The watch hears {seat} sell {good}, and looks away.',
  'smugglers.seat': '{seat}',
  'smugglers.night': 'Night {night}',
  'smugglers.took': '{seat} takes {good} from the hold.',
  'smugglers.took-hidden': '{seat} takes a good from the hold.',
  'smugglers.hid': '{seat} hides {good}.',
  'smugglers.hid-hidden': '{seat} hides a good.',
  'smugglers.idle': '{seat} has nothing to sell.',
  'smugglers.sold': '{seat} sells {good} for {coins, plural, one {a coin} other {# coins}}.',
  'smugglers.heard': 'The watch hears {seat} sell {good}, and takes it.',
  'smugglers.landed': 'Night {night} is over, and nobody was caught.',
  'smugglers.caught': 'The watch has caught the smugglers.',
  'smugglers.won':
    '{count, plural, one {{seats} wins} other {{seats} share the win}} with {coins, plural, one {a coin} other {# coins}}.',
};
