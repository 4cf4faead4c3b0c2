// What Learn says of Bipartite Chess: its rules, and captions of diagrams.
import type { Texts } from '../../../textsType';

export const texts: Texts<'bipartiteLearn'> = {
  firstComesRace:
    'Primeiro vem uma corrida, que as pretas começam. Ganha quem levar primeiro todos os Mensageiros ao outro lado, à base do adversário. Depois vem uma batalha com exércitos novos, decidida por xeque-mate.',
  winnerRaceChooses:
    'Quem ganha a corrida escolhe para a batalha a Peça de Poder diagonal ou a reta. O adversário fica com a outra.',
  blackMovesFirst: 'As pretas também começam a batalha.',
  columnsAndRows:
    'Cinco colunas, de 1 a 5, e nove fileiras, de A em cima a I embaixo. O nome de uma casa é a fileira e a coluna, como B3.',
  twoSquaresBlocked: 'Duas casas estão bloqueadas: A3 e I3 na corrida, E1 e E5 na batalha.',
  raceBlackStarts:
    'Na corrida, as pretas começam nas fileiras A e B e descem. As brancas começam em H e I e sobem.',
  battleSidesSwapped:
    'Na batalha os lados se trocam: as brancas começam em A e B, as pretas em H e I.',
  raceMessengerSteps:
    'Na corrida, um Mensageiro anda uma casa para a frente, reto ou na diagonal, até uma casa vazia. Nada é capturado.',
  youCannotMove: 'Se você fica sem lances, passa a vez. Caso contrário, não pode passar.',
  eachSideNeeds:
    'Cada lado precisa de 62 passos para levar todos os Mensageiros à base. As pretas começam; se ninguém passar a vez, chegam primeiro.',
  whiteHomeFirst:
    'As brancas só chegam primeiro se as pretas passarem mais vezes. Não seja quem tem que passar: guarde lances livres e bloqueie o outro lado.',
  neitherSideMove:
    'Quando nenhum lado tem lances, a corrida acaba. Ganha o lado com mais Mensageiros na base. Se for igual, ganha quem avançou mais fileiras no total. Se ainda for igual, ganham as brancas.',
  battleChessPawn:
    'Na batalha, é um peão de xadrez, com passo duplo da casa inicial e sem en passant. Nas duas fileiras da base inimiga, vira soldado na hora.',
  raceForwardThree: 'Na corrida: para a frente, em três direções.',
  battlePawnDouble: 'Na batalha: um peão, com passo duplo.',
  diagonalPowerPiece: 'A Peça de Poder diagonal é um bispo que anda no máximo três casas.',
  threeSquaresDiagonally: 'Até três casas na diagonal.',
  straightPowerPiece: 'A Peça de Poder reta é uma torre que anda no máximo três casas.',
  threeSquaresStraight: 'Até três casas em linha reta.',
  captainKnightMove:
    'O capitão é um cavalo que também pode andar uma casa reto para a frente ou para trás, mas sem capturar ali.',
  knightTwoExtra: 'Um cavalo com dois passos a mais.',
  guardMovesNeighbouring:
    'O guarda anda para qualquer casa vizinha. Só captura para a frente, na diagonal à frente e para os lados, nunca para trás.',
  whiteFacesDown: 'Aqui as brancas olham para baixo; as três casas de cima ficam atrás do guarda.',
  soldierMovesNeighbouring: 'O soldado anda para qualquer casa vizinha e só captura na diagonal.',
  stepsAnywhereTakes: 'Anda para qualquer lado e captura nas diagonais.',
  swordsmanMovesTwo:
    'O espadachim anda uma ou duas casas em linha reta, sem saltar. Só captura na segunda casa, quando a primeira está vazia.',
  thrustReachesTwo: 'A estocada alcança duas casas; a casa ao lado é perto demais.',
  kingMovesChess: 'O rei anda como no xadrez.',
  noCastling: 'Não há roque.',
  stepDirection: 'Um passo em qualquer direção.',
  checkmateWinsYou:
    'Xeque-mate vence. Você também vence se capturar tudo menos o rei. Mas se esse rei puder capturar na hora a sua última outra peça, é empate.',
  appDecidesOnce: 'O aplicativo decide isso na hora. O xeque-mate vem primeiro.',
  battleStalemateDraw:
    'Na batalha, afogamento é empate, e também uma posição que surge pela terceira vez. Também são empate 50 lances de cada lado sem captura nem lance de Mensageiro.',
};
