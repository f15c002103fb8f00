/** Every error that a client can be told, and what is to be done about it. */
export const advice = {
  // The connection
  'bad-message': 'Send messages as docs/protocol.md describes them.',
  'too-long': 'Send shorter messages.',
  'too-fast': 'Wait a moment, then send fewer messages a second.',
  'over-quota': 'Wait a while: it comes back with time.',
  'no-hello': 'Send hello first.',
  'other-protocol': 'Load the page again to get the client that fits this server.',
  'shutting-down': 'Connect again in a moment; nothing is lost.',
  'try-again': 'Look at the table, and ask again in a moment.',

  // Identity
  'not-signed-in': 'Tell your name first.',
  'wrong-passphrase': 'Check the account name and the passphrase.',
  'account-taken': 'Choose another account name.',
  'already-claimed': 'This identity has an account already; log out to use another.',
  'other-site': 'Open the page on the server itself.',

  // Matches
  'no-such-match': 'Check the link, or ask for it again.',
  'no-such-game': 'Choose one of the games that the server offers.',
  'no-such-bot': 'Choose one of the levels that the game offers.',
  'no-hint': 'Choose by yourself this time.',
  'bad-options': 'Change the options and try again.',
  'made-up': 'Play with what is in the box, or fill every seat by yourself and with bots.',
  'bad-file': 'Choose a match file that was saved whole.',
  'not-your-seat': 'Answer only for seats that you sit in.',
  'seat-taken': 'Take a seat that is open.',
  'not-away': 'Wait until that player is away, or ask them.',
  'not-admitted': 'Watch the match, or ask those who play.',
  'nobody-asks': 'Look at the table again.',
  'not-host': 'Ask whoever made this match.',
  'needs-consent': 'Ask the others for it.',
  'set-up-stands': 'Make another match to choose otherwise.',
  'not-open': 'This can only be done before the match begins.',
  'not-playing': 'This can only be done while the match is being played.',
  'not-over': 'This can only be done when the match is over.',
  'no-replay': 'Read the log of the match, or ask for its file.',
  'not-archived':
    'Archive the match first: then nothing can be taken back, and its file may tell everything.',
  'seats-open': 'Fill every seat first, with people or bots.',
  parked: 'Ask the others to step back and choose otherwise; the fault has been reported.',

  // Campaigns
  'no-such-campaign': 'Check the link, or ask for it again.',
  'no-campaigns': 'Make a match of this game, or choose another game.',
  'not-yours': 'Ask whoever plays in this campaign.',
  'in-campaign': 'Go to the page of the campaign, and go on from there.',
  'campaign-over': 'Go on from an earlier match to play another end.',
  'no-legacy': 'Go on from another match.',
  'bad-campaign': 'Choose a campaign file that was saved whole, or one that this server has sealed.',

  // Answers
  'match-over': 'Look at the outcome, or ask for a rematch.',
  'wrong-seat': 'Wait for your turn.',
  'stale-choice': 'Look at the table again and answer the choice that is open now.',
  malformed: 'Answer as the kind of the choice asks.',
  'wrong-count': 'Choose as many as are asked for.',
  'unknown-option': 'Choose one of the options that are offered.',
  'repeated-option': 'Name every option at most once.',
  'out-of-range': 'Choose a number within the range.',

  // Undo
  'nothing-to-undo': 'There is nothing to take back.',
  'undo-pending': 'Answer the undo that has been asked for first.',
  'no-undo-pending': 'Look at the table again.',
} as const;

export type ErrorCode = keyof typeof advice;

export const errorCodes = Object.keys(advice) as ErrorCode[];
