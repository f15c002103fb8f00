import type { CardView, Speaker, Text, TextArg, View, ZoneView } from '@questwright/kernel';
import { tokenWords } from './as.ts';
import { runeboundBoxes } from './catalogue.ts';
import type { AssetDef, CardDef, ScenarioDef, TokenDef } from './definitions.ts';
import type { Facts } from './facts.ts';
import { hexName } from './map/hexes.ts';
import { readId } from './scenario/components.ts';
import { NONE, type Piece, POOL, type Runebound } from './state.ts';
import { FACE_NAMES } from './terrain.ts';
import { foeZone, MARKET } from './zones.ts';

type Seen = CardView & Partial<Piece>;

/** What a seat sees, as lines of text. */
export function terminal(view: View, speaker: Speaker): string[] {
  const g = view.open as unknown as Runebound;
  if (g.phase === 'setup') return [];
  return new Table(view, g).lines().map(speaker.say);
}

const PLAY_AREA = ['hand', 'learned', 'assets', 'quests', 'rumors', 'trophies'] as const;

class Table {
  readonly #view: View;
  readonly #g: Runebound;
  readonly #facts: Facts;

  constructor(view: View, g: Runebound) {
    this.#view = view;
    this.#g = g;
    this.#facts = view.facts as Facts;
  }

  lines(): Text[] {
    return [
      ...this.#board(),
      ...Object.keys(MARKET).map(
        (city): Text => ['rb.see.market', { city, cards: this.#priced(MARKET[city]!) }],
      ),
      ...this.#g.heroes.flatMap((_, seat) => this.#hero(seat)),
      ...this.#combat(),
      ...this.#dice(),
    ];
  }

  #board(): Text[] {
    const { scenario, act, time, round, villain, zombies, gems } = this.#g;
    const lines: Text[] = [
      ['rb.see.header', { scenario: nameOf(scenario), act, time: time + 1, round }],
      ['rb.see.gems', { n: gems.filter((up) => up).length }],
    ];
    if (villain !== NONE) lines.push(['rb.see.villain', { hex: hexName(villain) }]);
    if (zombies.length > 0) lines.push(['rb.see.zombies', { hexes: zombies.map(hexName).join(', ') }]);
    const stories = this.#cards('story-track');
    if (stories.length > 0) lines.push(['rb.see.story', { cards: namesOf(stories) }]);
    return lines;
  }

  #hero(seat: number): Text[] {
    const hero = this.#g.heroes[seat]!;
    const name = nameOf(this.#cards(`hero:${seat}`)[0]!.def!);
    if (hero.eliminated) return [['rb.see.eliminated', { name }]];
    const { values } = this.#facts.heroes[seat]!;
    const number = (value: string): number => values[value]!.value;
    return [
      [
        'rb.see.hero',
        {
          active: String(seat === this.#g.active),
          name,
          hex: hexName(hero.at),
          left: number('health') - hero.damage,
          health: number('health'),
          gold: hero.gold,
          actions: hero.actions,
          delayed: String(hero.delayed),
          story: hero.story,
          token: (definition(this.#g.scenario) as ScenarioDef).token,
        },
      ],
      [
        'rb.see.values',
        { body: number('body'), mind: number('mind'), spirit: number('spirit'), speed: number('speed') },
      ],
      ...PLAY_AREA.flatMap((kind) => this.#kind(kind, seat)),
    ];
  }

  #kind(kind: (typeof PLAY_AREA)[number], seat: number): Text[] {
    const zone = this.#view.zones[`${kind}:${seat}`];
    const n = sizeOf(zone);
    if (n === 0) return [];
    const cards: TextArg =
      typeof zone === 'object' ? namesOf(zone as readonly Seen[]) : ['rb.see.hidden', { n }];
    return [['rb.see.cards', { kind: [`rb.see.kind.${kind}`], cards }]];
  }

  #combat(): Text[] {
    const { combat } = this.#g;
    if (!combat) return [];
    const foe = this.#cards(foeZone(combat.seats[1]))[0];
    const lines: Text[] = [];
    if (foe?.def !== undefined) {
      const { damage = 0 } = foe;
      lines.push(['rb.see.foe', { name: nameOf(foe.def), damage, health: this.#facts.foeHealth ?? 0 }]);
    }
    for (const hero of combat.heroes) {
      const name = hero === NONE ? nameOf(foe!.def!) : nameOf(this.#cards(`hero:${hero}`)[0]!.def!);
      const pool = this.#cards(hero === NONE ? 'enemy-tokens' : `tokens:${hero}`).filter(
        ({ state, under }) => state === POOL && under === 0,
      );
      lines.push(['rb.see.pool', { name, tokens: listOf(pool.map(tokenLine)) }]);
    }
    return lines;
  }

  #dice(): Text[] {
    const { roll } = this.#g;
    if (!roll) return [];
    const dice = roll.faces.map((face, die): Text => {
      const shown = { face: FACE_NAMES[face]! };
      return roll.spent & (1 << die) ? ['rb.see.spent', shown] : ['rb.face', shown];
    });
    return [['rb.see.dice', { dice: listOf(dice) }]];
  }

  #priced(zone: string): TextArg {
    return listOf(
      this.#cards(zone).map(({ def }): Text => {
        const { name, cost } = definition(def!) as AssetDef;
        return ['rb.see.priced', { card: name, cost }];
      }),
    );
  }

  #cards(zone: string): readonly Seen[] {
    const cards = this.#view.zones[zone];
    return typeof cards === 'object' ? (cards as readonly Seen[]) : [];
  }
}

const definition = (def: string): CardDef => runeboundBoxes.printed.find(def) ?? readId(def)!;
const nameOf = (def: string): string => definition(def).name;

const tokenLine = (token: Seen): Text => {
  const text = tokenWords(definition(token.def!) as TokenDef, token as Piece);
  return token.on === 0 ? text : ['rb.see.stacked', { token: text }];
};

/** Cards by name; a facedown trophy by the kind that its back shows. */
const namesOf = (cards: readonly Seen[]): TextArg =>
  listOf(
    cards.map((card): Text => {
      if (card.def !== undefined) return ['rb.card', { card: nameOf(card.def) }];
      return `rb.kind.${String(card.back)}`;
    }),
  );

const listOf = (items: readonly Text[]): TextArg =>
  items.length === 0 ? ['rb.see.nothing'] : { list: items };
const sizeOf = (zone: ZoneView | undefined): number => (typeof zone === 'object' ? zone.length : (zone ?? 0));
