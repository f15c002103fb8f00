import type { Catalogue } from '@questwright/kernel';
import { eventTexts } from '../campaign/event-words.ts';
import { handTexts } from '../campaign/looks-at-hand.ts';
import { plotTexts } from '../campaign/plot-words.ts';
import { rewardTexts } from '../campaign/rewards.ts';

/** What is said of campaigns. */
export const campaignTexts: Catalogue = {
  ...rewardTexts,
  ...eventTexts,
  ...handTexts,
  ...plotTexts,
  'd2.ask.rumor': 'Do you play a Rumor card or an Advanced Quest card?',
  'd2.special': '{side, select, heroes {For the heroes} other {For the overlord}}, {name}: {line}',
  'd2.reward.special':
    '{side, select, heroes {The heroes gain} other {The overlord gains}} the reward on {card}.',
  'd2.log.special':
    '{side, select, heroes {The heroes gain} other {The overlord gains}} the reward on {card}.',
  'd2.special.health': 'each hero has {n, number, ::sign-always} Health',
  'd2.word.exchange': 'exchange {card}',
  'd2.log.plays-rumor': 'The overlord plays {card}.',
  'd2.log.exchanges': 'The overlord exchanges {card} for another Rumor card.',
  'd2.log.rumor-out': '{card} is discarded.',
  'd2.reward.advanced': 'The quest {card} may be played in Act II.',
  'd2.log.advanced': 'The overlord may play {card} in Act II.',
  'd2.ask.threat-for': '{hero} is knocked out. Do you take a threat token instead of a card?',
  'd2.ask.fortune': 'Who gets the fortune token?',
  'd2.log.gets-fortune': '{figure} gets a fortune token.',
  'd2.closed.too-dear': 'the heroes do not have enough gold',
  'd2.closed.relic': 'relics are not sold',
  'd2.closed.too-few-xp': 'there are not enough XP for it',
  'd2.closed.few-of-class': 'the overlord has too few cards of its class',
};
