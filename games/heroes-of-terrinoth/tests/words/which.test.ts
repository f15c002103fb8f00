import { describe, expect, it } from 'vitest';
import {
  anEnemy,
  eachEnemy,
  enemies,
  enemyOf,
  engaged,
  engagedWithAnother,
  engagedWithThatHero,
  engagedWithTheAidedHero,
  engagedWithYou,
  exhausted,
  faceDown,
  faceUp,
  inTheShadows,
  master,
  matching,
  minion,
  named,
  notEngagedWithYou,
  notNemesis,
  notTarget,
  notThis,
  rated,
  readied,
  type Trait,
  thatEnemy,
  theNemesis,
  theNemesisInPlay,
  theTarget,
  thisEnemy,
  type Which,
  withTrait,
  wounded,
} from '../../rules/effects/index.ts';
import { piece } from '../look.ts';
import { about, mixed, namesOf, say } from './table.ts';

const ALL = ['Rat', 'Ogre', 'Orc', 'Bat', 'Mole', 'Boss'];
const without = (...some: string[]) => ALL.filter((name) => !some.includes(name));

describe('words for enemies: which of them fit', () => {
  const traits: [trait: Trait, fit: string[], said: string][] = [
    [named('Orc'), ['Orc'], '1 Orc'],
    [named('Mole'), [], '1 Mole'],
    [withTrait('Vermin'), ['Rat'], '1 Vermin'],
    [rated('Challenging'), ['Ogre', 'Boss'], '1 Challenging enemy'],
    [rated('Formidable'), ['Bat'], '1 Formidable enemy'],
    [minion, ['Rat', 'Orc', 'Bat'], '1 minion'],
    [master, ['Ogre'], '1 master'],
    [theNemesis, ['Boss'], '1 nemesis'],
    [notNemesis, without('Boss'), '1 enemy other than the nemesis'],
    [engagedWithYou, ['Rat'], '1 enemy engaged with you'],
    [engagedWithAnother, ['Ogre', 'Orc'], '1 enemy engaged with another hero'],
    [engagedWithThatHero, ['Ogre', 'Orc'], '1 enemy engaged with that hero'],
    [engagedWithTheAidedHero, ['Ogre', 'Orc'], '1 enemy engaged with the aided hero'],
    [engaged, ['Rat', 'Ogre', 'Orc'], '1 enemy engaged with a hero'],
    [notEngagedWithYou, without('Rat'), '1 enemy not engaged with you'],
    [inTheShadows, ['Bat', 'Mole', 'Boss'], '1 enemy in the shadows'],
    [faceUp, without('Mole'), '1 enemy lying face up'],
    [faceDown, ['Mole'], '1 enemy lying face down'],
    [readied, without('Rat', 'Boss'), '1 enemy that is readied'],
    [exhausted, ['Rat', 'Boss'], '1 enemy that is exhausted'],
    [wounded, ['Rat', 'Ogre'], '1 enemy that is wounded'],
    [notThis, without('Rat'), '1 enemy other than this one'],
    [notTarget, without('Bat'), '1 enemy other than the target'],
  ];
  const t = mixed();

  it.each(traits.map(([trait, fit, said]) => [said, trait, fit] as const))('%s', (said, trait, fit) => {
    expect(namesOf(t, matching(t.state, about(t), [trait]))).toEqual(fit);
    expect(say(anEnemy(trait).text)).toBe(said);
  });

  it('fit together, and are said together', () => {
    expect(namesOf(t, matching(t.state, about(t), []))).toEqual(ALL);
    expect(namesOf(t, matching(t.state, about(t), [inTheShadows, readied]))).toEqual(['Bat', 'Mole']);
    expect(say(enemies(2, withTrait('Vermin'), minion, inTheShadows, readied).text)).toBe(
      '2 Vermin minion in the shadows that is readied',
    );
    expect(say(enemies(2).text)).toBe('2 enemies');
  });

  const whiches: [which: Which, fit: string[], said: string, mode: string, n: number][] = [
    [thisEnemy, ['Rat'], 'this enemy', 'all', 1],
    [thatEnemy, ['Bat'], 'that enemy', 'all', 1],
    [theTarget, ['Bat'], 'the target', 'all', 1],
    [theNemesisInPlay, ['Boss'], 'the nemesis', 'all', 1],
    [anEnemy(), ALL, '1 enemy', 'choose', 1],
    [enemies(2, engaged), ['Rat', 'Ogre', 'Orc'], '2 enemies engaged with a hero', 'choose', 2],
    [eachEnemy(), ALL, 'each enemy', 'all', Number.POSITIVE_INFINITY],
    [eachEnemy(theNemesis), ['Boss'], 'the nemesis', 'all', Number.POSITIVE_INFINITY],
    [enemyOf('highest'), ['Bat'], 'the enemy of the highest difficulty', 'tie', 1],
    [enemyOf('lowest'), ['Rat', 'Orc'], 'the enemy of the lowest difficulty', 'tie', 1],
    [
      enemyOf('lowest', rated('Challenging')),
      ['Ogre'],
      'the Challenging enemy of the lowest difficulty',
      'tie',
      1,
    ],
    [enemyOf('highest', faceDown), [], 'the enemy of the highest difficulty lying face down', 'tie', 1],
  ];

  it.each(whiches.map(([which, fit, said, mode, n]) => [said, which, fit, mode, n] as const))(
    '%s',
    (said, which, fit, mode, n) => {
      expect(namesOf(t, which.of(t.state, about(t)))).toEqual(fit);
      expect([say(which.text), which.mode, which.n]).toEqual([said, mode, n]);
    },
  );

  it('are about nothing that has left play', () => {
    const gone = mixed({ lair: [{ name: 'Warlord', rank: 'nemesis', attack: 2 }] });
    const warlord = piece(gone, 'Warlord');
    const c = about(gone, { card: warlord, enemies: [warlord, piece(gone, 'Orc')] });
    expect(namesOf(gone, thisEnemy.of(gone.state, c))).toEqual([]);
    expect(namesOf(gone, thatEnemy.of(gone.state, c))).toEqual(['Orc']);
  });
});
