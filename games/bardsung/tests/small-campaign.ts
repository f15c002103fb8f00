import { type Answer, createMatch, type Legacy, type Match } from '@questwright/kernel';
import { afterAll } from 'vitest';
import { content } from '../content/index.ts';
import { chapterCard, storyCard } from '../rules/cards/chapters.ts';
import { corridorCard, encounterCard, immediateAspect, roomCard } from '../rules/cards/dungeon.ts';
import { armourCard, attackCard, heroCard, skillCard, weaponCard } from '../rules/cards/heroes.ts';
import { consumableCard, gemstone, runeStone, woundCard } from '../rules/cards/treasure.ts';
import { BardsungBox, bardsungBoxes } from '../rules/catalogue.ts';
import { inspire, wound } from '../rules/effects/attack-effects.ts';
import { game } from '../rules/index.ts';
import type { Bardsung } from '../rules/state.ts';

const room = [{ def: 'small-room', col: 0, row: 6, turn: 0 }];
const crawl = (name: string) => encounterCard({ name, goal: 'crawl', layout: room, exit: 5 });

/** A box with two heroes and two small chapters, whose crawls are completed where they begin. */
export const small = new BardsungBox({
  ...content,
  heroes: [
    heroCard({
      name: 'Ash',
      mods: { str: 2 },
      abilities: ['hew'],
      equipment: ['axe', 'mail'],
      better: ['great-axe', 'plate'],
    }),
    heroCard({ name: 'Briar', mods: { dex: 1 }, abilities: ['jab'], equipment: ['knife', 'hide'] }),
  ],
  abilities: [
    attackCard({ name: 'Hew', enhanced: 'hew-2', enhance: 2 }, { with: 'str', hit: [wound] }),
    attackCard({ name: 'Hew', id: 'hew-2' }, { with: 'str', hit: [wound, wound] }),
    attackCard({ name: 'Jab' }, { with: 'dex', hit: [wound] }),
    skillCard({ name: 'Song', learn: 2 }, inspire),
  ],
  equipment: [
    weaponCard({ name: 'Axe', slots: 1 }, 6),
    weaponCard({ name: 'Knife' }, 4),
    armourCard({ name: 'Mail', slots: 1 }),
    armourCard({ name: 'Hide' }),
    weaponCard({ name: 'Great Axe', level: 2, slots: 2 }, 8),
    armourCard({ name: 'Plate', level: 2 }),
  ],
  treasure: [
    gemstone({ name: 'Sapphire' }, []),
    gemstone({ name: 'Diamond' }, []),
    runeStone({ name: 'Ward' }, []),
    consumableCard({ name: 'Horn' }, 5, inspire),
  ],
  dungeon: [
    roomCard({ name: 'Small Room', tile: 'A>', chests: 'A', runes: { A: 'moon' } }),
    roomCard({ name: 'Late Room', tile: 'A>' }),
    corridorCard({ name: 'Small Corridor', tile: '<A>' }),
  ],
  aspects: [
    immediateAspect({ name: 'Old Trap', deck: 'challenge' }, wound),
    immediateAspect({ name: 'New Trap', deck: 'challenge' }, wound),
    immediateAspect({ name: 'Told Trap', deck: 'challenge' }, wound),
  ],
  wounds: Array.from({ length: 12 }, (_, i) => woundCard({ id: `cut-${i}`, name: 'Cut' }, 'con', 10)),
  encounters: [
    ...['First', 'Second', 'Third', 'Fourth', 'Fifth'].map(crawl),
    encounterCard({ name: 'Tunnel', goal: 'tunnel', layout: room, exit: 5 }),
    encounterCard({
      name: 'Ordeal',
      goal: 'outlast',
      rounds: 9,
      layout: room,
      runes: { moon: { terrain: 'gas' } },
    }),
  ],
  chapters: [
    chapterCard({
      name: 'The Gate',
      number: 1,
      nodes: { A: 'first', B: 'second', C: 'tunnel', D: 'third' },
      end: 'D',
      pathways: ['AB', 'AC', 'BD', 'CD!'],
      stories: { B: 'beggar', C: ['kind-word', 'hard-word'] },
      adds: ['new-trap'],
      bars: ['old-trap'],
      lostTreasure: 1,
      next: ['the-deep', 'the-heights'],
    }),
    chapterCard({
      name: 'The Deep',
      number: 2,
      nodes: { A: 'fourth' },
      end: 'A',
      pathways: [],
      adds: ['late-room'],
    }),
    chapterCard({ name: 'The Heights', number: 3, nodes: { A: 'ordeal' }, end: 'A', pathways: [] }),
    chapterCard({
      name: 'The End',
      number: 4,
      nodes: { A: 'fifth' },
      end: 'A',
      pathways: [],
      endings: [
        { name: 'Bright', from: 2, story: 'The sun comes up.' },
        { name: 'Grey', from: -1, story: 'It rains.' },
        { name: 'Dark', from: -4, story: 'The lamps go out.' },
      ],
    }),
  ],
  stories: [
    storyCard({ name: 'Beggar', story: 'A beggar bars the way.' }, [
      { text: 'Share your bread.', reputation: 1 },
      { text: 'Push past.', reputation: -1, opens: 'CD' },
      { text: 'Pay him.', gold: -4 },
      { text: 'Take his sack.', supply: ['toolkit', 1] },
      { text: 'Give him a charm.', supply: ['charm', -1] },
      { text: 'Ask him for work.', adds: ['told-trap'], bars: ['new-trap'] },
      { text: 'Follow him.', leads: 'C' },
    ]),
    storyCard({ name: 'Kind Word', story: 'They greet you.' }, [
      { text: 'Nod.', gold: 2 },
      { text: 'Bow.', reputation: 1 },
    ]),
    storyCard({ name: 'Hard Word', story: 'They spit.' }, [
      { text: 'Wipe it off.', gold: 1 },
      { text: 'Spit back.', reputation: -1 },
    ]),
  ],
});

/** Plays with this box until the end of the file of tests. */
export function withSmallBox(): void {
  const { printed } = bardsungBoxes;
  bardsungBoxes.print(small);
  afterAll(() => bardsungBoxes.print(printed));
}

/** A match of a campaign: the first, or the one that goes on from a legacy. */
export const campaignMatch = (legacy?: Legacy, options: Record<string, unknown> = {}): Match<Bardsung> =>
  createMatch<Bardsung>({
    game,
    seats: ['Ann', 'Ben'],
    seed: 1,
    options: { chapter: 'the-gate', heroes: ['ash', 'briar'], ...options },
    ...(legacy && { legacy }),
  } as never);

/** Answers by ids; whoever is asked answers. */
export function answer(match: Match<Bardsung>, ...answers: Answer[]): Match<Bardsung> {
  for (const one of answers) match.answer(match.choice!.seat, one);
  return match;
}

/** The ids of what is offered now. */
export const offered = ({ choice }: Match<Bardsung>): string[] =>
  choice?.kind === 'one' ? choice.among.map((thing) => choice.as.id(thing)) : [];
