import type { Catalogue } from '@questwright/kernel';
import { allyTexts } from '../allies/effects.ts';
import { possessionTexts } from '../allies/possession.ts';
import { allyRewardTexts } from '../allies/reward.ts';
import { aimTexts } from '../attack/aiming.ts';
import { cursedTexts } from '../campaign/cursed-treasures.ts';
import { eventChoiceTexts } from '../campaign/event-choices.ts';
import { eventDeedTexts } from '../campaign/event-deeds.ts';
import { keptTexts } from '../campaign/kept-cards.ts';
import { knightTexts } from '../campaign/lone-knight.ts';
import { rumorEventTexts } from '../campaign/rumor-effects.ts';
import { scarceTexts } from '../campaign/scarce-goods.ts';
import { unknownTexts } from '../campaign/unknown-treasures.ts';
import { classTexts } from '../class-cards.ts';
import { actionTexts } from '../effects/actions.ts';
import { agentTexts } from '../effects/agents.ts';
import { anyConditionTexts } from '../effects/any-condition.ts';
import { archetypeTexts } from '../effects/archetypes.ts';
import { arrivalTexts } from '../effects/arrivals.ts';
import { attackTexts } from '../effects/attacks.ts';
import { banTexts } from '../effects/bans.ts';
import { besideTexts } from '../effects/beside-that.ts';
import { characterTexts } from '../effects/characters.ts';
import { charmTexts } from '../effects/charm.ts';
import { classTokenTexts } from '../effects/class-tokens.ts';
import { commandTexts } from '../effects/commands.ts';
import { conditionTexts as discardTexts } from '../effects/conditions.ts';
import { defenceTexts } from '../effects/defence.ts';
import { doorTexts } from '../effects/doors.ts';
import { familiarTexts } from '../effects/familiars.ts';
import { fortuneTexts } from '../effects/fortune.ts';
import { gainTexts } from '../effects/gains.ts';
import { harmTexts } from '../effects/harm.ts';
import { lastingTexts } from '../effects/lasting.ts';
import { lendingTexts } from '../effects/lent-weapons.ts';
import { lieutenantTexts } from '../effects/lieutenants.ts';
import { marshalTexts } from '../effects/marshal.ts';
import { monsterTraitTexts } from '../effects/monster-traits.ts';
import { moveAndAttackTexts } from '../effects/move-and-attack.ts';
import { moveTexts } from '../effects/moves.ts';
import { offMapTexts } from '../effects/off-map.ts';
import { figureTexts } from '../effects/on-figures.ts';
import { overlordTexts } from '../effects/overlord.ts';
import { cardEffectTexts } from '../effects/overlord-cards.ts';
import { overlordHandTexts } from '../effects/overlord-hand.ts';
import { paydayTexts } from '../effects/payday.ts';
import { plotCardTexts } from '../effects/plot-cards.ts';
import { priceTexts } from '../effects/prices.ts';
import { refreshTexts } from '../effects/refresh.ts';
import { riseTexts } from '../effects/rise-again.ts';
import { rollTexts } from '../effects/rolls.ts';
import { searchTexts } from '../effects/search.ts';
import { sightTexts } from '../effects/seen-through.ts';
import { servantTexts } from '../effects/servants.ts';
import { skillAttackTexts } from '../effects/skill-attacks.ts';
import { songTexts } from '../effects/songs.ts';
import { summonTexts } from '../effects/summons.ts';
import { grantTexts } from '../effects/surges.ts';
import { suspensionTexts } from '../effects/suspension.ts';
import { testTexts } from '../effects/tests.ts';
import { whomTexts } from '../effects/whom.ts';
import { effectTexts } from '../effects/words.ts';
import { relicTexts } from '../items/relic.ts';
import { overlordCardTexts } from '../overlord/card.ts';
import { momentTexts } from '../overlord/moments.ts';
import { changeTexts } from '../quest/changes.ts';
import { markTexts } from '../quest/marks.ts';
import { objectiveTexts } from '../quest/objective-words.ts';
import { placeTexts } from '../quest/places.ts';
import { tallyTexts } from '../quest/tallies.ts';
import { whoTexts } from '../quest/who.ts';
import { questTexts } from '../quest/words.ts';
import { passageTexts } from '../rooms/passage-card.ts';
import { roomRewardTexts } from '../rooms/rewards.ts';
import { roomTexts } from '../rooms/words.ts';
import { surgeWords } from '../surges.ts';
import { terminalTexts } from '../terminal.ts';
import { suspendTexts } from '../turn/suspend.ts';
import { asks } from './asks.ts';
import { campaignTexts } from './campaign.ts';
import { conditionTexts } from './conditions.ts';
import { laterPlotTexts } from './later-plots.ts';
import { legendTexts } from './legend.ts';
import { logged } from './log.ts';
import { atTexts } from './moments.ts';
import { plotDeckTexts } from './plots.ts';
import { terrainTexts } from './terrain.ts';
import { whenTexts } from './when.ts';
import { why } from './why.ts';
import { words } from './words.ts';

export const english: Catalogue = {
  ...words,
  ...surgeWords,
  ...asks,
  ...aimTexts,
  ...allyTexts,
  ...eventChoiceTexts,
  ...eventDeedTexts,
  ...scarceTexts,
  ...cursedTexts,
  ...keptTexts,
  ...knightTexts,
  ...rumorEventTexts,
  ...unknownTexts,
  ...passageTexts,
  ...roomTexts,
  ...roomRewardTexts,
  ...allyRewardTexts,
  ...possessionTexts,
  ...logged,
  ...legendTexts,
  ...effectTexts,
  ...moveTexts,
  ...sightTexts,
  ...harmTexts,
  ...actionTexts,
  ...discardTexts,
  ...defenceTexts,
  ...banTexts,
  ...gainTexts,
  ...lieutenantTexts,
  ...anyConditionTexts,
  ...doorTexts,
  ...relicTexts,
  ...campaignTexts,
  ...commandTexts,
  ...familiarTexts,
  ...fortuneTexts,
  ...lastingTexts,
  ...charmTexts,
  ...characterTexts,
  ...cardEffectTexts,
  ...monsterTraitTexts,
  ...plotCardTexts,
  ...moveAndAttackTexts,
  ...offMapTexts,
  ...skillAttackTexts,
  ...grantTexts,
  ...classTexts,
  ...whenTexts,
  ...testTexts,
  ...riseTexts,
  ...rollTexts,
  ...refreshTexts,
  ...priceTexts,
  ...whomTexts,
  ...figureTexts,
  ...archetypeTexts,
  ...attackTexts,
  ...agentTexts,
  ...arrivalTexts,
  ...summonTexts,
  ...servantTexts,
  ...classTokenTexts,
  ...lendingTexts,
  ...overlordTexts,
  ...besideTexts,
  ...songTexts,
  ...overlordCardTexts,
  ...momentTexts,
  ...atTexts,
  'kernel.period.attack': 'this attack',
  'kernel.period.walk': 'this walk',
  'period.attack': 'each attack',
  ...searchTexts,
  ...marshalTexts,
  ...overlordHandTexts,
  ...paydayTexts,
  ...suspensionTexts,
  ...suspendTexts,
  ...questTexts,
  ...objectiveTexts,
  ...tallyTexts,
  ...whoTexts,
  ...placeTexts,
  ...markTexts,
  ...changeTexts,
  ...terminalTexts,
  'd2.ability':
    '{how, select, action {Action} turn {In your turn} other {}}' +
    '{fatigue, plural, =0 {} other {, # fatigue}}{exhaust, select, true {, exhaust this card} other {}}{price}' +
    '{how, select, none {} other {: }}{effect}.',
  'd2.ability.may':
    'you may{fatigue, plural, =0 {} other { suffer # fatigue}}' +
    '{exhaust, select, true {{fatigue, plural, =0 {} other { and}} exhaust this card} other {}}{price}: {effect}.',
  'd2.price': ', {price}',
  'd2.price.first': ' {price}',
  'd2.price.none': '',
  'd2.named': '{name}: {ability}',
  ...conditionTexts,
  ...terrainTexts,
  ...plotDeckTexts,
  ...laterPlotTexts,
  ...why,
  'd2.changes': '{layer, select, set {Your {name} is {n}.} other {{n, number, ::sign-always} {name}.}}',
  'd2.passive.immune': '{name}: cannot be given these conditions: {conditions}',
  'd2.passive.flail': 'Flail: its attacks may target 2 figures',
  'd2.passive.reach': 'Reach: its Melee attacks reach 2 spaces',
  'd2.passive.shambling': 'Shambling: performs no more than 1 move action in an activation',
  'd2.passive.fly': 'Fly: while it moves, it crosses enemies, obstacles and terrain without hindrance',
  'd2.passive.small-beginnings': 'Small Beginnings: is not on the map when it is set up',
  'd2.passive.ravage': 'Ravage: may attack twice in an activation',
  'd2.passive.aftershock':
    'Aftershock: a hero beside it who attacks it tests willpower afterwards; if the test fails, the hero suffers 1 fatigue',
  'd2.passive.not-me':
    'Not Me!: when it is attacked, it tests awareness; if the test is passed, another monster beside it becomes the target',
  'd2.passive.him-instead':
    'Him Instead!: when it is attacked, another monster beside it may become the target',
  'd2.passive.scamper': 'Scamper: may move through heroes',
  'd2.passive.shadow':
    'Shadow: a hero beside this monster must spend a surge in each attack, or the attack misses',
  'd2.passive.cowardly': 'Cowardly: spends no surges unless a master or a lieutenant is within 3 spaces',
  'd2.passive.night-stalker':
    'Night Stalker: may add a brown die against the attack of a hero who is not beside it',
  'd2.prophet.grim-fate': 'The hero with the insight token may use it: see there.',
  'd2.roganna': 'Attacks that target a monster which no other hero is beside deal 1 more damage.',
  'd2.leoric': 'Attack rolls of monsters within 3 spaces lose 1 damage, but never the last one.',
  'd2.raises.prayer': 'Prayer of Healing may choose 2 different heroes',
  'd2.raises.nimble': 'Nimble moves you 2 spaces',
  'd2.sneaky': 'Note which monsters see you at the start of your turn',
  'd2.comes-to-targets':
    'You may begin such an attack without a target in sight, if you then move to where you have one',
  'd2.amount.heavy-armor': 'or 1 space in Heavy Armor',
  'd2.seen': 'It sees you at the start of your turn',
  'd2.reanimate': 'Recovers no damage.',
  'd2.lock': 'This door cannot be opened.',
  'd2.lock-test':
    'Whoever wants to open this door tests {attribute}, and opens it only if the test is passed.',
  'd2.quest.leaving': 'Figures may leave the map by its entrance and exit.',
  'd2.quest.allows': 'The {action} action is allowed, whatever forbids it.',
  'd2.quest.forbids': 'The {action} action is forbidden.',
  'd2.quest.passing':
    '{may, select, true {Figures may move through all others.} other {No figure moves through another.}}',
  'd2.quellen': 'recover 1 fatigue if that hero has any, or 2 if that hero has as much as Stamina allows',
  'd2.lasting.surpassing': 'Stamina +4; at the end of this turn, recover all fatigue',
  'd2.relic.shelter': 'one of them adds 1 gray die to its defence',
  'd2.passive.flame-fiend':
    'Flame Fiend: lava does nothing to it, and when it ends its activation there, it recovers 1 damage; it suffers no damage from Burning',
  'd2.passive.combustible': 'Combustible: when it is defeated, each hero beside it suffers 1 damage',
  'd2.passive.prey-on-the-weak':
    'Prey on the Weak: its attacks on a hero with might 2 or less deal 1 more damage',
  'd2.passive.stealthy': 'Stealthy: an attack that targets this monster needs 3 more range, or it misses',
  'd2.passive.protect':
    'Protect: if it sees the attacker, it may suffer 1 damage to become the target instead of a figure beside it',
  'd2.lasting.word-of-despair': 'Suffer 1 fatigue after each action of your next turn',
  'd2.lasting.monkey': 'A monkey until the end of the next turn: Speed 5, no defence dice, no attacks',
  'd2.lasting.dark-host': 'The overlord may move and attack with this hero in his turn',
  'd2.lasting.unholy-ritual': 'The monsters of this group have 1 action fewer in this turn',
  'd2.air': 'Air: attacks by figures that are not beside this monster cannot affect it',
  'd2.closed.not-the-moment': 'this is not the moment that the card names',
  'd2.closed.played-already': 'a card of this name has been played at this moment',
  'd2.over.nobody': 'There is no hero on the map.',
  'd2.over': '{side, select, heroes {The heroes have won.} other {The overlord has won.}}',
  'd2.closed.no-hand': 'your hands are full',
  'd2.closed.one-armor': 'you wear armor already',
  'd2.closed.two-others': 'you have two other items equipped already',
  'd2.forbids': 'You cannot equip anything of this kind together with it: {kind}',
  'd2.closed.forbidden-kind': 'something that you have equipped forbids items of this kind',
  'd2.closed.one-of-a-kind': 'you have another item of this kind equipped already',
  'd2.closed.no-target': 'no enemy is in sight and near enough',
  'd2.closed.no-action': 'there is no action left',
  'd2.closed.one-move': 'it may perform one move action in its activation',
  'd2.closed.one-attack': 'it may perform one action with an attack in its activation',
  'd2.closed.stamina': 'that would be more fatigue than Stamina allows',
  'd2.closed.not-beside': 'the hero token is not in a space beside you',
  'd2.closed.same-space': 'the hero token is in your own space',
  'd2.closed.not-near': 'it is neither beside you nor in your space',
  'd2.closed.knocked-out': 'a knocked out hero can only stand up',
  'd2.closed.in-a-pit': 'in a pit no movement points can be spent',
  'd2.closed.obstacle': 'an obstacle is there',
  'd2.closed.elevation': 'an elevation line is in between',
  'd2.closed.shut': 'a closed door, or something like it, is in between',
  'd2.closed.in-the-way': 'somebody who stands there is in the way',
  'd2.closed.points': 'that takes more movement points than are left',
  'd2.closed.no-room': 'there is no room to stop there, and no way to go on to where there is',
  'd2.closed.old-wall': 'an old wall cannot be opened',
  'd2.closed.in-the-door': 'a large figure stands on both of its sides',
  'd2.closed.stays-open': 'doors are not closed in Road to Legend',
  'd2.closed.free-attack': 'the attack without an action has been made in this turn',
  'd2.closed.no-move-yet': 'a move action of this turn must have ended first',
  'd2.closed.starting': 'starting equipment is not traded',
  'd2.closed.carried': 'another figure carries it',
  'd2.closed.feat': 'the heroic feat has been used in this encounter',
  'd2.closed.turned-over': 'the card has been used',
  'd2.closed.exhausted': 'the card is exhausted',
  'd2.closed.surge-used': 'it has been used in this attack',
  'd2.closed.surges': 'it takes more surges than are left',
  'd2.closed.no-range': 'it adds no range, and the attack is short of range',
  'd2.closed.price': 'you cannot pay what it costs',
  'd2.closed.no-class': 'no class of this archetype would be left',
  'd2.closed.unmet': 'what it asks for is not there',
};
