// What Learn says of TheBridge41: its rules, and captions of diagrams.
import type { Texts } from '../../../textsType';
import { nameOf, pluralOf, withA } from '../../pieces';

export const texts: Texts<'bridge41Learn'> = {
  aimBigBridge: 'Dê xeque-mate no rei inimigo. Uma ponte da largura do rio une as duas margens.',
  aim: 'Dê xeque-mate no rei inimigo. Um rio separa as duas margens, e só uma ponte o atravessa.',
  filesAndRanks:
    'As colunas são L, l, m, r, R, da esquerda para a direita. As fileiras de a a d são a margem das brancas. A k é o rio. De w a z fica a margem das pretas.',
  banksBigBridge:
    'Cada margem tem vinte casas, cinco colunas por quatro fileiras. A ponte entre elas é uma só célula.',
  pieceBridgeStands:
    'Uma peça na ponte está nas cinco casas da fileira ao mesmo tempo. Sai de qualquer uma, pode ser capturada em qualquer uma e bloqueia todas. As outras peças só atravessam a ponte enquanto ela está vazia.',
  banks:
    'Cada margem tem vinte casas, cinco colunas por quatro fileiras. O rio entre elas tem uma única casa: a ponte.',
  youMoveBridge: 'Você pode mover a ponte para o lado.',
  slideYourWhole:
    'Deslizar a ponte é o seu lance inteiro: uma coluna para a esquerda ou a direita, e só com a ponte vazia.',
  water: {
    standard: 'Nada pode ficar na água nem deslizar através dela. Os cavalos saltam sobre ela.',
    allYourBase:
      'Nada pode ficar na água nem deslizar através dela. Camelos e leões de Murray saltam sobre ela.',
    dopefish: 'Nada pode ficar na água nem deslizar através dela.',
  },
  swappedPlaces: (bishop, rook) =>
    `No início, ${pluralOf(bishop)} e ${pluralOf(rook)} têm os lugares trocados.`,
  bridgeSlidesFile: 'A ponte desliza uma coluna para cada lado.',
  bridgePawnStands: 'Na ponte, um peão está em cinco colunas ao mesmo tempo.',
  checkmateAndStalemate: {
    draw: 'Xeque-mate vence. Um lado sem lance que não está em xeque está afogado: a partida é empate.',
    win: 'Xeque-mate vence. Um lado sem lance que não está em xeque está afogado: esse lado vence.',
    loss: 'Xeque-mate vence. Um lado sem lance que não está em xeque está afogado: esse lado perde.',
  },
  youWinGiving: 'Você vence se der xeque perpétuo.',
  positionComesThird:
    'Quando uma posição surge pela terceira vez, vence o lado que deu xeque em todos os lances desde a primeira.',
  thirdTime:
    'Uma posição que surge pela terceira vez é empate. Também são empate 50 lances seguidos de cada lado sem captura nem lance de peão. Você não precisa pedir.',
  otherwiseThirdTime:
    'Fora isso, uma posição que surge pela terceira vez é empate. Também são empate 50 lances seguidos de cada lado sem captura nem lance de peão. Você não precisa pedir.',
  gameDrawnOnce:
    'A partida é empate na hora quando nenhum lado pode dar mate. É o caso de rei contra rei, ou de rei contra rei e um só cavalo ou bispo.',
  kingAgainstKing: 'Rei contra rei é empate na hora.',
  carefulPlayersOften: 'Jogadores cuidadosos empatam muito: só há um caminho para o outro lado.',
  murrayLionLeaps:
    'O leão de Murray salta exatamente duas casas, reto ou na diagonal, para mover ou capturar. Também pode capturar nas oito casas ao lado.',
  leapOrCaptureBeside: 'Um salto de duas casas, ou uma captura bem ao lado.',
  pawnMovesSquare:
    'O peão anda uma casa reto para a frente, até uma casa vazia. Captura a um passo na diagonal à frente.',
  pawnMovesSquareStraight:
    'O peão anda uma casa reto para a frente, até uma casa vazia. Captura na casa ao lado, à esquerda ou à direita.',
  noLongerCaptures: 'Não captura mais para a frente.',
  mustBecome: (first, second, third) =>
    `Na última fileira, tem que virar ${nameOf(first)}, ${nameOf(second)} ou ${nameOf(third)}.`,
  endsOfBanks:
    'Em Ld, Rd, Lw e Rw, nas pontas das margens do rio, também pode andar uma casa para o lado.',
  onlyToEmptySquare: 'Esse passo só vai para uma casa vazia.',
  noDoubleStep: 'Não há passo duplo nem en passant.',
  forwardEmptySquare: 'Para a frente até uma casa vazia, ou uma captura na diagonal de cada lado.',
  forwardEmptySquareCapture: 'Para a frente até uma casa vazia, ou uma captura ao lado.',
  endBankStep: 'Na ponta da margem, pode andar para o lado.',
  lastRankPromote: 'Na última fileira, a promoção é obrigatória.',
  knightLeapsChess:
    'O cavalo salta como no xadrez: duas casas num sentido e uma para o lado, por cima do que houver no meio.',
  bestBesideRiver: 'Rende mais à beira do rio: simplesmente salta para o outro lado.',
  bankReachesFar: 'Da margem, alcança o outro lado em um salto.',
  noStopTwoAhead: 'Não pode parar na ponte, duas fileiras à frente.',
  knightBridge: 'Um cavalo na ponte.',
  leapOverBridge: 'Pode saltar sobre a ponte, mas não parar nela.',
  camelLeapsThree:
    'O camelo salta três casas num sentido e uma para o lado. Fica sempre nas casas de uma cor.',
  leapsOverAnything: 'Salta por cima do que houver no meio.',
  noStopThreeAhead: 'Não pode parar na ponte, três fileiras à frente.',
  dopefishCapturesLike: 'O dopefish captura como a dama e não pode se mover sem capturar.',
  youNeverCapture: 'Capturar com ele nunca é obrigatório.',
  noStopOnBridge: 'Não pode parar na ponte.',
  capturesBeyondBridge: 'Pode capturar além da ponte vazia, mas não nela.',
  pawnBridgeSafe: 'O peão na ponte está a salvo dele.',
  movesOnlyToCapture: 'Só se move para capturar.',
  capturesAcrossBridge: 'Captura do outro lado da ponte.',
  bishopMovesDistance: 'O bispo anda quantas casas quiser na diagonal, como no xadrez.',
  waterStopsWay: 'A água barra o caminho: só dá para atravessar pela ponte.',
  crossesInOneMove: 'Pode atravessar a ponte em um lance enquanto ela está vazia.',
  staysOwnBank: 'Fica na sua própria margem.',
  overBridgeFar: 'Pela ponte até a outra margem.',
  crookedBishopMoves:
    'O bispo torto dá quantos passos diagonais quiser, à esquerda e à direita, em zigue-zague. Todas as casas antes da última precisam estar vazias.',
  eightZigzagPaths: 'Oito caminhos em zigue-zague.',
  stepsOntoMoving:
    'Também pode dar um passo reto até a ponte, da casa antes ou depois dela. E pode sair reto da ponte para qualquer uma das duas.',
  stepsOnto:
    'Também pode dar um passo reto até a ponte, de md ou mw. E pode sair reto da ponte para qualquer uma das duas.',
  straightStepLeads: {
    moving: 'O passo é na coluna da ponte.',
    big: 'O passo é só na coluna m.',
  },
  staysOwnSide: 'Fica no seu próprio lado do rio.',
  mayNotEnterBridge: 'Não pode entrar na ponte nem atravessá-la.',
  capturesThatWayToo: 'Também pode capturar assim.',
  noOtherWayOntoBridge:
    'Não pode entrar na ponte de outro modo, mas pode sair dela com qualquer dos seus lances.',
  straightStepOnto: 'O passo reto até a ponte.',
  straightStepsBridge: 'Passos retos a partir da ponte.',
  rookMovesDistance: 'A torre anda quantas casas quiser em linha reta, como no xadrez.',
  crossesOnAnyFile: 'Pode atravessar a ponte em qualquer coluna enquanto ela está vazia.',
  straightAcrossFar: 'Reto até a outra margem.',
  crossesOnBridgeFile: 'Só pode atravessar na coluna da ponte.',
  fileBridgeLeads: 'Só a coluna da ponte leva ao outro lado.',
  otherFilesRiver: 'Nas outras colunas, o rio barra o caminho.',
  kingMovesStep:
    'O rei anda um passo em qualquer direção, nunca para uma casa atacada. Não há roque.',
  mayNotCrossBridge: 'Não pode atravessar a ponte.',
  standsOnBridgeOnly: 'Pode ficar na ponte, mas não ir além.',
  staysPalaceFiles: 'Fica no palácio: colunas l, m e r, mas não na fileira à beira do rio.',
  neverReachesBridge: 'Por isso nunca chega à ponte.',
  stepDirection: 'Um passo em qualquer direção.',
  onlyBackFromBridge: 'Da ponte, só pode voltar.',
  cannotLeavePalace: 'Não pode sair do palácio.',
  queenGoesDistance: 'A dama anda quantas casas quiser, reto ou na diagonal.',
  queenReplaces: (kind) => `Entra no lugar de ${withA(kind)}. Peões não podem virar dama.`,
  eachSideStarts: 'Cada lado começa com uma, no lugar da peça mais próxima da coluna L.',
  distanceStraightDiagonally: 'Quantas casas quiser, reto ou na diagonal.',
};
