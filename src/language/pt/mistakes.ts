// The player's mistakes: practised one by one, in a list, and counted.
import type { Texts } from '../textsType';
import { capital } from './numbers';
import { owned, subjectWith } from './sides';

export const texts: Texts<'mistakes'> = {
  pageTitle: (game) => `Praticar: ${game}`,
  title: (game) => `Praticar, ${game}`,
  betterThan: (colour) => [`${colour}: melhor que `, ''],
  taskOf: (number, count) => `${number} de ${count}`,

  actions: {
    previous: 'Anterior',
    hint: 'Dica',
    solution: 'Solução',
    again: 'De novo',
    next: 'Próximo',
  },

  keys: {
    hearTask: 'ouvir a pergunta ou a resposta',
    hint: 'ver qual peça se move',
    solution: 'ver a solução',
    again: 'tentar de novo',
    previous: 'ao erro anterior',
    next: 'ao próximo erro',
  },

  question: (who, move) =>
    `${capital(subjectWith(who, 'jogou', 'jogaram'))} ${move}. Encontre um lance melhor.`,
  questionWithCost: (who, move, before, after) =>
    `${capital(subjectWith(who, 'jogou', 'jogaram'))} ${move}, e ${owned('as chances', who)} caíram de ${before} para ${after}. Encontre um lance melhor.`,
  judging: (move) => `${move}: vamos ver…`,
  best: (move) => `${move} é o melhor lance.`,
  nearlyBest: (move) => `${move} é quase tão bom quanto o melhor lance. Muito bem.`,
  solution: (move) => `O melhor lance é ${move}.`,
  notJudged: (move, reason) => `Não foi possível verificar ${move}: ${reason}.`,
  goesOn: (moves) => `Depois ${moves.join(', ')}.`,
  itDoes: (what) => `${capital(what)}.`,
  whyWrong: (move, why) => `${move}: ${why}`,
  givesAway: 'Entrega demais.',
  lesson: (title) => `Lição: ${title}`,
  puzzles: (theme) => `Problemas: ${theme}`,

  list: 'Erros',
  unreadable: (reason) => `Não foi possível ler as partidas: ${reason}`,
  none: 'Revise uma partida terminada para ver seus erros aqui e praticá-los.',
  toGames: 'Ver suas partidas',
  mistake: (mark, kind) => `${mark}: ${kind}`,
  where: (game, phase, loss) => `${game}, ${phase.toLowerCase()}: ${loss} a menos de chance`,

  accuracy: (games, latest) =>
    `Precisão, ${games === 1 ? '1 partida' : `últimas ${games} partidas`}; a mais recente: ${latest}%`,
  percent: (percent) => `${percent}%`,
  accuracyByGame: 'Precisão por partida',
  inReviewed: 'Seus erros nas partidas revisadas',
  inLastReviewed: (games) => `Seus erros nas últimas ${games} partidas revisadas`,
  phase: 'Fase da partida',
  count: 'Erros',
  practise: 'Praticar seus erros',
  habits: {
    missedWin: 'deixar escapar partidas ganhas',
    allowedWin: 'permitir vitórias forçadas',
    lostPiece: 'perder peças',
    missedPiece: 'não ver peças que dava para ganhar',
    letDraw: 'deixar a partida ir para o empate',
    position: 'entregar boas posições',
  },
  costliest: (habit, times) =>
    `O hábito que mais custa: ${habit} (${times === 1 ? 'uma vez' : `${times} vezes`}).`,
};
