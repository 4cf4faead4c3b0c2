// The list of games, and what it is narrowed down to.
import type { Texts } from '../textsType';
import { counted } from './numbers';

const games = (count: number): string => counted(count, 'partida', 'partidas');

export const texts: Texts<'history'> = {
  title: 'Histórico',
  list: 'Lista',
  lists: { games: 'Partidas', analyses: 'Análises' },
  unreadable: (reason) => `Não foi possível ler as partidas: ${reason}`,
  none: 'Ainda não há partidas. Toda partida que você começa é salva aqui.',
  chooseGame: 'Escolher um jogo',
  open: 'Abrir uma partida…',
  statistics: 'Estatísticas',
  showAll: 'Mostrar todas',
  showMore: 'Mostrar mais',
  found: games,
  foundOf: (count, all) => `${count} de ${games(all)}`,
  noneFound: 'Nenhuma partida encontrada.',

  search: 'Buscar partidas',
  filters: 'Filtros',
  chosen: (count) => `${count} em uso`,
  game: 'Jogo',
  anyGame: 'Todos os jogos',
  opponent: 'Adversário',
  anyOpponent: 'Qualquer um',
  opponents: {
    persons: 'Dois jogadores',
    computers: 'Computador contra computador',
    computer: 'Computador, qualquer nível',
    coached: 'Computador, com o treinador',
    matched: 'Computador do seu nível',
  },
  level: (level, name) => `Nível ${level}, ${name}`,
  result: 'Resultado',
  anyResult: 'Qualquer resultado',
  results: {
    unfinished: 'Não terminadas',
    finished: 'Terminadas',
    won: 'Você venceu',
    lost: 'Você perdeu',
    drawn: 'Empate',
    white: 'Brancas venceram',
    black: 'Pretas venceram',
  },
  pinned: 'Só as fixadas',

  how: (opponent, kinds) => [opponent, ...kinds].join(', '),
  withCoach: 'com o treinador',
  cannotRead: 'Não dá para ler esta partida',
};
