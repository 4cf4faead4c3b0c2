// Why stored games and analyses, texts of games, backups and other files are refused. Names in straight quotes or brackets stand
// so in the file.

const newer = (version: number, what: string, most: number): string =>
  `version is ${version}: a newer version of the app ${what}, and this one reads up to ${most}`;

export const recordRefusals = {
  newerGame: (version: number, most: number) => newer(version, 'saved this game', most),
  newerAnalysis: (version: number, most: number) => newer(version, 'saved this analysis', most),
  newerReview: (version: number, most: number) => newer(version, 'saved this review', most),
  newerAttempt: (version: number, most: number) => newer(version, 'saved this attempt', most),
  newerBackup: (version: number, most: number) => newer(version, 'wrote this backup', most),

  unknownGame: (game: string) => `game is "${game}", which this version does not know`,
  moveAtAfterEnd: (number: number, text: string) =>
    `move ${number} ("${text}") comes after the game ended`,
  /** A score and a reason each; `actual` is null for a game that is not over. */
  wrongResult: (stated: string, actual: string | null) =>
    `result is ${stated}, but by the rules the game is ${actual ?? 'not over'}`,
  messagePlayers: () => 'message does not fit the players: a person and a friend play by message',
  trialPlayers: () => 'trial does not fit the players: two computers play one',
  tooManyIn: (name: string, most: number) => `${name} has more than ${most}`,
  notTenths: (name: string, level: number) => `${name} is ${level}, not in tenths`,
  notYesOrMissing: (name: string) => `${name} is neither yes nor missing`,
  timesSpent: (count: number, due: number) => `spent has ${count} times where ${due} are due`,
  hasSpace: (name: string) => `${name} has a space`,
  badDay: (text: string) => `day is "${text}", not a day like 2026-11-22`,
  tooManyLessons: (count: number) => `begun has ${count} lessons`,
  noTheme: (name: string, text: string) => `${name} is "${text}", no theme of puzzles`,
  badPath: () => 'path leads to no place of the tree',
  treeTooLong: (most: number) => `the moves and comments have more than ${most} characters`,

  badPlayer: (tag: string, text: string, characters: readonly string[]) =>
    `${tag} is "${text}", not "Person", "Person, NAME" or "Computer, level N" (or ${characters.join(', ')})`,
  badClock: (text: string) =>
    `Clock is "${text}", not like "300+3 300+3": seconds for White and Black`,
  badStrict: (text: string, yes: string) => `Strict is "${text}", not "${yes}" or left out`,
  badResult: (text: string) => `Result is "${text}", not a score and a reason`,
  badDate: (text: string) => `Date is "${text}", not a date and time`,
  badOption: (text: string) => `Options has "${text}", not name=value`,
  textTooLong: (most: number) => `the text has more than ${most} characters`,
  tagUnknown: (tag: string) => `the tag [${tag}] is unknown`,
  tagTwice: (tag: string) => `the tag [${tag}] is there twice`,
  tagMissing: (tag: string) => `the tag [${tag} "..."] is missing`,
  notGameText: () => 'this is not the text of a game: it begins with no tag',
  notAnalysisText: () => 'this is not the text of an analysis: it begins with no tag',
  wrongEnd: (last: string, score: string) =>
    `the moves end with "${last}", not with the result ${score}`,

  /** The moves of an analysis: comments stand in braces, variations in parentheses. */
  tooManyTreeMoves: (most: number) => `an analysis has at most ${most} moves`,
  tooManyMoves: (most: number) => `there are more than ${most} moves`,
  tooManyVariations: (most: number) => `more than ${most} variations begin in one place`,
  notMove: (text: string) => `"${text}" is not a move`,
  halfMove: (text: string) => `"${text}" stands without the rest of its move`,
  closesNoVariation: () => 'a ")" closes no variation',
  emptyVariation: () => 'a variation has no moves: "()"',
  openVariation: () => 'a variation is not closed: a ")" is missing',
  earlyVariation: () => 'a variation stands before the move in whose place it begins',
  closesNoComment: () => 'a "}" closes no comment',
  openComment: (text: string) => `the comment "${text}" is not closed: a "}" is missing`,
  earlyComment: (text: string) => `the comment "${text}" stands before the move it is about`,
  longComment: (beginning: string, length: number, most: number) =>
    `the comment “${beginning}…” has ${length} characters, more than ${most}`,
  commentCharacter: () => 'a comment has a control character or half of a character',

  /** Texts that were pasted or chosen as a file. */
  textLength: (length: number, most: number) =>
    `the text has ${length} characters, more than ${most}`,
  emptyText: () => 'the text is empty',
  noTags: (line: number, beginning: string) =>
    `line ${line} begins with "${beginning}", and the text of a game begins with tags like [Game "..."]`,
  tooManyGames: (count: number, most: number) => `the text holds ${count} games, more than ${most}`,
  /** Of one game among several: why it cannot be read. */
  gameFromLine: (line: number, why: string) => `The game from line ${line} on: ${why}`,
  likeBackup: () =>
    'it looks like a backup or another file of data, not like the text of games. Backups are restored in Settings',
  likePosition: () =>
    'it looks like a position, but fits no game’s standard rules. To use other rules, start a new game from it',
  largeTextFile: (file: string, megabytes: number) =>
    `${file} is ${megabytes} MB, too large for a text of games`,
  notTextFile: (file: string) => `${file} is not a text file`,

  notBackup: () => 'the file is not a backup of this app: its field "fortyone" is not "backup"',
  largeBackup: (megabytes: number, most: number) =>
    `the file has ${megabytes} MB, more than the ${most} MB that can be read if the app did not write it`,
  emptyFile: () => 'the file is empty',
  /** `why` is the browser's own, and English. */
  notJson: (why: string) => `the file is not JSON: ${why}`,
  cutBackup: () => 'the file is not a backup, or was cut off: it does not end with "}"',
  nestedFile: (most: number) => `the file nests values more than ${most} deep`,
  wrongChecksum: (stated: string, actual: string) =>
    `checksum is "${stated}", but the content has "${actual}": the file was changed or damaged on the way`,
  wrongCount: (name: string, stated: number, actual: number) =>
    `${name} is ${stated}, but the file has ${actual}`,
  isNotText: (name: string) => `${name} is not text`,
};
