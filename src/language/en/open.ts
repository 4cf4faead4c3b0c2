// Opening a game from elsewhere: the ways to open one, what came, and what to do with it.
import { counted } from './numbers';

const games = (count: number): string => counted(count, 'game', 'games');

export const texts = {
  title: 'Open a game',
  paste: 'Paste and open',
  pasteHint: 'A link or a text that you copied.',
  scan: 'Scan a code',
  scanHint: 'From another device, or from a picture.',
  chooseFile: 'Choose a file',
  chooseFileHint: 'Games as text, or a backup. You can also drop it here.',
  file: 'File with games',
  field: 'A link, or the text of games or a position',
  open: 'Open',
  nothingSaved: 'Nothing is saved until you say so.',
  reading: (done: number, count: number) => `Reading game ${done} of ${count}`,
  notOpened: (reason: string) => `This can’t be opened: ${reason}.`,
  /** The reason why nothing was opened, within the sentence above. */
  pasteRefused: 'your browser did not let the app paste. Hold the field and paste there',
  badLink: 'This link can’t be opened',
  problem: (reason: string) => `The problem: ${reason}.`,
  askAgain:
    'Nothing on this device has changed. Ask for the link again and copy all of it, or ask for the game as text or a file.',
  pasteInstead: 'Paste it here instead',
  home: 'Home',

  gamesInText: 'Games in this text',
  /** Of the games that can be read, some may be on this device already. */
  readable: (read: number, here: number, unreadable: number) =>
    `${games(read)} can be read${here > 0 ? `, ${here} of them here already` : ''}${unreadable > 0 ? `; ${games(unreadable)} cannot` : ''}.`,
  annotated: (count: number) =>
    `${games(count)} with variations or comments: only the main line is kept. Open the analysis to keep everything.`,
  unreadable: (problem: string) => `${problem}.`,
  keepGames: (count: number) => `Keep ${games(count)}`,
  kept: (count: number) => `${games(count)} kept.`,
  keptThen: (count: number, all: number, reason: string) =>
    `${games(count)} of ${all} kept; then ${reason}.`,
  history: 'History',
  /** How long a game is, and its result such as "1-0". */
  finished: (moves: string, score: string) => `${moves}, ${score}`,
  unfinished: (moves: string) => `${moves}, not finished`,
  analyse: 'Analyse',
  analyseGame: (game: string, players: string) => `Analyse ${game}, ${players}`,

  /** Both have no names. */
  twoPlayers: 'Two players',
  /** A person without a name. */
  player: 'Player',
  players: (white: string, whitePlayer: string, black: string, blackPlayer: string) =>
    `${white}: ${whitePlayer} – ${black}: ${blackPlayer}`,
  sharedNote:
    'History marks games from links and texts as “Shared with you”. They don’t count in your statistics or your level.',
  outcome: (outcome: string) => `${outcome}.`,
  toMove: (side: string) => `${side} to move.`,
  afterMove: (mover: string, number: number, side: string) =>
    `After ${mover}’s move ${number}, ${side} to move.`,
  rules: (rules: string) => `Rules: ${rules}`,
  aPosition: (game: string) => `${game}: a position`,
  analysisOf: (game: string) => `Analysis: ${game}`,
  board: (game: string, side: string) => `${game} board, ${side} at the bottom`,
  invitation: (friend: string, side: string) =>
    `${friend} plays you by message. You play ${side}, and send your moves as links.`,
  mainLine: 'This is the main line. Open the analysis for its variations and comments.',
  keepGame: 'Keep this game',
  playAs: (side: string) => `Play as ${side}`,
  playOn: 'Play on from here',
  openAnalysis: 'Open the analysis',
  keepAndReview: 'Keep and review',
  unsavedAnalysis: 'Nothing is saved on this device unless you open the analysis or play on.',
  unsavedGame: 'Nothing is saved on this device unless you keep the game, play on or analyse it.',
  /** How a game that came compares with the one that is here. */
  existing: {
    differs: 'You have this game already. The shared one has different moves.',
    same: 'You have this game already. Both have the same moves.',
    longerThere: 'You have this game already. The shared one has more moves.',
    longerHere: 'You have this game already. Yours has more moves.',
  },
  openYours: 'Open your game',

  /** A link of a game by message. */
  decidesForYou:
    'This link also decides something for you that you didn’t do here. Add it only if it was you.',
  addToMine: 'Add to my game',
  older: (friend: string) =>
    `This link is older than your game. Send ${friend} the newer one to go on.`,
  onlyOlder: 'This link is older than your game.',
  sendNewer: 'Send the newer link',
  differs: (move: number, friend: string) =>
    `This link and your game differ from move ${move} on. Ask ${friend} which one counts. You can keep both.`,
  /** What the board shows: the game of the link, or yours. */
  onBoard: 'On the board',
  fromLink: 'From the link',
  yours: 'Yours',
  keepBoth: 'Keep both, play this one',
};
