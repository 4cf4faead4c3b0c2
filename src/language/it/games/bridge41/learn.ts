// What Learn says of TheBridge41: its rules, and captions of diagrams.
import type { Texts } from '../../../textsType';
import { a, noun } from '../../pieces';

export const texts: Texts<'bridge41Learn'> = {
  aimBigBridge: 'Dai scacco matto al re nemico. Un ponte largo quanto il fiume unisce le due rive.',
  aim: 'Dai scacco matto al re nemico. Un fiume separa le due rive, e lo attraversa un solo ponte.',
  filesAndRanks:
    'Le colonne sono L, l, m, r, R da sinistra a destra. Le traverse da a a d sono la riva del Bianco. Il fiume è k. Da w a z c’è la riva del Nero.',
  banksBigBridge:
    'Ogni riva ha venti case, cinque colonne per quattro traverse. Il ponte tra di loro è una sola cella.',
  pieceBridgeStands:
    'Un pezzo sul ponte sta insieme su tutte e cinque le case della sua traversa. Si muove da ognuna, si può catturare su ognuna, e le chiude tutte. Gli altri pezzi attraversano il ponte solo finché è vuoto.',
  banks:
    'Ogni riva ha venti case, cinque colonne per quattro traverse. Il fiume in mezzo ha una sola casa: il ponte.',
  youMoveBridge: 'Puoi spostare il ponte di lato.',
  slideYourWhole:
    'Spostarlo conta come la tua mossa: di una colonna a sinistra o a destra, e solo finché il ponte è vuoto.',
  water: {
    standard:
      'Niente può fermarsi nell’acqua o passarci attraverso. I cavalli la superano con un salto.',
    allYourBase:
      'Niente può fermarsi nell’acqua o passarci attraverso. Cammelli e leoni di Murray la superano con un salto.',
    dopefish: 'Niente può fermarsi nell’acqua o passarci attraverso.',
  },
  swappedPlaces: (bishop, rook) =>
    `All’inizio ${noun(bishop).many} e ${noun(rook).many} hanno i posti scambiati.`,
  bridgeSlidesFile: 'Il ponte scorre di una colonna da una parte o dall’altra.',
  bridgePawnStands: 'Sul ponte un pedone sta insieme su cinque colonne.',
  checkmateAndStalemate: {
    draw: 'Lo scacco matto vince. Chi non ha mosse e non è sotto scacco è in stallo: allora la partita è patta.',
    win: 'Lo scacco matto vince. Chi non ha mosse e non è sotto scacco è in stallo: allora vince.',
    loss: 'Lo scacco matto vince. Chi non ha mosse e non è sotto scacco è in stallo: allora perde.',
  },
  youWinGiving: 'Vinci con lo scacco perpetuo.',
  positionComesThird:
    'Quando una posizione si presenta per la terza volta, vince chi nel frattempo ha dato scacco con ogni mossa.',
  thirdTime:
    'Una posizione che si presenta per la terza volta è patta. Sono patta anche 50 mosse a testa di fila senza catture né mosse di pedone. Non devi chiederlo tu.',
  otherwiseThirdTime:
    'Altrimenti una posizione che si presenta per la terza volta è patta. Sono patta anche 50 mosse a testa di fila senza catture né mosse di pedone. Non devi chiederlo tu.',
  gameDrawnOnce:
    'La partita è subito patta quando nessuno può più dare scacco matto. Cioè re contro re, o re contro re e un solo cavallo o alfiere.',
  kingAgainstKing: 'Re contro re è subito patta.',
  carefulPlayersOften: 'Chi gioca con prudenza spesso pareggia: per passare c’è una sola via.',
  murrayLionLeaps:
    'Il leone di Murray salta esattamente di due case, in linea retta o in diagonale, per muoversi o catturare. Può anche catturare sulle otto case accanto.',
  leapOrCaptureBeside: 'Un salto di due case, o una cattura proprio accanto.',
  pawnMovesSquare:
    'Il pedone avanza dritto di una casa, se è vuota. Cattura di una casa in diagonale in avanti.',
  pawnMovesSquareStraight:
    'Il pedone avanza dritto di una casa, se è vuota. Cattura di una casa di lato, a sinistra o a destra.',
  noLongerCaptures: 'In avanti non cattura più.',
  mustBecome: (first, second, third) =>
    `Sull’ultima traversa deve diventare ${a(first)}, ${a(second)} o ${a(third)}.`,
  endsOfBanks:
    'In Ld, Rd, Lw e Rw, alle estremità delle rive del fiume, può anche fare un passo di lato.',
  onlyToEmptySquare: 'Quel passo va solo su una casa vuota.',
  noDoubleStep: 'Non c’è doppio passo né presa al varco.',
  forwardEmptySquare: 'In avanti su una casa vuota, o una cattura da un lato o dall’altro.',
  forwardEmptySquareCapture: 'In avanti su una casa vuota, o una cattura accanto.',
  endBankStep: 'All’estremità della riva può fare un passo di lato.',
  lastRankPromote: 'Sull’ultima traversa deve promuovere.',
  knightLeapsChess:
    'Il cavallo salta come negli scacchi: due case in una direzione e una nell’altra, sopra a tutto ciò che sta in mezzo.',
  bestBesideRiver: 'Dà il meglio vicino al fiume: lo supera semplicemente con un salto.',
  bankReachesFar: 'Dalla riva arriva dall’altra parte con un salto.',
  noStopTwoAhead: 'Non può fermarsi sul ponte, due traverse più avanti.',
  knightBridge: 'Un cavallo sul ponte.',
  leapOverBridge: 'Può saltare oltre il ponte, ma non fermarsi sopra.',
  camelLeapsThree:
    'Il cammello salta di tre case in una direzione e di una di lato. Resta sulle case di un solo colore.',
  leapsOverAnything: 'Salta sopra a tutto ciò che sta in mezzo.',
  noStopThreeAhead: 'Non può fermarsi sul ponte, tre traverse più avanti.',
  dopefishCapturesLike: 'Il dopefish cattura come una donna e non può muoversi senza catturare.',
  youNeverCapture: 'Con lui catturare non è mai un obbligo.',
  noStopOnBridge: 'Non può fermarsi sul ponte.',
  capturesBeyondBridge: 'Può catturare oltre il ponte vuoto, ma non sul ponte.',
  pawnBridgeSafe: 'Da lui il pedone sul ponte è al sicuro.',
  movesOnlyToCapture: 'Si muove solo per catturare.',
  capturesAcrossBridge: 'Cattura attraverso il ponte.',
  bishopMovesDistance: 'L’alfiere si muove in diagonale quanto vuole, come negli scacchi.',
  waterStopsWay: 'L’acqua lo ferma: la sua unica via è il ponte.',
  crossesInOneMove: 'Può attraversare il ponte in una mossa, finché è vuoto.',
  staysOwnBank: 'Resta sulla sua riva.',
  overBridgeFar: 'Oltre il ponte, sull’altra riva.',
  crookedBishopMoves:
    'L’alfiere storto fa quanti passi diagonali vuole, a sinistra e poi a destra, come uno zigzag. Tutte le case prima dell’ultima devono essere vuote.',
  eightZigzagPaths: 'Otto percorsi a zigzag.',
  stepsOntoMoving:
    'Può anche salire dritto sul ponte dalla casa che lo precede o da quella che lo segue. E può scendere dritto su una delle due.',
  stepsOnto: 'Può anche salire dritto sul ponte da md o da mw, e scendere dritto su una delle due.',
  straightStepLeads: {
    moving: 'Il passo è sulla colonna del ponte.',
    big: 'Il passo è solo sulla colonna m.',
  },
  staysOwnSide: 'Resta dalla sua parte del fiume.',
  mayNotEnterBridge: 'Non può salire sul ponte né attraversarlo.',
  capturesThatWayToo: 'Può anche catturare così.',
  noOtherWayOntoBridge:
    'Non può salire sul ponte in nessun altro modo, ma può scenderne con qualsiasi sua mossa.',
  straightStepOnto: 'Il passo dritto sul ponte.',
  straightStepsBridge: 'I passi dritti dal ponte.',
  rookMovesDistance: 'La torre si muove in linea retta quanto vuole, come negli scacchi.',
  crossesOnAnyFile: 'Può attraversare il ponte su ogni colonna, finché è vuoto.',
  straightAcrossFar: 'Dritto fino all’altra riva.',
  crossesOnBridgeFile: 'Può passare solo sulla colonna del ponte.',
  fileBridgeLeads: 'Solo la colonna del ponte porta dall’altra parte.',
  otherFilesRiver: 'Sulle altre colonne la ferma il fiume.',
  kingMovesStep: 'Il re fa un passo in ogni direzione, mai su una casa attaccata. Non c’è arrocco.',
  mayNotCrossBridge: 'Non può attraversare il ponte.',
  standsOnBridgeOnly: 'Può stare sul ponte, ma non andare oltre.',
  staysPalaceFiles:
    'Resta nel suo palazzo: le colonne l, m e r, ma non la traversa vicina al fiume.',
  neverReachesBridge: 'Quindi non arriva mai al ponte.',
  stepDirection: 'Un passo in ogni direzione.',
  onlyBackFromBridge: 'Dal ponte può solo tornare indietro.',
  cannotLeavePalace: 'Non può uscire dal suo palazzo.',
  queenGoesDistance: 'La donna va quanto vuole, in linea retta o in diagonale.',
  queenReplaces: (kind) => `Prende il posto di ${a(kind)}. I pedoni non possono diventare donne.`,
  eachSideStarts: 'Ognuno comincia con una donna, al posto del pezzo più vicino alla colonna L.',
  distanceStraightDiagonally: 'Quanto vuole, in linea retta o in diagonale.',
};
