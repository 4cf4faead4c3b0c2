// Words for what moves of the race in Bipartite Chess achieve, and for its own ways to win.
import type { BipartitePlan } from '../../../games/bipartite/plans';
import type { PieceRef } from '../../../games/game';
import { after, movesText, numberText } from '../../../language/pt/articles';
import type { PlanPhrases, PlanWords } from '../planWords';

const named = (piece: PieceRef | undefined, { piece: called }: PlanPhrases): string =>
  piece ? called(piece) : 'um Mensageiro';

const rows = (count: number): string =>
  `${numberText(count, 'f')} ${count === 1 ? 'fileira' : 'fileiras'}`;

export const planWords: PlanWords<BipartitePlan> = {
  wins: {
    'bare-king': {
      now: ({ does }) => `${does('capturar')} a última peça além do rei e ${does('vencer')}`,
      later: (moves, { does }) =>
        `${does('vencer')} em ${movesText(moves)}, com a captura de tudo menos o rei`,
      named: 'a captura de tudo menos o rei',
      infinitive: 'capturar tudo menos o rei',
    },
  },
  plans: {
    winsRace: (_, { does }) => `${does('ganhar')} a corrida`,
    reachesHome: ({ cell }, { does, place }) => {
      const at = place(', em', cell);
      return at ? `${does('levar')} um Mensageiro à base${at}` : `${does('chegar')} à base`;
    },
    forcesPass: (_, { does }) =>
      `${does('deixar')} o outro lado sem lances, obrigado a passar a vez`,
    blocksMessenger: ({ piece }, phrases) =>
      `${phrases.does('barrar')} o caminho ${after('de', named(piece, phrases))}`,
    makesWay: ({ piece }, phrases) =>
      `${phrases.does('abrir')} caminho para ${named(piece, phrases)}`,
    clearColumn: ({ cell }, { does, place }) =>
      `${does('ficar')} com o caminho livre até a base${place('a partir de', cell)}`,
    bringsUpLast: ({ piece }, { does, doesTo, isSaid }) =>
      piece && !isSaid(piece)
        ? `${doesTo('avançar', piece)}, o mais atrasado`
        : `${does('avançar')} o mais atrasado`,
    makesRoomAtHome: ({ cell }, { does, place }) =>
      `${does('avançar')}${place('para', cell)} e ${does('deixar')} espaço na base para os outros`,
    advances: ({ cell, count = 0 }, { does, place }) => {
      const to = place('até', cell);
      const near = `a ${rows(count)} da base`;
      return to ? `${does('levar')} um Mensageiro${to}, ${near}` : `${does('ficar')} ${near}`;
    },
  },
  aims: {
    winsRace: 'corrida',
    reachesHome: 'base',
    forcesPass: 'fazer o outro lado passar',
    blocksMessenger: 'bloqueio',
    makesWay: 'espaço',
    clearColumn: 'caminho livre',
    bringsUpLast: 'não deixar ninguém para trás',
    makesRoomAtHome: 'espaço na base',
    advances: 'base',
  },
};
