// The lessons of a game, and a task of one: what is said of moves besides the lesson’s own words, and the ways on.
import type { Texts } from '../textsType';
import { counted } from './numbers';
import { der } from './pieces';

const moves = (count: number): string => counted(count, 'Zug', 'Züge');
const doneStates = { alone: 'ohne Hilfe gelöst', helped: 'gelöst' };

export const texts: Texts<'lessonScreens'> = {
  titleOf: (game) => `${game}: Lektionen`,
  learn: 'Lernen',
  readRules: 'Alle Regeln lesen',
  progress: 'Dein Fortschritt',
  introduction: 'Lernen durch Spielen, auf dem echten Brett.',
  lessonsDone: (done, all) => `${done} von ${all} Lektionen geschafft`,
  start: (lesson) => `Start: ${lesson}`,
  goOn: (lesson) => `Weiter: ${lesson}`,
  playNow: 'Jetzt spielen',
  otherRules: (rules) => `„Jetzt spielen“ hat andere Regeln: ${rules}.`,
  tasksDone: (done, all) => `${done} von ${all} Übungen geschafft`,
  doneAlone: 'Ohne Hilfe geschafft',
  doneHelped: 'Geschafft. Wiederhole sie ohne „Zeig’s mir“ für einen Stern.',

  noLesson: 'Diese Lektion gibt es nicht.',
  allLessons: 'Alle Lektionen',
  lesson: (game, lesson) => `${game}: ${lesson}`,
  taskOf: (lesson, number, count) => `${lesson}, Übung ${number} von ${count}`,
  task: 'Übung',
  tasks: 'Übungen',
  taskNumber: (number) => `Übung ${number}`,
  taskDone: (number, state) => `Übung ${number}, ${doneStates[state]}`,
  done: (state) => `${doneStates[state]}:`,
  nextTask: 'Nächste Übung',
  repeatLesson: 'Lektion wiederholen',
  nextLesson: (lesson) => `Nächste: ${lesson}`,

  more: 'Mehr',
  again: 'Nochmal',
  takeBack: 'Zug zurück',
  showMe: 'Zeig’s mir',
  skip: 'Auslassen',
  takeItBack: 'Zug zurücknehmen',
  startAgain: 'Von vorn beginnen',
  useButtons: 'Mit den Knöpfen unten geht es weiter.',
  notSaved: (reason) => `Nicht gespeichert: ${reason}.`,
  movesLeft: (count) => `${moves(count)}.`,
  noMoveLimit: 'Beliebig viele Züge.',
  keys: {
    hear: 'hören, was zu tun ist',
    movesLeft: 'hören, wie viele Züge bleiben',
    show: 'einen Zug sehen',
    takeBack: 'zurücknehmen',
    again: 'die Übung neu beginnen',
  },
  praises: ['Gut gemacht.', 'Genau.', 'Richtig.', 'Sehr gut.', 'Schön gespielt.'],
  removesOwn: 'Damit entfernst du deine eigene Figur.',
  thenRemoved: 'Dann wird eine deiner Figuren entfernt.',
  thenTakes: (piece) => `Dann schlägt ${der(piece)}.`,
  thenPieceTakes: 'Dann schlägt die Figur.',
  takenBack: 'Zurückgenommen.',
  rightSoFar: (left) => `Bisher richtig. Noch ${moves(left)}.`,
};
