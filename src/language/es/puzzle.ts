// A puzzle being solved: what is asked, what is said of a move, and the ways on.
import type { Texts } from '../textsType';
import { capital, counted, percentage, sideDoes, toPlay } from './numbers';

const moves = (count: number): string => counted(count, 'jugada', 'jugadas');
/** "Juegan blancas y ganan", "Juega Ben y gana". */
const toPlayAnd = (side: string, one: string, many: string): string => {
  const played = toPlay(side);
  return `${played} y ${played.startsWith('Juegan ') ? many : one}`;
};

export const texts: Texts<'puzzle'> = {
  title: (game, heading) => `${game}, problema: ${heading}`,
  puzzle: 'Problema',
  taskTitle: (heading, lesson) => `${heading}: ${lesson}`,
  allPuzzles: 'Todos los problemas',
  puzzlesOf: (game) => `${game}: problemas`,
  rulesOfPuzzle: ': reglas de este problema',

  ask: {
    win: (side, count) => `${toPlayAnd(side, 'gana', 'ganan')} en ${moves(count)}.`,
    stage: (side, stage) => `${toPlayAnd(side, 'gana', 'ganan')} la ${stage}.`,
    gain: (side) => `${toPlayAnd(side, 'consigue', 'consiguen')} clara ventaja.`,
    defence: (side) => `${toPlayAnd(side, 'salva', 'salvan')} la partida.`,
    better: (side) => `${toPlay(side)}.`,
  },
  askBetter: (side, move, before, after) =>
    `${capital(sideDoes(side, 'jugó', 'jugaron'))} ${move}, y sus posibilidades bajaron del ${percentage(before)} al ${percentage(after)}. Encuentra una jugada mejor.`,
  wrong: {
    win: (count) => `No gana en ${moves(count)}.`,
    stage: (stage) => `Pierde la ${stage}.`,
    gain: 'Aquí se puede ganar más.',
    defence: 'No salva la partida.',
    better: 'Regala demasiado.',
  },
  judging: 'A ver…',
  rightSoFar: 'Vas bien.',
  solution: (why) => `Solución: ${why}`,
  thisIsSolution: 'Esta es la solución.',
  begins: 'Aquí empieza el problema.',
  passes: (side) => `${capital(sideDoes(side, 'pasa', 'pasan'))}.`,
  answers: (side, move) => `${capital(sideDoes(side, 'responde', 'responden'))} ${move}.`,
  plays: (side, move) => `${capital(sideDoes(side, 'juega', 'juegan'))} ${move}.`,
  answering: (side) => capital(sideDoes(side, 'responde', 'responden')),
  slow: (move) => `${move} también gana, pero tarda más.`,
  slowIn: (move, count) => `${move} también gana, en ${moves(count)}.`,
  slowInAtMost: (move, count) => `${move} también gana, en ${moves(count)} como mucho.`,
  findFast: (count) => `Encuentra la victoria en ${moves(count)}.`,
  fastIsThere: (count) => `La victoria en ${moves(count)} sigue ahí.`,
  solved: 'Resuelto.',
  found: 'Encontrado.',
  alsoWins: 'Eso también fuerza la victoria.',
  asGood: 'Es tan buena como la mejor jugada.',
  takenBack: 'Jugada deshecha.',

  nextUnrated: 'El siguiente intento no cuenta para tu puntuación.',
  useButtons: 'Usa los botones de abajo para continuar.',
  tryAgain: 'Reintentar',
  previousMove: 'Jugada anterior',
  nextMove: 'Jugada siguiente',
  notSaved: (reason) => `Sin guardar: ${reason}.`,
  more: 'Más',
  hint: 'Pista',
  showSolution: 'Solución',
  analyse: 'Analizar',
  next: 'Siguiente',
  morePuzzles: 'Más problemas',
  newStreak: 'Nueva racha',
  keys: {
    hear: 'oír qué se pide o qué se dice de la jugada',
    hint: 'ver qué pieza mueve y luego adónde',
    solution: 'ver la solución',
    again: 'intentarlo de nuevo',
    analyse: 'analizar, cuando esté decidido',
    back: 'la solución, una jugada atrás',
    on: 'la solución, una jugada adelante',
    next: 'al problema siguiente',
  },

  headings: {
    training: 'Entrenamiento',
    streak: 'Racha',
    theme: 'Problemas',
    due: 'Para hoy',
    mistake: 'Tus errores',
  },
  none: {
    training: 'Este juego aún no tiene problemas.',
    daily: 'No hay problema para este día.',
    streak: 'Los has resuelto todos seguidos.',
    theme: 'Aún no hay problemas de este tema.',
    due: 'Por hoy está todo hecho.',
    mistake: 'Revisa una partida terminada y tus errores se convierten aquí en problemas.',
  },
  mistakesDone: 'Por hoy está todo hecho. Cada error vuelve hasta que lo hayas aprendido.',
  notHereYet: (day) => `El problema del ${day} aún no está aquí.`,
  streakSolved: (count) => (count === 1 ? '1 resuelto' : `${count} resueltos`),
  rating: (rating) => `Puntuación ${rating}`,
  unrated: 'Sin puntuación',
  hintCosts: {
    streak: 'Con una pista se acaba tu racha.',
    daily: 'Con una pista, el día no cuenta como resuelto.',
    rated: 'Con una pista, tu puntuación no cambia.',
    unrated: 'Con una pista no contará como resuelto.',
  },
  showMeCosts: 'Con «Muéstrame» no contará como resuelto.',
  inARow: (count) => `${count} ${count === 1 ? 'seguido' : 'seguidos'}.`,
  streakOver: 'Tu racha ha terminado.',
  longestStreak: (count) => `Tu racha más larga: ${count}.`,
  ratedPuzzle: (rating) => `La puntuación de este problema es ${rating}.`,
  ratingStays: (rating) => `Sin puntuación: la tuya sigue en ${rating}.`,
  ratingChanged: (rating, change) => `Puntuación ${rating} (${change}).`,
  placing: (tried, wanted) => `Midiendo tu nivel: ${tried} de ${wanted}.`,
  puzzleRating: (rating) => `Problema: ${rating}.`,
};
