import type { Catalogue } from '@questwright/kernel';

/** What is said while a match is set up. */
export const setupTexts: Catalogue = {
  'd2.box.campaign': '{name}, a campaign',
  'd2.box.play-delve': 'Play The Delve',
  'd2.box.delve': 'The Delve, without an overlord',
  'd2.box.delve-note': 'Six stages against a dungeon that runs itself; also for one person',
  'd2.box.road-note': 'A campaign against a dungeon that runs itself; also for one person',
  'd2.box.difficulty': 'Difficulty without an overlord',
  'd2.box.difficulty-help': 'How soon perils come, and in The Delve how much heroes recover between stages.',
  'd2.box.dealt': 'Deal the heroes',
  'd2.box.dealt-help':
    'In The Delve: heroes, classes and first skills come by chance, and it begins at once.',
  'd2.box.difficulty.normal': 'Normal',
  'd2.box.difficulty.hard': 'Hard',
  'd2.board.legend': 'The dungeon',
  'd2.board.morale': 'Morale {n}',
  'd2.board.stage': 'Stage {n} of 6',
  'd2.board.portal': 'The portal is {open, select, yes {open} other {closed}}.',
  'd2.board.time':
    '{n, plural, =0 {Perils may strike now.} one {Perils begin after this round.} other {Perils begin in # rounds.}}',
  'd2.board.inventory': 'Inventory of the heroes',
  'd2.board.tracker': 'Monster groups on the map',
  'd2.board.tracker-defeat':
    'Defeated: the rules take a group off as soon as its last monster is gone (D2-TRACK-09).',
  'd2.board.tracker-activate':
    'Activate: the rules activate each group once in a round, and forget none (D2-TRACK-09).',
  'd2.board.surge-order': 'It spends surges in this order',
  'd2.board.surge': '{surge}',
  'd2.board.perils': '{n, plural, one {One peril has struck} other {# perils have struck}}',
  'd2.board.activates': '{group} activates',
  'd2.board.rank-list': '{rank, select, master {Masters} other {Minions}}',
  'd2.box.level': 'Level',
  'd2.box.level-help': 'How far the heroes and the overlord have already come.',
  'd2.box.level.quest': 'As the quest proposes',
  'd2.box.level.quest-note': 'Basic in act I, expert in act II',
  'd2.box.level.basic': 'Basic',
  'd2.box.level.basic-note': 'Everybody begins with what the class and the deck give',
  'd2.box.level.advanced': 'Advanced',
  'd2.box.level.advanced-note': 'Heroes buy with 3 XP and 150 gold each, the overlord with 4 XP',
  'd2.box.level.expert': 'Expert',
  'd2.box.level.expert-note': 'Heroes buy with 6 XP and 250 gold each, the overlord with 8 XP; act II',
  'd2.board.see-map': 'Look at the dungeon',
  'd2.board.see-offer': 'Back to the choice',
  'd2.board.gold': '{n} gold',
  'd2.board.xp': '{n} XP',
  'd2.board.has': 'What the hero has',
  'd2.board.xp-left': '{n, plural, =0 {No XP is left to spend.} other {# XP to spend}}',
  'd2.board.rank-line':
    '{rank, select, minion {Minion} other {Master}}: speed {speed}, health {health}, defence {defence}.',
  'd2.board.group-size':
    '{minions, plural, =0 {No minion} one {One minion} other {# minions}} and {masters, plural, =0 {no master} one {one master} other {# masters}}.',
  'd2.board.fits': 'Fits by: {traits}.',
  'd2.board.quest-of':
    'Quest · act {act, plural, one {I} other {II}}, {n, plural, one {one encounter} other {# encounters}}',
  'd2.board.starts-with': '{name}: {text}',
  'd2.board.may-learn': 'May learn later: {names}.',
};
