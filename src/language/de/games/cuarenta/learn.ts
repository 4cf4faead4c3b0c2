// What Learn says of Cuarenta: its rules, and captions of diagrams.
import type { Texts } from '../../../textsType';

export const texts: Texts<'cuarentaLearn'> = {
  castlingOnceGame:
    'Rochade: Einmal pro Partie dürfen König und Kamel die Plätze tauschen, wenn beide noch nicht gezogen haben.',
  kingCheckBefore:
    'Der König darf weder vorher noch nachher im Schach stehen. Figuren dazwischen stören nicht.',
  castlingKingCamel: 'Rochade: König und Kamel tauschen die Plätze.',
  checkmateEnemyKing: 'Setz den gegnerischen König matt, auf einem Brett aus vierzig Rauten.',
  diamondsLightSquares:
    'Die Rauten sind die hellen Felder eines 9x9-Bretts. Ein diagonaler Schritt führt auf eine Raute mit gemeinsamer Kante. Ein gerader Schritt führt zur nächsten Raute, Spitze an Spitze.',
  whitesCamelStarts:
    'Das Kamel von Weiß startet auf h1, das von Schwarz auf b9: Jede Seite hat es rechts von sich.',
  whiteMovesFirst: 'Weiß beginnt.',
  pawnMovesStep:
    'Der Bauer zieht einen Schritt schräg nach vorn oder zur Seite zur nächsten Raute, Spitze an Spitze. Genauso schlägt er.',
  pawnNeverCaptures: 'Ein Bauer schlägt nie einen Bauern.',
  promotionYourChoice:
    'Die Umwandlung ist dir freigestellt. Auf den letzten drei Reihen kann ein Bauer zum Kamel werden. Auf der letzten Reihe auch zum Läufer, Vao, Frosch oder Wächter; oder er wartet und wandelt sich später um.',
  twoRanksBefore: 'Auch auf den zwei Reihen vor der letzten darf er warten.',
  takesBishopPawn: 'Er schlägt den Läufer, aber nicht den Bauern daneben.',
  nearEndBecome: 'Kurz vor dem Ende kann er zum Kamel werden oder warten.',
  bishopMovesDistance:
    'Der Läufer zieht diagonal, so weit er will, wie im Schach. Hier erreicht er das ganze Brett.',
  distanceAlongDiagonals: 'Beliebig weit auf den Diagonalen.',
  vaoMovesLike:
    'Der Vao zieht wie ein Läufer. Um zu schlagen, springt er auf einer Diagonale über genau eine Figur, gleich welcher Seite. Er schlägt die nächste Figur dahinter, wenn sie dem Gegner gehört.',
  pawnScreenFrog: 'Der Bauer ist der Bock; der Frosch dahinter fällt.',
  frogStepsStraight:
    'Der Frosch geht gerade zur nächsten Raute, Spitze an Spitze, zum Ziehen oder Schlagen.',
  jumpsEightDirections:
    'Er springt auch in jede der acht Richtungen über eine Reihe eigener Figuren und kann so schlagen. Über Gegner springt er nie.',
  lineStartsRight:
    'Die Reihe beginnt direkt neben ihm, hat keine Lücke und kann aus einer einzigen Figur bestehen. Der Frosch landet auf dem ersten Feld dahinter.',
  startJumpA4: 'Vom Anfang aus kann er nach a4, d5 und g4 springen.',
  guardMovesCaptures:
    'Der Wächter zieht oder schlägt ein oder zwei Felder diagonal. Eine Figur dazwischen überspringt er.',
  leapsOverPawn: 'Er springt über den Bauern.',
  camelLeapsThree: 'Das Kamel springt drei Felder in eine Richtung und eins zur Seite.',
  leapsOverAnything: 'Es springt über alles hinweg.',
  kingMovesCaptures: 'Der König zieht oder schlägt einen Schritt diagonal.',
  moveStraightForward:
    'Er darf auch gerade vor oder zurück zur nächsten Raute ziehen, Spitze an Spitze, dort aber nicht schlagen. Das Bild des Erfinders markiert diese zwei Felder mit einem anderen Zeichen.',
  diagonalStepsStraight: 'Diagonale Schritte und, ohne zu schlagen, gerade vor oder zurück.',
  checkmateWinsStalemate:
    'Schachmatt gewinnt. Patt ist remis, und ihr könnt euch auf Remis einigen.',
  fortyMovesWithout: 'Vierzig Züge ohne Schlagen und ohne Umwandlung sind remis.',
  meansFortyMoves:
    'Das heißt vierzig Züge jeder Seite. Ein einfacher Bauernzug beginnt die Zählung nicht neu.',
  drawNeitherSide: 'Remis ist auch, wenn keine Seite genug zum Mattsetzen hat.',
  meansTwoKings: 'Das heißt: zwei Könige allein oder mit höchstens je einem Vao.',
  positionComesThird: 'Eine Stellung, die zum dritten Mal entsteht, ist remis.',
};
