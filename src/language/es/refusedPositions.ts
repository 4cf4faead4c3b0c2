// Why positions, rules, moves and what a player wants to do in a game are refused. "placement", "side", "quiet" and "ply" name the
// parts of a position's text in the rule book.
import type { Texts } from '../textsType';
import { capital, counted, either } from './numbers';
import { aPiece, noPiece, thePiece } from './pieces';

/** As a position's text writes the sides. */
type Side = 'w' | 'b';

const theColour = (side: Side): string => (side === 'w' ? 'las blancas' : 'las negras');
const rowNamed = (row: number, text: string): string => `placement: la fila ${row}, «${text}»,`;

/** A move in the two forms in which it may be typed, for an example; none if the list is empty. */
const example = (forms: readonly string[]): string =>
  forms.length > 0 ? ` Escribe, por ejemplo, ${either(forms)}.` : '';

export const positionRefusals = {
  rowCount: (rows, height) =>
    `placement tiene ${counted(rows, 'fila', 'filas')}; el tablero tiene ${height}`,
  rowTooLong: (row, text, width) => `${rowNamed(row, text)} pasa de ${width} casillas`,
  rowTooShort: (row, text, squares, width) =>
    `${rowNamed(row, text)} tiene ${counted(squares, 'casilla', 'casillas')}; el tablero tiene ${width}`,
  rowLeavesOut: (row, text, square) => `${rowNamed(row, text)} omite ${square}, que existe`,
  rowHasZero: (row, text) => `${rowNamed(row, text)} tiene la cifra 0`,
  rowCountsNothing: (row, text) => `${rowNamed(row, text)} cuenta una casilla que no existe`,
  rowUnknownPiece: (row, text, letter) =>
    `${rowNamed(row, text)} tiene una pieza desconocida, «${letter}»`,
  rowPieceOffBoard: (row, text, letter) =>
    `${rowNamed(row, text)} pone «${letter}» en una casilla que no existe`,
  pieceOffAnchor: (letter, square, anchor) =>
    `placement pone «${letter}» en ${square} y no en ${anchor}, la casilla con la que se nombra su celda`,
  twoPieces: (square) => `placement pone dos piezas en las casillas de ${square}`,
  positionLacks: (parts) => `al texto de la posición le falta: ${parts.join(', ')}`,
  positionHasMore: (extra) => `al texto de la posición le sobra «${extra}»`,
  badSide: (text) => `side es «${text}», no w o b`,
  badCount: (name, text) => `${name} es «${text}», no un número de jugadas`,

  waitingInCheck: (side) => `el bando al que no le toca (${side}) está en jaque`,
  lacksKing: (side) => `en placement falta un rey de ${theColour(side)}`,
  tooManyKings: (side) => `en placement sobran reyes de ${theColour(side)}`,
  kingsTouch: () => 'Los reyes están uno junto al otro: cada uno podría capturar al otro.',
  inCheckButNotToMove: (side, mover) =>
    `${capital(theColour(side))} están en jaque, pero les toca a ${theColour(mover)}.`,
  hasNoKing: (side) => `${capital(theColour(side))} no tienen rey.`,
  hasKingTooEarly: (side) => `${capital(theColour(side))} tienen un rey, y aún no puede haberlo.`,
  hasKings: (side, count) =>
    `${capital(theColour(side))} tienen ${count} reyes, y solo puede haber uno.`,

  rightIsLost: (name, letter, partner) =>
    `${name} tiene «${letter}», pero el rey y ${partner} no están en sus casillas`,
  noCastling: (text) => `castling es «${text}», pero en estas reglas no hay enroque`,
  unknownLetter: (name, text, letter) => `${name} es «${text}»: letra desconocida, «${letter}»`,
  castlingOrder: (text, ordered) =>
    `castling es «${text}»; escribe ${ordered}: cada letra una vez y en este orden`,
  bigBridge: (text) => `bridge es «${text}», pero en estas reglas el puente es el grande`,
  noBigBridge: () => 'bridge es «big», pero en estas reglas no hay puente grande',
  badBridge: (text, files) => `bridge es «${text}», que no es una de las columnas ${files}`,
  fixedBridge: (text) =>
    `bridge es «${text}», pero en estas reglas el puente está fijo en la columna m`,
  badStage: (text) => `stage es «${text}», no 1, choose o 2`,
  bothOnFarCorner: () =>
    'hay fichas de los dos bandos en la esquina opuesta: la primera que llegó ya ha ganado',

  unknownOption: (game, option) => `${game} no tiene ninguna opción «${option}»`,
  notLane: (text) => `el carril «${text}» no son dos casillas como a2-a3`,
  laneOrder: (text) =>
    `el carril «${text}» debe ir de su casilla más baja a la izquierda a la más alta a la derecha`,
  laneOfOne: (text) => `el carril «${text}» es una sola casilla`,
  lanesCross: (lane, other) => `los carriles ${lane} y ${other} comparten una casilla`,
  lanePieces: (lane, one, other) =>
    `carril ${lane}: las piezas de ${one} y ${other} compartirían una celda`,
  squareInTwoCells: (square) => `la casilla ${square} está en dos celdas`,
  tooManyCells: (most) => `un tablero tiene ${most} celdas como mucho`,
  cellWithoutAnchor: (square) =>
    `a la celda de ${square} le falta en el tablero la casilla con la que se nombra`,

  noGame: (id) => `no existe el juego «${id}»`,
  illegalMove: (text) => `jugada ilegal, «${text}»`,
  illegalMoveBecause: (text, why) => `jugada ilegal, «${text}». ${why.replace(/\.$/, '')}`,
  moveAfterEnd: (text) => `«${text}» viene después del final de la partida`,

  severalMoves: (typed, moves) => `«${typed}» podría ser ${either(moves)}.`,
  nothingTyped: (forms) => `Primero escribe una jugada.${example(forms)}`,
  notLikeMove: (typed, forms) => `«${typed}» no parece una jugada.${example(forms)}`,
  noSuchSquare: (square, forms) =>
    `En este tablero no hay ninguna casilla «${square}».${example(forms)}`,
  sameCell: (one, other) => `«${one}» y «${other}» son la misma casilla.`,
  otherPiece: (square, piece) => `La pieza de ${square} es ${aPiece(piece)}.`,
  becomesNothing: (piece, typed) =>
    `${capital(thePiece(piece))} no puede convertirse ahí en «${typed}».`,
  becomesWhat: (piece, letters) =>
    `Añade en qué se convierte ${thePiece(piece)}: ${either(letters)}.`,
  becomesOnly: (piece, typed, letters) =>
    `${capital(thePiece(piece))} no puede convertirse en «${typed}», solo en ${either(letters)}.`,
  noSuchPiece: (letter) => `«${letter}» no es una pieza de este juego.`,
  pieceIsGone: (piece) => `No hay ${noPiece(piece)} que mover.`,
  piecesCannotGo: (piece, square) => `${capital(noPiece(piece))} puede ir a ${square}.`,

  gamePaused: () => 'la partida está en pausa',
  timeIsOver: () => 'el tiempo para esta jugada se ha acabado',
  strictGame: () => 'en una partida estricta no se deshace nada',
  nothingToTakeBack: () => 'no hay ninguna jugada tuya que deshacer',
  nothingToPlayAgain: () => 'no hay ninguna jugada que rehacer',
  notAgainstComputer: () => 'esta partida no es contra el ordenador',
  twoComputers: () => 'esta partida la juegan dos ordenadores',
  askAfterMove: () => 'eso solo se puede pedir después de una jugada',
  nothingAsked: () => 'no se ha pedido nada',
  noDrawOffered: () => 'no se han ofrecido tablas',
  noMoveAskedBack: () => 'no se ha pedido deshacer ninguna jugada',
  noCoach: () => 'esta partida no puede tener entrenador',
  computersTurn: () => 'le toca al ordenador',
  friendsTurn: () => 'le toca a tu rival',
  notByMessage: () => 'esta no es una partida por mensaje',
  gameIsOver: () => 'la partida ha terminado',

  badEdit: (text) => `edit es «${text}», no como «carry 3 7» o «place 3 12»`,
  noSuchCode: (text) => `piece es «${text}», que en estas reglas no existe`,
} satisfies Partial<Texts<'refusals'>>;
