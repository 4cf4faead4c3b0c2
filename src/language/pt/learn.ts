// Learn: how a game is played, good plans to begin with, and what measured games say about it.
import type { PieceName } from '../en/pieces';
import type { Texts } from '../textsType';
import { listed } from './numbers';
import { countedPieces, counts, nameOf } from './pieces';

const PLANS = ['Um bom plano', 'Dois bons planos', 'Três bons planos'];

const share = (percent: number): string =>
  percent < 1 ? 'menos de 1%' : `${Math.round(percent)}%`;
const inMoves = (count: number): string => (count === 1 ? 'um lance' : `${count} lances`);

/** The pieces that one side has left: "rei", "rei e torre", "rei e dois cavalos". */
const leftText = (pieces: readonly PieceName[]): string =>
  listed(
    counts(pieces).map(([piece, count]) =>
      count === 1 ? nameOf(piece) : countedPieces(piece, count),
    ),
  );

export const texts: Texts<'learn'> = {
  title: 'Aprender',
  noGame: 'Não há jogo com este nome.',
  byDoing: 'Aprenda fazendo: lições no tabuleiro',
  aim: 'Objetivo',
  board: 'O tabuleiro',
  pieces: 'As peças',
  laterPieces: 'Peças que vêm depois',
  endings: 'Como acaba',
  source: (game, author) =>
    `${game}: ${author}. As regras estão em nossas palavras. Onde o inventor não diz ou não é claro, nós decidimos: veja os trechos marcados “decisão nossa”.`,
  play: (game) => `Jogar ${game}`,
  rulesNamed: (name) => `Regras: ${name}`,
  allRules: 'Todas as regras que você pode escolher',
  rulesToChoose: 'Regras que você pode escolher',

  plans: (count) => `${PLANS[count - 1] ?? `${count} bons planos`} para começar`,
  exploreFirstMoves: 'Explorar os primeiros lances',

  facts: 'Quem vence, e como',
  whichSide: 'Qual lado se sai melhor',
  winners: (games, white, black, drawn) =>
    `De ${games} partidas, as brancas venceram ${white} e as pretas ${black}; empates: ${drawn}.`,
  howGamesEnd: 'Como as partidas acabam',
  stillGoing: 'Ainda em jogo após 150 lances de cada lado',
  howLong: 'Quanto duram',
  length: (middle, short, long) =>
    `Uma partida típica leva ${middle} lances de cada lado; metade delas leva de ${short} a ${long}.`,
  worth: 'Quanto valem as peças',
  worthSource:
    'Aprendido com partidas do próprio computador, com todas as peças no tabuleiro. A peça mais fraca vale 1.',
  measured: (day, level) =>
    `Medido em ${day}: o computador, no nível ${level}, jogou contra si mesmo com as regras padrão. Cada lado começou com dois lances ao acaso. Pessoas podem jogar de outro jeito.`,
  fewPieces: 'Com poucas peças',
  fewPiecesHint: 'O resultado com o melhor jogo, para o lado citado primeiro.',
  against: (first, second) => `${leftText(first)} contra ${leftText(second)}`,
  alwaysDrawn: 'Sempre empate.',
  won: (percent, moves) =>
    `Ganho em ${share(percent)} das posições, em ${inMoves(moves)} no máximo.`,
  lost: (percent) => `Perdido em ${share(percent)}.`,
  solved: (day) =>
    `Calculado em ${day} para toda posição dessas peças, seja qual for o lado da vez, com o melhor jogo dos dois.`,
};
