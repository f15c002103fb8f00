import type { Answer } from '@questwright/kernel';
import { z } from 'zod';
import { MAX_NAME, MAX_SEATS } from './limits.ts';
import { hasInvisible, hasVisible } from './visible.ts';

/** The words that messages are made of. */

/** 128 random bits: whoever has the id of a match has its link. */
export const matchId = z.string().regex(/^[A-Za-z0-9_-]{22}$/);

/** Likewise: whoever has the id of a campaign has its link. */
export const campaignId = matchId;

export const personId = z.string().min(1).max(40);

export const seatNumber = z
  .int()
  .min(0)
  .max(MAX_SEATS - 1);

/** A seat, or -1 for those who only watch. */
export const eyes = z
  .int()
  .min(-1)
  .max(MAX_SEATS - 1);

/** How many answers and undos a match has seen, plus one: the number of its pending choice. */
export const version = z.int().min(0).max(1_000_000);

/** A line that people read: something to be seen in it, and nothing that plays tricks with the reader's screen. */
export const line = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .refine((text) => !hasInvisible(text), 'has invisible characters in it')
    .refine(hasVisible, 'has nothing in it that can be seen');

export const name = line(MAX_NAME);

/** The id of a game, or the level of a bot. */
export const word = z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/);

export const answer: z.ZodType<Answer> = z.union([
  z.string().max(200),
  z.array(z.string().max(200)).max(200),
  z.int(),
]);
