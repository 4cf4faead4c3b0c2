// What Learn says of Chess in the Fast Lane: its rules, and captions of diagrams.
import type { Texts } from '../../../textsType';

export const texts: Texts<'fastlaneLearn'> = {
  aim: (cells) =>
    `Setz den gegnerischen König matt. Die 64 Felder ergeben nur ${cells} Plätze, denn manche bilden Spuren.`,
  ownLanes: (lanes, cells) => {
    const count = lanes === 1 ? 'eine Spur' : `${lanes || 'keine'} Spuren`;
    return `Die Zeichnung des Erfinders mit den Spuren ist verloren, also kannst du eigene zeichnen. Dieses Brett hat ${count} und ${cells} Plätze.`;
  },
  aimWithoutLanes: 'Setz den gegnerischen König matt. Jedes der 64 Felder ist ein Platz für sich.',
  inventorsPictureLanes:
    'Die Zeichnung des Erfinders mit den Spuren ist verloren. Diese Anordnung ist unsere eigene, nach seiner Beschreibung. Vor beiden Armeen laufen Spuren aus zwei Feldern die Linien entlang. Vier weitere liegen in der Mitte, neben dem Kreisel aus vier Feldern.',
  laneCellPiece:
    'Eine Spur ist ein einziger Platz. Eine Figur darin steht auf allen ihren Feldern zugleich. Sie zieht von jedem und kann auf jedem geschlagen werden.',
  movingPieceTravels:
    'Eine ziehende Figur läuft über die 64 Felder wie gewohnt. Hält sie auf einem Feld einer Spur, füllt sie die ganze Spur.',
  moveEndDifferent:
    'Ein Zug muss auf einem anderen Platz enden. Die Spur, die eine Figur verlässt, versperrt ihr nie den Weg.',
  givingWaySliding:
    'Platz machen: Turm, Läufer und Dame dürfen über eine Spur mit einer eigenen Figur hinwegziehen, dort aber nicht halten. Nichts zieht über eine Figur auf einem einzelnen Feld oder über Gegner hinweg.',
  pieceAttacksChecks:
    'Eine Figur greift auch über eigene Figuren hinweg an und gibt Schach, wenn diese Platz machen würden.',
  pawnMovesSquare:
    'Der Bauer zieht ein Feld vorwärts und schlägt ein Feld schräg nach vorn, von jedem Feld seines Platzes. Es gibt keinen Doppelschritt und kein En passant.',
  lastRankBecomes: 'Auf der letzten Reihe wird er zum Springer oder Läufer, zu nichts anderem.',
  frontLaneRoundabout: 'Er geht vom vorderen Feld seiner Spur in den Kreisel, oder er schlägt.',
  lastStepPromotes: 'Der letzte Schritt bringt die Umwandlung.',
  stepForwardCell: 'Ein Schritt vorwärts von seinem Platz.',
  knightLeapsChess: 'Der Springer springt wie im Schach, von jedem Feld seines Platzes.',
  roundaboutLeapFour: 'Im Kreisel kann er von jedem der vier Felder springen.',
  leapFromCell: 'Zwei Felder gerade und eins zur Seite.',
  bishopMovesChess: 'Der Läufer zieht wie im Schach.',
  bishopInLane: 'In einer Spur steht er auf beiden Farben und wechselt so leicht die Farbe.',
  diagonalsBothSquares: 'Diagonalen von beiden Feldern der Spur.',
  alongDiagonals: 'Auf seinen Diagonalen.',
  rookMovesChess: 'Der Turm zieht wie im Schach.',
  rookOverFriends:
    'Eigene Figuren in Spuren machen ihm Platz, so kommt er hinter dem eigenen Bauern hervor.',
  pawnGivesWay: 'Der Bauer macht Platz; in seiner Spur kann der Turm nicht halten.',
  alongRankFile: 'Auf Reihe und Linie.',
  queenMovesChess: 'Die Dame zieht wie im Schach.',
  queenOverFriends: 'Eigene Figuren in Spuren machen auch ihr Platz.',
  outOverHer: 'Hinaus über ihren eigenen Bauern.',
  straightDiagonally: 'Gerade und diagonal.',
  kingStepsChess:
    'Der König geht wie im Schach, von jedem Feld seines Platzes. Die Rochade ist wie im Schach.',
  nothingGivesWay:
    'Für die Rochade macht nichts Platz: Jedes Feld zwischen König und Turm muss leer sein.',
  stepCastling: 'Ein Schritt oder die Rochade.',
  checkmateWinsStalemate: 'Schachmatt gewinnt. Patt ist remis.',
  positionComesThird:
    'Eine Stellung, die zum dritten Mal entsteht, ist remis. Remis sind auch 50 Züge jeder Seite ohne Schlagen und ohne Bauernzug. Du musst es nicht beantragen.',
  twoBareKings: 'Zwei Könige allein sind sofort remis.',
  loneMinorMates:
    'Ein einzelner Springer oder Läufer kann hier mattsetzen, denn eine Figur in einer Spur greift von allen ihren Feldern an.',
};
