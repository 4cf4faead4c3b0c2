// What Learn says of TheBridge41: its rules, and captions of diagrams.
import type { Texts } from '../../../textsType';
import { aPiece, pluralOf } from '../../pieces';

export const texts: Texts<'bridge41Learn'> = {
  aimBigBridge: 'Da jaque mate al rey rival. Un puente tan ancho como el río une las dos orillas.',
  aim: 'Da jaque mate al rey rival. Un río separa las dos orillas, y solo un puente lo cruza.',
  filesAndRanks:
    'Las columnas son L, l, m, r, R, de izquierda a derecha. Las filas de la a a la d son la orilla de las blancas. La k es el río. De la w a la z está la orilla de las negras.',
  banksBigBridge:
    'Cada orilla tiene veinte casillas, cinco columnas por cuatro filas. El puente entre las dos es una sola celda.',
  pieceBridgeStands:
    'Una pieza en el puente está a la vez en las cinco casillas de su fila. Mueve desde cualquiera de ellas, se la puede capturar en cualquiera y las cierra todas. Las demás piezas solo cruzan el puente mientras está vacío.',
  banks:
    'Cada orilla tiene veinte casillas, cinco columnas por cuatro filas. El río entre las dos tiene una sola casilla: el puente.',
  youMoveBridge: 'Puedes mover el puente hacia los lados.',
  slideYourWhole:
    'Deslizarlo cuenta como jugada completa: una columna a la izquierda o a la derecha, y solo mientras el puente está vacío.',
  water: {
    standard:
      'Nada puede pararse en el agua ni deslizarse por ella. Los caballos saltan por encima.',
    allYourBase:
      'Nada puede pararse en el agua ni deslizarse por ella. Los camellos y los leones de Murray saltan por encima.',
    dopefish: 'Nada puede pararse en el agua ni deslizarse por ella.',
  },
  swappedPlaces: (bishop, rook) =>
    `Al inicio, ${pluralOf(bishop)} y ${pluralOf(rook)} han intercambiado sus sitios.`,
  bridgeSlidesFile: 'El puente se desliza una columna a cada lado.',
  bridgePawnStands: 'En el puente, un peón está en cinco columnas a la vez.',
  checkmateAndStalemate: {
    draw: 'El jaque mate gana. Un bando que no tiene jugadas y no está en jaque queda ahogado: entonces la partida es tablas.',
    win: 'El jaque mate gana. Un bando que no tiene jugadas y no está en jaque queda ahogado: entonces gana ese bando.',
    loss: 'El jaque mate gana. Un bando que no tiene jugadas y no está en jaque queda ahogado: entonces pierde ese bando.',
  },
  youWinGiving: 'Se gana con el jaque perpetuo.',
  positionComesThird:
    'Cuando una posición aparece por tercera vez, gana el bando que haya dado jaque en todas sus jugadas desde la primera.',
  thirdTime:
    'Una posición que aparece por tercera vez es tablas. También lo son 50 jugadas seguidas de cada bando sin una captura ni una jugada de peón. No hace falta reclamarlas.',
  otherwiseThirdTime:
    'Si no, una posición que aparece por tercera vez es tablas. También lo son 50 jugadas seguidas de cada bando sin una captura ni una jugada de peón. No hace falta reclamarlas.',
  gameDrawnOnce:
    'La partida es tablas al instante cuando ningún bando puede dar mate. Así pasa con rey contra rey, o rey contra rey y un caballo o un alfil.',
  kingAgainstKing: 'Rey contra rey es tablas al instante.',
  carefulPlayersOften:
    'Jugando con cuidado se suele llegar a tablas: solo hay un camino al otro lado.',
  murrayLionLeaps:
    'El león de Murray salta exactamente dos casillas, en recto o en diagonal, para mover o capturar. También puede capturar en las ocho casillas vecinas.',
  leapOrCaptureBeside: 'Un salto de dos casillas, o una captura justo al lado.',
  pawnMovesSquare:
    'El peón avanza una casilla en recto, a una casilla vacía. Captura a un paso en diagonal hacia delante.',
  pawnMovesSquareStraight:
    'El peón avanza una casilla en recto, a una casilla vacía. Captura en la casilla de al lado, a su izquierda o a su derecha.',
  noLongerCaptures: 'Ya no captura hacia delante.',
  mustBecome: (first, second, third) =>
    `En la última fila debe convertirse en ${aPiece(first)}, ${aPiece(second)} o ${aPiece(third)}.`,
  endsOfBanks:
    'En Ld, Rd, Lw y Rw, los extremos de las orillas, también puede dar un paso hacia un lado.',
  onlyToEmptySquare: 'Ese paso solo va a una casilla vacía.',
  noDoubleStep: 'No hay paso doble ni captura al paso.',
  forwardEmptySquare: 'Hacia delante a una casilla vacía, o una captura en diagonal.',
  forwardEmptySquareCapture: 'Hacia delante a una casilla vacía, o una captura al lado.',
  endBankStep: 'En el extremo de la orilla puede dar un paso hacia un lado.',
  lastRankPromote: 'En la última fila debe promocionar.',
  knightLeapsChess:
    'El caballo salta como en el ajedrez: dos casillas en una dirección y una en la otra, por encima de cualquier cosa.',
  bestBesideRiver: 'Junto al río es donde mejor está: lo salta sin más.',
  bankReachesFar: 'Desde la orilla llega al otro lado de un salto.',
  noStopTwoAhead: 'No puede pararse en el puente, dos filas por delante.',
  knightBridge: 'Un caballo en el puente.',
  leapOverBridge: 'Puede saltar sobre el puente, pero no pararse en él.',
  camelLeapsThree:
    'El camello salta tres casillas en una dirección y una hacia un lado. Siempre va por casillas de un mismo color.',
  leapsOverAnything: 'Salta por encima de cualquier cosa.',
  noStopThreeAhead: 'No puede pararse en el puente, tres filas por delante.',
  dopefishCapturesLike: 'El dopefish captura como una dama y no puede mover sin capturar.',
  youNeverCapture: 'Nunca es obligatorio capturar con él.',
  noStopOnBridge: 'No puede pararse en el puente.',
  capturesBeyondBridge: 'Puede capturar más allá del puente vacío, pero no en él.',
  pawnBridgeSafe: 'El peón del puente está a salvo de él.',
  movesOnlyToCapture: 'Solo mueve para capturar.',
  capturesAcrossBridge: 'Captura a través del puente.',
  bishopMovesDistance: 'El alfil recorre cualquier distancia en diagonal, como en el ajedrez.',
  waterStopsWay: 'El agua lo detiene: solo puede cruzar por el puente.',
  crossesInOneMove: 'Puede cruzar el puente en una jugada mientras está vacío.',
  staysOwnBank: 'Se queda en su propia orilla.',
  overBridgeFar: 'Por el puente a la otra orilla.',
  crookedBishopMoves:
    'El alfil zigzag da tantos pasos diagonales como quiera, uno a la izquierda y otro a la derecha. Todas las casillas antes de la última deben estar vacías.',
  eightZigzagPaths: 'Ocho caminos en zigzag.',
  stepsOntoMoving:
    'También puede dar un paso recto al puente desde la casilla de delante o de detrás. Y puede salir en recto hacia cualquiera de las dos.',
  stepsOnto:
    'También puede dar un paso recto al puente desde md o mw. Y puede salir en recto hacia cualquiera de las dos.',
  straightStepLeads: {
    moving: 'El paso es por la columna del puente.',
    big: 'El paso es solo por la columna m.',
  },
  staysOwnSide: 'Se queda en su lado del río.',
  mayNotEnterBridge: 'No puede entrar en el puente ni cruzarlo.',
  capturesThatWayToo: 'También puede capturar así.',
  noOtherWayOntoBridge:
    'No puede entrar en el puente de otra manera, pero puede salir con cualquiera de sus movimientos.',
  straightStepOnto: 'El paso recto al puente.',
  straightStepsBridge: 'Pasos rectos desde el puente.',
  rookMovesDistance: 'La torre recorre cualquier distancia en línea recta, como en el ajedrez.',
  crossesOnAnyFile: 'Puede cruzar el puente por cualquier columna mientras está vacío.',
  straightAcrossFar: 'En recto a la otra orilla.',
  crossesOnBridgeFile: 'Solo puede cruzar por la columna del puente.',
  fileBridgeLeads: 'Solo la columna del puente lleva al otro lado.',
  otherFilesRiver: 'En las demás columnas la detiene el río.',
  kingMovesStep:
    'El rey da un paso en cualquier dirección, nunca a una casilla atacada. No hay enroque.',
  mayNotCrossBridge: 'No puede cruzar el puente.',
  standsOnBridgeOnly: 'Puede estar en el puente, pero no ir más allá.',
  staysPalaceFiles: 'Se queda en su palacio: las columnas l, m y r, pero no la fila junto al río.',
  neverReachesBridge: 'Así que nunca llega al puente.',
  stepDirection: 'Un paso en cualquier dirección.',
  onlyBackFromBridge: 'Desde el puente solo puede volver.',
  cannotLeavePalace: 'No puede salir de su palacio.',
  queenGoesDistance: 'La dama recorre cualquier distancia, en recto o en diagonal.',
  queenReplaces: (kind) =>
    `Ocupa el lugar de ${aPiece(kind)}. Los peones no pueden convertirse en dama.`,
  eachSideStarts: 'Cada bando empieza con una, en el lugar de la pieza más cercana a la columna L.',
  distanceStraightDiagonally: 'Cualquier distancia, en recto o en diagonal.',
};
