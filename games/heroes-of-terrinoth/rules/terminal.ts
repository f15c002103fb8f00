import type { CardView, Speaker, Text, TextArg, View, ZoneView } from '@questwright/kernel';
import { terrinothBoxes } from './catalogue.ts';
import type { EnemyCardDef, QuestSheetDef, TerrinothCard } from './definitions.ts';
import type { TableFacts } from './facts.ts';
import type { Piece, Terrinoth } from './state.ts';

type Open = Pick<Terrinoth, 'quest' | 'phase' | 'round' | 'leader' | 'peril' | 'counters' | 'action'>;
type Seen = CardView & Omit<Piece, 'zone'>;

/** What a seat sees, as lines of text. */
export function terminal(view: View, speaker: Speaker): string[] {
  const open = view.open as unknown as Open;
  if (view.facts === null) return [];
  const table = new Table(view, view.facts as TableFacts, open);
  return table.lines().map(speaker.say);
}

class Table {
  readonly #view: View;
  readonly #facts: TableFacts;
  readonly #open: Open;

  constructor(view: View, known: TableFacts, open: Open) {
    this.#view = view;
    this.#facts = known;
    this.#open = open;
  }

  lines(): Text[] {
    return [
      this.#header(),
      ...this.#counters(),
      ...this.#location(),
      ['ht.see.lair', { cards: this.#enemies('lair') }],
      ['ht.see.shadows', { cards: this.#enemies('shadows') }],
      ...this.#facts.heroes.flatMap((_, seat) => this.#hero(seat)),
      this.#decks(),
      ...this.#dice(),
    ];
  }

  #header(): Text {
    const { quest, phase, round, peril } = this.#open;
    const { name, peril: track } = definition(quest) as QuestSheetDef;
    return [
      'ht.see.round',
      {
        round,
        phase: [`ht.phase.${phase}`],
        quest: name,
        space: peril + 1,
        spaces: track.spaces.length,
        colour: [`ht.colour.${track.spaces[peril]}`],
      },
    ];
  }

  #counters(): Text[] {
    const { counters } = this.#open;
    return Object.keys(counters).map((id) => [
      'ht.see.counter',
      { counter: [`ht.counter.${id}`], n: counters[id]! },
    ]);
  }

  #location(): Text[] {
    const [card] = this.#cards('location');
    const { location } = this.#facts;
    if (!card || !location) return ['ht.see.no-location'];
    const { name, text } = definition(card.def);
    const { progress, tokens } = card;
    return [['ht.see.location', { name, progress, value: location.value, tokens }], ...text.map(indented)];
  }

  #decks(): Text {
    const count = (zone: string): number => sizeOf(this.#view.zones[zone]);
    return [
      'ht.see.decks',
      {
        enemies: count('enemy-deck'),
        locations: count('location-deck'),
        exploration: count('exploration-deck'),
      },
    ];
  }

  #hero(seat: number): Text[] {
    const [card] = this.#cards(`hero:${seat}`);
    if (!card) return [];
    const { name } = definition(card.def);
    if (card.down) return [['ht.see.fallen', { name }]];
    const health = this.#facts.heroes[seat]!.maxHealth;
    const marks: TextArg = this.#open.leader === seat ? ['ht.see.leader'] : '';
    const { wounds, tokens } = card;
    return [
      ['ht.see.hero', { name, marks, wounds, health, tokens }],
      ...this.#playArea(seat),
      ['ht.see.engaged', { cards: this.#enemies(`engaged:${seat}`) }],
    ];
  }

  /** Everybody's cards by name, one's own with what they do. */
  #playArea(seat: number): Text[] {
    const cards = ['actions', 'items', 'conditions'].flatMap((kind) => this.#cards(`${kind}:${seat}`));
    const own = seat === this.#view.seat;
    const lines = cards.map(({ def, exhausted }): Text => {
      const { name, text } = definition(def);
      const mark = exhausted ? 'x' : '-';
      return own
        ? ['ht.see.card', { mark, name, text: { list: text, join: 'then' } }]
        : ['ht.see.name', { mark, name }];
    });
    return own ? lines : [['ht.see.cards', { cards: { list: lines } }]];
  }

  #enemies(zone: string): TextArg {
    const cards = this.#cards(zone);
    return cards.length === 0 ? ['ht.see.nothing'] : { list: cards.map((card) => this.#enemy(card)) };
  }

  #enemy(card: Seen): Text {
    if (card.def === undefined) return 'ht.facedown-enemy';
    const def = definition(card.def) as EnemyCardDef;
    const { attack, health, resilience } = this.#facts.enemies[card.id] ?? def;
    return [
      'ht.see.enemy',
      {
        name: def.name,
        attack,
        health,
        left: health - card.wounds,
        resilience,
        exhausted: String(card.exhausted),
        bar: def.bar.map(({ name }) => name).join(', '),
      },
    ];
  }

  #dice(): Text[] {
    const { action } = this.#open;
    if (!action || action.heroDice.length + action.enemyDice.length === 0) return [];
    return [['ht.see.dice', { hero: faces(action.heroDice), enemy: faces(action.enemyDice) }]];
  }

  #cards(zone: string): readonly Seen[] {
    const cards = this.#view.zones[zone];
    return typeof cards === 'object' ? (cards as readonly Seen[]) : [];
  }
}

const definition = (id: string): TerrinothCard => terrinothBoxes.printed.get(id);
const indented = (text: Text): Text => [
  'which.words',
  { left: ' ', right: typeof text === 'string' ? [text] : text },
];
const sizeOf = (zone: ZoneView | undefined): number => (typeof zone === 'object' ? zone.length : (zone ?? 0));
const faces = (all: readonly string[]): TextArg =>
  all.length === 0 ? ['ht.no-dice'] : { list: all.map((face) => `ht.face.${face}`) };
