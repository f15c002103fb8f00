import type { CardFace, SeatInfo } from '@questwright/board-kit';
import type { Acting, Kit } from '@questwright/board-kit/host';
import type { Speaker, View } from '@questwright/kernel';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { LoadedGame } from '../shelf/shelf.ts';
import { sound } from './sound.ts';

export interface Peek {
  readonly def: string;
  readonly beside: Element;
}

/** What is open over the table: a rule, a card, a card that is only pointed at. */
export interface Open {
  readonly rule: string | null;
  readonly card: string | null;
  readonly peek: Peek | null;
  closeRule(): void;
  closeCard(): void;
}

/** Makes what the table lends to the board. */
export function useTableKit(
  game: LoadedGame,
  say: Speaker,
  seats: readonly SeatInfo[],
  acting: Acting,
  view: View | null = null,
): { kit: Kit; open: Open } {
  const [rule, setRule] = useState<string | null>(null);
  const [card, setCard] = useState<string | null>(null);
  const [peek, setPeek] = useState<Peek | null>(null);

  // A kit that changed with every view would have the whole board drawn anew.
  const seen = useRef(view);
  useLayoutEffect(() => {
    seen.current = view;
  }, [view]);

  const printed = useMemo(() => {
    const { module } = game;
    const cards = module.cards?.(say) ?? [];
    return {
      faces: new Map(cards.map((face) => [face.id, face])),
      named: namesOf(cards),
      keywords: module.keywords?.(say).map(({ name }) => name) ?? [],
      symbols: Object.fromEntries(
        Object.entries(module.symbols ?? {}).map(([name, { icon, text }]) => [
          name,
          { icon, text: say.say(text) },
        ]),
      ),
    };
  }, [game, say]);

  const kit = useMemo<Kit>(
    () => ({
      acting,
      say,
      seats,
      ...printed,
      shows: game.module.shows ?? [],
      passing: game.module.passing ?? {},
      tell: ({ about }) =>
        (about && seen.current && game.module.tells?.(about, { view: seen.current, seats, say })) || null,
      sound,
      openRule: setRule,
      openCard: (def) => {
        setPeek(null);
        setCard(def);
      },
      peekCard: (def, beside) => setPeek(def !== null && beside ? { def, beside } : null),
    }),
    [acting, say, seats, printed, game],
  );
  return {
    kit,
    open: { rule, card, peek, closeRule: () => setRule(null), closeCard: () => setCard(null) },
  };
}

/** Longer names first: one may begin with another. */
function namesOf(cards: readonly CardFace[]): Kit['named'] {
  const defs = new Map(cards.map(({ name, id }) => [name, id]));
  const names = [...defs.keys()].sort((a, b) => b.length - a.length).map(escaped);
  return { pattern: names.length > 0 ? new RegExp(`(?<!\\w)(${names.join('|')})(?!\\w)`) : null, defs };
}

const escaped = (name: string): string => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
