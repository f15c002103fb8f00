import { alone, columns, joined } from '../../rules/campaign/plan.ts';
import { campaign } from '../../rules/campaign/words.ts';

/*
 * The campaigns of boxes whose quests are not built yet: they are not offered. Of some quests no name is public; those and
 * the order of all are ours. Their lands come with their quests.
 */

const noLand = { paths: [], places: {} };

const row = (quest: string, left: string, right: string) => ({ quest, left, right });

export const labyrinthOfRuin = campaign(
  { name: 'Labyrinth of Ruin', original: true },
  {
    box: 'Labyrinth of Ruin',
    start: 'Cahrmir Crossing',
    ...noLand,
    plan: columns({
      introduction: 'ruinous-whispers',
      rows: [
        row('gathering-foretold', 'honor-among-thieves', 'fury-of-the-tempest'),
        row('reclamation', 'through-the-mist', 'barrow-of-barris'),
        row('secrets-of-stone', 'back-from-the-dead', 'fortune-and-glory'),
        row('heart-of-the-wilds', 'fountain-of-insight', 'tipping-the-scales'),
      ],
      interlude: { heroes: 'pilgrimage', overlord: 'let-the-truth-be-buried' },
      finale: { heroes: 'a-glimmer-of-hope', overlord: 'web-of-power' },
    }),
  },
);

export const shadowOfNerekhall = campaign(
  { name: 'Shadow of Nerekhall', original: true },
  {
    box: 'Shadow of Nerekhall',
    events: 'city',
    start: 'The Lantern Gate',
    ...noLand,
    plan: joined(
      {
        quests: ['respected-citizen', 'rat-thing-king', 'a-demonstration'],
        finale: 'traitors-among-us',
      },
      { quests: ['civil-war', 'arise-my-friends', 'the-silent-council'], finale: 'widespread-panic' },
    ),
  },
);

const bilehall = {
  quests: ['hallowing-fire', 'the-sunken-causeway', 'a-lantern-in-the-mist'],
  finale: 'the-drowned-keep',
};
const chains = {
  quests: ['taskmaster', 'the-salt-gate', 'a-forge-without-fire'],
  finale: 'the-last-link',
};
/** What a mini campaign grants before its first quest is ours; in the second act it is more. */
const GRANT = { gold: 100, xp: 1, overlordXp: 1, extra: false };
const GRANT_2 = { gold: 300, xp: 4, overlordXp: 4, extra: false };

export const mistsOfBilehall = campaign(
  { name: 'Mists of Bilehall', original: true },
  { box: 'Mists of Bilehall', start: 'Heron Landing', ...noLand, plan: alone(1, bilehall), mini: GRANT },
);

export const theChainsThatRust = campaign(
  { name: 'The Chains that Rust', original: true },
  {
    box: 'The Chains that Rust',
    start: 'The Tide Gate',
    ...noLand,
    plan: alone(2, chains),
    mini: GRANT_2,
  },
);

/** Both as one full campaign. [D2-CAMP-05] */
export const mistsAndChains = campaign(
  { name: 'Mists and Chains', original: true },
  {
    box: 'Mists of Bilehall',
    start: 'Heron Landing',
    ...noLand,
    rumors: false,
    plan: joined(bilehall, chains),
  },
);

export const laterCampaigns = [
  labyrinthOfRuin,
  shadowOfNerekhall,
  mistsOfBilehall,
  theChainsThatRust,
  mistsAndChains,
];
