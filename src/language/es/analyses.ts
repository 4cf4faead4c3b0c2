// Analyses in lists, on Home and in History.
import type { Texts } from '../textsType';

const analyses = (count: number): string => `${count} análisis`;

export const texts: Texts<'analyses'> = {
  analysis: 'Análisis',
  untitled: 'Análisis sin título',
  analyse: 'Analizar',
  new: 'Análisis nuevo',
  first: 'Analizar una posición',
  what: 'Prueba jugadas de los dos bandos con la ayuda del motor.',
  all: 'Todos los análisis',

  list: 'Análisis',
  begin: 'Análisis nuevo…',
  none: 'Aún no hay análisis. Analiza una partida desde su menú, o empieza desde cualquier posición.',
  unreadable: (reason) => `No se pudieron leer los análisis: ${reason}`,
  game: 'Juego',
  allGames: 'Todos los juegos',
  found: analyses,
  foundOf: (count, all) => `${count} de ${analyses(all)}`,
};
