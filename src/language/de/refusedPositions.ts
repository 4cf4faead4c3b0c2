// Why positions, rules, moves and what a player wants to do in a game are refused.

import type { PieceName } from '../en/pieces';
import { capital } from '../sentence';
import type { Texts } from '../textsType';
import { der, ein, nounText } from './pieces';

/** As a position's text writes the sides. */
type Side = 'w' | 'b';

const sideName = (side: Side): string => (side === 'w' ? 'Weiß' : 'Schwarz');
const rowNamed = (row: number, text: string): string => `placement, Reihe ${row} „${text}“`;

/** "A, B oder C". */
const either = (choices: readonly string[]): string =>
  choices.length > 1 ? `${choices.slice(0, -1).join(', ')} oder ${choices.at(-1)}` : choices.join();

/** A move in the two forms in which it may be typed, for an example; none if the list is empty. */
const example = (forms: readonly string[]): string =>
  forms.length > 0 ? ` Schreib zum Beispiel ${forms.join(' oder ')}.` : '';

export const positionRefusals = {
  rowCount: (rows, height) => `placement hat ${rows} Reihen, das Brett hat ${height}`,
  rowTooLong: (row, text, width) => `${rowNamed(row, text)} ist länger als ${width} Felder`,
  rowTooShort: (row, text, squares, width) =>
    `${rowNamed(row, text)} hat ${squares} Felder, das Brett hat ${width}`,
  rowLeavesOut: (row, text, square) =>
    `${rowNamed(row, text)} lässt ${square} aus, das es aber gibt`,
  rowHasZero: (row, text) => `${rowNamed(row, text)} hat die Ziffer 0`,
  rowCountsNothing: (row, text) => `${rowNamed(row, text)} zählt ein Feld, das es nicht gibt`,
  rowUnknownPiece: (row, text, letter) =>
    `${rowNamed(row, text)} hat eine unbekannte Figur „${letter}“`,
  rowPieceOffBoard: (row, text, letter) =>
    `${rowNamed(row, text)} setzt „${letter}“ auf ein Feld, das es nicht gibt`,
  pieceOffAnchor: (letter, square, anchor) =>
    `placement setzt „${letter}“ auf ${square} statt auf das Ankerfeld ${anchor}`,
  twoPieces: (square) => `placement setzt zwei Figuren auf die Felder von ${square}`,
  positionLacks: (parts) => `im Stellungstext fehlt: ${parts.join(', ')}`,
  positionHasMore: (extra) => `der Stellungstext hat zu viel: „${extra}“`,
  badSide: (text) => `side ist „${text}“, nicht w oder b`,
  badCount: (name, text) => `${name} ist „${text}“, keine Zahl von Halbzügen`,

  waitingInCheck: (side) => `die Seite, die nicht am Zug ist (${side}), steht im Schach`,
  lacksKing: (side) => `placement hat keinen König für ${sideName(side)}`,
  tooManyKings: (side) => `placement hat zu viele Könige für ${sideName(side)}`,
  kingsTouch: () => 'Die Könige stehen nebeneinander: Jeder könnte den anderen schlagen.',
  inCheckButNotToMove: (side, mover) =>
    `${sideName(side)} steht im Schach, aber ${sideName(mover)} ist am Zug.`,
  hasNoKing: (side, king) =>
    `${sideName(side)} hat ${nounText(king as PieceName, 'acc', { article: 'kein' })}.`,
  hasKingTooEarly: (side) => `${sideName(side)} hat einen König, und noch kann es keinen geben.`,
  hasKings: (side, count, king) =>
    `${sideName(side)} hat ${count} ${nounText(king as PieceName, 'acc', { isMany: true })}, erlaubt ist nur einer.`,

  rightIsLost: (name, letter, partner) =>
    `${name} hat „${letter}“, aber König und ${partner} stehen nicht auf ihren Feldern`,
  noCastling: (text) => `castling ist „${text}“, aber diese Regeln haben keine Rochade`,
  unknownLetter: (name, text, letter) => `${name} ist „${text}“: unbekannter Buchstabe „${letter}“`,
  castlingOrder: (text, ordered) =>
    `castling ist „${text}“, schreib ${ordered}: jeden Buchstaben einmal, in dieser Reihenfolge`,
  bigBridge: (text) => `bridge ist „${text}“, aber diese Regeln haben die große Brücke`,
  noBigBridge: () => 'bridge ist „big“, aber diese Regeln haben keine große Brücke',
  badBridge: (text, files) => `bridge ist „${text}“, keine der Linien ${files}`,
  fixedBridge: (text) =>
    `bridge ist „${text}“, aber nach diesen Regeln liegt sie fest auf der Linie m`,
  badStage: (text) => `stage ist „${text}“, nicht 1, choose oder 2`,
  bothOnFarCorner: () =>
    'Steine beider Seiten stehen auf dem gegenüberliegenden Eckfeld: Wer zuerst dort war, hat gewonnen',

  unknownOption: (game, option) => `${game} hat keine Option „${option}“`,
  notLane: (text) => `die Spur „${text}“ besteht nicht aus zwei Feldern wie a2-a3`,
  laneOrder: (text) => `die Spur „${text}“ muss vom Feld links unten zum Feld rechts oben gehen`,
  laneOfOne: (text) => `die Spur „${text}“ ist ein einzelnes Feld`,
  lanesCross: (lane, other) => `die Spuren ${lane} und ${other} haben ein Feld gemeinsam`,
  lanePieces: (lane, one, other) =>
    `Spur ${lane}: Die Figuren auf ${one} und ${other} wären auf demselben Platz`,
  squareInTwoCells: (square) => `das Feld ${square} liegt auf zwei Plätzen`,
  tooManyCells: (most) => `ein Brett hat höchstens ${most} Plätze`,
  cellWithoutAnchor: (square) => `der Platz von ${square} hat kein Ankerfeld auf dem Brett`,

  noGame: (id) => `kein Spiel „${id}“`,
  illegalMove: (text) => `regelwidriger Zug „${text}“`,
  illegalMoveBecause: (text, why) => `regelwidriger Zug „${text}“. ${why.replace(/\.$/, '')}`,
  moveAfterEnd: (text) => `„${text}“ kommt nach dem Ende der Partie`,

  severalMoves: (typed, moves) => `„${typed}“ könnte ${moves.join(' oder ')} sein.`,
  nothingTyped: (forms) => `Tippe zuerst einen Zug.${example(forms)}`,
  notLikeMove: (typed, forms) => `„${typed}“ sieht nicht wie ein Zug aus.${example(forms)}`,
  noSuchSquare: (square, forms) =>
    `Auf diesem Brett gibt es kein Feld „${square}“.${example(forms)}`,
  sameCell: (one, other) => `„${one}“ und „${other}“ sind derselbe Platz.`,
  otherPiece: (square, piece) => `Die Figur auf ${square} ist ${ein(piece)}.`,
  becomesNothing: (piece, typed) => `${capital(der(piece))} kann dort nicht zu „${typed}“ werden.`,
  becomesWhat: (piece, letters) =>
    `Schreib dazu, was aus ${der(piece, 'dat')} wird: ${either(letters)}.`,
  becomesOnly: (piece, typed, letters) =>
    `${capital(der(piece))} kann nicht zu „${typed}“ werden, nur zu ${either(letters)}.`,
  noSuchPiece: (letter) => `„${letter}“ ist keine Figur dieses Spiels.`,
  pieceIsGone: (piece) => `Es gibt ${nounText(piece, 'acc', { article: 'kein' })} zum Ziehen.`,
  piecesCannotGo: (piece, square) =>
    `${capital(nounText(piece, 'nom', { article: 'kein' }))} kann nach ${square} ziehen.`,

  gamePaused: () => 'die Partie pausiert',
  timeIsOver: () => 'die Zeit für diesen Zug ist um',
  strictGame: () => 'in einer strengen Partie wird nichts zurückgenommen',
  nothingToTakeBack: () => 'du hast keinen Zug, den du zurücknehmen könntest',
  nothingToPlayAgain: () => 'es gibt keinen Zug, der sich erneut spielen ließe',
  notAgainstComputer: () => 'das ist keine Partie gegen den Computer',
  twoComputers: () => 'in dieser Partie spielen zwei Computer',
  askAfterMove: () => 'darum kannst du erst nach einem Zug bitten',
  nothingAsked: () => 'es gab keine Frage',
  noDrawOffered: () => 'es wurde kein Remis angeboten',
  noMoveAskedBack: () => 'es wurde nicht um Rücknahme gebeten',
  noCoach: () => 'in dieser Partie gibt es keinen Coach',
  computersTurn: () => 'der Computer ist am Zug',
  friendsTurn: () => 'dein Gegenüber ist am Zug',
  notByMessage: () => 'das ist keine Partie per Nachricht',
  gameIsOver: () => 'die Partie ist zu Ende',

  badEdit: (text) => `edit ist „${text}“, nicht wie „carry 3 7“ oder „place 3 12“`,
  noSuchCode: (text) => `piece ist „${text}“, das es nach diesen Regeln nicht gibt`,
} satisfies Partial<Texts<'refusals'>>;
