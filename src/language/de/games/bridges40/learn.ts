// What Learn says of 40 Bridges: its rules, and captions of diagrams.
import type { Texts } from '../../../textsType';

export const texts: Texts<'bridges40Learn'> = {
  reachFarCorner:
    'Erreiche mit einem Stein die gegenüberliegende Ecke, oder umzingle und schlage alle Steine des Gegners.',
  tilesAndOctagons:
    'Das Brett hat fünfundzwanzig Quadrate und sechzehn Achtecke. Vierzig Brücken verbinden Quadrate, die nebeneinander liegen. Achtecke sind genauso verbunden.',
  tileTouchesOctagons:
    'Ein Quadrat berührt die Achtecke, die einen diagonalen Schritt entfernt sind. Ein Feld hat also bis zu acht Nachbarn: vier seiner eigenen Art, vier der anderen.',
  playersOppositeCorners:
    'Die Ecken der beiden Seiten liegen sich gegenüber. Jede beginnt mit acht gleichen Steinen: vier auf den Quadraten der Ecke und vier auf Achtecken daneben.',
  whitesCornerA1: 'Die Ecke von Weiß ist a1, die von Schwarz i9.',
  octagonsThoseAround: 'Es sind die Achtecke um das innerste der vier Quadrate.',
  whiteMovesFirst: 'Weiß beginnt.',
  discStepsEmpty:
    'Ein Stein geht auf ein leeres Nachbarfeld derselben Art: von Quadrat zu Quadrat oder von Achteck zu Achteck.',
  jumpsOverNeighbouring:
    'Oder er springt über einen eigenen Stein nebenan, auf einem Quadrat oder Achteck, auf das leere Feld direkt dahinter. Pro Zug springt er einmal, und nie über Gegner.',
  jumpsStraightEight:
    'Er springt gerade in eine der acht Richtungen, landet also auf einem Feld derselben Art wie zuvor. Das Bild des Erfinders markiert diese Felder. Steine auf Achtecken erreichen nie eine Ecke: Sie schlagen und helfen.',
  enemyDiscCaptured:
    'Ein gegnerischer Stein ist geschlagen, wenn mindestens drei seiner Nachbarn deine sind.',
  checkedAfterEvery:
    'Das wird nach jedem Zug geprüft. Beliebig viele Steine können auf einmal geschlagen werden.',
  youMoveWhere:
    'Du darfst dorthin ziehen, wo du umzingelt wärst, wenn du damit schlägst. Das schützt deinen Stein für diesen Zug.',
  youCaptureNothing:
    'Schlägst du nichts und hat der gezogene Stein drei oder mehr gegnerische Nachbarn, verlierst du ihn.',
  startStepsJumps: 'Vom Anfang aus: Schritte, und Sprünge über eigene Steine.',
  jumpNextDisc: 'Spring neben den Stein auf e5: Deiner ist der dritte Nachbar.',
  discOpponentsCorner:
    'Ein Stein auf dem Eckfeld des Gegners gewinnt sofort. Ebenso gewinnt, wer den letzten gegnerischen Stein schlägt.',
  cornerWinsBefore: 'Die Ecke gewinnt, bevor das Schlagen zählt.',
  youLoseYour:
    'Verlierst du deinen letzten Stein durch deinen eigenen Zug, verlierst du die Partie.',
  youCannotMove:
    'Wenn du nicht ziehen kannst, musst du passen. Kann keine Seite ziehen, ist es remis.',
  positionComesThird:
    'Eine Stellung, die zum dritten Mal entsteht, ist remis. Remis sind auch 50 Züge jeder Seite, in denen kein Stein das Brett verlässt.',
};
