// Why positions, rules, moves and what a player wants to do in a game are refused.
import type { PieceName } from '../en/pieces';
import type { Texts } from '../textsType';
import { numberText } from './articles';
import { capital, either } from './numbers';
import { genderOf, nameOf, withA, withThe } from './pieces';

type Side = 'w' | 'b';

const sideName = (side: Side): string => (side === 'w' ? 'Brancas' : 'Pretas');
const ofSide = (side: Side): string => (side === 'w' ? 'das brancas' : 'das pretas');
const rowNamed = (row: number, text: string): string => `placement, fileira ${row} “${text}”,`;

/** "nenhum cavalo", "nenhuma torre". */
const none = (piece: PieceName): string => `${numberText(0, genderOf(piece))} ${nameOf(piece)}`;

const example = (forms: readonly string[]): string =>
  forms.length > 0 ? ` Escreva, por exemplo, ${forms.join(' ou ')}.` : '';

export const positionRefusals = {
  rowCount: (rows, height) => `placement tem ${rows} fileiras, o tabuleiro tem ${height}`,
  rowTooLong: (row, text, width) => `${rowNamed(row, text)} passa de ${width} casas`,
  rowTooShort: (row, text, squares, width) =>
    `${rowNamed(row, text)} tem ${squares} casas, o tabuleiro tem ${width}`,
  rowLeavesOut: (row, text, square) => `${rowNamed(row, text)} omite ${square}, que existe`,
  rowHasZero: (row, text) => `${rowNamed(row, text)} tem o algarismo 0`,
  rowCountsNothing: (row, text) => `${rowNamed(row, text)} conta uma casa que não existe`,
  rowUnknownPiece: (row, text, letter) =>
    `${rowNamed(row, text)} tem uma peça desconhecida “${letter}”`,
  rowPieceOffBoard: (row, text, letter) =>
    `${rowNamed(row, text)} põe “${letter}” numa casa que não existe`,
  pieceOffAnchor: (letter, square, anchor) =>
    `placement põe “${letter}” em ${square}, fora da âncora ${anchor}`,
  twoPieces: (square) => `placement põe duas peças nas casas de ${square}`,
  positionLacks: (parts) => `no texto da posição falta: ${parts.join(', ')}`,
  positionHasMore: (extra) => `o texto da posição tem algo a mais: “${extra}”`,
  badSide: (text) => `o lado da vez é “${text}”, não w nem b`,
  badCount: (name, text) => `${name} é “${text}”, não uma contagem de meios-lances`,

  waitingInCheck: (side) => `o lado que não tem a vez (${side}) está em xeque`,
  lacksKing: (side) => `em placement falta o rei ${ofSide(side)}`,
  tooManyKings: (side) => `em placement há reis demais ${ofSide(side)}`,
  kingsTouch: () => 'Os reis estão lado a lado: um poderia capturar o outro.',
  inCheckButNotToMove: (side, mover) => `${sideName(side)} em xeque, mas a vez é ${ofSide(mover)}.`,
  hasNoKing: (side) => `${sideName(side)} não têm rei.`,
  hasKingTooEarly: (side) => `${sideName(side)} têm um rei, e ainda não pode haver nenhum.`,
  hasKings: (side, count) => `${sideName(side)} têm ${count} reis, e só pode haver um.`,

  rightIsLost: (name, letter, partner) =>
    `${name} tem “${letter}”, mas o rei e ${partner} não estão nas suas casas`,
  noCastling: (text) => `castling é “${text}”, mas estas regras não têm roque`,
  unknownLetter: (name, text, letter) => `${name} é “${text}”: letra desconhecida “${letter}”`,
  castlingOrder: (text, ordered) =>
    `castling é “${text}”, escreva ${ordered}: cada letra uma vez, nesta ordem`,
  bigBridge: (text) => `bridge é “${text}”, mas estas regras têm a ponte grande`,
  noBigBridge: () => 'bridge é “big”, mas estas regras não têm a ponte grande',
  badBridge: (text, files) => `bridge é “${text}”, não uma das colunas ${files}`,
  fixedBridge: (text) => `bridge é “${text}”, mas estas regras a fixam na coluna m`,
  badStage: (text) => `stage é “${text}”, não 1, choose ou 2`,
  bothOnFarCorner: () => 'há discos dos dois lados no canto oposto: o primeiro a chegar já venceu',

  unknownOption: (game, option) => `${game} não tem a opção “${option}”`,
  notLane: (text) => `a pista “${text}” não são duas casas como a2-a3`,
  laneOrder: (text) =>
    `a pista “${text}” tem que ir da casa mais baixa à esquerda à mais alta à direita`,
  laneOfOne: (text) => `a pista “${text}” é uma só casa`,
  lanesCross: (lane, other) => `as pistas ${lane} e ${other} têm uma casa em comum`,
  lanePieces: (lane, one, other) =>
    `pista ${lane}: as peças em ${one} e ${other} ficariam na mesma célula`,
  squareInTwoCells: (square) => `a casa ${square} está em duas células`,
  tooManyCells: (most) => `um tabuleiro tem no máximo ${most} células`,
  cellWithoutAnchor: (square) => `a célula de ${square} não tem âncora no tabuleiro`,

  noGame: (id) => `não há jogo “${id}”`,
  illegalMove: (text) => `lance ilegal “${text}”`,
  illegalMoveBecause: (text, why) => `lance ilegal “${text}”. ${why.replace(/\.$/, '')}`,
  moveAfterEnd: (text) => `“${text}” vem depois do fim da partida`,

  severalMoves: (typed, moves) => `“${typed}” pode ser ${moves.join(' ou ')}.`,
  nothingTyped: (forms) => `Digite um lance primeiro.${example(forms)}`,
  notLikeMove: (typed, forms) => `“${typed}” não parece um lance.${example(forms)}`,
  noSuchSquare: (square, forms) => `Não há casa “${square}” neste tabuleiro.${example(forms)}`,
  sameCell: (one, other) => `“${one}” e “${other}” são a mesma casa.`,
  otherPiece: (square, piece) => `A peça em ${square} é ${withA(piece)}.`,
  becomesNothing: (piece, typed) => `${capital(withThe(piece))} não pode virar “${typed}” ali.`,
  becomesWhat: (piece, letters) => `Diga também o que ${withThe(piece)} vira: ${either(letters)}.`,
  becomesOnly: (piece, typed, letters) =>
    `${capital(withThe(piece))} não pode virar “${typed}”, só ${either(letters)}.`,
  noSuchPiece: (letter) => `“${letter}” não é uma peça deste jogo.`,
  pieceIsGone: (piece) => `Não há ${none(piece)} para mover.`,
  piecesCannotGo: (piece, square) => `${capital(none(piece))} pode ir para ${square}.`,

  gamePaused: () => 'a partida está em pausa',
  timeIsOver: () => 'o tempo deste lance acabou',
  strictGame: () => 'no modo rigoroso, nenhum lance volta',
  nothingToTakeBack: () => 'não há lance seu para voltar',
  nothingToPlayAgain: () => 'não há lance para refazer',
  notAgainstComputer: () => 'esta não é uma partida contra o computador',
  twoComputers: () => 'dois computadores jogam esta partida',
  askAfterMove: () => 'isso só se pode pedir depois de um lance',
  nothingAsked: () => 'nada foi pedido',
  noDrawOffered: () => 'nenhum empate foi proposto',
  noMoveAskedBack: () => 'ninguém pediu para voltar um lance',
  noCoach: () => 'esta partida não pode ter treinador',
  computersTurn: () => 'é a vez do computador',
  friendsTurn: () => 'é a vez do seu amigo',
  notByMessage: () => 'esta não é uma partida por mensagem',
  gameIsOver: () => 'a partida acabou',

  badEdit: (text) => `a mudança é “${text}”, não algo como “carry 3 7” ou “place 3 12”`,
  noSuchCode: (text) => `a peça é “${text}”, que estas regras não têm`,
} satisfies Partial<Texts<'refusals'>>;
