// The lessons of a game, and a task of one: what is said of moves besides the lesson’s own words, and the ways on.
import type { Texts } from '../textsType';
import { counted } from './numbers';
import { thePiece } from './pieces';

const moves = (count: number): string => counted(count, 'jugada', 'jugadas');
const doneStates = { alone: 'hecho sin ayuda', helped: 'hecho' };

export const texts: Texts<'lessonScreens'> = {
  titleOf: (game) => `${game}: lecciones`,
  learn: 'Aprender',
  readRules: 'Leer todas las reglas',
  progress: 'Tu progreso',
  introduction: 'Aprende jugando, en el tablero de verdad.',
  lessonsDone: (done, all) => `${done} de ${all} lecciones hechas`,
  start: (lesson) => `Empezar: ${lesson}`,
  goOn: (lesson) => `Continuar: ${lesson}`,
  playNow: 'Jugar ya',
  otherRules: (rules) => `«Jugar ya» tiene otras reglas: ${rules}.`,
  tasksDone: (done, all) => `${done} de ${all} ejercicios hechos`,
  doneAlone: 'Hecha sin ayuda',
  doneHelped: 'Hecha. Repítela sin «Muéstrame» y gana una estrella.',

  noLesson: 'Esta lección no existe.',
  allLessons: 'Todas las lecciones',
  lesson: (game, lesson) => `${game}: ${lesson}`,
  taskOf: (lesson, number, count) => `${lesson}, ejercicio ${number} de ${count}`,
  task: 'Ejercicio',
  tasks: 'Ejercicios',
  taskNumber: (number) => `Ejercicio ${number}`,
  taskDone: (number, state) => `Ejercicio ${number}, ${doneStates[state]}`,
  done: (state) => `${doneStates[state]}:`,
  nextTask: 'Siguiente',
  repeatLesson: 'Repetir la lección',
  nextLesson: (lesson) => `Siguiente: ${lesson}`,

  more: 'Más',
  again: 'De nuevo',
  takeBack: 'Deshacer',
  showMe: 'Muéstrame',
  skip: 'Saltar',
  takeItBack: 'Deshacer',
  startAgain: 'Empezar de nuevo',
  useButtons: 'Usa los botones de abajo para continuar.',
  notSaved: (reason) => `Sin guardar: ${reason}.`,
  movesLeft: (count) => `${moves(count)}.`,
  noMoveLimit: 'Sin límite de jugadas.',
  keys: {
    hear: 'oír qué se pide',
    movesLeft: 'oír cuántas jugadas quedan',
    show: 'ver una jugada',
    takeBack: 'deshacer',
    again: 'empezar el ejercicio de nuevo',
  },
  praises: ['Bien hecho.', 'Exacto.', 'Eso es.', 'Muy bien.', 'Buena jugada.'],
  removesOwn: 'Así retiras tu propia pieza.',
  thenRemoved: 'Entonces se retira una de tus piezas.',
  thenTakes: (piece) => `Entonces captura ${thePiece(piece)}.`,
  thenPieceTakes: 'Entonces la pieza captura.',
  takenBack: 'Jugada deshecha.',
  rightSoFar: (left) => `Vas bien. ${left === 1 ? 'Queda' : 'Quedan'} ${moves(left)}.`,
};
