/**
 * The kernel: what every game shares. A game is a set of rules written as generators over plain data;
 * the kernel asks, checks, draws, hides, remembers and replays.
 */
export {
  type Ban,
  changeOf,
  type Forbidden,
  type Layer,
  type Layered,
  type Listener,
  type Listening,
  type Modifier,
  type Modifying,
  type Ordering,
  type Silent,
} from './abilities.ts';
export { areAlike } from './alike.ts';
export { type Answer, checkAnswer } from './answer.ts';
export { AUTOMATON, leaveTo } from './automaton.ts';
export { allowed, type Deed, forbids, reasonOf } from './bans.ts';
export * from './campaign/index.ts';
export type { Card } from './card.ts';
export { coin, die, pick, shuffleArray } from './chance.ts';
export {
  type About,
  type As,
  type Asked,
  asGiven,
  type Choice,
  type Closed,
  kindOf,
  mayAnswer,
  type Option,
  optionsOf,
  seatsAsked,
} from './choice.ts';
export { chooseAmount, chooseOne, chooseOption, chooseOrder, chooseSome, confirm } from './choose.ts';
export { clone, cloneState } from './clone.ts';
export { boxOf, definitionOf, runtimeGame, uniform } from './define.ts';
export { diff, type Patch, patch } from './diff.ts';
export { close, during, renew } from './during.ts';
export { kernelLanguages } from './english.ts';
export * from './errors.ts';
export { type ParsedMatch, parseMatch } from './file-lines.ts';
export { zoneAt, zonesAt } from './find.ts';
export { finish } from './finish.ts';
export type { Def, Game, Policy, ScenarioWords, ZoneDef } from './game.ts';
export {
  below,
  type Chance,
  type ChanceScript,
  createChance,
  createRandom,
  type Random,
  type ScriptValue,
} from './generator.ts';
export { type Lasting, type LastingTerms, last, lastingOf } from './lasting.ts';
export { LASTING } from './lasting-zone.ts';
export type { CampaignWords, Legacy } from './legacy.ts';
export { taken } from './lend.ts';
export { isHeard, listenersTo, modifiersOf } from './live.ts';
export { isLogged, log, logTo } from './log.ts';
export { type LogEntry, type LogMeta, logFor, renderLog, SPECTATOR } from './log-entry.ts';
export { extendPage, joinPages, LOG_PAGE, type LogChange, type LogPage, pageOf } from './log-page.ts';
export { createMatch, Match } from './match.ts';
export {
  hasPassed,
  MY_TURN,
  ownTurnBegins,
  type PassWish,
  pass,
  withdrawPasses,
} from './passes.ts';
export { isFresh, open, periodOf, use } from './periods.ts';
export {
  type Advice,
  adviceOf,
  type Bot,
  botSeat,
  type Findings,
  legalAnswers,
  randomAnswer,
  type Seat,
  seatOf,
  surenessOf,
} from './program.ts';
export { type ReadMatch, readMatch } from './read-file.ts';
export { readLegacy } from './read-legacy.ts';
export type { Answered, Checkpoint, MatchSetup, Passed, Pending, Reseed } from './record.ts';
export { redeal, redealer } from './redeal.ts';
export { CHECKPOINT, checkpoint, NOTHING, type Pause, type Rule } from './rule.ts';
export { attach, tick } from './runtime.ts';
export * from './scenario/index.ts';
export type { Scene } from './scene.ts';
export { type Standing, standingOf } from './standing.ts';
export type { Outcome, Pass, Period, State } from './state.ts';
export {
  type Catalogue,
  createSpeaker,
  keysOf,
  type Languages,
  type ListArg,
  nested,
  type Phrase,
  type Speaker,
  type Text,
  type TextArg,
  type TextArgs,
} from './text.ts';
export { type Timeline, type TurnMark, timelineOf } from './timeline.ts';
export { together } from './together.ts';
export { areIndependent, type Touches, touchesOf } from './touches.ts';
export {
  activePlayerFirst,
  announce,
  controller,
  happens,
  isUsedUp,
  listening,
  orderedBy,
  type Preventable,
  resolveAbility,
} from './triggers.ts';
export { derive, type Explanation, explain } from './values.ts';
export {
  type CardView,
  type ChoiceView,
  factsOf,
  hasSecrets,
  type OwnView,
  type View,
  viewOwn,
  type WindowView,
  type ZoneView,
} from './view.ts';
export { type PassOption, passesFor, type Window, window } from './windows.ts';
export { type MatchFileOptions, writeMatch } from './write-file.ts';
export { type ZoneChange, ZoneWatch } from './zone-watch.ts';
export {
  cardsIn,
  create,
  createAll,
  findCard,
  flip,
  isOpen,
  type MoveOptions,
  move,
  ownersIn,
  remove,
  seatInName,
  sees,
  shuffle,
  top,
  zoneKind,
  zoneOwner,
} from './zones.ts';
