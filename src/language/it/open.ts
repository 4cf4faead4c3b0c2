// Opening a game from elsewhere: the ways to open one, what came, and what to do with it.
import type { Texts } from '../textsType';
import { counted, ofSide, theSide, toSide } from './numbers';

const games = (count: number): string => counted(count, 'partita', 'partite');

export const texts: Texts<'open'> = {
  title: 'Apri una partita',
  paste: 'Incolla e apri',
  pasteHint: 'Un link o un testo che hai copiato.',
  scan: 'Scansiona un codice',
  scanHint: 'Da un altro dispositivo, o da un’immagine.',
  chooseFile: 'Scegli un file',
  chooseFileHint: 'Partite come testo, o un backup. Puoi anche trascinarlo qui.',
  file: 'File con partite',
  field: 'Un link, o il testo di partite o di una posizione',
  open: 'Apri',
  nothingSaved: 'Niente si salva finché non lo dici tu.',
  reading: (done, count) => `Leggo la partita ${done} di ${count}`,
  notOpened: (reason) => `Questo non si può aprire: ${reason}.`,
  pasteRefused:
    'il tuo browser non ha permesso all’app di incollare. Tieni premuto il campo e incolla lì',
  badLink: 'Questo link non si può aprire',
  problem: (reason) => `Il problema: ${reason}.`,
  askAgain:
    'Su questo dispositivo non è cambiato niente. Chiedi di nuovo il link e copialo tutto, o chiedi la partita come testo o file.',
  pasteInstead: 'Incollalo invece qui',
  home: 'Home',

  gamesInText: 'Partite in questo testo',
  readable: (read, here, unreadable) =>
    `Partite che si possono leggere: ${read}${here > 0 ? `, di cui già qui: ${here}` : ''}${unreadable > 0 ? `; non si possono leggere: ${unreadable}` : ''}.`,
  annotated: (count) =>
    `${games(count)} con varianti o commenti: resta solo la linea principale. Apri l’analisi per tenere tutto.`,
  unreadable: (problem) => `${problem}.`,
  keepGames: (count) => `Tieni ${games(count)}`,
  kept: (count) => `${games(count)} in Archivio.`,
  keptThen: (count, all, reason) => `In Archivio ${games(count)} su ${all}; poi ${reason}.`,
  history: 'Archivio',
  finished: (moves, score) => `${moves}, ${score}`,
  unfinished: (moves) => `${moves}, non finita`,
  analyse: 'Analizza',
  analyseGame: (game, players) => `Analizza ${game}, ${players}`,

  twoPlayers: 'Due giocatori',
  player: 'Giocatore',
  players: (white, whitePlayer, black, blackPlayer) =>
    `${white}: ${whitePlayer} – ${black}: ${blackPlayer}`,
  sharedNote:
    'In Archivio le partite da link e testi sono segnate «Condivisa con te». Non contano per le tue statistiche né per il tuo livello.',
  outcome: (outcome) => `${outcome}.`,
  toMove: (side) => `Muove ${theSide(side)}.`,
  afterMove: (mover, number, side) =>
    `Dopo la mossa ${number} ${ofSide(mover)}, muove ${theSide(side)}.`,
  rules: (rules) => `Regole: ${rules}`,
  aPosition: (game) => `${game}: una posizione`,
  analysisOf: (game) => `Analisi: ${game}`,
  board: (game, side) => `Scacchiera di ${game}, ${theSide(side)} in basso`,
  invitation: (friend, side) =>
    `${friend} gioca con te via messaggio. Tu giochi con ${theSide(side)}, e invii le tue mosse come link.`,
  mainLine: 'Questa è la linea principale. Apri l’analisi per le sue varianti e i suoi commenti.',
  keepGame: 'Tieni questa partita',
  playAs: (side) => `Gioca con ${theSide(side)}`,
  playOn: 'Continua da qui',
  openAnalysis: 'Apri l’analisi',
  keepAndReview: 'Tieni e rivedi',
  unsavedAnalysis:
    'Su questo dispositivo non si salva niente, a meno che tu non apra l’analisi o continui la partita.',
  unsavedGame:
    'Su questo dispositivo non si salva niente, a meno che tu non tenga la partita, la continui o la analizzi.',
  existing: {
    differs: 'Hai già questa partita. Quella condivisa ha mosse diverse.',
    same: 'Hai già questa partita. Le mosse sono le stesse.',
    longerThere: 'Hai già questa partita. Quella condivisa ha più mosse.',
    longerHere: 'Hai già questa partita. La tua ha più mosse.',
  },
  openYours: 'Apri la tua partita',

  decidesForYou:
    'Questo link decide per te anche qualcosa che qui non hai fatto. Aggiungilo solo se l’hai deciso tu.',
  addToMine: 'Aggiungi alla mia partita',
  older: (friend) =>
    `Questo link è più vecchio della tua partita. Per continuare, invia quello nuovo ${toSide(friend)}.`,
  onlyOlder: 'Questo link è più vecchio della tua partita.',
  sendNewer: 'Invia il link più nuovo',
  differs: (move, friend) =>
    `Questo link e la tua partita sono diversi dalla mossa ${move} in poi. Chiedi ${toSide(friend)} quale conta. Puoi tenerli entrambi.`,
  onBoard: 'Sulla scacchiera',
  fromLink: 'Dal link',
  yours: 'La tua',
  keepBoth: 'Tieni entrambe, gioca questa',
};
