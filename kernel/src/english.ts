import type { Catalogue } from './text.ts';

/** The kernel's own phrases. */
export const english: Catalogue = {
  seat: 'player {n}',
  'kernel.abandoned': 'This match was abandoned, and nobody plays on.',
  yes: 'yes',
  no: 'no',
  amount: '{n}',
  'list.comma': ', ',
  'list.and': '{head} and {last}',
  'list.or': '{head} or {last}',
  'list.then': '{head}, then {last}',
  'kernel.order-abilities': 'Several abilities happen at once. Put them in order',
  'kernel.ability-of': 'the ability of {card}',
  'kernel.waiting': '{seat} is choosing',
  'kernel.seat': '{seat}',
  'kernel.waiting-any': '{seats} may choose',
  'kernel.waiting-all': '{seats} are choosing',
  'kernel.forbidden-by': '{card} forbids it',
  'kernel.pass': 'pass',
  'kernel.pass-for': 'pass for {period}',
  'kernel.pass-until-my-turn': 'pass until your turn',
  'kernel.passed-all': 'you pass every time, {until}',
  'kernel.passed-some': 'you pass {moments}, {until}',
  'kernel.passed-for': 'for {period}',
  'kernel.passed-until-my-turn': 'until your turn',
  'kernel.passed-for-good': 'until you take it back',
  'kernel.moment': '{moment}',
  'kernel.period.turn': 'this turn',
  'kernel.period.round': 'this round',
  'kernel.resumed-from-checkpoint':
    'This match was played with rules {from}; it goes on under rules {to} from its checkpoint after answer {at}{dropped, plural, =0 {} one {, without the answer after it} other {, without the # answers after it}}',
};

/** The kernel's phrases by language. */
export const kernelLanguages = { en: english };
