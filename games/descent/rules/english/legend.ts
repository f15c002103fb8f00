import type { Catalogue } from '@questwright/kernel';
import { groupEffectTexts } from '../legend/group-effect.ts';
import { listTexts } from '../legend/lists.ts';
import { perilTexts } from '../legend/perils.ts';
import { questWordTexts } from '../legend/quest-words.ts';
import { roadTexts } from '../legend/road/words.ts';
import { partTexts } from '../quest/part-words.ts';

/** What is said in play without an overlord. */
export const legendTexts: Catalogue = {
  ...listTexts,
  ...groupEffectTexts,
  ...perilTexts,
  ...partTexts,
  ...questWordTexts,
  ...roadTexts,
  'd2.ask.portal': 'Do the heroes leave through the portal?',
  'd2.ask.shed': 'Which condition does {figure} get rid of?',
  'd2.ask.upgrade':
    'What does {hero} take?{keep, plural, =0 {} one { The party may keep one more card.} other { The party may keep # more cards.}}',
  'd2.word.keep-item': 'keep {name}',
  'd2.delve.opens': 'the portal opens',
  'd2.delve.won': 'Six stages lie behind the heroes, and above them is the sky. The Delve is won.',
  'd2.delve.lost': 'The Delve keeps the heroes. Whoever comes next will find their torches.',
  'd2.log.delve.stage': 'Stage {n}: {stage}.',
  'd2.log.delve.opens': 'The portal is open.',
  'd2.log.delve.score': 'The stage is worth {points} points; the run has {n}.',
  'd2.log.delve.leaves': 'The heroes leave through the portal. Stages resolved: {n}.',
  'd2.ask.next-monster': 'Which of these monsters goes next?',
  'd2.ask.legend-target': 'Who is the target of {figure}?',
  'd2.ask.legend-walk': 'Where does {figure} end its walk?',
  'd2.ask.whole-damage': 'Which monster suffers all of the damage? Every other one suffers half of it.',
  'd2.log.legend.group': '{group}: {first, select, master {masters} other {minions}} activate first.',
  'd2.log.legend.effect': '{text}',
  'd2.log.legend.group-ends': '{group}: the activation is over.',
  'd2.log.legend.deed':
    '{figure} {verb, select, engage {engages {target}: {why}} spot {spots {target}: {why}} attack {attacks {target}: {why}} other {performs {action}{aimed, select, yes { on {target}: {why}} other {}}}}.',
  'd2.log.legend.morale': 'Morale is {n} now.',
  'd2.log.legend.despair': 'No morale is left, and another hero falls: the heroes give up.',
  'd2.log.legend.idle': '{figure} finds nothing to do.',
  'd2.log.legend.retreats': '{figure} retreats.',
};
