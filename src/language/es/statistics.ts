// What came of the games that were played.
import type { Texts } from '../textsType';
import { counted } from './numbers';

export const texts: Texts<'statistics'> = {
  title: 'Estadísticas',
  unreadable: (reason) => `No se pudieron leer las partidas: ${reason}`,
  none: 'Termina una partida para ver aquí tus victorias, tablas y derrotas.',
  chooseGame: 'Elegir un juego',
  allGames: 'Todos los juegos',
  finishedGames: 'Partidas terminadas',
  noGame: 'Aún no hay partidas terminadas',
  games: (count) => counted(count, 'partida', 'partidas'),
  progress: 'Tu progreso',

  againstComputer: 'Contra el ordenador',
  persons: 'Dos personas',
  computers: 'Ordenador contra ordenador',
  won: 'Victorias',
  drawn: 'Tablas',
  lost: 'Derrotas',
  whiteWon: 'Ganan blancas',
  blackWon: 'Ganan negras',

  levelByLevel: 'Nivel por nivel',
  levelTable: 'Contra el ordenador, nivel por nivel',
  level: 'Nivel',
  matched: 'A tu nivel',
  coached: 'Con entrenador',

  more: {
    puzzle: (missing) =>
      missing === 1
        ? 'Con un problema más, una línea mostrará cómo avanzas.'
        : 'Con dos problemas más, una línea mostrará cómo avanzas.',
    reviewedGame: (missing) =>
      missing === 1
        ? 'Con una partida revisada más, una línea mostrará cómo avanzas.'
        : 'Con dos partidas revisadas más, una línea mostrará cómo avanzas.',
  },
};
