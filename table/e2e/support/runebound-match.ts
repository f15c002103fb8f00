import { type Answer, optionsOf, randomAnswer, type Seat } from '@questwright/kernel';
import type { Runebound } from '@questwright/runebound';
import { fileBefore, fileWhere, type Trial, type Wanted } from './match-file.ts';

const EAGER = /^(?:move|shop|adventure|attempt|learn|surge|attack|stack|agility|buy|outcome|option|roll|use)/;

const trialOf = (scenario: string): Trial => ({
  game: 'runebound',
  seats: ['Anna', 'Ben', 'Cleo'],
  options: { scenario, heroes: ['lord-hawthorne', 'lyssa', 'elder-mok'], first: 0 },
  player: eager,
});

/** A match file of three people, played by somebody eager up to a position of some kind. */
export const runeboundWhere = (wanted: Wanted<Runebound>, scenario = 'margath'): Promise<string> =>
  fileWhere(trialOf(scenario), wanted);

/** A match of The Corpse King that is over in a few turns, whatever its heroes do. */
export const runeboundNearTheEnd = (): Promise<string> => fileBefore(trialOf('corpse-king'), () => true, 12);

function eager({ choice, random }: Seat): Answer {
  const liked = choice.kind === 'one' ? optionsOf(choice).filter(({ id }) => EAGER.test(id)) : [];
  if (liked.length === 0 || random.below(6) === 0) return randomAnswer(choice, random);
  return liked[random.below(liked.length)]!.id;
}
