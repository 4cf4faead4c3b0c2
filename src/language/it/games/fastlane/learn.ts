// What Learn says of Chess in the Fast Lane: its rules, and captions of diagrams.
import type { Texts } from '../../../textsType';
import { counted } from '../../numbers';

export const texts: Texts<'fastlaneLearn'> = {
  aim: (cells) =>
    `Dai scacco matto al re nemico. Le 64 case formano solo ${cells} celle, perché alcune si uniscono in corsie.`,
  ownLanes: (lanes, cells) => {
    const count =
      lanes === 0
        ? 'non ha corsie, e ha'
        : `ha ${lanes === 1 ? 'una corsia' : `${lanes} corsie`}, e`;
    return `Il disegno delle corsie dell’inventore è andato perso, quindi puoi disegnare le tue. Questa scacchiera ${count} in tutto ${counted(cells, 'cella', 'celle')}.`;
  },
  aimWithoutLanes: 'Dai scacco matto al re nemico. Ognuna delle 64 case è una cella a sé.',
  inventorsPictureLanes:
    'Il disegno delle corsie dell’inventore è andato perso. Questo schema è nostro, fatto secondo la sua descrizione. Davanti ai due eserciti, lungo le colonne, ci sono corsie di due case. Altre quattro sono al centro, accanto alla rotonda di quattro case.',
  laneCellPiece:
    'Una corsia è una sola cella. Un pezzo lì sta insieme su tutte le sue case. Si muove da ognuna, e si può catturare su ognuna.',
  movingPieceTravels:
    'Un pezzo che si muove viaggia sulle 64 case lungo le sue linee solite. Se si ferma su una casa di una corsia, riempie tutta la corsia.',
  moveEndDifferent:
    'Una mossa deve finire in un’altra cella. La corsia che un pezzo lascia non lo blocca mai.',
  givingWaySliding:
    'Cedere il passo: torre, alfiere e donna possono passare sopra una corsia occupata da un amico, ma non fermarsi lì. Niente passa sopra un pezzo su una casa singola, o sopra un nemico.',
  pieceAttacksChecks:
    'Un pezzo attacca e dà scacco anche sopra gli amici che gli cederebbero il passo.',
  pawnMovesSquare:
    'Il pedone avanza di una casa e cattura di una casa in diagonale in avanti, da qualsiasi casa della sua cella. Non c’è doppio passo né presa al varco.',
  lastRankBecomes: 'Sull’ultima traversa diventa cavallo o alfiere, nient’altro.',
  frontLaneRoundabout: 'Dalla casa più avanzata della sua corsia alla rotonda, o una cattura.',
  lastStepPromotes: 'Con l’ultimo passo promuove.',
  stepForwardCell: 'Un passo avanti dalla sua cella.',
  knightLeapsChess: 'Il cavallo salta come negli scacchi, da qualsiasi casa della sua cella.',
  roundaboutLeapFour: 'Nella rotonda può saltare da quattro case.',
  leapFromCell: 'Due case in linea retta e una di lato.',
  bishopMovesChess: 'L’alfiere si muove come negli scacchi.',
  bishopInLane: 'In una corsia sta su entrambi i colori, quindi cambia colore facilmente.',
  diagonalsBothSquares: 'Diagonali da entrambe le case della corsia.',
  alongDiagonals: 'Lungo le sue diagonali.',
  rookMovesChess: 'La torre si muove come negli scacchi.',
  rookOverFriends:
    'Gli amici nelle corsie le cedono il passo, quindi può uscire da dietro il suo pedone.',
  pawnGivesWay: 'Il pedone cede il passo; la torre non può fermarsi nella sua corsia.',
  alongRankFile: 'Lungo traversa e colonna.',
  queenMovesChess: 'La donna si muove come negli scacchi.',
  queenOverFriends: 'Gli amici nelle corsie cedono il passo anche a lei.',
  outOverHer: 'Esce scavalcando il suo pedone.',
  straightDiagonally: 'In linea retta e in diagonale.',
  kingStepsChess:
    'Il re fa un passo come negli scacchi, da qualsiasi casa della sua cella. L’arrocco è come negli scacchi.',
  nothingGivesWay:
    'Per l’arrocco nessuno cede il passo: tutte le case tra re e torre devono essere vuote.',
  stepCastling: 'Un passo, o l’arrocco.',
  checkmateWinsStalemate: 'Lo scacco matto vince. Lo stallo è patta.',
  positionComesThird:
    'Una posizione che si presenta per la terza volta è patta. Sono patta anche 50 mosse a testa senza catture né mosse di pedone. Non devi chiederlo tu.',
  twoBareKings: 'Due re da soli sono subito patta.',
  loneMinorMates:
    'Qui un cavallo o un alfiere da solo può dare matto, perché un pezzo in una corsia attacca da tutte le sue case.',
};
