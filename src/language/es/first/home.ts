// Home: the games to go on with, the games to begin, how far the player is; and what stands in place of a list or a screen with
// nothing in it.
import type { Texts } from '../../textsType';
import { counted, listed, percentage, toPlay } from '../numbers';

export const texts: Texts<'home'> = {
  more: 'Más',
  learn: 'Aprender',
  history: 'Historial',
  settings: 'Ajustes',
  play: 'Jugar',
  start: 'Elige un juego y luego a tu rival. En Aprender verás cómo se juega cada uno.',
  openGame: 'Abrir una partida…',
  pasteLink: 'Pegar un enlace',

  continue: 'Continuar',
  showAll: (count) => `Ver las ${count} partidas`,
  toMove: toPlay,
  computerToMove: 'Juega el ordenador',
  notStarted: 'Sin empezar',
  moveNumber: (number) => `Jugada ${number}`,
  listing: (games, percent) =>
    `Esta versión muestra tus partidas de otra manera y las recorre todas una vez (${games} en total).${
      percent === null ? '' : ` Lleva el ${percentage(percent)}.`
    } Mientras tanto puedes jugar.`,
  listingGames: 'Preparando tus partidas',

  lessonsDone: (count) => counted(count, 'lección hecha', 'lecciones hechas'),
  solvedOf: (solved, tried) => `${solved} de ${tried} resueltos a la primera`,
  wonAt: (levels) =>
    levels.length === 1
      ? `Victoria en el nivel ${levels[0]}`
      : `Victorias en los niveles ${listed(levels.map(String))}`,

  noSuch: {
    game: 'Partida no encontrada',
    analysis: 'Análisis no encontrado',
    board: 'Tablero no encontrado',
  },
  nothingThere: {
    game: 'En este dispositivo no hay ninguna partida con esta dirección. Quizá se eliminó, o el enlace está incompleto.',
    analysis:
      'En este dispositivo no hay ningún análisis con esta dirección. Quizá se eliminó, o el enlace está incompleto.',
    board:
      'En este dispositivo no hay ningún tablero con esta dirección. Quizá se eliminó, o el enlace está incompleto.',
  },
  notOpened: {
    game: 'Esta partida no se puede abrir',
    analysis: 'Este análisis no se puede abrir',
    board: 'Este tablero no se puede abrir',
  },
  onceOnline: 'No se ha perdido nada. Si sigue fallando, conéctate una vez a internet.',
  exportFromHome: 'No se ha perdido nada: puedes exportar los datos desde Inicio.',
  tryAgain: 'Reintentar',
  home: 'Inicio',
};
