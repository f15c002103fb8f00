import { ruleTest } from '@questwright/kernel/testing';
import { describe, expect, it } from 'vitest';
import { content } from '../content/index.ts';
import { RATINGS } from '../rules/definitions.ts';
import { enemyOf, exhaust } from '../rules/effects/index.ts';
import { offers, pick, piece } from './look.ts';
import { dice, foe, position } from './position.ts';
import { toolsInBox } from './tools.ts';

toolsInBox({ Highest: exhaust(enemyOf('highest')), Lowest: exhaust(enemyOf('lowest')) });

const of = (name: string, rating: string, rank = 'minion') => foe(name, { rating, rank });
const LADDER = [
  of('Rat', 'Trivial'),
  of('Rat King', 'Trivial', 'master'),
  of('Splug', 'Trivial', 'nemesis'),
  of('Ogre', 'Challenging'),
  of('Ogre Chief', 'Challenging', 'master'),
  of('Warlord', 'Challenging', 'nemesis'),
  of('Troll', 'Formidable'),
  of('Troll King', 'Formidable', 'master'),
  of('Dragon', 'Formidable', 'nemesis'),
];

describe('difficulty', () => {
  it('every enemy and every location is Trivial, Challenging or Formidable [HT-DIFF-01]', () => {
    const enemies = content.sets.flatMap(({ minion, master }) => [minion, master]);
    for (const { id, rating } of [...enemies, ...content.loners, ...content.locations]) {
      expect(['Trivial', 'Challenging', 'Formidable'], id).toContain(rating);
    }
    expect([...RATINGS]).toEqual(['Trivial', 'Challenging', 'Formidable']);
  });

  // Neighbours of the ladder, so that every step of it is compared.
  for (const [i, higher] of LADDER.entries()) {
    const lower = LADDER[i - 1];
    if (!lower) continue;
    const alike = higher.rating === lower.rating;
    const outranks = !alike
      ? 'HT-DIFF-02, HT-DIFF-05'
      : higher.rank === 'nemesis'
        ? 'HT-DIFF-03'
        : 'HT-DIFF-04';
    ruleTest(
      `${higher.rating} ${higher.rank} outranks ${lower.rating} ${lower.rank} [${outranks}, HT-DIFF-06]`,
      (open) => {
        for (const shadows of [
          [higher, lower],
          [lower, higher],
        ]) {
          for (const [tool, enemy, other] of [
            ['Highest', higher, lower],
            ['Lowest', lower, higher],
          ] as const) {
            const t = open(position({ heroes: [{ items: [tool] }, {}], shadows }));
            pick(t, tool);
            expect(piece(t, String(enemy.name)).exhausted).toBe(true);
            expect(piece(t, String(other.name)).exhausted).toBe(false);
          }
        }
      },
    );

    ruleTest(
      `of equal attack, ${higher.rating} ${higher.rank} strikes back before ${lower.rating} ${lower.rank} [HT-DIFF-06${alike ? ', HT-DIFF-07' : ''}]`,
      (open) => {
        const t = open(
          position({
            heroes: [{ engaged: [lower, higher] }, {}],
            chance: dice('blank blank', 'counterattack blank'),
          }),
        );
        pick(t, 'Explore');
        expect(t.logged('ht.log.counterattacks').map(({ args }) => args!.enemy)).toEqual([higher.name]);
      },
    );
  }

  ruleTest('face-down enemies have no known difficulty [HT-DIFF-06]', (open) => {
    const shadows = [
      { ...of('Dragon', 'Formidable'), facedown: true },
      of('Rat', 'Trivial'),
      of('Bat', 'Trivial'),
    ];
    const t = open(position({ heroes: [{ items: ['Highest'] }, {}], shadows }));
    pick(t, 'Highest');
    expect(offers(t)).toEqual(['Rat', 'Bat']);
  });
});
