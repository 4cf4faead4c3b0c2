// What Learn says of Cuarenta: its rules, and captions of diagrams.
import type { Texts } from '../../../textsType';

export const texts: Texts<'cuarentaLearn'> = {
  castlingOnceGame:
    'Roque: uma vez por partida, rei e camelo podem trocar de lugar se nenhum dos dois se moveu.',
  kingCheckBefore:
    'O rei não pode estar em xeque nem antes nem depois. Peças entre eles não importam.',
  castlingKingCamel: 'Roque: rei e camelo trocam de lugar.',
  checkmateEnemyKing: 'Dê xeque-mate no rei inimigo num tabuleiro de quarenta losangos.',
  diamondsLightSquares:
    'Os losangos são as casas claras de um tabuleiro de 9x9. Um passo diagonal vai a um losango que tem um lado em comum. Um passo reto vai ao losango seguinte, ponta com ponta.',
  whitesCamelStarts:
    'O camelo das brancas começa em h1, o das pretas em b9: cada lado o tem à sua direita.',
  whiteMovesFirst: 'As brancas começam.',
  pawnMovesStep:
    'O peão anda um passo na diagonal à frente, ou para o lado até o losango seguinte, ponta com ponta. Captura do mesmo modo.',
  pawnNeverCaptures: 'Um peão nunca captura um peão.',
  promotionYourChoice:
    'A promoção é escolha sua. Nas três últimas fileiras, um peão pode virar camelo. Na última, também pode virar bispo, vao, sapo ou guarda, ou esperar e ser promovido depois.',
  twoRanksBefore: 'Nas duas fileiras antes da última, também pode esperar.',
  takesBishopPawn: 'Captura o bispo, mas não o peão ao lado dele.',
  nearEndBecome: 'Perto do fim, pode virar camelo ou esperar.',
  bishopMovesDistance:
    'O bispo anda quantas casas quiser na diagonal, como no xadrez. Aqui ele alcança o tabuleiro inteiro.',
  distanceAlongDiagonals: 'Quantas casas quiser pelas diagonais.',
  vaoMovesLike:
    'O vao anda como um bispo. Para capturar, pula numa diagonal sobre exatamente uma peça de qualquer lado. Captura a peça seguinte, se for inimiga.',
  pawnScreenFrog: 'O peão é o trampolim; o sapo depois dele é capturado.',
  frogStepsStraight:
    'O sapo anda reto até o losango seguinte, ponta com ponta, para mover ou capturar.',
  jumpsEightDirections:
    'Também pula, em qualquer das oito direções, sobre uma linha de peças do seu lado, e pode capturar assim. Nunca pula sobre inimigos.',
  lineStartsRight:
    'A linha começa bem ao lado dele, não tem espaços vazios e pode ser uma só peça. O sapo cai na primeira casa depois dela.',
  startJumpA4: 'Do início, pode pular para a4, d5 e g4.',
  guardMovesCaptures:
    'O guarda anda uma ou duas casas na diagonal e captura do mesmo modo. Salta sobre uma peça no meio.',
  leapsOverPawn: 'Salta sobre o peão.',
  camelLeapsThree: 'O camelo salta três casas num sentido e uma para o lado.',
  leapsOverAnything: 'Salta por cima do que houver no meio.',
  kingMovesCaptures: 'O rei anda e captura a um passo na diagonal.',
  moveStraightForward:
    'Também pode ir reto para a frente ou para trás até o losango seguinte, ponta com ponta, mas sem capturar ali. A figura do inventor marca essas duas casas com outro sinal.',
  diagonalStepsStraight: 'Passos diagonais, e reto para a frente ou para trás sem capturar.',
  checkmateWinsStalemate:
    'Xeque-mate vence. Afogamento é empate, e vocês podem combinar um empate.',
  fortyMovesWithout: 'Quarenta lances sem captura nem promoção são empate.',
  meansFortyMoves:
    'Isso quer dizer quarenta lances de cada lado. Um simples lance de peão não recomeça a contagem.',
  drawNeitherSide: 'Também é empate quando nenhum lado tem o bastante para dar mate.',
  meansTwoKings: 'Isso quer dizer dois reis sozinhos, ou com no máximo um vao cada.',
  positionComesThird: 'Uma posição que surge pela terceira vez é empate.',
};
