import { interlude } from '../../rules/campaign/rewards.ts';
import { reachMarks } from '../../rules/quest/aims.ts';
import { tiled } from '../../rules/quest/map.ts';
import { withMark } from '../../rules/quest/marks.ts';
import { countsTo } from '../../rules/quest/tallies.ts';
import { everyHero } from '../../rules/quest/who.ts';
import { at, each, open, quest, reinforces, required } from '../../rules/quest/words.ts';
import { TILES } from '../tiles/index.ts';

/** The interlude, a break-in: seals have to be broken behind two doors before the guards have woken everybody. */
export const theShadowVault = quest('The Shadow Vault', {
  encounters: [
    {
      map: tiled(
        [
          { tile: TILES['entrance-indoor'], name: 'Entrance', x: 0, y: 1, turns: 1 },
          { tile: TILES['6B'], name: 'Guardroom', x: 2, y: 0 },
          { tile: TILES['11B'], name: 'Gallery', x: 8, y: 0 },
          { tile: TILES['3B'], name: 'Vault', x: 12, y: 0 },
          { tile: TILES['end-cap-indoor'], name: 'Pit Stair', x: 14, y: 4 },
          { tile: TILES['exit-indoor'], name: 'Back Door', x: 18, y: 1, turns: 3 },
        ],
        [
          { kind: 'door', between: ['Guardroom', 'Gallery'] },
          { kind: 'door', between: ['Gallery', 'Vault'] },
        ],
      ),
      heroes: 'Entrance',
      groups: [
        required('Goblin Archer', 'Guardroom'),
        required('Barghest', 'Gallery'),
        open(['dark', 'cursed'], 'Vault'),
      ],
      search: ['c1', 'l1', 'm1', 'm4'],
      marks: { Seal: ['i1', 'l4', 'o1', 'r4', 'r1'] },
      rules: {
        Seals: [withMark('Seal', 'Break the seal', everyHero, countsTo('heroes', 0, 1), 'knowledge')],
        Alarm: [at('overlordEnds', reinforces('Goblin Archer', 'Back Door'))],
        'The watch comes': [at('roundEnds', countsTo('overlord', [10, 15, 18]))],
        Despair: [each('defeated', everyHero, countsTo('overlord', 0, 3))],
      },
      aims: [reachMarks('heroes', everyHero, 'Seal')],
    },
  ],
  rewards: interlude('the-shadow-rune-hero', 'The Shadow Rune'),
});

export const theShadowVaultStory: { readonly [key: string]: string } = {
  'd2.story.the-shadow-vault.1':
    'The rune that everybody is after lies in a vault that nobody admits to have built. Its guards are few tonight, its seals are old, and the watch is an hour away.',
  'd2.story.the-shadow-vault.heroes':
    'The last seal gives way with a sound like a sigh, and what it kept is in the hands of the heroes.',
  'd2.story.the-shadow-vault.overlord':
    'Boots on the stair, torches at both doors. The vault has kept what it has.',
};
