// Words for what moves of 40 Bridges achieve, and for its own ways to win.
import type { BridgesPlan } from '../../../games/bridges40/plans';
import type { PieceRef, Plan } from '../../../games/game';
import { after, movesText, numberText } from '../../../language/pt/articles';
import type { PlanPhrases, PlanWords } from '../planWords';

const bridges = (count: number): string =>
  `${numberText(count, 'f')} ${count === 1 ? 'ponte' : 'pontes'}`;

const named = (piece: PieceRef | undefined, { piece: called }: PlanPhrases): string =>
  piece ? called(piece) : 'um disco';

const doesTo = (infinitive: string, piece: PieceRef | undefined, phrases: PlanPhrases): string =>
  piece ? phrases.doesTo(infinitive, piece) : `${phrases.does(infinitive)} um disco`;

const comesNear = ({ count = 0 }: Plan, { does, other }: PlanPhrases): string =>
  `${does('avançar')} até ficar a ${bridges(count)} ${after('de', other('o canto'))}`;

export const planWords: PlanWords<BridgesPlan> = {
  capture: 'cercar',
  wins: {
    corner: {
      now: ({ does }) => `${does('chegar')} ao canto e ${does('vencer')}`,
      later: (moves, { does }) =>
        `${does('vencer')} em ${movesText(moves)}, com a chegada ao canto`,
      named: 'a chegada ao canto',
      infinitive: 'chegar ao canto',
    },
    annihilation: {
      now: ({ does }) => `${does('capturar')} o último disco e ${does('vencer')}`,
      later: (moves, { does }) =>
        `${does('vencer')} em ${movesText(moves)}, com o cerco de todos os discos`,
      named: 'a captura do último disco',
      infinitive: 'capturar o último disco',
    },
  },
  plans: {
    nearsCorner: comesNear,
    huntsDisc: ({ piece }, phrases) => `${phrases.does('ameaçar')} cercar ${named(piece, phrases)}`,
    savesDisc: ({ piece }, phrases) =>
      `${phrases.does('impedir')} que ${named(piece, phrases)} seja cercado`,
    leavesDanger: ({ piece }, phrases) =>
      piece && phrases.isSaid(piece)
        ? `${phrases.does('sair')} do perigo`
        : `${phrases.does('tirar')} do perigo ${named(piece, phrases)}`,
    guardsCorner: (_, { does, own }) => `${does('defender')} ${own('o canto')}`,
    blocksRunner: ({ piece }, phrases) =>
      `${phrases.does('barrar')} o caminho ${after('de', named(piece, phrases))}`,
    pressesDisc: ({ piece }, phrases) =>
      `${doesTo('deixar', piece, phrases)} quase cercado (falta só um vizinho)`,
    letsJump: ({ piece, cell }, phrases) =>
      `${doesTo('deixar', piece, phrases)} saltar${phrases.place('para', cell)}`,
    advances: comesNear,
    bringsUpLast: ({ cell }, { does, place }) =>
      `${does('fazer')} avançar o disco mais atrasado${place('para', cell)}`,
    closesIn: ({ piece }, phrases) =>
      `${phrases.does('apertar')} o cerco ${after('a', named(piece, phrases))}`,
    stepsAway: ({ cell }, { does, place, other }) => {
      const to = place('para', cell);
      const away = `longe ${after('de', other('os discos'))}`;
      return to ? `${does('ir')}${to}, ${away}` : `${does('ficar')} ${away}`;
    },
    joinsDiscs: ({ cell, count = 0 }, { does, place, ofOwn }) => {
      const to = place('para', cell);
      const others =
        count === 1
          ? `outro disco ${ofOwn('seu')}`
          : `${numberText(count, 'm')} discos ${ofOwn('seus')}`;
      const beside = `ao lado de ${others}`;
      return to ? `${does('ir')}${to}, ${beside}` : `${does('ficar')} ${beside}`;
    },
    fallsBack: (_, { does, own }) => `${does('recuar')} para defender ${own('o canto')}`,
    centres: ({ cell }, { does, place }) =>
      `${does('ir')} para mais perto do centro do tabuleiro${place('em', cell)}`,
  },
  aims: {
    nearsCorner: 'canto',
    huntsDisc: 'captura',
    savesDisc: 'segurança',
    leavesDanger: 'segurança',
    guardsCorner: 'defesa',
    blocksRunner: 'bloqueio',
    pressesDisc: 'captura',
    letsJump: 'salto',
    advances: 'canto',
    bringsUpLast: 'não deixar ninguém para trás',
    closesIn: 'captura',
    stepsAway: 'segurança',
    joinsDiscs: 'apoio',
    fallsBack: 'defesa',
    centres: 'centro',
  },
};
