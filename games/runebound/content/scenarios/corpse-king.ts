import { askerOf, pieces, wouldDo } from '@questwright/adventure';
import { chooseOne, pick, type Rule } from '@questwright/kernel';
import { foeDef } from '../../rules/catalogue.ts';
import type { Ability, GameEffect, ScenarioDef, VillainDef } from '../../rules/definitions.ts';
import {
  action,
  deal,
  flip,
  foesTokens,
  heal,
  inOrder,
  killZombie,
  ownHealth,
  placeZombie,
  print,
  surge,
  villain,
} from '../../rules/effects/index.ts';
import type { Events } from '../../rules/events.ts';
import { takeDamage } from '../../rules/harm.ts';
import { hexCalled } from '../../rules/map/hexes.ts';
import { asOffer, type Offer } from '../../rules/offers.ts';
import { everyonesDefeat } from '../../rules/outcome.ts';
import type { Piece, Runebound } from '../../rules/state.ts';
import { engageVillain, foesStory, villainHere } from './villain.ts';

const fallenEnemies = (g: Runebound): Piece[] =>
  pieces(g, 'combat-discard').filter((card) => foeDef(g, card).surges.length > 0);

/** Triggers a surge ability of a random enemy that lies in the combat discard pile. An X is then 1. */
const raise: GameEffect = {
  text: 'rb.effect.use-surge-of-discard',
  *run(g, c) {
    const cards = fallenEnemies(g);
    if (cards.length === 0) return;
    const card = pick(g, 'enemy of the discard pile', cards, ({ def }) => def);
    const among = foeDef(g, card).surges.map(
      (one, index): Offer => ({ kind: 'surge', card, surge: one, index, idle: !wouldDo(one.effect, g, c) }),
    );
    const offer = yield* chooseOne(g, {
      seat: c.seat,
      topic: 'use-surge-of',
      prompt: 'rb.ask.use-surge-of',
      by: askerOf(g, c, this.text),
      among,
      as: asOffer(g),
    });
    c.x = 1;
    if (offer.kind === 'surge') yield* offer.surge.effect.run(g, c);
  },
  can: (g) => fallenEnemies(g).length > 0,
};

export const vorakesh: VillainDef = villain({
  id: 'vorakesh-corpse-king',
  name: 'Vorakesh',
  health: 10,
  least: 8,
  token: 'vorakesh-token',
  traits: ['Mystic', 'Villain', 'Humanoid'],
  abilities: [
    ownHealth('rb.ability.villain-corpse', (g) => g.zombies.length - 2 * foesStory(g)),
    surge(1, 'Call Up the Fallen', raise),
    surge(1, 'Drain Life', inOrder(deal(1, 'enemy'), heal(1))),
    surge(2, 'Malediction', flip(foesTokens('all'))),
  ],
});

const ZOMBIE_DAMAGE = 2;

/** Several zombies in the hex still do it once: it is the hex that is entered. */
const zombieBite: Ability = {
  text: 'rb.ability.zombie-bite',
  on: {
    entered: {
      when: (g: Runebound, _: Piece, { hex }: Events['entered']) => g.zombies.includes(hex),
      run: (g: Runebound, _: Piece, { seat }: Events['entered']): Rule => takeDamage(g, seat, ZOMBIE_DAMAGE),
    },
  },
};

const SPAWN = hexCalled('Cursed Ruins');

export const corpseKing: ScenarioDef = {
  ...print(
    [zombieBite, action(1, killZombie(1)), action(1, engageVillain(), { if: villainHere() })],
    ['rb.scenario.corpse-king'],
  ),
  kind: 'scenario',
  id: 'corpse-king',
  name: 'The Corpse King',
  original: false,
  token: 'companion',
  villain: vorakesh.id,
  spawn: SPAWN,
  spawnRule: 'RB-SCENARIO-16',
  setUp(g) {
    for (const hero of g.heroes) hero.story = 1;
  },
  actEnds(g, act) {
    if (act === 1) placeZombie(g, SPAWN);
    else everyonesDefeat(g, 'rb.over.time', 'RB-SCENARIO-18');
  },
  *afterwards() {},
};
