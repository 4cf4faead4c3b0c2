// What Learn says of 40 Bridges: its rules, and captions of diagrams.
import type { Texts } from '../../../textsType';

export const texts: Texts<'bridges40Learn'> = {
  reachFarCorner:
    'Raggiungi l’angolo opposto con una pedina, o circonda e cattura tutte le pedine dell’avversario.',
  tilesAndOctagons:
    'La scacchiera ha venticinque quadrati e sedici ottagoni. Quaranta ponti uniscono i quadrati affiancati. Gli ottagoni sono uniti allo stesso modo.',
  tileTouchesOctagons:
    'Un quadrato tocca gli ottagoni a un passo in diagonale. Così una cella ha fino a otto vicine: quattro del suo tipo, quattro dell’altro.',
  playersOppositeCorners:
    'I giocatori hanno angoli opposti. Ognuno comincia con otto pedine uguali: quattro sui quadrati dell’angolo e quattro sugli ottagoni accanto.',
  whitesCornerA1: 'L’angolo del Bianco è a1, quello del Nero è i9.',
  octagonsThoseAround: 'Gli ottagoni sono quelli intorno al più interno dei quattro quadrati.',
  whiteMovesFirst: 'Comincia il Bianco.',
  discStepsEmpty:
    'Una pedina fa un passo su una vicina vuota dello stesso tipo: da quadrato a quadrato, o da ottagono a ottagono.',
  jumpsOverNeighbouring:
    'Oppure scavalca una tua pedina vicina, su una cella di qualsiasi tipo, fino alla cella vuota subito dietro. Fa un solo salto per turno, e mai sopra una nemica.',
  jumpsStraightEight:
    'Salta dritto in una delle otto direzioni, quindi atterra sul tipo di cella da cui è partita. Il disegno dell’inventore segna queste celle. Le pedine sugli ottagoni non arrivano mai in un angolo: catturano e aiutano.',
  enemyDiscCaptured: 'Una pedina nemica è catturata quando almeno tre delle sue vicine sono tue.',
  checkedAfterEvery:
    'Si controlla dopo ogni mossa. Si possono catturare più pedine in una volta, quante che siano.',
  youMoveWhere:
    'Puoi andare anche dove ti circonderebbero, se così catturi. Per questo turno la cattura protegge la tua pedina.',
  youCaptureNothing:
    'Se non catturi niente e la pedina che hai mosso ha tre o più nemiche vicine, la perdi.',
  startStepsJumps: 'Dall’inizio: passi, e salti sopra le amiche.',
  jumpNextDisc: 'Salta accanto alla pedina in e5: la tua è la terza vicina.',
  discOpponentsCorner:
    'Una pedina nell’angolo dell’avversario vince subito. Vince anche chi cattura l’ultima pedina nemica.',
  cornerWinsBefore: 'L’angolo vince prima che si guardino le catture.',
  youLoseYour: 'Se perdi la tua ultima pedina con la tua stessa mossa, perdi la partita.',
  youCannotMove: 'Se non puoi muovere, devi passare. Se nessuno può muovere, è patta.',
  positionComesThird:
    'Una posizione che si presenta per la terza volta è patta. Sono patta anche 50 mosse a testa senza che una pedina lasci la scacchiera.',
};
