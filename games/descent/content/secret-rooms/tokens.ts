import { head, idFor } from '@questwright/adventure';
import type { TokenDef } from '../../rules/definitions.ts';
import { ENTRANCE } from '../../rules/rooms/explore.ts';
import { ATTRIBUTES } from '../../rules/things.ts';

const LAIR = 'Lair of the Wyrm';
const FENS = 'The Trollfens';

const challenge = (
  box: string,
  id: string,
  name: string,
  shown: TokenDef['challenge'] & object,
): TokenDef => ({
  ...head({ id: `challenge-${idFor(box)}-${id}`, name }),
  kind: 'token',
  back: 'challenge',
  terrain: null,
  box,
  challenge: shown,
  text: [],
});

const monster = (box: string, name: string): TokenDef =>
  challenge(box, name.toLowerCase().replaceAll(' ', '-'), name, { monster: name });

const tests = (box: string): readonly TokenDef[] =>
  ATTRIBUTES.map((attribute) =>
    challenge(box, attribute, `${attribute[0]!.toUpperCase()}${attribute.slice(1)} test`, { attribute }),
  );

/** The entrance token, and the challenge tokens of both boxes. How many there are of each is ours. */
export const roomTokens: readonly TokenDef[] = [
  { ...head({ id: ENTRANCE, name: 'Secret entrance' }), kind: 'token', terrain: null, text: [] },
  ...['Cave Spider', 'Fire Imp', 'Goblin Archer', 'Zombie'].map((name) => monster(LAIR, name)),
  ...tests(LAIR),
  monster(FENS, 'Harpy'),
  ...tests(FENS),
];
