import { note } from '@questwright/adventure';
import { chooseOne, flip, pick, type Rule } from '@questwright/kernel';
import { asHex } from '../as.ts';
import { contentOf, scenarioDef } from '../catalogue.ts';
import { heroContext } from '../context.ts';
import { drawSkillCards, takeAsset } from '../decks.ts';
import { handSizeOf, heroAt, heroCard, heroOf, turnOrder } from '../heroes.ts';
import { hexesOfKind, hexName } from '../map/hexes.ts';
import type { Runebound } from '../state.ts';
import { MARKET } from '../zones.ts';
import { layOutBank, makeAdventureDecks, makeAssetDeck, makeSkillDeck, makeStoryDeck } from './decks.ts';
import { chooseHeroes } from './heroes.ts';

const CARDS_IN_MARKET = 3;

/** Set-up in its ten steps. */
export function* setUp(g: Runebound): Rule {
  g.gems.fill(true);
  layOutBank(g);
  chooseScenario(g);
  makeAdventureDecks(g);
  chooseFirstPlayer(g);
  yield* chooseHeroes(g);
  dealStartingSkills(g);
  yield* placeHeroes(g);
  yield* resolveSetupAbilities(g);
  populateMarkets(g);
  g.time = 0;
  g.act = 1;
  g.round = 1;
  g.active = g.first;
  g.phase = 'turn-start';
}

/** The scenario that was agreed on, or one at random. */
function chooseScenario(g: Runebound): void {
  const { scenarios } = contentOf(g);
  g.scenario =
    g.wishes.scenario ??
    pick(
      g,
      'scenario',
      scenarios.map(({ id }) => id),
    );
  makeStoryDeck(g);
  note(g, 'rb.log.scenario', { scenario: scenarioDef(g).name }, 'RB-SETUP-06');
  note(g, `rb.tale.${g.scenario}.opening`, {}, 'RB-SETUP-06');
}

function chooseFirstPlayer(g: Runebound): void {
  const seats = Array.from({ length: g.seats }, (_, seat) => seat);
  g.first = g.wishes.first ?? (g.seats === 1 ? 0 : pick(g, 'first player', seats, (seat) => `p${seat + 1}`));
  g.active = g.first;
}

function dealStartingSkills(g: Runebound): void {
  makeSkillDeck(g);
  for (const seat of turnOrder(g)) drawSkillCards(g, seat, handSizeOf(g, seat));
}

/** In turn order, on a hex of the kind that the hero card shows. */
function* placeHeroes(g: Runebound): Rule {
  for (const seat of turnOrder(g)) {
    const { start } = heroOf(g, seat);
    const hex = yield* chooseOne(g, {
      seat,
      topic: 'place',
      prompt: ['rb.ask.place', { kind: [`rb.site.${start}`] }],
      by: () => ['rb.by.place', { hero: heroOf(g, seat).name }],
      among: hexesOfKind(start),
      as: asHex,
    });
    heroAt(g, seat).at = hex;
    note(g, 'rb.log.placed', { hero: seat, hex: hexName(hex) }, 'RB-SETUP-20');
  }
}

/** In turn order; then every hero card is turned to the side that is used from now on. */
function* resolveSetupAbilities(g: Runebound): Rule {
  scenarioDef(g).setUp(g);
  for (const seat of turnOrder(g)) {
    g.active = seat;
    yield* heroOf(g, seat).setup.run(g, heroContext(g, seat, heroCard(g, seat)));
  }
  for (const seat of turnOrder(g)) flip(g, heroCard(g, seat), false);
}

function populateMarkets(g: Runebound): void {
  makeAssetDeck(g);
  for (const city in MARKET) for (let i = 0; i < CARDS_IN_MARKET; i++) takeAsset(g, MARKET[city]!);
}
