import { readingOf, type Seen as SeenCard } from '@questwright/board-kit';
import type { ChoiceView, Text, View } from '@questwright/kernel';
import { type DescentBox, descentBoxes } from '../rules/catalogue.ts';
import type {
  CardDef,
  EncounterDef,
  FigureDef,
  GroupDef,
  LastingDef,
  PartPlan,
  QuestDef,
} from '../rules/definitions.ts';
import type { Facts, FigureFacts } from '../rules/facts.ts';
import { FORTUNE } from '../rules/ids.ts';
import { tablesOf } from '../rules/map/known.ts';
import type { MapTables } from '../rules/map/tables.ts';
import { forHeroes } from '../rules/quest/by-heroes.ts';
import { SEARCH_TOKEN } from '../rules/search/token.ts';
import type { Descent, Piece } from '../rules/state.ts';
import type { Side } from '../rules/things.ts';
import { MAX_HEROES } from '../rules/zones.ts';

/** What the board reads from a view. */
export type Open = Pick<
  Descent,
  | 'overlord'
  | 'allies'
  | 'players'
  | 'quest'
  | 'encounter'
  | 'act'
  | 'round'
  | 'phase'
  | 'map'
  | 'doors'
  | 'unexplored'
  | 'turn'
  | 'acting'
  | 'attacks'
  | 'tests'
  | 'threat'
  | 'legend'
  | 'campaign'
>;

export type Seen = SeenCard<Piece>;
/** A card that everybody sees. */
export type Shown = Seen & Piece;

export const { openOf, factsOf, cardsOf, countOf } = readingOf<Open, Facts, Piece>();

/** The cards of a zone in which nothing lies face down. */
export const shownIn = (view: View, zone: string): readonly Shown[] =>
  cardsOf(view, zone) as readonly Shown[];

/** What a card is; undefined for one that lies face down, or that only a scenario file knows. */
export function defOf(id: string | undefined): CardDef | undefined {
  if (id === undefined) return undefined;
  return printed().find(id);
}

const known = new Map<DescentBox, Map<string, CardDef>>();

function printed(): { find(id: string): CardDef | undefined } {
  const box = descentBoxes.printed;
  let byId = known.get(box);
  if (!byId) {
    const { classes, ...rest } = box.content;
    byId = new Map(
      [
        ...Object.values(rest).flat(),
        ...classes,
        ...rest.stages.map(({ quest }) => quest),
        ...rest.legendQuests.map(({ quest }) => quest),
      ].flatMap((def) => ('id' in def ? [[def.id, def]] : [])) as [string, CardDef][],
    );
    for (const hero of box.content.heroes) byId.set(`${hero.id}@figure`, box.get(`${hero.id}@figure`));
    known.set(box, byId);
  }
  return { find: (id) => byId.get(id) };
}

export const figureDefOf = (def: string): FigureDef | undefined => {
  const found = defOf(def);
  return found?.kind === 'figure' ? found : undefined;
};

export const groupDefOf = (def: string): GroupDef | undefined => {
  const found = defOf(def);
  return found?.kind === 'group' ? found : undefined;
};

export const questOf = (view: View): QuestDef | undefined => {
  const found = defOf(openOf(view).quest);
  return found?.kind === 'quest' ? found : undefined;
};

export const encounterOf = (view: View): EncounterDef | undefined =>
  questOf(view)?.encounters[openOf(view).encounter];

/** The spaces of the map that nobody has explored. */
export const hiddenIn = (view: View): ReadonlySet<number> => new Set(openOf(view).unexplored);

/** The parts of the map that have opened. */
export function partsOpen(view: View): readonly PartPlan[] {
  const { parts = [], map } = encounterOf(view) ?? {};
  const hidden = openOf(view).unexplored ?? [];
  return parts.filter(({ tiles }) => !hidden.includes(map!().places[tiles[0]!]![0]!));
}

/** The tables of the map; null before there is one. */
export const mapOf = (view: View): MapTables | null => {
  const { map } = openOf(view);
  return map === '' ? null : tablesOf(map);
};

export const figureFactsOf = (view: View, id: number): FigureFacts | undefined => factsOf(view)?.figures[id];

/** The number of each hero that is played. */
export const heroesOf = (view: View): number[] =>
  Array.from({ length: MAX_HEROES }, (_, hero) => hero).filter((hero) => sheetOf(view, hero) !== undefined);

export const sheetOf = (view: View, hero: number): Shown | undefined => shownIn(view, `sheet:h${hero}`)[0];

/** How many fortune tokens lie on a hero's sheet. */
export const fortuneOf = (view: View, hero: number): number =>
  shownIn(view, 'held').filter((token) => token.def === FORTUNE && token.hero === hero).length;

/** A hero's figure, on the map or away. */
export const heroFigureOf = (view: View, hero: number): Shown | undefined =>
  [...shownIn(view, 'map'), ...shownIn(view, 'away')].find(
    ({ hero: whose, def }) => whose === hero && def.endsWith('@figure'),
  );

export const figuresOnMap = (view: View): readonly Shown[] => shownIn(view, 'map');

export interface Lying {
  readonly id: number;
  readonly at: number;
  readonly def: string;
  readonly used: boolean;
  readonly isDown: boolean;
}

/** What lies on the map. What lies face down looks like a search token to all who may not look. */
export function tokensOnMap(view: View): Lying[] {
  const lying = (zone: string, back: string): Lying[] =>
    cardsOf(view, zone).flatMap(({ id, at = -1, def, used = false, down }) =>
      at >= 0 ? [{ id, at, def: def ?? back, used, isDown: down || def === undefined }] : [],
    );
  return [
    ...['tokens', 'passages', 'challenges'].flatMap((zone) => lying(zone, 'challenge-token')),
    ...lying(`facedown:${openOf(view).overlord}`, SEARCH_TOKEN).map((token) => ({ ...token, isDown: true })),
  ];
}

/** The figure that acts now; undefined between activations. */
export const actingFigure = (view: View): number | undefined => openOf(view).acting.at(-1)?.figure;

/** The name by which players call a figure. */
export const nameOfFigure = ({ def, label }: Pick<Shown, 'def' | 'label'>): string =>
  label || (defOf(def)?.name ?? '');

/** The rules of the quest that lie in play, and how far they have counted. */
export interface QuestRule {
  readonly card: number;
  readonly def: LastingDef;
  readonly counted: number;
  /** The number that must be counted for a side to win; null where nothing is counted. */
  readonly needs: number | null;
  /** Who wins by it, as soon as so many tokens are there or at once. */
  readonly winner: Side | null;
}

/** The side that wins by what a text says; null if nobody does. */
function winnerIn(text: Text): Side | null {
  if (typeof text === 'string') return null;
  const [key, args = {}] = text;
  if (key === 'd2.quest.wins') return args.side as Side;
  for (const arg of Object.values(args)) {
    if (typeof arg !== 'object' || 'seat' in arg) continue;
    const found = 'list' in arg ? arg.list.map(winnerIn).find(Boolean) : winnerIn(arg);
    if (found) return found;
  }
  return null;
}

/** How the heroes win comes first, how they lose next, then what else holds. */
const BY_SIDE: readonly (Side | null)[] = ['heroes', 'overlord', null];

export const questRules = (view: View): QuestRule[] =>
  shownIn(view, 'quest')
    .flatMap((card): QuestRule[] => {
      const def = defOf(card.def);
      if (def?.kind !== 'lasting') return [];
      const race = def.race ?? null;
      return [
        {
          card: card.id,
          def,
          counted: card.tokens,
          needs: race ? forHeroes(race.n, openOf(view).players.length, race.more) : null,
          winner: race?.side ?? def.text.map(winnerIn).find(Boolean) ?? null,
        },
      ];
    })
    .toSorted((a, b) => BY_SIDE.indexOf(a.winner) - BY_SIDE.indexOf(b.winner));

/** The spaces that options are about. */
export const spacesIn = (choice: ChoiceView | null): string[] => [
  ...new Set(
    choice?.options?.flatMap(({ about }) =>
      [about?.space ?? []].flat().filter((space) => typeof space === 'string'),
    ) ?? [],
  ),
];

/** Whether the quest has ended, or the encounter before the one that is set up. */
export const hasEnded = (view: View): boolean => {
  const { encounter, phase } = openOf(view);
  return view.over !== null || (encounter > 0 && phase === 'setup');
};
