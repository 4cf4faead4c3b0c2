// How far a player has come in a game: lessons, levels and puzzles.
import type { Texts } from '../textsType';

export const texts: Texts<'progress'> = {
  title: (game) => `${game}: seu progresso`,
  list: 'Progresso',
  unreadable: (reason) => `Não foi possível ler o seu progresso: ${reason}`,

  lessons: 'Lições',
  lessonsDone: (done, all) => `${done} de ${all} feitas.`,
  lessonsDoneAlone: (done, all, alone) => `${done} de ${all} feitas, ${alone} delas sem ajuda.`,
  start: (lesson) => `Começar: ${lesson}`,
  continue: (lesson) => `Continuar: ${lesson}`,

  levels: 'Níveis do computador',
  noWin: 'Nenhum nível vencido ainda.',
  wins: (won) => `${won}.`,
  playComputer: 'Jogar contra o computador',
  nextLevel: (level) => `A seguir: vencer no nível ${level}`,

  puzzles: 'Problemas',
  solved: (solved, tried) => `${solved} de ${tried} resolvidos na primeira tentativa.`,
  daysInARow: (days) => `Problemas em ${days} dias seguidos; um dia de folga não atrapalha.`,
  noneTried: 'Nenhum tentado ainda.',
  solvedOfTheme: (solved, tried) => `${solved} de ${tried}`,
  more: 'Mais problemas',
  first: 'Tentar um problema',
};
