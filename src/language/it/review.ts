// Looking back at a finished game: what each move cost, the moves that mattered, and practising one's mistakes.
import type { Texts } from '../textsType';
import { fromTo, ofSide, toPercent } from './numbers';

export const texts: Texts<'review'> = {
  pageTitle: (game) => `Revisione: ${game}`,
  title: (game) => `Revisione, ${game}`,
  tryInAnalysis: 'Per provare altre mosse, analizza da qui.',
  notSaved: (reason) => `Non salvato: ${reason}.`,
  toEnd: 'Alla fine',

  actions: {
    more: 'Altro',
    analyse: 'Analizza',
    practise: 'Allenati',
    previousMoment: 'Momento prima',
    nextMoment: 'Momento dopo',
  },

  keys: {
    hearMove: 'ascolta che cosa si dice di questa mossa',
    hearLeader: 'ascolta chi è in vantaggio',
    moments: 'i tuoi momenti chiave, o quelli di entrambi',
    hearSummary: 'ascolta il riassunto della partita',
    betterLine: 'nella linea migliore',
    previousMoment: 'al momento chiave precedente',
    nextMoment: 'al momento chiave successivo',
    practise: 'allenati sui tuoi errori',
    analyse: 'analizza da qui',
    back: 'una mossa indietro',
    forward: 'una mossa avanti',
    backOffBoard: 'fuori dalla scacchiera, una mossa indietro',
    forwardOffBoard: 'fuori dalla scacchiera, una mossa avanti',
    start: 'all’inizio, con il riassunto',
    end: 'alla fine della partita',
  },
  neitherYours: 'Nessuno dei due lati è tuo: li vedi entrambi.',
  noBetterLine: 'Qui non c’è una linea migliore.',
  noMistakes: 'Nessun errore su cui allenarti.',

  menu: 'Revisione',
  reviewAgain: 'Ripeti la revisione',
  reviewImproved: 'Ripeti la revisione: il motore è migliorato',
  momentsOfBoth: 'Momenti chiave di entrambi',
  momentsOfYours: 'Solo i tuoi momenti chiave',
  momentsOfBothShown: 'Momenti chiave di entrambi.',
  momentsOfYoursShown: 'Solo i tuoi momenti chiave.',
  flip: 'Gira la scacchiera',
  toGame: 'Torna alla partita',
  allMistakes: 'Tutti i tuoi errori',
  rules: (variant) => `Regole: ${variant}`,
  madeHere: 'Fatta su questo dispositivo. Niente lo lascia.',

  checking: 'Controllo ogni mossa, dall’ultima alla prima. Puoi uscire: non va perso niente.',
  checkedSoFar: 'Puoi guardare le mosse già controllate e continuare quando vuoi.',
  stop: 'Ferma',
  continue: 'Continua',
  reviewed: 'Revisione fatta',
  stopped: (reason) => `Interrotta: ${reason}`,
  reviewedOf: (done, all) => `Riviste ${done} di ${all}`,
  reviewingOf: (done, all) => `In revisione: ${done} di ${all}`,
  secondsLeft: (done, all, seconds) => `${done} di ${all}, ancora circa ${seconds}\u00a0s`,
  minutesLeft: (done, all, minutes) => `${done} di ${all}, ancora circa ${minutes}\u00a0min`,
  complete: (commentary) => `La revisione è completa. ${commentary}`,

  start: 'Inizio',
  graph: 'Probabilità di vittoria, mossa per mossa',
  graphValue: (place, chances) => `${place}: ${chances}`,
  graphValueMarked: (place, chances, mark) => `${place}: ${chances}. ${mark}`,
  even: 'Parità',
  leaderChance: (colour, percent) => `${colour} ${percent}`,
  leaderChances: (colour, percent) =>
    `Probabilità ${ofSide(colour)}: ${percent.replace('%', ' per cento')}`,
  chancesUnknown: 'non ancora controllata',

  aboutMove: 'Su questa mossa',
  readMore: 'Leggi tutto',
  keyMoment: (which) => `Momento chiave ${which}.`,
  keyMomentLabel: 'Momento chiave',
  momentOf: (number, count) => `${number} di ${count}`,
  outdated: 'Da questa revisione il motore è migliorato. Puoi ripeterla dal menu Altro.',
  notChecked: 'Non ancora controllata.',
  yourChancesStay: (percent) => `Le tue probabilità restano ${toPercent(percent)}.`,
  chancesStay: (colour, percent) =>
    `Le probabilità ${ofSide(colour)} restano ${toPercent(percent)}.`,
  yourChancesWent: (before, after) => `Le tue probabilità sono passate ${fromTo(before, after)}.`,
  chancesWent: (colour, before, after) =>
    `Le probabilità ${ofSide(colour)} sono passate ${fromTo(before, after)}.`,
  decidedGame: (mark) => `${mark}, ha deciso la partita`,
  moveInSummary: (number, move) => `la mossa ${number}, ${move}`,
  moveHeard: (number, move) => `Mossa ${number}. ${move}`,

  lines: { best: 'Meglio', played: 'Giocata' },
  line: (label) => `${label}:`,
  lineAbout: {
    best: (move) => `Che cosa era meglio di ${move}.`,
    played: (move) => `Che cosa succede dopo ${move}.`,
  },
};
