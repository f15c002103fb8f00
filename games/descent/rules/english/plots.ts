import type { Catalogue } from '@questwright/kernel';

/** What Plot cards say. */
export const plotDeckTexts: Catalogue = {
  'd2.ask.attribute-for': 'Which attribute does {hero} test?',
  'd2.ask.donor': 'Which monster suffers damage?',
  'd2.ask.first-hand': 'Which cards are your first hand?',
  'd2.ask.gambit': 'Which side of the token is up?',
  'd2.word.bet':
    '{side, select, threat {threat: you win the quest} other {fortune: the heroes win the quest}}',
  'd2.plot.add-surge': 'the attack gains 1 surge',
  'd2.plot.ambush':
    'perform an attack against that hero as a master Goblin Archer would, without a figure; it misses unless it has range {range}',
  'd2.plot.blood-damage': 'attacks of that monster gain +1 damage if it has the trait dark',
  'd2.plot.bolt':
    'perform an attack against that hero with a blue and a yellow die and the surges +2 range and +2 damage; it misses unless it has range {range}',
  'd2.plot.bring-back':
    'do not draw a card; put a basic Overlord card of your discard pile on top of your deck',
  'd2.plot.burn-top':
    'discard the top card of your deck; the attack gains +2 damage, or +3 damage if that card is Magic',
  'd2.plot.cabal':
    'Attacks by masters of the group that this card lies beside gain a surge ability: +1 damage for each other monster of the group within 3 spaces of a figure that the attack affects, at most +4',
  'd2.plot.champions':
    'Master monsters have +2 Health and 1 more brown die of defence, and their attacks gain the surge ability +2 damage',
  'd2.plot.choose-hand':
    'do not draw; take as many cards of your deck as there are heroes, and shuffle the others',
  'd2.plot.council-pays':
    'At the end of that encounter gain 1 threat for each master monster on the map, at most 3',
  'd2.plot.deal': 'gain 1 threat, or 2 if you have won, and the heroes gain 25 gold',
  'd2.plot.done': 'take the token off this card',
  'd2.plot.dual-training': 'Attacks of the monsters of this group gain +1 damage in this turn',
  'd2.plot.exchange-magic': 'discard a Magic card from your hand and take a Magic card of your discard pile',
  'd2.plot.false-friends': 'While this card is exhausted, the shop shows 2 cards fewer',
  'd2.plot.forget': 'that is all for this move',
  'd2.plot.formation': '1 shield more for each monster of its group beside it, at most 3',
  'd2.plot.gambit': 'put a token beneath this card with its threat or its fortune side up, in secret',
  'd2.plot.gambit-pays':
    'At the end of the quest gain 3 threat if the threat side is up and you have won, or if the fortune side is up and the heroes have won',
  'd2.plot.give-blood':
    'choose two monsters: one of them, with 2 or more Health left, suffers 2 damage, and the other recovers 1 damage; if both have the trait dark, the first suffers 1 damage less',
  'd2.plot.has-trait': 'This group has the trait {trait}',
  'd2.plot.hazard-pay':
    'place 1 more monster of that group beside it, within its limit, for threat: 1 for a small monster, 2 for a medium, 3 for a huge and 4 for a massive one',
  'd2.plot.honor':
    'Exhaust this card and discard a Trap card from your hand to trigger another Plot card for 1 threat less',
  'd2.plot.in-cover': 'Add 1 black die of defence until the start of the next turn of the overlord',
  'd2.plot.leave-minion': 'a minion of its group takes its place, within the limit of the group',
  'd2.plot.leave-more-out': 'your deck needs 2 cards fewer',
  'd2.plot.mark-culprit': 'that monster has +1 Health for each hero in this encounter',
  'd2.plot.meat-shield': '{whom} suffers all of it instead',
  'd2.plot.more-damage': '+2 damage',
  'd2.plot.overfed': 'Monsters with the trait wilderness have +2 Health and 1 Speed less',
  'd2.plot.overseer':
    '+1 damage for each other monster of its group within 3 spaces of a figure that the attack affects, at most +4',
  'd2.plot.pass-on': 'that hero suffers nothing, and the hero whose token is on this card suffers 2 damage',
  'd2.plot.play-again': 'take that card back and play it at once on another hero',
  'd2.plot.raided':
    'Attack results of the group that this card lies beside have 1 surge more and its defence results 1 shield more; if it has the trait wilderness, its attacks gain +1 damage',
  'd2.plot.refresh-this': 'refresh this card',
  'd2.plot.refuses': 'The monster that was chosen has +2 Health',
  'd2.plot.replace-cards': 'discard up to 2 cards of your hand and draw as many',
  'd2.plot.reroll-defender': 'reroll 1 defence die of it',
  'd2.plot.reroll-once': 'you may reroll the blue die once',
  'd2.plot.take-a-die': 'that hero rolls 1 red die less',
  'd2.plot.take-cover': 'it adds 1 black die of defence until the start of your next turn',
  'd2.plot.tasted': '+1 Health for each hero',
  'd2.plot.that-monster': 'the monster that was chosen for this card',
  'd2.plot.that-target': 'for the monster that it was played on',
  'd2.plot.train-group': 'attacks of all monsters of its group gain +1 damage in this turn',
  'd2.plot.trial': 'try the hero',
  'd2.plot.trouble':
    '{whom} tests an attribute that you name; who fails might or knowledge is Stunned, who fails awareness is Diseased, who fails willpower is Poisoned',
  'd2.plot.turn-rerolled': 'turn the die that was rerolled to a face that you pick',
  'd2.when.beside-fallen':
    'While this card is exhausted, a monster in the space of a knocked out hero or beside it, until there are 6 tokens here',
  'd2.when.card-played': 'When you have played {card}',
  'd2.when.dark-attacked': 'When a monster with the trait dark is attacked, before dice are rolled',
  'd2.when.dark-attacks': 'When a monster with the trait dark attacks, before dice are rolled',
  'd2.when.drawing': 'When you would draw the card of your turn',
  'd2.when.drawing-hand': 'When you would draw your first hand',
  'd2.when.formation-holds': 'If that monster suffers no damage from the attack',
  'd2.when.group-defended': 'When a monster of that group has rolled defence dice',
  'd2.when.group-defended-again':
    'While this card is exhausted, when a monster of that group has rolled defence dice',
  'd2.when.group-hurt':
    'While this card is exhausted, each time an attack of a hero has dealt damage to a monster of that group',
  'd2.when.hero-enters-empty': 'When a hero has entered an empty space',
  'd2.when.hero-has-attacked': 'After an attack of a hero that has affected a monster and not defeated it',
  'd2.when.hero-knocked-out': 'When a hero is knocked out, before you draw a card or gain threat for that',
  'd2.when.hero-rises': 'When a hero stands up or is revived',
  'd2.when.hero-rolls': 'When a hero attacks, before dice are rolled',
  'd2.when.knight-falls': 'If that attack has defeated a hero with might 4 or more',
  'd2.when.leaving-out': 'When you leave cards out of your deck',
  'd2.when.magic-played': 'When you have played a Magic card',
  'd2.when.marked-hurt': 'When the hero whose token is on this card would suffer damage, that hero decides',
  'd2.when.master-attacks': 'When a master monster attacks, before dice are rolled',
  'd2.when.master-defeated': 'When a master monster is defeated',
  'd2.when.monster-attacked': 'When a monster is attacked, before dice are rolled',
  'd2.when.monster-dealt': 'After an attack of a monster that has dealt damage',
  'd2.when.monster-defended': 'When a monster has rolled defence dice',
  'd2.when.monster-knocks-out': 'When a monster has knocked out a hero',
  'd2.when.monster-rolled': 'When a monster has rolled the dice of an attack',
  'd2.when.monster-suffers': 'When a monster would suffer damage',
  'd2.when.overlord-ends': 'At the end of your turn',
  'd2.when.quest-over': 'When the rewards of a quest are given',
  'd2.when.quest-set-up': 'When the first encounter of a quest has been set up',
  'd2.when.reinforced': 'When you have placed a reinforcement',
  'd2.when.retreat-ends': 'When that move action ends within 3 spaces of a hero',
  'd2.when.rush-ends': 'At the end of that turn',
  'd2.when.small-moves': 'When a small monster declares a move action',
  'd2.when.small-wild-moves': 'When a small monster with the trait wilderness declares a move action',
  'd2.when.that-defeated': 'When the monster that was chosen is defeated',
  'd2.when.threat-gained': 'While this card is exhausted, each time you gain threat',
  'd2.when.travelled': 'When the heroes have travelled',
  'd2.when.wounded-attacked': 'When a monster attacks a hero with 6 or more damage, before dice are rolled',
  'd2.when.your-turn': 'In your turn',
  'd2.which.beside-that-one': 'beside that monster',
};
