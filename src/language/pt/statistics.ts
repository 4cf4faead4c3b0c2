// What came of the games that were played.
import type { Texts } from '../textsType';
import { counted } from './numbers';

export const texts: Texts<'statistics'> = {
  title: 'Estatísticas',
  unreadable: (reason) => `Não foi possível ler as partidas: ${reason}`,
  none: 'Termine uma partida para ver aqui vitórias, empates e derrotas.',
  chooseGame: 'Escolher um jogo',
  allGames: 'Todos os jogos',
  finishedGames: 'Partidas terminadas',
  noGame: 'Nenhuma partida terminada ainda',
  games: (count) => counted(count, 'partida', 'partidas'),
  progress: 'Seu progresso',

  againstComputer: 'Contra o computador',
  persons: 'Dois jogadores',
  computers: 'Computador contra computador',
  won: 'Vitórias',
  drawn: 'Empates',
  lost: 'Derrotas',
  whiteWon: 'Brancas',
  blackWon: 'Pretas',

  levelByLevel: 'Nível por nível',
  levelTable: 'Contra o computador, nível por nível',
  level: 'Nível',
  matched: 'Do seu nível',
  coached: 'Com o treinador',

  more: {
    puzzle: (missing) =>
      missing === 1
        ? 'Com mais um problema, uma linha mostrará a sua evolução.'
        : 'Com mais dois problemas, uma linha mostrará a sua evolução.',
    reviewedGame: (missing) =>
      missing === 1
        ? 'Com mais uma partida revisada, uma linha mostrará a sua evolução.'
        : 'Com mais duas partidas revisadas, uma linha mostrará a sua evolução.',
  },
};
