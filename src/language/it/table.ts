// What all boards share: keys, the list of moves, the board in words, notices, and why a move can’t be played.
import type { Texts } from '../textsType';
import { capital, theSide } from './numbers';
import { noun, the } from './pieces';

export const texts: Texts<'table'> = {
  sentence: (text) => `${text}.`,

  back: 'Indietro',
  actions: 'Azioni',
  howItIsPlayed: 'Come si gioca',
  describeBoard: 'Descrivi la scacchiera',
  keys: 'Tasti',
  settings: 'Impostazioni',
  meetPieces: 'Conosci i pezzi',
  typeMove: 'Scrivi una mossa',
  typeMoveHint:
    'Scrivi una mossa come nella lista delle mosse, o come due case: partenza, poi arrivo.',
  play: 'Gioca',
  closeField: 'Chiudi il campo',

  board: (title, lies) => `Scacchiera di ${title}, ${lies}`,
  atBottom: (side) => `${theSide(side)} in basso`,
  edge: 'Bordo della scacchiera.',
  nothingAnnounced: 'Ancora nessun annuncio.',

  theBoard: 'La scacchiera',
  theGame: 'La partita',

  keyNames: {
    arrows: 'Frecce',
    enter: 'Invio o Spazio',
    escape: 'Esc',
    letter: 'La lettera di un pezzo',
    ArrowLeft: 'Freccia sinistra',
    ArrowRight: 'Freccia destra',
    Home: 'Home',
    End: 'Fine',
    Delete: 'Canc',
  },
  keyMeanings: {
    arrows: 'alla casa vicina in quella direzione',
    enter: 'scegli un pezzo, poi dove va',
    escape: 'rimetti il pezzo al suo posto',
    letter: 'al prossimo pezzo di quel tipo; con Maiusc al precedente',
    type: (label) => label.toLowerCase(),
    help: 'su un pezzo, come si muove; altrove, questa lista',
    targets: 'ascolta dove può andare il pezzo',
    lastMove: 'ascolta l’ultima mossa',
    turn: 'ascolta a chi tocca',
    wholeBoard: 'ascolta tutta la scacchiera',
    attacks: 'ascolta che cosa attacca questa casa, e che cosa attacca il suo pezzo',
    repeat: 'ascolta di nuovo l’ultimo annuncio',
  },

  moves: 'Mosse',
  noMoves: 'Ancora nessuna mossa',
  previousMove: 'Mossa precedente',
  nextMove: 'Mossa successiva',
  backToGame: 'Torna alla partita',

  tryAgain: 'Riprova',
  paused: 'In pausa. Gli orologi sono fermi.',
  resume: 'Riprendi',
  storage: {
    device: 'Le partite sono state eliminate',
    waiting: 'Non ancora salvato',
    memory: 'Le partite non vengono salvate',
    closed: 'Le partite non vengono salvate',
  },
  playOn: 'Puoi continuare a giocare. Un backup salva ogni partita di questa pagina.',

  notItsTurn: (here) => `${here}: non è il suo turno.`,
  nowhere: (here) => `${here}: nessuna mossa.`,
  goals: (here, cells) => `${here}: ${cells.join(', ')}.`,
  takes: (cell) => `cattura in ${cell}`,

  gameOver: 'La partita è finita.',
  toMove: (side) => `Muove ${theSide(side)}.`,
  inCheck: (side, king) => `Muove ${theSide(side)}, ${the(king)} è sotto scacco.`,
  noMoveYet: 'Ancora nessuna mossa.',
  lastMove: (move) => `Ultima mossa: ${move}.`,

  chooseBelow: 'Scegli con i pulsanti qui sotto.',
  otherSideMoves: (mover, other) => `Muove ${theSide(mover)}, non ${theSide(other)}.`,
  stuck: (piece) =>
    `${capital(the(piece))} non può muoversi. ${noun(piece).isFeminine ? 'Tienila premuta' : 'Tienilo premuto'} per vedere come si muove.`,

  tip: {
    touch: {
      text: 'Tieni premuto un pezzo per vedere come si muove.',
      spoken: 'Tieni premuto un pezzo per sentire come si muove.',
    },
    mouse: {
      text: 'Clic destro su un pezzo, o premi ? su di esso, per vedere come si muove.',
      spoken: 'Premi ? su un pezzo per sentire le sue mosse.',
    },
  },
};
