// What Learn says of TheBridge41: its rules, and captions of diagrams.
import type { Texts } from '../../../textsType';
import { a, nameOf, pluralOf } from '../../pieces';

export const texts: Texts<'bridge41Learn'> = {
  aimBigBridge: 'Mate le roi adverse. Un pont aussi large que la rivière relie les deux rives.',
  aim: 'Mate le roi adverse. Une rivière sépare les deux rives, et un seul pont la traverse.',
  filesAndRanks:
    'Les colonnes sont L, l, m, r, R de gauche à droite. Les rangées a à d sont la rive des Blancs, k est la rivière, et w à z sont la rive des Noirs.',
  banksBigBridge:
    'Chaque rive a vingt cases : cinq colonnes sur quatre rangées. Le pont entre elles est une seule place.',
  pieceBridgeStands:
    'Une pièce sur le pont occupe à la fois les cinq cases de sa rangée. Elle part de n’importe laquelle, peut être prise sur n’importe laquelle, et les bloque toutes. Les autres pièces ne traversent le pont que s’il est vide.',
  banks:
    'Chaque rive a vingt cases : cinq colonnes sur quatre rangées. La rivière entre elles n’a qu’une case : le pont.',
  youMoveBridge: 'Tu peux déplacer le pont sur le côté.',
  slideYourWhole:
    'Un glissement est un coup entier : d’une colonne à gauche ou à droite, et seulement si le pont est vide.',
  water: {
    standard:
      'Rien ne peut rester dans l’eau ni la traverser en glissant. Les cavaliers sautent par-dessus.',
    allYourBase:
      'Rien ne peut rester dans l’eau ni la traverser en glissant. Les chameaux et les lions de Murray sautent par-dessus.',
    dopefish: 'Rien ne peut rester dans l’eau ni la traverser en glissant.',
  },
  swappedPlaces: (bishop, rook) =>
    `Au départ, ${pluralOf(bishop)} et ${pluralOf(rook)} ont échangé leurs places.`,
  bridgeSlidesFile: 'Le pont glisse d’une colonne d’un côté ou de l’autre.',
  bridgePawnStands: 'Sur le pont, un pion occupe cinq colonnes à la fois.',
  checkmateAndStalemate: {
    draw: 'L’échec et mat gagne. Un joueur sans coup qui n’est pas en échec est pat : la partie est nulle.',
    win: 'L’échec et mat gagne. Un joueur sans coup qui n’est pas en échec est pat : il gagne.',
    loss: 'L’échec et mat gagne. Un joueur sans coup qui n’est pas en échec est pat : il perd.',
  },
  youWinGiving: 'Tu gagnes en donnant l’échec perpétuel.',
  positionComesThird:
    'Quand une position apparaît pour la troisième fois, le joueur qui a donné échec à chaque coup entre-temps gagne.',
  thirdTime:
    'Une position qui apparaît pour la troisième fois est nulle. De même après 50 coups de suite de chaque joueur sans prise ni coup de pion. Tu n’as pas à le réclamer.',
  otherwiseThirdTime:
    'Sinon, une position qui apparaît pour la troisième fois est nulle. De même après 50 coups de suite de chaque joueur sans prise ni coup de pion. Tu n’as pas à le réclamer.',
  gameDrawnOnce:
    'La partie est aussitôt nulle quand personne ne peut mater. C’est-à-dire roi contre roi, ou roi contre roi et un cavalier ou un fou.',
  kingAgainstKing: 'Roi contre roi, c’est aussitôt nulle.',
  carefulPlayersOften: 'La prudence mène souvent à la nulle : il n’y a qu’un passage.',
  murrayLionLeaps:
    'Le lion de Murray saute exactement deux cases, en ligne droite ou en diagonale, pour se déplacer ou prendre. Il peut aussi prendre sur les huit cases voisines.',
  leapOrCaptureBeside: 'Un bond de deux cases, ou une prise juste à côté.',
  pawnMovesSquare:
    'Le pion avance d’une case tout droit vers une case vide. Il prend d’une case en diagonale vers l’avant.',
  pawnMovesSquareStraight:
    'Le pion avance d’une case tout droit vers une case vide. Il prend d’une case sur le côté, à gauche ou à droite.',
  noLongerCaptures: 'Il ne prend plus vers l’avant.',
  mustBecome: (first, second, third) =>
    `Sur la dernière rangée, il doit devenir ${nameOf(first)}, ${nameOf(second)} ou ${nameOf(third)}.`,
  endsOfBanks: 'En Ld, Rd, Lw et Rw, aux bouts des rives, il peut aussi faire un pas de côté.',
  onlyToEmptySquare: 'Ce pas ne va que vers une case vide.',
  noDoubleStep: 'Il n’y a ni double pas ni prise en passant.',
  forwardEmptySquare: 'En avant vers une case vide, ou une prise d’un côté ou de l’autre.',
  forwardEmptySquareCapture: 'En avant vers une case vide, ou une prise à côté.',
  endBankStep: 'Au bout de la rive, il peut faire un pas de côté.',
  lastRankPromote: 'Sur la dernière rangée, il est forcément promu.',
  knightLeapsChess:
    'Le cavalier saute comme aux échecs : deux cases dans un sens et une sur le côté, par-dessus tout ce qui gêne.',
  bestBesideRiver:
    'C’est au bord de la rivière qu’il est le plus fort : il la saute, tout simplement.',
  bankReachesFar: 'Depuis la rive, il atteint l’autre d’un seul bond.',
  noStopTwoAhead: 'Il ne peut pas s’arrêter sur le pont, deux rangées devant lui.',
  knightBridge: 'Un cavalier sur le pont.',
  leapOverBridge: 'Il peut sauter par-dessus le pont, mais pas s’y arrêter.',
  camelLeapsThree:
    'Le chameau saute trois cases dans un sens et une sur le côté. Il reste sur des cases de la même couleur.',
  leapsOverAnything: 'Il saute par-dessus tout ce qui gêne.',
  noStopThreeAhead: 'Il ne peut pas s’arrêter sur le pont, trois rangées devant lui.',
  dopefishCapturesLike: 'Le dopefish prend comme une dame et ne peut pas bouger sans prendre.',
  youNeverCapture: 'Rien ne t’oblige jamais à prendre avec lui.',
  noStopOnBridge: 'Il ne peut pas s’arrêter sur le pont.',
  capturesBeyondBridge: 'Il peut prendre au-delà du pont vide, mais pas dessus.',
  pawnBridgeSafe: 'Le pion sur le pont ne risque rien de lui.',
  movesOnlyToCapture: 'Il ne bouge que pour prendre.',
  capturesAcrossBridge: 'Il prend à travers le pont.',
  bishopMovesDistance: 'Le fou va aussi loin qu’il veut en diagonale, comme aux échecs.',
  waterStopsWay: 'L’eau l’arrête : il ne peut traverser que par le pont.',
  crossesInOneMove: 'Il peut traverser le pont en un coup, si le pont est vide.',
  staysOwnBank: 'Il reste sur sa propre rive.',
  overBridgeFar: 'Par le pont, vers l’autre rive.',
  crookedBishopMoves:
    'Le fou zigzag fait autant de pas en diagonale qu’il veut, à gauche puis à droite. Toutes les cases avant la dernière doivent être vides.',
  eightZigzagPaths: 'Huit chemins en zigzag.',
  stepsOntoMoving:
    'Il peut aussi monter tout droit sur le pont depuis la case devant ou derrière, et en descendre tout droit vers l’une ou l’autre.',
  stepsOnto:
    'Il peut aussi monter tout droit sur le pont depuis md ou mw, et en descendre tout droit vers l’une ou l’autre.',
  straightStepLeads: {
    moving: 'Ce pas se fait sur la colonne du pont.',
    big: 'Ce pas ne se fait que sur la colonne m.',
  },
  staysOwnSide: 'Il reste de son côté de la rivière.',
  mayNotEnterBridge: 'Il ne peut ni monter sur le pont ni le traverser.',
  capturesThatWayToo: 'Il peut aussi prendre ainsi.',
  noOtherWayOntoBridge:
    'Il ne peut pas monter autrement sur le pont, mais en repart par n’importe lequel de ses coups.',
  straightStepOnto: 'Le pas tout droit sur le pont.',
  straightStepsBridge: 'Les pas tout droit depuis le pont.',
  rookMovesDistance: 'La tour va aussi loin qu’elle veut en ligne droite, comme aux échecs.',
  crossesOnAnyFile: 'Elle peut traverser le pont par toutes les colonnes, s’il est vide.',
  straightAcrossFar: 'Tout droit vers l’autre rive.',
  crossesOnBridgeFile: 'Elle ne peut traverser que sur la colonne du pont.',
  fileBridgeLeads: 'Seule la colonne du pont mène de l’autre côté.',
  otherFilesRiver: 'Sur les autres colonnes, la rivière l’arrête.',
  kingMovesStep:
    'Le roi fait un pas dans n’importe quelle direction, jamais vers une case attaquée. Il n’y a pas de roque.',
  mayNotCrossBridge: 'Il ne peut pas traverser le pont.',
  standsOnBridgeOnly: 'Il peut aller sur le pont, mais pas plus loin.',
  staysPalaceFiles:
    'Il reste dans son palais : les colonnes l, m et r, sauf la rangée au bord de la rivière.',
  neverReachesBridge: 'Il n’atteint donc jamais le pont.',
  stepDirection: 'Un pas dans n’importe quelle direction.',
  onlyBackFromBridge: 'Depuis le pont, il ne peut que revenir.',
  cannotLeavePalace: 'Il ne peut pas quitter son palais.',
  queenGoesDistance: 'La dame va aussi loin qu’elle veut, en ligne droite ou en diagonale.',
  queenReplaces: (kind) => `Elle remplace ${a(kind)}. Les pions ne peuvent pas devenir dames.`,
  eachSideStarts:
    'Chaque joueur en a une au départ, à la place de la pièce la plus proche de la colonne L.',
  distanceStraightDiagonally: 'Aussi loin qu’elle veut, en ligne droite ou en diagonale.',
};
