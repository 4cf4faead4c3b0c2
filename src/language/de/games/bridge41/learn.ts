// What Learn says of TheBridge41: its rules, and captions of diagrams.

import type { PieceName } from '../../../en/pieces';
import type { Texts } from '../../../textsType';
import { ein, nounText } from '../../pieces';

const several = (piece: PieceName): string => nounText(piece, 'nom', { isMany: true });

export const texts: Texts<'bridge41Learn'> = {
  aimBigBridge:
    'Setz den gegnerischen König matt. Eine Brücke, so breit wie der Fluss, verbindet die beiden Ufer.',
  aim: 'Setz den gegnerischen König matt. Ein Fluss trennt die beiden Ufer, und nur eine Brücke führt hinüber.',
  filesAndRanks:
    'Die Linien heißen L, l, m, r, R, von links nach rechts. Die Reihen a bis d sind das Ufer von Weiß, k ist der Fluss, und w bis z sind das Ufer von Schwarz.',
  banksBigBridge:
    'Jedes Ufer hat zwanzig Felder, fünf Linien mal vier Reihen. Die Brücke dazwischen ist ein einziger Platz.',
  pieceBridgeStands:
    'Eine Figur auf der Brücke steht auf allen fünf Feldern ihrer Reihe zugleich. Sie zieht von jedem, kann auf jedem geschlagen werden und versperrt alle. Andere Figuren überqueren die Brücke nur, solange sie leer ist.',
  banks:
    'Jedes Ufer hat zwanzig Felder, fünf Linien mal vier Reihen. Der Fluss dazwischen hat ein einziges Feld: die Brücke.',
  youMoveBridge: 'Du kannst die Brücke zur Seite verschieben.',
  slideYourWhole:
    'Das Verschieben ist dein ganzer Zug: eine Linie nach links oder rechts, und nur, solange die Brücke leer ist.',
  water: {
    standard: 'Nichts kann im Wasser stehen oder hindurchziehen. Springer springen darüber.',
    allYourBase:
      'Nichts kann im Wasser stehen oder hindurchziehen. Kamele und Murray-Löwen springen darüber.',
    dopefish: 'Nichts kann im Wasser stehen oder hindurchziehen.',
  },
  swappedPlaces: (bishop, rook) =>
    `Am Anfang haben ${several(bishop)} und ${several(rook)} die Plätze getauscht.`,
  bridgeSlidesFile: 'Die Brücke gleitet um eine Linie nach links oder rechts.',
  bridgePawnStands: 'Auf der Brücke steht ein Bauer auf fünf Linien zugleich.',
  checkmateAndStalemate: {
    draw: 'Schachmatt gewinnt. Eine Seite, die keinen Zug hat und nicht im Schach steht, ist patt: Dann ist die Partie remis.',
    win: 'Schachmatt gewinnt. Eine Seite, die keinen Zug hat und nicht im Schach steht, ist patt: Dann gewinnt diese Seite.',
    loss: 'Schachmatt gewinnt. Eine Seite, die keinen Zug hat und nicht im Schach steht, ist patt: Dann verliert diese Seite.',
  },
  youWinGiving: 'Du gewinnst mit Dauerschach.',
  positionComesThird:
    'Entsteht eine Stellung zum dritten Mal, gewinnt die Seite, die dazwischen mit jedem Zug Schach gab.',
  thirdTime:
    'Eine Stellung, die zum dritten Mal entsteht, ist remis. Remis sind auch 50 Züge jeder Seite hintereinander ohne Schlagen und ohne Bauernzug. Du musst es nicht beantragen.',
  otherwiseThirdTime:
    'Sonst ist eine Stellung, die zum dritten Mal entsteht, remis. Remis sind auch 50 Züge jeder Seite hintereinander ohne Schlagen und ohne Bauernzug. Du musst es nicht beantragen.',
  gameDrawnOnce:
    'Die Partie ist sofort remis, wenn keine Seite mattsetzen kann. Das heißt: König gegen König, oder König gegen König und einen Springer oder Läufer.',
  kingAgainstKing: 'König gegen König ist sofort remis.',
  carefulPlayersOften: 'Vorsichtiges Spiel endet oft remis: Es gibt nur einen Weg hinüber.',
  murrayLionLeaps:
    'Der Murray-Löwe springt genau zwei Felder, gerade oder diagonal, zum Ziehen oder Schlagen. Er darf auch auf den acht Nachbarfeldern schlagen.',
  leapOrCaptureBeside: 'Ein Sprung über zwei Felder oder Schlagen direkt daneben.',
  pawnMovesSquare:
    'Der Bauer zieht ein Feld geradeaus auf ein leeres Feld. Er schlägt ein Feld schräg nach vorn.',
  pawnMovesSquareStraight:
    'Der Bauer zieht ein Feld geradeaus auf ein leeres Feld. Er schlägt ein Feld zur Seite, nach links oder rechts.',
  noLongerCaptures: 'Nach vorn schlägt er nicht mehr.',
  mustBecome: (first, second, third) =>
    `Auf der letzten Reihe muss er sich umwandeln: in ${ein(first, 'acc')}, ${ein(second, 'acc')} oder ${ein(third, 'acc')}.`,
  endsOfBanks:
    'Auf Ld, Rd, Lw und Rw, den Enden der Ufer am Fluss, darf er auch ein Feld zur Seite gehen.',
  onlyToEmptySquare: 'Dieser Schritt geht nur auf ein leeres Feld.',
  noDoubleStep: 'Es gibt keinen Doppelschritt und kein En passant.',
  forwardEmptySquare: 'Vorwärts auf ein leeres Feld oder Schlagen nach beiden Seiten.',
  forwardEmptySquareCapture: 'Vorwärts auf ein leeres Feld oder Schlagen direkt daneben.',
  endBankStep: 'Am Ende des Ufers darf er zur Seite gehen.',
  lastRankPromote: 'Auf der letzten Reihe muss er sich umwandeln.',
  knightLeapsChess:
    'Der Springer springt wie im Schach: zwei Felder in eine Richtung und eins zur Seite, über alles hinweg.',
  bestBesideRiver: 'Am Fluss ist er am stärksten: Er springt einfach hinüber.',
  bankReachesFar: 'Vom Ufer erreicht er die andere Seite mit einem Sprung.',
  noStopTwoAhead: 'Auf der Brücke, zwei Reihen vor ihm, darf er nicht halten.',
  knightBridge: 'Ein Springer auf der Brücke.',
  leapOverBridge: 'Über die Brücke springen ist erlaubt, auf ihr halten nicht.',
  camelLeapsThree:
    'Das Kamel springt drei Felder in eine Richtung und ein Feld zur Seite. Es bleibt auf Feldern derselben Farbe.',
  leapsOverAnything: 'Es springt über alles hinweg.',
  noStopThreeAhead: 'Auf der Brücke, drei Reihen vor ihm, darf es nicht halten.',
  dopefishCapturesLike:
    'Der Dopefish schlägt wie eine Dame und kann nicht ziehen, ohne zu schlagen.',
  youNeverCapture: 'Schlagen musst du mit ihm nie.',
  noStopOnBridge: 'Auf der Brücke darf er nicht halten.',
  capturesBeyondBridge: 'Er darf jenseits der leeren Brücke schlagen, aber nicht auf ihr.',
  pawnBridgeSafe: 'Der Bauer auf der Brücke ist vor ihm sicher.',
  movesOnlyToCapture: 'Er zieht nur, um zu schlagen.',
  capturesAcrossBridge: 'Er schlägt über die Brücke hinweg.',
  bishopMovesDistance: 'Der Läufer zieht diagonal, so weit er will, wie im Schach.',
  waterStopsWay: 'Das Wasser hält ihn auf: Hinüber kommt er nur über die Brücke.',
  crossesInOneMove: 'Er darf die Brücke in einem Zug überqueren, solange sie leer ist.',
  staysOwnBank: 'Er bleibt an seinem eigenen Ufer.',
  overBridgeFar: 'Über die Brücke ans andere Ufer.',
  crookedBishopMoves:
    'Der Zickzackläufer zieht beliebig viele diagonale Schritte, links, dann rechts, im Zickzack. Jedes Feld vor dem letzten muss leer sein.',
  eightZigzagPaths: 'Acht Zickzackwege.',
  stepsOntoMoving:
    'Er darf auch vom Feld vor oder hinter der Brücke gerade auf sie gehen und von ihr gerade auf eines der beiden.',
  stepsOnto:
    'Er darf auch von md oder mw gerade auf die Brücke gehen und von ihr gerade auf eines der beiden Felder.',
  straightStepLeads: {
    moving: 'Der Schritt geht auf der Linie der Brücke.',
    big: 'Der Schritt geht nur auf der Linie m.',
  },
  staysOwnSide: 'Er bleibt auf seiner Seite des Flusses.',
  mayNotEnterBridge: 'Er darf die Brücke weder betreten noch überqueren.',
  capturesThatWayToo: 'So darf er auch schlagen.',
  noOtherWayOntoBridge:
    'Anders darf er die Brücke nicht betreten, sie aber mit jedem seiner Züge verlassen.',
  straightStepOnto: 'Der gerade Schritt auf die Brücke.',
  straightStepsBridge: 'Gerade Schritte von der Brücke.',
  rookMovesDistance: 'Der Turm zieht gerade, so weit er will, wie im Schach.',
  crossesOnAnyFile: 'Er darf die Brücke auf jeder Linie überqueren, solange sie leer ist.',
  straightAcrossFar: 'Gerade hinüber ans andere Ufer.',
  crossesOnBridgeFile: 'Hinüber kommt er nur auf der Linie der Brücke.',
  fileBridgeLeads: 'Nur die Linie der Brücke führt hinüber.',
  otherFilesRiver: 'Auf den anderen Linien hält ihn der Fluss auf.',
  kingMovesStep:
    'Der König zieht einen Schritt in jede Richtung, nie auf ein angegriffenes Feld. Es gibt keine Rochade.',
  mayNotCrossBridge: 'Er darf die Brücke nicht überqueren.',
  standsOnBridgeOnly: 'Er darf auf der Brücke stehen, aber nicht weiter.',
  staysPalaceFiles:
    'Er bleibt in seinem Palast: auf den Linien l, m und r, aber nicht auf der Reihe am Fluss.',
  neverReachesBridge: 'Die Brücke erreicht er also nie.',
  stepDirection: 'Ein Schritt in jede Richtung.',
  onlyBackFromBridge: 'Von der Brücke kann er nur zurück.',
  cannotLeavePalace: 'Seinen Palast kann er nicht verlassen.',
  queenGoesDistance: 'Die Dame zieht gerade oder diagonal, so weit sie will.',
  queenReplaces: (kind) => `Sie ersetzt ${ein(kind, 'acc')}. Bauern können nicht zur Dame werden.`,
  eachSideStarts:
    'Jede Seite beginnt mit einer, anstelle der Figur, die der Linie L am nächsten steht.',
  distanceStraightDiagonally: 'Beliebig weit, gerade oder diagonal.',
};
