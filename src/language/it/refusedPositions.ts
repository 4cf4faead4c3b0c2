// Why positions, rules, moves and what a player wants to do in a game are refused. "placement", "side", "quiet" and "ply" name the
// parts of a position's text, and stand as they are.
import type { Texts } from '../textsType';
import { capital, numeral } from './numbers';
import { a, no, the } from './pieces';

const sideName = (side: 'w' | 'b'): string => (side === 'w' ? 'il Bianco' : 'il Nero');
const rowNamed = (row: number, text: string): string => `placement, riga ${row} «${text}»`;

/** "A, B o C". */
const either = (choices: readonly string[]): string =>
  choices.length > 1 ? `${choices.slice(0, -1).join(', ')} o ${choices.at(-1)}` : choices.join();

const example = (forms: readonly string[]): string =>
  forms.length > 0 ? ` Scrivi, per esempio, ${forms.join(' o ')}.` : '';

export const positionRefusals = {
  rowCount: (rows, height) => `placement ha ${rows} righe, la scacchiera ne ha ${height}`,
  rowTooLong: (row, text, width) => `${rowNamed(row, text)}: è più lunga di ${width} case`,
  rowTooShort: (row, text, squares, width) =>
    `${rowNamed(row, text)}: ha ${squares} case, la scacchiera ne ha ${width}`,
  rowLeavesOut: (row, text, square) => `${rowNamed(row, text)}: salta ${square}, che esiste`,
  rowHasZero: (row, text) => `${rowNamed(row, text)}: ha la cifra 0`,
  rowCountsNothing: (row, text) => `${rowNamed(row, text)}: conta una casa che non esiste`,
  rowUnknownPiece: (row, text, letter) =>
    `${rowNamed(row, text)}: ha un pezzo sconosciuto «${letter}»`,
  rowPieceOffBoard: (row, text, letter) =>
    `${rowNamed(row, text)}: mette «${letter}» su una casa che non esiste`,
  pieceOffAnchor: (letter, square, anchor) =>
    `placement mette «${letter}» in ${square}, fuori dalla sua casa di riferimento ${anchor}`,
  twoPieces: (square) => `placement mette due pezzi sulle case di ${square}`,
  positionLacks: (parts) => `nel testo della posizione manca: ${parts.join(', ')}`,
  positionHasMore: (extra) => `il testo della posizione ha qualcosa di troppo: «${extra}»`,
  badSide: (text) => `chi deve muovere è «${text}», invece di w o b`,
  badCount: (name, text) => `${name} è «${text}», e non un numero di semimosse`,

  waitingInCheck: (side) => `è sotto scacco chi non deve muovere (${side})`,
  lacksKing: (side) => `in placement ${sideName(side)} non ha un re`,
  tooManyKings: (side) => `in placement ${sideName(side)} ha troppi re`,
  kingsTouch: () => 'I re stanno uno accanto all’altro: ognuno potrebbe catturare l’altro.',
  inCheckButNotToMove: (side, mover) =>
    `${capital(sideName(side))} è sotto scacco, ma muove ${sideName(mover)}.`,
  hasNoKing: (side) => `${capital(sideName(side))} non ha un re.`,
  hasKingTooEarly: (side) => `${capital(sideName(side))} ha un re, e qui non può ancora esserci.`,
  // The only royal pieces are kings.
  hasKings: (side, count) =>
    `${capital(sideName(side))} ha ${numeral(count)} re, e può averne uno solo.`,

  rightIsLost: (name, letter, partner) =>
    `${name} ha «${letter}», ma re e ${partner} non sono sulle loro case`,
  noCastling: (text) => `castling è «${text}», ma in queste regole non c’è arrocco`,
  unknownLetter: (name, text, letter) => `${name} è «${text}»: lettera sconosciuta «${letter}»`,
  castlingOrder: (text, ordered) =>
    `castling è «${text}», scrivi ${ordered}: ogni lettera una volta, in quest’ordine`,
  bigBridge: (text) => `bridge è «${text}», ma queste regole hanno il ponte grande`,
  noBigBridge: () => 'bridge è «big», ma queste regole non hanno il ponte grande',
  badBridge: (text, files) => `bridge è «${text}», e non una delle colonne ${files}`,
  fixedBridge: (text) => `bridge è «${text}», ma queste regole lo fissano sulla colonna m`,
  badStage: (text) => `stage è «${text}», invece di 1, choose o 2`,
  bothOnFarCorner: () =>
    'pedine di entrambi sono nell’angolo opposto: ha già vinto la prima arrivata',

  unknownOption: (game, option) => `${game} non ha un’opzione «${option}»`,
  notLane: (text) => `la corsia «${text}» non è fatta di due case come a2-a3`,
  laneOrder: (text) =>
    `la corsia «${text}» deve andare dalla casa più in basso a sinistra a quella più in alto a destra`,
  laneOfOne: (text) => `la corsia «${text}» è una sola casa`,
  lanesCross: (lane, other) => `le corsie ${lane} e ${other} hanno una casa in comune`,
  lanePieces: (lane, one, other) =>
    `corsia ${lane}: i pezzi in ${one} e ${other} starebbero nella stessa cella`,
  squareInTwoCells: (square) => `la casa ${square} è in due celle`,
  tooManyCells: (most) => `una scacchiera ha al massimo ${most} celle`,
  cellWithoutAnchor: (square) =>
    `la cella di ${square} non ha una casa di riferimento sulla scacchiera`,

  noGame: (id) => `nessun gioco «${id}»`,
  illegalMove: (text) => `mossa illegale «${text}»`,
  illegalMoveBecause: (text, why) => `mossa illegale «${text}». ${why.replace(/\.$/, '')}`,
  moveAfterEnd: (text) => `«${text}» viene dopo la fine della partita`,

  severalMoves: (typed, moves) => `«${typed}» può essere ${moves.join(' o ')}.`,
  nothingTyped: (forms) => `Prima scrivi una mossa.${example(forms)}`,
  notLikeMove: (typed, forms) => `«${typed}» non sembra una mossa.${example(forms)}`,
  noSuchSquare: (square, forms) =>
    `Su questa scacchiera non c’è la casa «${square}».${example(forms)}`,
  sameCell: (one, other) => `«${one}» e «${other}» sono la stessa cella.`,
  otherPiece: (square, piece) => `Il pezzo in ${square} è ${a(piece)}.`,
  becomesNothing: (piece, typed) => `Lì ${the(piece)} non può diventare «${typed}».`,
  becomesWhat: (piece, letters) => `Aggiungi che cosa diventa ${the(piece)}: ${either(letters)}.`,
  becomesOnly: (piece, typed, letters) =>
    `${capital(the(piece))} non può diventare «${typed}», solo ${either(letters)}.`,
  noSuchPiece: (letter) => `«${letter}» non è un pezzo di questo gioco.`,
  pieceIsGone: (piece) => `Non c’è ${no(piece)} da muovere.`,
  piecesCannotGo: (piece, square) => `${capital(no(piece))} può andare in ${square}.`,

  gamePaused: () => 'la partita è in pausa',
  timeIsOver: () => 'il tempo per questa mossa è finito',
  strictGame: () => 'in una partita seria non si ritira niente',
  nothingToTakeBack: () => 'non c’è una tua mossa da ritirare',
  nothingToPlayAgain: () => 'non c’è una mossa da rifare',
  notAgainstComputer: () => 'questa non è una partita contro il computer',
  twoComputers: () => 'questa partita la giocano due computer',
  askAfterMove: () => 'questo si può chiedere solo dopo una mossa',
  nothingAsked: () => 'non c’era nessuna richiesta',
  noDrawOffered: () => 'nessuno ha proposto patta',
  noMoveAskedBack: () => 'nessuno ha chiesto di ritirare una mossa',
  noCoach: () => 'questa partita non può avere un coach',
  computersTurn: () => 'tocca al computer',
  friendsTurn: () => 'tocca al tuo amico',
  notByMessage: () => 'questa non è una partita via messaggio',
  gameIsOver: () => 'la partita è finita',

  badEdit: (text) => `la modifica è «${text}», invece di qualcosa come «carry 3 7» o «place 3 12»`,
  noSuchCode: (text) => `il pezzo è «${text}», che queste regole non hanno`,
} satisfies Partial<Texts<'refusals'>>;
