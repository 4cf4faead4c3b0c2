// The list of games, and what it is narrowed down to.
import type { Texts } from '../textsType';
import { counted } from './numbers';

const games = (count: number): string => counted(count, 'partida', 'partidas');

export const texts: Texts<'history'> = {
  title: 'Historial',
  list: 'Lista',
  lists: { games: 'Partidas', analyses: 'Análisis' },
  unreadable: (reason) => `No se pudieron leer las partidas: ${reason}`,
  none: 'Aún no hay partidas. Toda partida que empieces se guarda aquí.',
  chooseGame: 'Elegir un juego',
  open: 'Abrir una partida…',
  statistics: 'Estadísticas',
  showAll: 'Ver todas las partidas',
  showMore: 'Ver más',
  found: games,
  foundOf: (count, all) => `${count} de ${games(all)}`,
  noneFound: 'Ninguna partida coincide.',

  search: 'Buscar partidas',
  filters: 'Filtros',
  chosen: (count) => (count === 1 ? '1 elegido' : `${count} elegidos`),
  game: 'Juego',
  anyGame: 'Todos los juegos',
  opponent: 'Rival',
  anyOpponent: 'Cualquiera',
  opponents: {
    persons: 'Dos personas',
    computers: 'Ordenador contra ordenador',
    computer: 'Ordenador, cualquier nivel',
    coached: 'Ordenador, con entrenador',
    matched: 'Ordenador a tu nivel',
  },
  level: (level, name) => `Nivel ${level}, ${name}`,
  result: 'Resultado',
  anyResult: 'Cualquiera',
  results: {
    unfinished: 'Sin terminar',
    finished: 'Terminadas',
    won: 'Has ganado',
    lost: 'Has perdido',
    drawn: 'Tablas',
    white: 'Ganan blancas',
    black: 'Ganan negras',
  },
  pinned: 'Solo las fijadas',

  how: (opponent, kinds) => [opponent, ...kinds].join(', '),
  withCoach: 'con entrenador',
  cannotRead: 'Esta partida no se puede leer',
};
