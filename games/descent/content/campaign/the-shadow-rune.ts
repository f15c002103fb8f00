import { allyGrows, allyJoins } from '../../rules/allies/reward.ts';
import { columns } from '../../rules/campaign/plan.ts';
import { campaign, path } from '../../rules/campaign/words.ts';

const ROWS = [
  { quest: 'a-fat-goblin', left: 'the-monsters-hoard', right: 'the-frozen-spire' },
  { quest: 'castle-daerion', left: 'the-dawnblade', right: 'the-desecrated-tomb' },
  { quest: 'the-cardinals-plight', left: 'enduring-the-elements', right: 'the-ritual-of-shadows' },
  { quest: 'the-masquerade-ball', left: 'blood-will-tell', right: 'the-twin-idols' },
  { quest: 'death-on-the-wing', left: 'the-wyrm-turns', right: 'the-wyrm-rises' },
];

/**
 * The first campaign: two columns of quests for Act II, of which each quest of Act I opens one. The quests' names are
 * known; which of them stand in one row is ours, and so is the land with its places and paths.
 */
export const theShadowRune = campaign(
  { name: 'The Shadow Rune', original: true },
  {
    plan: columns({
      introduction: 'first-blood',
      rows: ROWS,
      interlude: { heroes: 'the-shadow-vault', overlord: 'the-overlord-revealed' },
      finale: { heroes: 'gryvorn-unleashed', overlord: 'the-man-who-would-be-king' },
    }),
    allies: {
      'a-fat-goblin': [allyJoins('Raythen')],
      'castle-daerion': [allyJoins('Serena')],
      ...Object.fromEntries(
        ROWS.flatMap(({ left, right }) => [left, right]).map((quest) => [quest, [allyGrows]]),
      ),
    },
    start: 'Arhynn',
    paths: [
      path('Arhynn', 'Millbrook', 'road'),
      path('Millbrook', 'The Stubble Fields', 'plain'),
      path('Millbrook', 'Castle Daerion', 'road', 'plain'),
      path('Arhynn', 'Greywater Ford', 'plain', 'water'),
      path('Greywater Ford', 'Castle Daerion', 'forest'),
      path('Arhynn', 'Saint Orla', 'road', 'forest'),
      path('Saint Orla', 'Hallow Wood', 'forest'),
      path('Arhynn', 'Velmere House', 'road', 'road'),
      path('Saint Orla', 'The Windstair', 'mountain'),
      path('The Windstair', 'Roost Peak', 'mountain', 'mountain'),
      path('Hallow Wood', 'Roost Peak', 'forest', 'mountain'),
      path('Greywater Ford', 'The Sunken Vault', 'water', 'water'),
      path('Velmere House', 'The Sunken Vault', 'plain', 'forest'),
      path('The Windstair', 'The Spire', 'mountain', 'water'),
    ],
    places: {
      'first-blood': 'Arhynn',
      'a-fat-goblin': 'The Stubble Fields',
      'the-monsters-hoard': 'Hallow Wood',
      'the-frozen-spire': 'The Spire',
      'castle-daerion': 'Castle Daerion',
      'the-dawnblade': 'Castle Daerion',
      'the-desecrated-tomb': 'Greywater Ford',
      'the-cardinals-plight': 'Saint Orla',
      'enduring-the-elements': 'The Windstair',
      'the-ritual-of-shadows': 'Hallow Wood',
      'the-masquerade-ball': 'Velmere House',
      'blood-will-tell': 'Velmere House',
      'the-twin-idols': 'Greywater Ford',
      'death-on-the-wing': 'Roost Peak',
      'the-wyrm-turns': 'Roost Peak',
      'the-wyrm-rises': 'Roost Peak',
      'the-shadow-vault': 'The Sunken Vault',
      'the-overlord-revealed': 'Velmere House',
      'gryvorn-unleashed': 'The Spire',
      'the-man-who-would-be-king': 'Castle Daerion',
    },
  },
);
