// Puzzles and lessons on Home.
import type { Texts } from '../textsType';

export const texts: Texts<'homePuzzles'> = {
  puzzles: 'Problemas',
  hideToday: 'Esconder o problema do dia',
  allPuzzles: 'Todos os problemas',
  whatPuzzlesAre: 'Encontre o único lance que ganha ou salva a partida.',
  todaysPuzzle: 'Problema do dia',
  solved: 'Resolvido',
  toMove: (side) => `${side} jogam`,
  dueToday: 'Para hoje',
  dueIn: (count, game) => `${count} em ${game}`,
  lessons: 'Lições',
  tasksDone: (done, all) => `${done} de ${all} tarefas feitas`,
  lessonsDone: (done, all) => `${done} de ${all} lições feitas`,
  clockSetBack: (today, latest) =>
    `Seu aparelho diz que hoje é ${today}, mas você jogou em ${latest}. Confira a data dele.`,
};
