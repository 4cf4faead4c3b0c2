// What Learn says of Bipartite Chess: its rules, and captions of diagrams.
import type { Texts } from '../../../textsType';

export const texts: Texts<'bipartiteLearn'> = {
  firstComesRace:
    'Zuerst kommt ein Wettlauf, den Schwarz beginnt. Wer als Erster alle Boten ans andere Ende bringt, auf die Heimreihen des Gegners, gewinnt ihn. Dann folgt ein Kampf mit neuen Armeen, den Schachmatt entscheidet.',
  winnerRaceChooses:
    'Wer den Wettlauf gewinnt, wählt für den Kampf die diagonale oder die gerade Machtfigur. Der Gegner bekommt die andere.',
  blackMovesFirst: 'Schwarz beginnt auch im Kampf.',
  columnsAndRows:
    'Fünf Spalten, 1 bis 5, und neun Reihen, von A oben bis I unten. Ein Feld heißt nach Reihe und Spalte, zum Beispiel B3.',
  twoSquaresBlocked: 'Zwei Felder sind gesperrt: A3 und I3 im Wettlauf, E1 und E5 im Kampf.',
  raceBlackStarts:
    'Im Wettlauf startet Schwarz auf den Reihen A und B und zieht nach unten. Weiß startet auf H und I und zieht nach oben.',
  battleSidesSwapped:
    'Im Kampf sind die Seiten vertauscht: Weiß startet auf A und B, Schwarz auf H und I.',
  raceMessengerSteps:
    'Im Wettlauf geht ein Bote ein Feld vorwärts, gerade oder diagonal, auf ein leeres Feld. Geschlagen wird nichts.',
  youCannotMove: 'Wenn du nicht ziehen kannst, musst du passen. Sonst darfst du nicht passen.',
  eachSideNeeds:
    'Jede Seite braucht 62 Schritte, um alle Boten ans Ziel zu bringen. Schwarz beginnt, also ist Schwarz zuerst am Ziel, wenn niemand passt.',
  whiteHomeFirst:
    'Weiß ist nur dann zuerst am Ziel, wenn Schwarz öfter passt. Sorge dafür, dass nicht du passen musst: Halte dir Züge frei und blockiere die andere Seite.',
  neitherSideMove:
    'Wenn keine Seite ziehen kann, endet der Wettlauf. Es gewinnt, wer mehr Boten am Ziel hat. Bei Gleichstand gewinnt, wer insgesamt mehr Reihen vorgerückt ist. Ist auch das gleich, gewinnt Weiß.',
  battleChessPawn:
    'Im Kampf ist er ein Schachbauer, mit Doppelschritt von seinem Startfeld und ohne En passant. Auf den zwei Heimreihen des Gegners wird er sofort zum Soldaten.',
  raceForwardThree: 'Im Wettlauf: vorwärts in drei Richtungen.',
  battlePawnDouble: 'Im Kampf: ein Bauer, mit seinem Doppelschritt.',
  diagonalPowerPiece: 'Die diagonale Machtfigur ist ein Läufer, der höchstens drei Felder zieht.',
  threeSquaresDiagonally: 'Bis zu drei Felder diagonal.',
  straightPowerPiece: 'Die gerade Machtfigur ist ein Turm, der höchstens drei Felder zieht.',
  threeSquaresStraight: 'Bis zu drei Felder gerade.',
  captainKnightMove:
    'Der Hauptmann ist ein Springer, der auch ein Feld gerade vor oder zurück ziehen, dort aber nicht schlagen darf.',
  knightTwoExtra: 'Ein Springer mit zwei zusätzlichen Schritten.',
  guardMovesNeighbouring:
    'Der Wächter zieht auf jedes Nachbarfeld. Er schlägt nur nach vorn, schräg nach vorn und zur Seite, nie hinter sich.',
  whiteFacesDown: 'Weiß schaut hier nach unten; die drei Felder darüber liegen hinter dem Wächter.',
  soldierMovesNeighbouring: 'Der Soldat zieht auf jedes Nachbarfeld und schlägt nur diagonal.',
  stepsAnywhereTakes: 'Er geht überallhin und schlägt auf den Diagonalen.',
  swordsmanMovesTwo:
    'Der Schwertkämpfer zieht ein oder zwei Felder gerade, ohne zu springen. Er schlägt nur auf dem zweiten Feld, wenn das erste leer ist.',
  thrustReachesTwo: 'Ein Hieb reicht zwei Felder weit; der Nachbar ist zu nah.',
  kingMovesChess: 'Der König zieht wie im Schach.',
  noCastling: 'Es gibt keine Rochade.',
  stepDirection: 'Ein Schritt in jede Richtung.',
  checkmateWinsYou:
    'Schachmatt gewinnt. Du gewinnst auch, wenn du alles außer dem König schlägst. Kann dieser König aber sofort deine letzte andere Figur schlagen, ist es remis.',
  appDecidesOnce: 'Die App entscheidet das sofort. Schachmatt geht vor.',
  battleStalemateDraw:
    'Im Kampf ist Patt remis, ebenso eine Stellung, die zum dritten Mal entsteht. Remis sind auch 50 Züge jeder Seite ohne Schlagen und ohne Botenzug.',
};
