import type { BoardModule, GameBox } from '@questwright/board-kit';
import { kitLanguages } from '@questwright/board-kit/host';
import { loadGame } from '@questwright/games';
import { boxes } from '@questwright/games/boards';
import { createSpeaker, kernelLanguages, type Speaker } from '@questwright/kernel';
import { use } from 'react';
import { clientLanguages, language } from '../texts/texts.ts';

/** The games, those that are complete first. */
export const shelf: readonly GameBox[] = boxes;

export const boxOf = (id: string): GameBox | undefined => shelf.find((box) => box.id === id);

/** Says the texts on a box, before the game itself is loaded. */
export const boxSpeaker = ({ languages }: GameBox): Speaker =>
  createSpeaker({ languages: [languages, clientLanguages, kernelLanguages], language });

/** A game with everything the table needs to show it. */
export interface LoadedGame {
  readonly box: GameBox;
  readonly module: BoardModule;
  speaker(names: readonly string[]): Speaker;
}

const loading = new Map<string, Promise<LoadedGame>>();

export function loadBoard(id: string): Promise<LoadedGame> {
  let loaded = loading.get(id);
  if (!loaded) {
    loaded = load(id);
    loading.set(id, loaded);
    loaded.catch(() => loading.delete(id));
  }
  return loaded;
}

async function load(id: string): Promise<LoadedGame> {
  const box = boxOf(id);
  const [game, module] = await Promise.all([loadGame(id), box?.load()]);
  if (!box || !game || !module) throw new Error(`There is no game "${id}" here.`);
  const languages = [box.languages, game.game.languages, clientLanguages, kitLanguages, kernelLanguages];
  return { box, module, speaker: (seats) => createSpeaker({ languages, language, seats }) };
}

/** Suspends until the game is loaded. */
export const useLoaded = (id: string): LoadedGame => use(loadBoard(id));
