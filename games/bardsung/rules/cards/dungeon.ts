import { type Ability, head, printed, type Written } from '@questwright/adventure';
import { nested, type Text } from '@questwright/kernel';
import type {
  AspectDef,
  BardEffect,
  DungeonDef,
  EncounterDef,
  Goal,
  Reinforcements,
  Rune,
  TerrainDef,
  ThingDef,
} from '../definitions.ts';
import { drawTile } from '../map/shape.ts';
import type { LaidTile } from '../state.ts';

interface WrittenTile extends Written {
  /** The tile, drawn; see `drawTile`. */
  readonly tile: string;
  readonly walls?: readonly string[];
  /** The portals that have a door, in the order in which they are found in the drawing. */
  readonly doors?: readonly number[];
  readonly entrance?: number;
  /** The zones with runes and chests, by their letters. */
  readonly runes?: { readonly [zone: string]: Rune | readonly Rune[] };
  readonly chests?: string;
  readonly aspect?: 'battle' | 'challenge';
}

export const roomCard = (written: WrittenTile): DungeonDef => dungeonCard(written, 'room');
export const corridorCard = (written: WrittenTile): DungeonDef => dungeonCard(written, 'corridor');

function dungeonCard(written: WrittenTile, sort: DungeonDef['sort']): DungeonDef {
  const zoneOf = (letter: string): number => letter.charCodeAt(0) - 65;
  return {
    ...head(written),
    kind: 'dungeon',
    back: sort,
    sort,
    shape: drawTile(written.tile, written.walls),
    doors: written.doors ?? [],
    entrance: written.entrance ?? null,
    runes: Object.entries(written.runes ?? {}).flatMap(([letter, runes]) =>
      [runes].flat().map((rune) => ({ zone: zoneOf(letter), rune: rune as Rune })),
    ),
    chests: [...(written.chests ?? '')].map(zoneOf),
    aspect: written.aspect ?? null,
    text: [],
  };
}

interface WrittenAspect extends Written {
  readonly deck: AspectDef['deck'];
  readonly engagement?: boolean;
}

const timed = (
  written: WrittenAspect,
  timing: AspectDef['timing'],
  effect: BardEffect | null,
  waits: number,
) => ({
  ...head(written),
  kind: 'aspect' as const,
  back: written.deck,
  deck: written.deck,
  timing,
  engagement: written.engagement ?? false,
  effect,
  waits,
  deed: null,
});
const endsWith = ({ engagement }: WrittenAspect): Text[] => (engagement ? ['bs.card.engagement'] : []);

/** An aspect that is resolved at once. */
export const immediateAspect = (written: WrittenAspect, effect: BardEffect): AspectDef => ({
  ...timed(written, 'immediate', effect, 0),
  text: [['bs.card.immediate', { effect: nested(effect.text) }]],
});

/** An aspect that waits in a delay slot: nothing happens for this many end phases. */
export const delayedAspect = (written: WrittenAspect, waits: number, effect: BardEffect): AspectDef => ({
  ...timed(written, 'delayed', effect, waits),
  text: [['bs.card.delayed', { waits, effect: nested(effect.text) }], ...endsWith(written)],
});

/** An aspect that holds until it is discarded. */
export const sustainedAspect = (written: WrittenAspect, abilities: readonly Ability[]): AspectDef => ({
  ...timed(written, 'sustained', null, 0),
  ...printed(abilities, [], endsWith(written)),
});

/** An aspect that places a token on its tile, with which a hero may do something once. */
export const tokenAspect = (
  written: WrittenAspect,
  terrain: 'well' | 'pipe' | 'forge',
  effect: BardEffect,
): AspectDef => ({
  ...timed(written, 'sustained', null, 0),
  deed: { terrain, effect },
  text: [['bs.card.deed', { terrain, effect: nested(effect.text) }], ...endsWith(written)],
});

interface WrittenEncounter extends Written {
  readonly goal?: Goal;
  readonly layout: readonly LaidTile[];
  readonly isRevealed?: boolean;
  readonly exit?: number;
  readonly rounds?: number;
  readonly runes?: EncounterDef['runes'];
  readonly wanderers?: readonly string[];
  readonly reinforcements?: Reinforcements;
}

export const encounterCard = (written: WrittenEncounter): EncounterDef => ({
  ...head(written),
  kind: 'encounter',
  goal: written.goal ?? 'crawl',
  layout: written.layout,
  isRevealed:
    written.isRevealed ??
    (written.goal !== undefined && written.goal !== 'crawl' && written.goal !== 'tunnel'),
  exit: written.exit ?? 0,
  rounds: written.rounds ?? 0,
  runes: written.runes ?? {},
  wanderers: written.wanderers ?? [],
  reinforcements: written.reinforcements ?? null,
  text: [],
});

export const terrainToken = (id: TerrainDef['id'], name: string): TerrainDef => ({
  ...head({ id, name }),
  kind: 'terrain',
  text: [`bs.terrain.${id}`],
});

export const thing = (id: string, name: string): ThingDef => ({
  ...head({ id, name }),
  kind: 'thing',
  text: [],
});
