import type { About, ChoiceView, Option, Speaker } from '@questwright/kernel';
import { createContext, type ReactNode, use, useMemo, useSyncExternalStore } from 'react';
import type { IconType } from 'react-icons';
import { Acting, keysOfAbout, type Lit } from './acting.ts';
import type { CardFace } from './card-face.ts';
import type { SeatInfo } from './seat-info.ts';

/** The sounds of a table. */
export type SoundName = 'dice' | 'card' | 'blow' | 'foe' | 'travel' | 'victory' | 'defeat' | 'turn';

/** What the table lends to everything on it. */
export interface Kit {
  readonly acting: Acting;
  readonly say: Speaker;
  readonly seats: readonly SeatInfo[];
  readonly faces: ReadonlyMap<string, CardFace>;
  readonly symbols: { readonly [name: string]: { readonly icon: IconType; readonly text: string } };
  readonly keywords: readonly string[];
  /** The names of cards, to be found in a sentence, and whose they are. */
  readonly named: { readonly pattern: RegExp | null; readonly defs: ReadonlyMap<string, string> };
  /** What options are about that the board always shows. */
  readonly shows: readonly string[];
  /** Lines of the log of which only the last in a row is shown, and what they are about. */
  readonly passing: { readonly [key: string]: string };
  /** What the board shows of the things that an option is about, in words. */
  tell(option: Option): string | null;
  /** Makes a quiet sound, if that is wanted. */
  sound(name: SoundName): void;
  /** Opens the rules at a line, or at a keyword. */
  openRule(idOrWord: string): void;
  /** Shows a card large, by the id of its definition. */
  openCard(def: string): void;
  /** Shows a card large beside an element while it is pointed at; null puts it away. */
  peekCard(def: string | null, beside?: Element): void;
}

const noKit: Kit = {
  acting: new Acting({ answer: () => {}, mustConfirm: () => false }),
  say: { say: String, sentence: String },
  seats: [],
  faces: new Map(),
  symbols: {},
  keywords: [],
  named: { pattern: null, defs: new Map() },
  shows: [],
  passing: {},
  tell: () => null,
  sound: () => {},
  openRule: () => {},
  openCard: () => {},
  peekCard: () => {},
};

const KitContext = createContext<Kit>(noKit);

export const KitProvider = ({ kit, children }: { kit: Kit; children: ReactNode }) => (
  <KitContext value={kit}>{children}</KitContext>
);

export const useKit = (): Kit => use(KitContext);

/** What is printed on a card; undefined for a card that the game does not describe. */
export const useFace = (def: string | undefined): CardFace | undefined => {
  const { faces } = useKit();
  return def === undefined ? undefined : faces.get(def);
};

/** What to spread onto the element of a thing, so that it can be acted on, pointed at and found. */
export interface LitProps {
  readonly 'data-about': string;
  readonly 'data-lit'?: '' | undefined;
  readonly 'data-hot'?: '' | undefined;
  readonly 'data-picked'?: '' | undefined;
  readonly 'data-hinted'?: '' | undefined;
  readonly onClick?: (event: { currentTarget: Element }) => void;
  readonly onKeyDown?: (event: KeyLike) => void;
  readonly onPointerEnter?: () => void;
  readonly onPointerLeave?: () => void;
  readonly onFocus?: () => void;
  readonly onBlur?: () => void;
  readonly role?: 'button';
  readonly tabIndex?: 0;
  readonly 'aria-label'?: string;
  readonly 'aria-pressed'?: boolean;
}

interface KeyLike {
  readonly key: string;
  readonly currentTarget: Element;
  preventDefault(): void;
}

/** Something of the pending choice, which is drawn anew when it changes; also where it is drawn but once, as text. */
const useActing = <T,>(acting: Acting, now: () => T): T => useSyncExternalStore(acting.subscribe, now, now);

/**
 * What a thing on the board has to do with the pending choice, and the properties that make it so: spread
 * `props` on an element without buttons inside (an SVG group, a cell). For a card use `<Act>` instead.
 */
export function useLit(about: About): Lit & { readonly props: LitProps } {
  const { acting, say, tell } = useKit();
  const key = keysOfAbout(about).join(' ');
  const lit = useActing(acting, () => acting.lit(about));
  return useMemo(() => {
    const ids = lit.options.map(({ id }) => id);
    const marks = {
      'data-about': key,
      'data-lit': lit.lit ? ('' as const) : undefined,
      'data-hot': lit.hot ? ('' as const) : undefined,
      'data-picked': lit.picked ? ('' as const) : undefined,
      'data-hinted': lit.hinted ? ('' as const) : undefined,
    };
    if (!lit.lit) return { ...lit, props: marks };
    const point = () => acting.point(ids[0]!);
    const unpoint = () => acting.unpoint(ids);
    const act = (element: Element) => acting.act(lit.options, element);
    const props: LitProps = {
      ...marks,
      onClick: ({ currentTarget }) => act(currentTarget),
      onKeyDown: (event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        act(event.currentTarget);
      },
      onPointerEnter: point,
      onPointerLeave: unpoint,
      onFocus: point,
      onBlur: unpoint,
      role: 'button',
      tabIndex: 0,
      'aria-label': nameOf(lit.options, say, tell),
      ...(isPicking(acting.choice()) && { 'aria-pressed': lit.picked }),
    };
    return { ...lit, props };
  }, [lit, key, acting, say, tell]);
}

const isPicking = (choice: ChoiceView | null): boolean => choice?.kind === 'some' || choice?.kind === 'order';

/** What can be done, and what is known of the thing besides; of options that are about the same that is told once. */
function nameOf(options: readonly Option[], say: Speaker, tell: Kit['tell']): string {
  const texts = options.map(({ text }) => say.sentence(text).replace(/\.$/, ''));
  const told = new Set(options.flatMap((option) => tell(option) ?? []));
  return [texts.join('; '), ...told].join(': ');
}

/**
 * The button that a lit thing wears: it lies over the whole of its parent (which must be positioned) and under
 * whatever in it can be pressed by itself.
 */
export function Act({ about }: { about: About }) {
  const { lit, ordinal, props } = useLit(about);
  if (!lit) return null;
  const { role: _, tabIndex: __, onKeyDown: ___, ...button } = props;
  return (
    <button type="button" className="kit-act" {...button}>
      {ordinal > 0 && <span className="kit-ordinal">{ordinal}</span>}
    </button>
  );
}

/** The id of what is pointed at or has the focus: an option, or whatever a board has given an id to. */
export function useHot(): string | null {
  const { acting } = useKit();
  return useActing(acting, acting.hot);
}

/** The option under the pointer or the focus, wherever it is: for previews of what it would do. */
export function usePreview(): Option | null {
  const { acting } = useKit();
  const hot = useActing(acting, acting.hot);
  const choice = useActing(acting, acting.choice);
  return choice?.options?.find(({ id }) => id === hot) ?? null;
}
