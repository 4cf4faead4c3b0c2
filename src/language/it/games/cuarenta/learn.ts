// What Learn says of Cuarenta: its rules, and captions of diagrams.
import type { Texts } from '../../../textsType';

export const texts: Texts<'cuarentaLearn'> = {
  castlingOnceGame:
    'Arrocco: una volta per partita, re e cammello possono scambiarsi di posto se nessuno dei due si è mosso.',
  kingCheckBefore:
    'Il re non dev’essere sotto scacco né prima né dopo. I pezzi in mezzo non contano.',
  castlingKingCamel: 'Arrocco: re e cammello si scambiano di posto.',
  checkmateEnemyKing: 'Dai scacco matto al re nemico su una scacchiera di quaranta rombi.',
  diamondsLightSquares:
    'I rombi sono le case chiare di una scacchiera 9x9. Un passo in diagonale va su un rombo che ha un lato in comune. Un passo dritto va sul rombo successivo, da punta a punta.',
  whitesCamelStarts:
    'Il cammello del Bianco parte da h1, quello del Nero da b9: ognuno ce l’ha alla sua destra.',
  whiteMovesFirst: 'Comincia il Bianco.',
  pawnMovesStep:
    'Il pedone fa un passo in diagonale in avanti, o di lato fino al rombo successivo, da punta a punta. Cattura allo stesso modo.',
  pawnNeverCaptures: 'Un pedone non cattura mai un pedone.',
  promotionYourChoice:
    'La promozione la scegli tu. Sulle ultime tre traverse un pedone può diventare un cammello. Sull’ultima può anche diventare alfiere, vao, rana o guardia, oppure aspettare e promuovere più tardi.',
  twoRanksBefore: 'Anche sulle due traverse prima dell’ultima può aspettare.',
  takesBishopPawn: 'Cattura l’alfiere, ma non il pedone accanto.',
  nearEndBecome: 'Verso la fine può diventare un cammello, o aspettare.',
  bishopMovesDistance:
    'L’alfiere si muove in diagonale quanto vuole, come negli scacchi. Qui può arrivare su tutta la scacchiera.',
  distanceAlongDiagonals: 'Lungo le diagonali quanto vuole.',
  vaoMovesLike:
    'Il vao si muove come un alfiere. Per catturare salta lungo una diagonale sopra esattamente un pezzo, di chiunque sia. Cattura il primo pezzo che trova dietro, se è nemico.',
  pawnScreenFrog: 'Il pedone è lo schermo; la rana dietro di lui cade.',
  frogStepsStraight:
    'La rana fa un passo dritto fino al rombo successivo, da punta a punta, per muoversi o catturare.',
  jumpsEightDirections:
    'Può anche scavalcare, in una delle otto direzioni, una fila di pezzi suoi, e così anche catturare. Non scavalca mai i nemici.',
  lineStartsRight:
    'La fila comincia proprio accanto a lei, non ha buchi e può essere di un solo pezzo. La rana atterra sulla prima casa subito dietro.',
  startJumpA4: 'Dall’inizio può saltare in a4, d5 e g4.',
  guardMovesCaptures:
    'La guardia si muove o cattura di una o due case in diagonale. Salta sopra un pezzo che sta in mezzo.',
  leapsOverPawn: 'Salta sopra il pedone.',
  camelLeapsThree: 'Il cammello salta di tre case in una direzione e di una nell’altra.',
  leapsOverAnything: 'Salta sopra a tutto ciò che sta in mezzo.',
  kingMovesCaptures: 'Il re si muove o cattura di un passo in diagonale.',
  moveStraightForward:
    'Può anche muoversi dritto avanti o indietro fino al rombo successivo, da punta a punta, ma lì non cattura. Il disegno dell’inventore segna queste due case con un altro simbolo.',
  diagonalStepsStraight: 'Passi in diagonale, e dritto avanti o indietro senza catturare.',
  checkmateWinsStalemate:
    'Lo scacco matto vince. Lo stallo è patta, e potete accordarvi per la patta.',
  fortyMovesWithout: 'Quaranta mosse senza catture né promozioni sono patta.',
  meansFortyMoves:
    'Cioè quaranta mosse a testa. Una semplice mossa di pedone non fa ripartire il conto.',
  drawNeitherSide: 'È patta anche quando a nessuno restano abbastanza pezzi per dare scacco matto.',
  meansTwoKings: 'Cioè due re da soli, o con al massimo un vao a testa.',
  positionComesThird: 'Una posizione che si presenta per la terza volta è patta.',
};
