// Analyses in lists, on Home and in History.
import type { Texts } from '../textsType';
import { counted } from './numbers';

const analyses = (count: number): string => counted(count, 'análise', 'análises');

export const texts: Texts<'analyses'> = {
  analysis: 'Análise',
  untitled: 'Análise sem título',
  analyse: 'Analisar',
  new: 'Nova análise',
  first: 'Analisar uma posição',
  what: 'Experimente lances dos dois lados com a ajuda do motor.',
  all: 'Todas as análises',

  list: 'Análises',
  begin: 'Nova análise…',
  none: 'Ainda não há análises. Analise uma partida pelo menu dela ou comece de qualquer posição.',
  unreadable: (reason) => `Não foi possível ler as análises: ${reason}`,
  game: 'Jogo',
  allGames: 'Todos os jogos',
  found: analyses,
  foundOf: (count, all) => `${count} de ${analyses(all)}`,
};
