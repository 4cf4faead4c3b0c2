// Learn: how a game is played, good plans to begin with, and what measured games say about it.
import type { Texts } from '../textsType';
import { percentage } from './numbers';
import { leftText } from './pieces';

const PLANS = ['Un buen plan', 'Dos buenos planes', 'Tres buenos planes'];

const inShare = (percent: number): string =>
  percent < 1 ? `en menos del ${percentage(1)}` : `en el ${percentage(Math.round(percent))}`;
const inMoves = (count: number): string => (count === 1 ? 'una jugada' : `${count} jugadas`);

export const texts: Texts<'learn'> = {
  title: 'Aprender',
  noGame: 'No hay ningún juego con este nombre.',
  byDoing: 'Aprende jugando: lecciones en el tablero',
  aim: 'Objetivo',
  board: 'El tablero',
  pieces: 'Las piezas',
  laterPieces: 'Piezas que llegan después',
  endings: 'Cómo termina',
  source: (game, author) =>
    `${game}: ${author}. Contamos las reglas con nuestras palabras. Donde el inventor calla o no es claro, decidimos nosotros: mira los pasajes marcados con «decisión nuestra».`,
  play: (game) => `Jugar a ${game}`,
  rulesNamed: (name) => `Reglas: ${name}`,
  allRules: 'Todas las reglas que puedes elegir',
  rulesToChoose: 'Reglas que puedes elegir',

  plans: (count) => `${PLANS[count - 1] ?? `${count} buenos planes`} para empezar`,
  exploreFirstMoves: 'Explorar las primeras jugadas',

  facts: 'Quién gana, y cómo',
  whichSide: 'A qué bando le va mejor',
  winners: (games, white, black, drawn) =>
    `De ${games} partidas, las blancas ganaron ${white} y las negras ${black}; tablas: ${drawn}.`,
  howGamesEnd: 'Cómo terminan las partidas',
  stillGoing: 'Sin terminar tras 150 jugadas de cada bando',
  howLong: 'Cuánto duran',
  length: (middle, short, long) =>
    `Una partida típica dura ${middle} jugadas de cada bando; la mitad dura entre ${short} y ${long}.`,
  worth: 'Cuánto valen las piezas',
  worthSource:
    'Aprendido de las partidas del propio ordenador, con todas las piezas en el tablero. La pieza más débil vale 1.',
  measured: (day, level) =>
    `Medido el ${day}: el ordenador, en el nivel ${level}, jugó contra sí mismo con las reglas estándar. Cada bando empezó con dos jugadas al azar. Las personas pueden jugar de otra manera.`,
  fewPieces: 'Cuando quedan pocas piezas',
  fewPiecesHint: 'El resultado con juego perfecto, para el bando que se nombra primero.',
  against: (first, second) => `${leftText(first)} contra ${leftText(second)}`,
  alwaysDrawn: 'Siempre tablas.',
  won: (percent, moves) =>
    `Se gana ${inShare(percent)} de las posiciones, en ${inMoves(moves)} como mucho.`,
  lost: (percent) => `Se pierde ${inShare(percent)}.`,
  solved: (day) =>
    `Calculado el ${day} para todas las posiciones de estas piezas, con turno de cualquier bando y juego perfecto de ambos.`,
};
