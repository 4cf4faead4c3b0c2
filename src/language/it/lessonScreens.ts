// The lessons of a game, and a task of one: what is said of moves besides the lesson’s own words, and the ways on.
import type { Texts } from '../textsType';
import { counted } from './numbers';
import { the } from './pieces';

const moves = (count: number): string => counted(count, 'mossa', 'mosse');
const doneStates = { alone: 'fatto senza aiuto', helped: 'fatto' };

export const texts: Texts<'lessonScreens'> = {
  titleOf: (game) => `${game}: lezioni`,
  learn: 'Impara',
  readRules: 'Leggi tutte le regole',
  progress: 'I tuoi progressi',
  introduction: 'Impara giocando, sulla vera scacchiera.',
  lessonsDone: (done, all) => `Lezioni fatte: ${done} su ${all}`,
  start: (lesson) => `Inizia: ${lesson}`,
  goOn: (lesson) => `Continua: ${lesson}`,
  playNow: 'Gioca ora',
  otherRules: (rules) => `«Gioca ora» ha altre regole: ${rules}.`,
  tasksDone: (done, all) => `Esercizi fatti: ${done} su ${all}`,
  doneAlone: 'Fatta senza aiuto',
  doneHelped: 'Fatta. Ripetila senza «Mostrami» per avere una stella.',

  noLesson: 'Questa lezione non esiste.',
  allLessons: 'Tutte le lezioni',
  lesson: (game, lesson) => `${game}: ${lesson}`,
  taskOf: (lesson, number, count) => `${lesson}, esercizio ${number} di ${count}`,
  task: 'Esercizio',
  tasks: 'Esercizi',
  taskNumber: (number) => `Esercizio ${number}`,
  taskDone: (number, state) => `Esercizio ${number}, ${doneStates[state]}`,
  done: (state) => `${doneStates[state]}:`,
  nextTask: 'Prossimo esercizio',
  repeatLesson: 'Ripeti la lezione',
  nextLesson: (lesson) => `Prossima: ${lesson}`,

  more: 'Altro',
  again: 'Ripeti',
  takeBack: 'Ritira',
  showMe: 'Mostrami',
  skip: 'Salta',
  takeItBack: 'Ritirala',
  startAgain: 'Ricomincia',
  useButtons: 'Per continuare usa i pulsanti qui sotto.',
  notSaved: (reason) => `Non salvato: ${reason}.`,
  movesLeft: (count) => `${moves(count)}.`,
  noMoveLimit: 'Mosse senza limite.',
  keys: {
    hear: 'ascolta che cosa è chiesto',
    movesLeft: 'ascolta quante mosse restano',
    show: 'vedi una mossa',
    takeBack: 'ritira',
    again: 'ricomincia l’esercizio',
  },
  praises: ['Ben fatto.', 'Esatto.', 'Proprio così.', 'Molto bene.', 'Bel colpo.'],
  removesOwn: 'Così togli un tuo pezzo.',
  thenRemoved: 'Poi perdi uno dei tuoi pezzi.',
  thenTakes: (piece) => `Poi ${the(piece)} cattura.`,
  thenPieceTakes: 'Poi il pezzo cattura.',
  takenBack: 'Ritirata.',
  rightSoFar: (left) => `Fin qui è giusto. Ancora ${moves(left)}.`,
};
