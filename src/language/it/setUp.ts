// Setting up a position: pieces are put anywhere, and a sentence says whether it can be played.
import type { Texts } from '../textsType';
import { capital, ofSide, theSide } from './numbers';
import { aSided, sided, theSided } from './pieces';

export const texts: Texts<'setUp'> = {
  title: (game) => `Componi: ${game}`,
  typing: {
    label: 'Scrivi un pezzo e una casa',
    hint: 'Scrivi la lettera di un pezzo e una casa: maiuscola per il Bianco, minuscola per il Nero. Scrivi - per svuotare la casa.',
    does: 'Metti',
  },
  changeGame: ': gioco e regole',
  toMove: (colour) => `Muove ${theSide(colour)}`,
  changeSide: ': fai muovere l’altro lato',

  verdict: {
    white: {
      playable: 'Si può giocare: muove il Bianco.',
      inCheck: 'Si può giocare: muove il Bianco, sotto scacco.',
    },
    black: {
      playable: 'Si può giocare: muove il Nero.',
      inCheck: 'Si può giocare: muove il Nero, sotto scacco.',
    },
    unreachable: (why) => `Si può giocare, ma in una vera partita non può capitare: ${why}.`,
    notPosition: (reason) => `Non è una posizione: ${reason}.`,
    over: (ending) =>
      `Qui la partita è finita: ${ending.charAt(0).toLowerCase()}${ending.slice(1)}.`,
    cannotStand: (piece, cell, why) =>
      `${capital(theSided(piece))} non può stare in ${cell}: lì ora c’è ${why}.`,
    blocked: 'un blocco',
    mustPromote: (piece, cell) =>
      `${capital(theSided(piece))} non può restare in ${cell}: con una mossa lì deve promuovere.`,
  },

  pieces: 'Pezzi',
  movePieces: 'Muovi i pezzi',
  removePieces: 'Togli i pezzi',
  turnPieces: (shown, other) => `Pezzi ${ofSide(shown)}: mostra quelli ${ofSide(other)}`,
  enter: {
    move: 'scegli un pezzo, poi dove va',
    remove: 'togli il pezzo',
    put: 'metti lì il pezzo scelto',
  },

  keys: {
    empty: 'svuota la casa',
    put: (piece) => `${aSided(piece)} sulla casa`,
    hearVerdict: 'ascolta se si può giocare',
    changeSide: 'fai muovere l’altro lato',
    undo: 'annulla',
  },
  nothingToUndo: 'Niente da annullare.',
  cellEmpty: (cell) => `${cell}: vuota.`,
  cellHolds: (cell, piece) => `${cell}: ${sided(piece)}.`,
  notTyped: (sample) =>
    `Scrivi la lettera di un pezzo e una casa, per esempio ${sample}; - svuota la casa.`,
  noPiece: (letter) => `Con queste regole nessun pezzo ha la lettera ${letter}.`,

  actions: {
    more: 'Altro',
    undo: 'Annulla',
    clear: 'Svuota',
    details: 'Dettagli',
    continue: 'Continua',
  },

  menu: 'Componi la posizione',
  startPosition: 'Posizione iniziale',
  swapSides: 'Scambia i colori',
  mirror: 'Specchia',
  flip: 'Gira la scacchiera',
  gameAndRules: 'Gioco e regole',
  positionText: 'Testo della posizione',
  typePiece: 'Scrivi un pezzo',
  game: 'Gioco',
  done: 'Fatto',

  continueFrom: 'Continua da qui',
  analyse: 'Analizza',
  playComputer: 'Gioca contro il computer',
  passAndPlay: 'Passa e gioca',
  share: 'Condividi',
  save: 'Salva con un titolo',
  draftSaved: 'La tua bozza è salvata.',
  position: 'Posizione',
  saveTitle: 'Salva questa posizione',
  titleLabel: 'Titolo',
  titleHint: 'La trovi in Archivio, sotto Analisi.',
  saved: (title) => `Salvata in Archivio come «${title}».`,
  notSaved: (reason) => `Non salvata: ${reason}.`,
  notSavedHere: 'Non salvata: questo dispositivo non la salva.',

  details: 'Dettagli',
  movesSince: (restart) => `Mosse senza ${restart}`,
  drawnAt: (limit) => `A ${limit} la partita è patta.`,
  moves: 'Mosse di entrambi dall’inizio',
  movesHint: 'Compare solo nel testo della posizione.',
  rightImpossible: 'Non è possibile: il re o il suo compagno ha lasciato la sua casa di partenza',

  textLabel: 'Questa posizione, o scrivine un’altra',
  textUnreadable: (reason) => `Questo testo non si può leggere: ${reason}.`,
  copy: 'Copia',
  copied: 'Copiata.',
  notCopied: 'Questo browser non permette all’app di copiare. Copia a mano.',
  use: 'Componi',
};
