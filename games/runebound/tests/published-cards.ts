/**
 * What is published about the cards and tokens of the box. Written from the published facts, never from the content that
 * it is held against. A `?` is not published, or known only in translation.
 */

export const HEROES = `
  id              name                 speed  health  hand  body  mind  spirit  gold  start       says
  corbin          Corbin               3      10      3     3     2     0       2     stronghold  Set-up: ? · ?: 1 action: you may challenge another hero in your hex; neither can retreat · when you win that challenge, gain 2 gold, then gain 1 combat trophy · X surge — ?: deal X physical damage; your foe may spend X surge symbols to cancel this
  elder-mok       Elder Mok            3      9       3     2     1     2       2     shrine      Set-up: gain 1 trophy · Restore Spirit: once per turn, you may exert and draw 1 skill · 1 surge — Unleash Spirit: test spirit at +1 to deal 1 magic damage for each success
  laurel          Laurel of Bloodwood  3      8       4     2     2     1       2     town        Set-up: roll terrain dice ? · Pathfinding: once per turn, when you have rolled terrain dice, you may reroll your unspent terrain dice · 1 surge — ?: recast 1 of your spent tokens
  lord-hawthorne  Lord Hawthorne       3      9       3     3     1     1       3     stronghold  Set-up: ? · once per combat, after you take a combat action, you may take another combat action at once · Vicious Strike: once in each combat round, for a combat action, you may exert and recast any number of your tokens
  lyssa           Lyssa                3      9       3     2     2     2       1     shrine      Set-up: ? · after you are defeated, you may exert and heal all damage · 1 surge — Stalk Prey: roll terrain dice equal to your speed to deal 1 physical damage for each die that matches your hex
  master-thorn    Master Thorn         3      8       4     0     3     2       2     town        Set-up: ? · whenever you gain a trophy, you may exert and move up to X hexes (X is your mind) · 2 surge — Mind Meld: until the combat round ends, each attack that damages you makes you deal as much magic damage
`;

/** Both sides of each of the sixty combat tokens. */
export const TOKENS = `
  id              owner  first              second
  mok-1           hero   2 magic            double
  mok-2           hero   golden agility     shield
  mok-3           hero   golden surge       physical
  hawthorne-1     hero   2 physical         shield
  hawthorne-2     hero   golden physical    agility
  hawthorne-3     hero   golden physical    dash
  thorn-1         hero   2 surge            magic
  thorn-2         hero   double             golden magic
  thorn-3         hero   golden agility     magic
  lyssa-1         hero   2 physical         shield
  lyssa-2         hero   golden magic       agility
  lyssa-3         hero   golden agility     golden surge
  corbin-1        hero   2 physical         surge
  corbin-2        hero   golden physical    shield
  corbin-3        hero   agility            physical
  laurel-1        hero   2 physical         surge
  laurel-2        hero   shield             golden physical
  laurel-3        hero   golden surge       agility
  enemy-1         enemy  enemy              golden dash
  enemy-2         enemy  enemy              shield
  enemy-3         enemy  enemy              agility
  enemy-4         enemy  golden enemy       surge
  enemy-5         enemy  double             golden dash
  master          enemy  2 enemy            golden surge
  margath-token   enemy  2 enemy            surge
  vorakesh-token  enemy  2 surge            enemy
  A01             asset  dash               golden agility
  A02             asset  magic              surge
  A03             asset  physical           dash
  A04             asset  2 physical         dash
  A05             asset  double             2 surge
  A06             asset  golden surge       2 physical
  A07             asset  surge              golden 2 magic
  A08             asset  shield             golden dash
  A09             asset  agility            dash
  A10             asset  shield             dash
  A11             asset  golden magic       2 surge
  B01             asset  magic              agility
  B02             asset  surge              agility
  B03             asset  physical           agility
  B04             asset  physical           dash
  B05             asset  physical           golden dash
  B06             asset  golden surge       physical
  B07             asset  golden surge       magic
  B08             asset  3 physical         agility
  B09             asset  shield             golden surge
  B10             asset  2 shield           physical
  B11             asset  surge              2 shield
  C01             asset  double             surge
  C02             asset  golden 2 surge     double
  C03             asset  surge              magic
  C04             asset  physical           agility
  C05             asset  golden physical    shield
  C06             asset  physical           2 surge
  C07             asset  golden 2 physical  shield
  C08             asset  surge              agility
  C09             asset  shield             golden dash
  C10             asset  magic              double
  C11             asset  golden double      surge
  C12             asset  2 shield           magic
`;

/** By the code of the token; by our own id where there is none. */
export const ASSETS = `
  id                  name             set  type       cost  trade  says
  A01                 Horn of Courage  A    equipment  3     0      when a combat of yours begins, draw 1 skill
  A02                 ?                A    equipment  ?     0      ?
  A03                 ?                A    weapon     2     0      -
  A04                 ?                A    weapon     5     0      +1 body
  A05                 ?                A    weapon     ?     0      ?
  A06                 Truesteel Axe    A    weapon     9     0      1 surge — Smash: recast any number of your foe's tokens
  A07                 ?                A    weapon     ?     0      ?
  A08                 Leather Armor    A    clothing   3     0      -
  A09                 ?                A    clothing   4     0      +1 speed
  A10                 ?                A    clothing   4     0      +1 health
  A11                 ?                A    clothing   9     0      2 surge — ?: all your magic symbols count twice until the combat round ends
  B01                 ?                B    equipment  4     0      -
  B02                 ?                B    equipment  ?     0      ?
  B03                 ?                B    equipment  6     0      +1 body
  B04                 ?                B    weapon     ?     0      ?
  B05                 Hunting Spear    B    weapon     5     0      ?
  B06                 ?                B    weapon     ?     0      ?
  B07                 Staff of Light   B    weapon     8     0      +1 spirit · 1 surge — Blind: flip 1 of your foe's tokens
  B08                 ?                B    weapon     12    0      ?
  B09                 ?                B    clothing   ?     0      ?
  B10                 ?                B    clothing   9     0      +1 body and +1 health
  B11                 ?                B    clothing   ?     0      ?
  C01                 ?                C    equipment  ?     0      ?
  C02                 ?                C    equipment  ?     0      ?
  C03                 ?                C    weapon     ?     0      ?
  C04                 ?                C    weapon     ?     0      ?
  C05                 ?                C    weapon     6     0      -
  C06                 ?                C    weapon     ?     0      ?
  C07                 ?                C    weapon     12    0      ?
  C08                 ?                C    clothing   ?     0      ?
  C09                 Leather Armor    C    clothing   3     0      -
  C10                 ?                C    clothing   ?     0      ?
  C11                 ?                C    clothing   ?     0      ?
  C12                 ?                C    clothing   11    0      +1 spirit and +2 health
  artifacts           Artifacts        B    goods      0     2      Trade value: 2 · 1 action: in a shrine, you may trade this card
  sacks-of-grain      ?                ?    goods      0     2      Trade value: 2 · 1 action: in a town, you may trade this card
  sheaves-of-arrows   ?                ?    goods      0     2      Trade value: 2 · 1 action: in a stronghold, you may trade this card
  bones-of-a-saint    ?                ?    goods      2     5      Trade value: 5 · 1 action: in a shrine, you may trade this card
  coffer-of-trinkets  ?                ?    goods      2     5      Trade value: 5 · 1 action: in a town, you may trade this card
  wagon-of-blades     ?                ?    goods      2     5      Trade value: 5 · 1 action: in a stronghold, you may trade this card
  satchel             ?                C    equipment  2     0      +1 hand size
  ring-of-vigor       ?                ?    equipment  3     0      +1 health
  fleet-boots         ?                ?    movement   3     0      +1 speed
  blooded-courser     ?                ?    movement   7     0      +2 speed
`;

export const SKILLS = `
  id                 name            attribute  orbs                        success  says
  adventurous        Adventurous     ?          ?                           1        whenever you gain an exploration trophy, draw 1 exploration card
  battle-hymn        ?               spirit     1 combat, 1 social, 1 gray  ?        +X health (X is your spirit)
  battle-sorcery     Battle Sorcery  spirit     ?                           ?        once in each combat round, for a combat action, you may exert and test spirit to deal 2 magic damage that cannot be blocked
  counter-charm      Counter Charm   ?          ?                           ?        once in each combat round, after an attack damages you, you may exert and deal ? damage
  devotion-to-magic  ?               spirit     2 gray                      ?        +2 spirit and −1 mind
  guile              ?               mind       3 gray                      ?        +2 mind
  oak-hearted        ?               body       1 combat, 3 gray            ?        +3 health
  tireless           Tireless        ?          ?                           ?        once per turn, you may move up to 1 hex
  walk-on-water      Walk on Water   spirit     1 exploration               ?        ? you may move to a water hex ?
`;

/** The last four are largely ours, and known in part. */
export const ENEMIES = `
  id             name           deck         scenario  health  traits                     says
  sorcerer       Sorcerer       combat       ?         6       Mystic, Humanoid           you may spend ? as ? · 1 surge — Barrier: remove all of your foe's ? tokens · 2 surge — Blast: deal 3 enemy damage; your foe may spend 1 ? symbol to cancel this · Reward: gain 2 gold
  dreadbringer   Dreadbringer   combat       margath   7       Savage, Dragon             1 surge — Claw: remove all of your foe's shield tokens · 2 surge — Regenerate: heal 2 damage · 3 surge — Breathe Fire: deal 5 enemy damage · Reward: gain 3 gold or gain 1 lore
  dragon-hybrid  Dragon Hybrid  combat       margath   6       Warrior, Humanoid, Dragon  this enemy has +1 health for each lore its foe has · 1 surge — Slice: deal 2 enemy damage · 2 surge — Barrier: remove all of your foe's ? tokens · Reward: gain 2 gold or gain 1 lore
  undead-horde   Undead Horde   combat       ?         3       ?                          1 surge — Relentless: recast 1 of your spent tokens · 1 surge — Swarm: your foe cannot trigger surge abilities until the combat round ends · Reward: gain 2 gold
  barrow-wyrm    Barrow Wyrm    combat       ?         8       ?                          1 surge — Bone Armor: remove 1 of your foe's physical tokens · 2 surge — Brutal Strike: deal 2 enemy damage · 3 surge — Undying: heal 4 damage · Reward: gain 3 gold
  feral-dragon   Feral Dragon   combat       margath   5       ?                          ? surge — Singe: ? · Reward: gain 2 gold
  dread-prophet  Dread Prophet  combat       margath   ?       ?                          ? surge — Prophesy: recast 1 of your foe's tokens · ?
  reanimates     Reanimates     combat       ?         ?       ?                          ?X surge — Cleave: deal X enemy damage?
  mist-witch     ?              exploration  common    4       Mystic, Humanoid           your foe cannot trigger surge abilities · 1 surge — ?: flip 1 of either side's tokens · 2 surge — ?: remove all of your foe's physical tokens · Reward: gain 2 gold or gain 1 bonus ? trophy
`;

export const QUESTS_AND_EVENTS = `
  id                name              deck         scenario  says
  the-twisted-path  The Twisted Path  exploration  ?         1 action: explore Greenwood · I (forest). ?: draw 1 ? card · II (forest and water). ?: resolve any exploration outcome of another quest you have, which becomes a trophy as usual · III (forest, water and water). ?: gain 3 gold
  helpful-ally      Helpful Ally      social       ?         Rumor: 1 action: you may look at the hand of another hero in your hex and learn a skill from it for free, then that hero takes this card as a trophy · or · test mind or ? to take this card as a trophy
  tales-of-old      Tales of Old      social       ?         test mind to take this card as a trophy · or · test body to gain 1 gold, then take this card as a trophy
`;

export const STORIES = `
  id          name        scenario  says
  the-master  The Master  margath   Story quest: Exile Peak · place the starting combat tokens of a random hero nobody plays on this card · 1 action: you may swap one of your starting combat tokens for one on this card
`;

export const VILLAINS = `
  id                    name               health  least  token           traits                     says
  high-lord-margath     High Lord Margath  15      8      margath-token   Warrior, Villain, Dragon   −1 health for each lore of its foe, never below 8 · 1 surge — ?: flip 1 of your foe's tokens · 2 surge — ?: heal 3 damage · 3 surge — ?: all your damage symbols count twice until the combat round ends
  vorakesh-corpse-king  Vorakesh           10      8      vorakesh-token  Mystic, Villain, Humanoid  +1 health for each zombie on the board, −2 for each companion of its foe, never below 8 · 1 surge — ?: trigger a surge ability of a random enemy in the combat discard pile · 1 surge — ?: deal 1 enemy damage, then heal 1 damage · 2 surge — ?: flip all of your foe's tokens
`;

export const SCENARIOS = `
  id           name                       token      villain               spawn         says
  margath      The Ascendance of Margath  lore       high-lord-margath     Skydown       ? · 1 action: in the villain's hex, you may engage the villain
  corpse-king  The Corpse King            companion  vorakesh-corpse-king  Cursed Ruins  ? · a hero who enters a hex with a zombie takes 2 damage · 1 action: you may kill a zombie in your hex and gain 1 gold · 1 action: in the villain's hex, you may engage the villain
`;
