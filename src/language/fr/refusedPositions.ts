// Why positions, rules, moves and what a player wants to do in a game are refused.
import type { PieceName } from '../en/pieces';
import type { positionRefusals as english } from '../en/refusedPositions';
import { capital, counted } from './numbers';
import { a, agreeing, nameOf, the } from './pieces';

/** As a position's text writes the sides. */
type Side = 'w' | 'b';

const sideName = (side: Side): string => (side === 'w' ? 'Blancs' : 'Noirs');
const rowNamed = (row: number, text: string): string => `rangée ${row} du placement « ${text} »`;

/** "A, B ou C". */
const either = (choices: readonly string[]): string =>
  choices.length > 1 ? `${choices.slice(0, -1).join(', ')} ou ${choices.at(-1)}` : choices.join();

/** A move in the two forms in which it may be typed, for an example; none if the list is empty. */
const example = (forms: readonly string[]): string =>
  forms.length > 0 ? ` Écris par exemple ${forms.join(' ou ')}.` : '';

/** "aucune tour". */
const none = (piece: PieceName): string => `${agreeing(piece, 'aucun', 'aucune')} ${nameOf(piece)}`;

export const positionRefusals: typeof english = {
  rowCount: (rows, height) =>
    `le placement a ${counted(rows, 'rangée', 'rangées')}, le plateau en a ${height}`,
  rowTooLong: (row, text, width) => `${rowNamed(row, text)} : plus de ${width} cases`,
  rowTooShort: (row, text, squares, width) =>
    `${rowNamed(row, text)} : ${counted(squares, 'case', 'cases')}, alors que le plateau en a ${width}`,
  rowLeavesOut: (row, text, square) => `${rowNamed(row, text)} : il manque ${square}, qui existe`,
  rowHasZero: (row, text) => `${rowNamed(row, text)} : contient le chiffre 0`,
  rowCountsNothing: (row, text) => `${rowNamed(row, text)} : compte une case qui n’existe pas`,
  rowUnknownPiece: (row, text, letter) => `${rowNamed(row, text)} : pièce inconnue « ${letter} »`,
  rowPieceOffBoard: (row, text, letter) =>
    `${rowNamed(row, text)} : met « ${letter} » sur une case qui n’existe pas`,
  pieceOffAnchor: (letter, square, anchor) =>
    `le placement met « ${letter} » en ${square}, hors de son ancre ${anchor}`,
  twoPieces: (square) => `le placement met deux pièces sur les cases de ${square}`,
  positionLacks: (parts) => `il manque au texte de la position : ${parts.join(', ')}`,
  positionHasMore: (extra) =>
    `le texte de la position contient quelque chose de trop : « ${extra} »`,
  badSide: (text) => `le trait est « ${text} », ni w ni b`,
  badCount: (name, text) => `${name} contient « ${text} », pas un nombre de demi-coups`,

  waitingInCheck: (side) => `le joueur qui n’a pas le trait (${side}) est en échec`,
  lacksKing: (side) => `il manque un roi aux ${sideName(side)} dans le placement`,
  tooManyKings: (side) => `le placement a trop de rois pour les ${sideName(side)}`,
  kingsTouch: () => 'Les rois sont côte à côte : chacun pourrait prendre l’autre.',
  inCheckButNotToMove: (side, mover) =>
    `Les ${sideName(side)} sont en échec, mais c’est aux ${sideName(mover)} de jouer.`,
  hasNoKing: (side) => `Les ${sideName(side)} n’ont pas de roi.`,
  hasKingTooEarly: (side) =>
    `Les ${sideName(side)} ont un roi, et il ne peut pas encore y en avoir.`,
  // The only royal pieces are kings.
  hasKings: (side, count) =>
    `Les ${sideName(side)} ont ${count} rois, et ne peuvent en avoir qu’un.`,

  rightIsLost: (name, letter, partner) =>
    `${name} contient « ${letter} », mais le roi et ${partner} ne sont pas sur leurs cases`,
  noCastling: (text) => `le roque est « ${text} », mais ces règles n’ont pas de roque`,
  unknownLetter: (name, text, letter) =>
    `${name} contient « ${text} » : lettre inconnue « ${letter} »`,
  castlingOrder: (text, ordered) =>
    `le roque est « ${text} », écris ${ordered} : chaque lettre une fois, dans cet ordre`,
  bigBridge: (text) => `le pont est « ${text} », mais ces règles ont le grand pont`,
  noBigBridge: () => 'le pont est « big », mais ces règles n’ont pas de grand pont',
  badBridge: (text, files) => `le pont est « ${text} », ce qui n’est pas une des colonnes ${files}`,
  fixedBridge: (text) => `le pont est « ${text} », mais ces règles le fixent sur la colonne m`,
  badStage: (text) => `l’étape est « ${text} », ni 1, ni choose, ni 2`,
  bothOnFarCorner: () =>
    'il y a des jetons des deux couleurs dans le coin opposé : le premier arrivé a gagné',

  unknownOption: (game, option) => `${game} n’a pas d’option « ${option} »`,
  notLane: (text) => `la voie « ${text} » n’est pas faite de deux cases, comme a2-a3`,
  laneOrder: (text) =>
    `la voie « ${text} » doit aller de sa case la plus basse à gauche à la plus haute à droite`,
  laneOfOne: (text) => `la voie « ${text} » n’a qu’une case`,
  lanesCross: (lane, other) => `les voies ${lane} et ${other} ont une case commune`,
  lanePieces: (lane, one, other) =>
    `voie ${lane} : les pièces de ${one} et ${other} seraient sur la même place`,
  squareInTwoCells: (square) => `la case ${square} est dans deux places`,
  tooManyCells: (most) => `un plateau a au plus ${most} places`,
  cellWithoutAnchor: (square) => `la place de ${square} n’a pas d’ancre sur le plateau`,

  noGame: (id) => `aucun jeu ne s’appelle « ${id} »`,
  illegalMove: (text) => `coup illégal « ${text} »`,
  illegalMoveBecause: (text, why) => `coup illégal « ${text} ». ${why.replace(/\.$/, '')}`,
  moveAfterEnd: (text) => `« ${text} » vient après la fin de la partie`,

  severalMoves: (typed, moves) => `« ${typed} » peut vouloir dire ${moves.join(' ou ')}.`,
  nothingTyped: (forms) => `Écris d’abord un coup.${example(forms)}`,
  notLikeMove: (typed, forms) => `« ${typed} » ne ressemble pas à un coup.${example(forms)}`,
  noSuchSquare: (square, forms) =>
    `Il n’y a pas de case « ${square} » sur ce plateau.${example(forms)}`,
  sameCell: (one, other) => `« ${one} » et « ${other} » sont la même case.`,
  otherPiece: (square, piece) => `La pièce en ${square} est ${a(piece)}.`,
  becomesNothing: (piece, typed) =>
    `${capital(the(piece))} ne peut pas devenir « ${typed} » à cet endroit.`,
  becomesWhat: (piece, letters) => `Ajoute ce que devient ${the(piece)} : ${either(letters)}.`,
  becomesOnly: (piece, typed, letters) =>
    `${capital(the(piece))} ne peut pas devenir « ${typed} », seulement ${either(letters)}.`,
  noSuchPiece: (letter) => `« ${letter} » n’est pas une pièce de ce jeu.`,
  pieceIsGone: (piece) => `Il n’y a ${none(piece)} à déplacer.`,
  piecesCannotGo: (piece, square) => `${capital(none(piece))} ne peut aller en ${square}.`,

  gamePaused: () => 'la partie est en pause',
  timeIsOver: () => 'le temps pour ce coup est écoulé',
  strictGame: () => 'dans une partie stricte, rien n’est repris',
  nothingToTakeBack: () => 'tu n’as aucun coup à reprendre',
  nothingToPlayAgain: () => 'il n’y a aucun coup à rétablir',
  notAgainstComputer: () => 'ce n’est pas une partie contre l’ordinateur',
  twoComputers: () => 'deux ordinateurs jouent cette partie',
  askAfterMove: () => 'cela ne se demande qu’après un coup',
  nothingAsked: () => 'rien n’a été demandé',
  noDrawOffered: () => 'aucune nulle n’a été proposée',
  noMoveAskedBack: () => 'personne n’a demandé à reprendre un coup',
  noCoach: () => 'cette partie ne peut pas avoir de coach',
  computersTurn: () => 'c’est à l’ordinateur de jouer',
  friendsTurn: () => 'c’est à ton adversaire de jouer',
  notByMessage: () => 'ce n’est pas une partie par message',
  gameIsOver: () => 'la partie est finie',

  badEdit: (text) =>
    `la modification est « ${text} », et ne ressemble pas à « carry 3 7 » ou « place 3 12 »`,
  noSuchCode: (text) => `la pièce est « ${text} », que ces règles n’ont pas`,
};
