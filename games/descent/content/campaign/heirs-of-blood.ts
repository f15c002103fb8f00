import { named } from '../../rules/campaign/plan.ts';
import { campaign, path } from '../../rules/campaign/words.ts';

const ACT_1 = [
  'a-fat-goblin',
  'castle-daerion',
  'the-cardinals-plight',
  'the-masquerade-ball',
  'death-on-the-wing',
] as const;
const ACT_2 = [
  'the-monsters-hoard',
  'the-frozen-spire',
  'the-desecrated-tomb',
  'enduring-the-elements',
  'the-twin-idols',
  'blood-will-tell',
] as const;
const INTERLUDES = ['the-shadow-vault', 'the-overlord-revealed'];
const FINALES = ['gryvorn-unleashed', 'the-man-who-would-be-king'];

/** The three that come after a quest in its list, or, for an overlord who has won, the three before it. */
const names = (list: readonly string[], at: number) => {
  const next = (steps: readonly number[]): string[] =>
    steps.map((step) => list[(at + step + list.length) % list.length]!);
  return { heroes: next([1, 2, 3]), overlord: next([-1, -2, -3]) };
};
const inList = (list: readonly string[]) => list.map((quest, at) => [quest, names(list, at)] as const);

/**
 * The second campaign, in which the rewards of each quest name what comes next. Where it begins is known; its own quests are
 * not public, so it leads through quests of the first campaign in another order, over a land of ours.
 */
export const heirsOfBlood = campaign(
  { name: 'Heirs of Blood', original: true },
  {
    plan: named({
      introduction: 'acolyte-of-saradyn',
      names: Object.fromEntries([
        ['acolyte-of-saradyn', { heroes: ACT_1.slice(0, 3), overlord: ACT_1.slice(2) }],
        ...inList(ACT_1),
        ['the-shadow-vault', { heroes: ACT_2.slice(0, 3), overlord: ACT_2.slice(3) }],
        ['the-overlord-revealed', { heroes: ACT_2.slice(1, 4), overlord: ACT_2.slice(2, 5) }],
        ...inList(ACT_2),
      ]),
      interludes: INTERLUDES,
      finales: FINALES,
    }),
    start: 'Kethiri Ruins',
    paths: [
      path('Kethiri Ruins', 'Saradyn', 'road'),
      path('Kethiri Ruins', 'The Drowned Road', 'plain', 'water'),
      path('Saradyn', 'Gold Barley', 'plain'),
      path('Saradyn', 'Daerion Heights', 'road', 'mountain'),
      path('The Drowned Road', 'Daerion Heights', 'forest'),
      path('The Drowned Road', 'Marsh Abbey', 'water'),
      path('Gold Barley', 'Velmere', 'road', 'road'),
      path('Daerion Heights', 'The Windward Cliffs', 'mountain', 'mountain'),
      path('Marsh Abbey', 'The Windward Cliffs', 'forest', 'mountain'),
    ],
    places: {
      'acolyte-of-saradyn': 'Saradyn',
      'a-fat-goblin': 'Gold Barley',
      'castle-daerion': 'Daerion Heights',
      'the-cardinals-plight': 'Marsh Abbey',
      'the-masquerade-ball': 'Velmere',
      'death-on-the-wing': 'The Windward Cliffs',
      'the-shadow-vault': 'The Drowned Road',
      'the-overlord-revealed': 'Velmere',
      'the-monsters-hoard': 'The Windward Cliffs',
      'the-frozen-spire': 'Daerion Heights',
      'the-desecrated-tomb': 'Marsh Abbey',
      'enduring-the-elements': 'The Windward Cliffs',
      'the-twin-idols': 'The Drowned Road',
      'blood-will-tell': 'Velmere',
      'gryvorn-unleashed': 'The Windward Cliffs',
      'the-man-who-would-be-king': 'Daerion Heights',
    },
  },
);
