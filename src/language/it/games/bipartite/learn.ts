// What Learn says of Bipartite Chess: its rules, and captions of diagrams.
import type { Texts } from '../../../textsType';

export const texts: Texts<'bipartiteLearn'> = {
  firstComesRace:
    'Prima c’è una corsa, che comincia il Nero. La vince chi porta per primo tutti i suoi Messaggeri dall’altra parte, sulle righe di base dell’avversario. Poi c’è una battaglia con eserciti nuovi, decisa dallo scacco matto.',
  winnerRaceChooses:
    'Chi vince la corsa sceglie il Pezzo Forte diagonale o quello dritto per la battaglia. L’avversario riceve l’altro.',
  blackMovesFirst: 'Il Nero comincia anche la battaglia.',
  columnsAndRows:
    'Cinque colonne, da 1 a 5, e nove righe, da A in alto a I in basso. Una casa prende il nome dalla riga e dalla colonna, per esempio B3.',
  twoSquaresBlocked: 'Due case sono bloccate: A3 e I3 nella corsa, E1 ed E5 nella battaglia.',
  raceBlackStarts:
    'Nella corsa il Nero parte dalle righe A e B e scende. Il Bianco parte da H e I e sale.',
  battleSidesSwapped:
    'Nella battaglia i lati si scambiano: il Bianco parte da A e B, il Nero da H e I.',
  raceMessengerSteps:
    'Nella corsa un Messaggero avanza di una casa, dritto o in diagonale, su una casa vuota. Non si cattura niente.',
  youCannotMove: 'Se non puoi muovere, devi passare. Altrimenti passare è vietato.',
  eachSideNeeds:
    'A ciascuno servono 62 passi per portare all’arrivo tutti i Messaggeri. Comincia il Nero, quindi se nessuno passa il Nero arriva per primo.',
  whiteHomeFirst:
    'Il Bianco arriva per primo solo se il Nero passa più spesso. Non farti costringere a passare: tieniti delle mosse libere, e blocca l’altro.',
  neitherSideMove:
    'Quando nessuno può muovere, la corsa finisce. Vince chi ha più Messaggeri arrivati. A parità, chi è avanzato in tutto di più righe. Se è ancora parità, vince il Bianco.',
  battleChessPawn:
    'In battaglia è un pedone degli scacchi, con il doppio passo dalla casa di partenza e senza presa al varco. Sulle due righe di base nemiche diventa subito un soldato.',
  raceForwardThree: 'Nella corsa: in avanti, in tre direzioni.',
  battlePawnDouble: 'In battaglia: un pedone, con il doppio passo.',
  diagonalPowerPiece: 'Il Pezzo Forte diagonale è un alfiere che si muove al massimo di tre case.',
  threeSquaresDiagonally: 'Fino a tre case in diagonale.',
  straightPowerPiece: 'Il Pezzo Forte dritto è una torre che si muove al massimo di tre case.',
  threeSquaresStraight: 'Fino a tre case in linea retta.',
  captainKnightMove:
    'Il capitano è un cavallo che può anche muoversi di una casa dritto avanti o indietro, ma lì non cattura.',
  knightTwoExtra: 'Un cavallo con due passi in più.',
  guardMovesNeighbouring:
    'La guardia va in qualsiasi casa vicina. Cattura solo in avanti, in diagonale in avanti e di lato, mai alle sue spalle.',
  whiteFacesDown:
    'Qui il Bianco guarda in giù; le tre case in alto sono alle spalle della guardia.',
  soldierMovesNeighbouring: 'Il soldato va in qualsiasi casa vicina e cattura solo in diagonale.',
  stepsAnywhereTakes: 'Va ovunque di un passo e cattura sulle diagonali.',
  swordsmanMovesTwo:
    'Lo spadaccino si muove di una o due case in linea retta, senza saltare. Cattura solo sulla seconda casa, quando la prima è vuota.',
  thrustReachesTwo: 'Un affondo arriva a due case; chi sta accanto è troppo vicino.',
  kingMovesChess: 'Il re si muove come negli scacchi.',
  noCastling: 'Non c’è arrocco.',
  stepDirection: 'Un passo in ogni direzione.',
  checkmateWinsYou:
    'Lo scacco matto vince. Vinci anche se catturi tutto tranne il re. Ma se quel re può catturare subito il tuo ultimo altro pezzo, è patta.',
  appDecidesOnce: 'L’app lo decide subito. Lo scacco matto viene prima.',
  battleStalemateDraw:
    'In battaglia lo stallo è patta, e lo è anche una posizione che si presenta per la terza volta. Sono patta anche 50 mosse a testa senza catture né mosse di Messaggeri.',
};
