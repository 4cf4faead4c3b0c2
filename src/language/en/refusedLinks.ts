// Why links, codes and what comes from another device are refused. "It" is the link or the code, unless something else is named.

export const linkRefusals = {
  /** What has no room in a link. */
  longGame: () => 'the game is too long for a link',
  longPosition: () => 'the position is too long for a link',
  longMainLine: () => 'the main line is too long for a link',
  noLinkForOption: (option: string) => `no link can hold the option ${option} yet`,
  noLinkForGame: (game: string) => `no link can hold a game of ${game}`,
  notLegalAt: (number: number, move: string) => `move ${number}: "${move}" is not a legal move`,

  linkLength: (length: number) => `it has ${length} characters, more than any link of this app`,
  emptyLink: () => 'nothing follows its address',
  foreignCharacter: (place: number, character: string) =>
    `character ${place}, “${character}”, never stands in a link of this app`,
  cutLink: (length: number, due: number) =>
    `it is cut short: ${length} of its ${due} characters are here`,
  moreAtEnd: (more: string) => `“${more}” at its end does not belong to it`,
  changedLink: () => 'it was changed on its way: its checksum does not fit its characters',
  newerLink: (character: string) =>
    `its first character is “${character}”: a newer version of the app made it, or it was mistyped`,
  noLink: (character: string) =>
    `its first character is “${character}”, and no link of this app begins so`,

  connectsDevices: () => 'it connects two devices, and holds no game',
  newerContent: () => 'it holds something that only a newer version of the app knows',
  newerRequest: () => 'it asks for something that only a newer version knows',
  newerGameNumber: (number: number) =>
    `it holds game number ${number}, which this version does not know`,
  newerOption: (game: string) =>
    `it holds a rule option of ${game} that this version does not know`,
  newerOpponent: () => 'it holds an opponent that this version does not know',
  newerReason: (number: number) => `it ends for reason number ${number}, unknown here`,
  newerCoach: () => 'it sets the coach to something unknown here',
  noOrigin: () => 'it does not say which game by message it belongs to',
  messageWithComputer: () => 'it is a game by message, but a computer plays in it',
  messageWithoutClock: () => 'it is a game by message that ended by time, but has no clock',
  lateDrawOffer: () => 'it offers a draw in a game that has ended or not begun',
  lateTakeBack: () => 'it asks for a move back in a game that has ended or not begun',
  otherRules: (game: string) =>
    `its moves lead elsewhere by the rules of ${game} that this version knows`,
  tooManyPlies: () => 'it holds more moves than any link does',
  tooManyPliesOf: (count: number) => `it holds ${count} moves, more than any link does`,
  itsMoveAfterEnd: (number: number) => `its move ${number} comes after the game ended`,
  someMoveAfterEnd: () => 'a move of it comes after the game ended',
  variationsOfLine: (variations: number, moves: number) =>
    `it holds ${variations} variations of a line of ${moves} moves`,
  commentsOnMoves: (comments: number, moves: number) =>
    `it holds ${comments} comments on ${moves} moves`,
  moveTwice: (move: string) => `it holds the move "${move}" twice in one place`,
  badPlace: () => 'it shows a place that it does not have',
  moreFollows: () => 'more follows than it should hold',

  /** A text in several codes. */
  longForCodes: () => 'it is too long for codes',
  noSuchCodeOf: (number: number, of: number) =>
    `it is code ${number} of ${of}, and there is no such code`,
  codesDoNotFit: () => 'the codes do not fit together',

  /** Codes that connect two devices. */
  holdsGame: () => 'it holds a game, and doesn’t connect devices',
  newerWay: () => 'only a newer version of the app can connect that way',
  codeToMove: () => 'it is a code to move everything, not to play',
  codeToPlay: () => 'it is a code to play nearby, not to move everything',
  isAnswer: () => 'it is an answer. Scan it with the device that showed the first code',
  isFirstCode: () => 'it is a first code, not the answer that the other device shows',
  otherAnswer: () => 'it answers another code than the one shown here. Scan that one anew',
  noAddress: () => 'it has no address of the other device',
  addressKind: (number: number) => `its address ${number} is of an unknown kind`,
  addressOutside: (number: number) => `its address ${number} is outside of the local network`,
  addressPort: (number: number) => `its address ${number} has no port`,
  shortUserName: (length: number, least: number) =>
    `its user name has ${length} characters, fewer than ${least}`,
  shortPassword: (length: number, least: number) =>
    `its password has ${length} characters, fewer than ${least}`,

  /** What another device sends; "it" is what it sends. */
  bytesNotGame: () => 'bytes came where a game was due',
  bytesNotMessage: () => 'bytes came where a message was due',
  otherMessage: (came: string, due: string) => `the message "${came}" came where "${due}" was due`,
  messageLength: (length: number, most: number) =>
    `a message has ${length} characters, more than ${most}`,
  messageNotJson: () => 'a message is not JSON',
  tooManyBytes: (size: number, most: number) =>
    `it announced ${size} bytes, more than the ${most} that can be received`,
  endedEarly: (done: number, size: number) =>
    `it ended after ${done} of the ${size} bytes that it announced`,
  wrongPart: (length: number, missing: number) =>
    `a part has ${length} bytes, and ${missing} are missing`,
  damagedOnTheWay: () => 'its checksum does not fit: it was damaged on the way',
  noGameByMessage: () => 'it is no game by message',
};
