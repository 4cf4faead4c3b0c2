// Home: the games to go on with, the games to begin, how far the player is; and what stands in place of a list or a screen with
// nothing in it.
import type { Texts } from '../../textsType';
import { counted } from '../numbers';

export const texts: Texts<'home'> = {
  more: 'Mais',
  learn: 'Aprender',
  history: 'Histórico',
  settings: 'Ajustes',
  play: 'Jogar',
  start: 'Escolha um jogo e depois o adversário. Em Aprender, você vê como se joga cada um.',
  openGame: 'Abrir uma partida…',
  pasteLink: 'Colar um link',

  continue: 'Continuar',
  showAll: (count) => `Ver todas as ${count} partidas`,
  toMove: (side) => `${side} jogam`,
  computerToMove: 'Vez do computador',
  notStarted: 'Ainda não começou',
  moveNumber: (number) => `Lance ${number}`,
  listing: (games, percent) =>
    `Esta versão lista as partidas de um jeito novo e, para isso, lê todas uma vez (${games}).${
      percent === null ? '' : ` Pronto: ${percent}%.`
    } Enquanto isso, você pode jogar.`,
  listingGames: 'Listando suas partidas',

  lessonsDone: (count) => counted(count, 'lição feita', 'lições feitas'),
  solvedOf: (solved, tried) => `${solved} de ${tried} resolvidos na primeira tentativa`,
  wonAt: (levels) =>
    levels.length === 1
      ? `Vitória no nível ${levels[0]}`
      : `Vitórias nos níveis ${levels.slice(0, -1).join(', ')} e ${levels.at(-1)}`,

  noSuch: {
    game: 'Partida não encontrada',
    analysis: 'Análise não encontrada',
    board: 'Tabuleiro não encontrado',
  },
  nothingThere: {
    game: 'Este aparelho não tem uma partida neste endereço. Talvez ela tenha sido excluída, ou o link esteja incompleto.',
    analysis:
      'Este aparelho não tem uma análise neste endereço. Talvez ela tenha sido excluída, ou o link esteja incompleto.',
    board:
      'Este aparelho não tem um tabuleiro neste endereço. Talvez ele tenha sido excluído, ou o link esteja incompleto.',
  },
  notOpened: {
    game: 'Não dá para abrir esta partida',
    analysis: 'Não dá para abrir esta análise',
    board: 'Não dá para abrir este tabuleiro',
  },
  onceOnline: 'Nada se perdeu. Se ainda falhar, conecte-se uma vez à internet.',
  exportFromHome: 'Nada se perdeu: dá para exportar em Início.',
  tryAgain: 'Tentar de novo',
  home: 'Início',
};
