// What can be handed on of a game, an analysis, a position or a drawn board: links, texts, pictures, files.
export const texts = {
  title: 'Share',
  copy: 'Copy',
  send: 'Send',
  save: 'Save',
  /** Names a button of a line: "Copy", and what the line offers, such as "Link to the game". */
  action: (action: string, what: string) => `${action}: ${what}`,
  code: 'Code',
  showAsCode: (what: string) => `Show as a code: ${what}`,
  /** How it went with what a line offers. */
  went: {
    sent: (what: string) => `${what} sent.`,
    copied: (what: string) => `${what} copied.`,
    saved: (what: string) => `${what} saved.`,
    cancelled: (_what: string) => 'Nothing was sent.',
    shown: (what: string) =>
      `${what}: please copy it by hand. This browser won’t let the app copy.`,
    refused: (what: string) => `${what} couldn’t be sent.`,
  },
  notMade: (what: string, reason: string) => `${what} couldn’t be made: ${reason}.`,

  gameLink: 'Link to the game',
  gameLinkHint: 'Contains every move; nothing goes to a server',
  gameText: 'Game as text',
  gameTextHint: 'Moves and result, to read or import',
  picture: 'Picture',
  pictureHint: 'PNG, in your board’s colours',
  drawing: 'Drawing',
  drawingHint: 'SVG, sharp at any size',
  gameFile: 'Game as a file',
  gameFileHint: 'The same text, to import elsewhere',
  /** Below the board in the picture of a game that goes on. */
  toMove: (side: string) => `${side} to move`,

  analysisLink: 'Link to the analysis',
  analysisLinkHint: 'Its moves, with variations and comments while they fit',
  /** What the link had no room for. */
  leftOut: {
    comments: 'The comments didn’t fit and are left out.',
    'comments and variations':
      'Comments and variations didn’t fit: the link has only the main line. The text has everything.',
  },
  analysisText: 'Text of the analysis',
  analysisTextHint: 'All moves and comments, variations in parentheses',
  analysisFile: 'File of the analysis',
  analysisFileHint: 'The text as a file, to open elsewhere',

  positionLink: 'Link to this position',
  positionLinkHint: 'The board as shown',
  /** Of a position being set up. */
  setUpLinkHint: 'The board with its rules',
  positionText: 'Position text',
  positionTextHint: 'One line of text to start a game from',

  boardTitle: (game: string, board: string) => `${game}: ${board}`,
  boardLink: 'Link to this board',
  boardLinkHint: 'To play on it or keep drawing',
  boardText: 'The lanes as text',
  boardTextHint: 'One line, as in games and links',
};
