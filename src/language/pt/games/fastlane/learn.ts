// What Learn says of Chess in the Fast Lane: its rules, and captions of diagrams.
import type { Texts } from '../../../textsType';

export const texts: Texts<'fastlaneLearn'> = {
  aim: (cells) =>
    `Dê xeque-mate no rei inimigo. As 64 casas formam só ${cells} células, porque algumas se juntam em pistas.`,
  ownLanes: (lanes, cells) => {
    const count = lanes === 1 ? 'uma pista' : lanes === 0 ? 'nenhuma pista' : `${lanes} pistas`;
    return `A figura do inventor com as pistas se perdeu, então você pode desenhar as suas. Este tabuleiro: ${count}, ${cells} células.`;
  },
  aimWithoutLanes: 'Dê xeque-mate no rei inimigo. Cada uma das 64 casas é uma célula própria.',
  inventorsPictureLanes:
    'A figura do inventor com as pistas se perdeu. Este desenho é nosso, feito segundo a descrição dele. Pistas de duas casas seguem pelas colunas à frente dos dois exércitos. Mais quatro ficam no meio, ao lado da rotatória de quatro casas.',
  laneCellPiece:
    'Uma pista é uma só célula. Uma peça nela está em todas as suas casas ao mesmo tempo. Sai de qualquer uma e pode ser capturada em qualquer uma.',
  movingPieceTravels:
    'Uma peça percorre as 64 casas pelas suas linhas de sempre. Se para numa casa de uma pista, ocupa a pista inteira.',
  moveEndDifferent:
    'Um lance tem que acabar em outra célula. A pista de onde uma peça sai nunca a bloqueia.',
  givingWaySliding:
    'Dar passagem: uma peça que desliza pode passar por uma pista onde está uma peça do seu lado, mas não parar nela. Nada passa por uma peça numa casa isolada, nem por um inimigo.',
  pieceAttacksChecks:
    'Uma peça também ataca e dá xeque passando por peças do seu lado que dariam passagem.',
  pawnMovesSquare:
    'O peão anda um passo para a frente e captura a um passo na diagonal à frente, de qualquer casa da sua célula. Não há passo duplo nem en passant.',
  lastRankBecomes: 'Na última fileira, vira cavalo ou bispo, nada mais.',
  frontLaneRoundabout: 'Da frente da pista para a rotatória, ou uma captura.',
  lastStepPromotes: 'O último passo promove.',
  stepForwardCell: 'Um passo para a frente a partir da sua célula.',
  knightLeapsChess: 'O cavalo salta como no xadrez, de qualquer casa da sua célula.',
  roundaboutLeapFour: 'Na rotatória, pode saltar de qualquer uma de quatro casas.',
  leapFromCell: 'Duas casas em linha reta e uma para o lado.',
  bishopMovesChess: 'O bispo anda como no xadrez.',
  bishopInLane: 'Numa pista, está nas duas cores, e por isso troca de cor com facilidade.',
  diagonalsBothSquares: 'Diagonais das duas casas da pista.',
  alongDiagonals: 'Pelas suas diagonais.',
  rookMovesChess: 'A torre anda como no xadrez.',
  rookOverFriends:
    'Peças do seu lado em pistas lhe dão passagem, e por isso ela pode sair de trás do próprio peão.',
  pawnGivesWay: 'O peão dá passagem; a torre não pode parar na pista dele.',
  alongRankFile: 'Por fileira e coluna.',
  queenMovesChess: 'A dama anda como no xadrez.',
  queenOverFriends: 'Peças do seu lado em pistas também lhe dão passagem.',
  outOverHer: 'Sai por cima do próprio peão.',
  straightDiagonally: 'Reto e na diagonal.',
  kingStepsChess:
    'O rei anda como no xadrez, de qualquer casa da sua célula. O roque é como no xadrez.',
  nothingGivesWay:
    'No roque, nada dá passagem: todas as casas entre rei e torre precisam estar vazias.',
  stepCastling: 'Um passo, ou o roque.',
  checkmateWinsStalemate: 'Xeque-mate vence. Afogamento é empate.',
  positionComesThird:
    'Uma posição que surge pela terceira vez é empate. Também são empate 50 lances de cada lado sem captura nem lance de peão. Você não precisa pedir.',
  twoBareKings: 'Dois reis sozinhos são empate na hora.',
  loneMinorMates:
    'Um só cavalo ou bispo pode dar mate aqui, porque uma peça numa pista ataca de todas as suas casas.',
};
