// Learn: how a game is played, good plans to begin with, and what measured games say about it.

import type { PieceName } from '../en/pieces';
import type { Texts } from '../textsType';
import { numberText, percent } from './numbers';
import { nounText } from './pieces';

const PLANS = ['Ein guter Plan', 'Zwei gute Pläne', 'Drei gute Pläne'];

const share = (value: number): string =>
  value < 1 ? `weniger als ${percent(1)}` : percent(Math.round(value));
const inMoves = (count: number): string => (count === 1 ? 'einem Zug' : `${count} Zügen`);

/** The pieces that one side has left: "König und Turm", "König und zwei Springer". */
const leftText = (pieces: readonly PieceName[]): string =>
  [...new Set(pieces)]
    .map((piece) => {
      const count = pieces.filter((one) => one === piece).length;
      return count === 1
        ? nounText(piece)
        : `${numberText(count)} ${nounText(piece, 'nom', { isMany: true })}`;
    })
    .join(' und ');

export const texts: Texts<'learn'> = {
  title: 'Lernen',
  noGame: 'Ein Spiel mit diesem Namen gibt es nicht.',
  byDoing: 'Lernen durch Spielen: Lektionen am Brett',
  aim: 'Ziel',
  board: 'Das Brett',
  pieces: 'Die Figuren',
  laterPieces: 'Figuren, die später kommen',
  endings: 'So endet es',
  source: (game, author) =>
    `${game}: ${author}. Die Regeln stehen hier in unseren eigenen Worten. Wo der Erfinder nichts sagt oder unklar bleibt, haben wir entschieden: siehe die Stellen mit „unsere Regelung“.`,
  play: (game) => `${game} spielen`,
  rulesNamed: (name) => `Regeln: ${name}`,
  allRules: 'Alle wählbaren Regeln',
  rulesToChoose: 'Wählbare Regeln',

  plans: (count) => `${PLANS[count - 1] ?? `${count} gute Pläne`} für den Anfang`,
  exploreFirstMoves: 'Die ersten Züge erkunden',

  facts: 'Wer gewinnt, und wie',
  whichSide: 'Welche Seite besser abschneidet',
  winners: (games, white, black, drawn) =>
    `Von ${games} Partien gewann Weiß ${white} und Schwarz ${black}; ${drawn} ${drawn === 1 ? 'endete' : 'endeten'} remis.`,
  howGamesEnd: 'Wie Partien enden',
  stillGoing: 'Nach 150 Zügen pro Seite noch nicht beendet',
  howLong: 'Wie lange sie dauern',
  length: (middle, short, long) =>
    `Eine typische Partie dauert ${middle} Züge pro Seite; die Hälfte dauert ${short} bis ${long}.`,
  worth: 'Was Figuren wert sind',
  worthSource:
    'Gelernt aus Partien des Computers, mit allen Figuren auf dem Brett. Die schwächste Figur zählt 1.',
  measured: (day, level) =>
    `Gemessen am ${day}: Der Computer spielte auf Stufe ${level} gegen sich selbst, nach den Standardregeln. Jede Seite begann mit zwei zufälligen Zügen. Menschen spielen vielleicht anders.`,
  fewPieces: 'Mit wenigen Figuren',
  fewPiecesHint: 'Das Ergebnis bei bestem Spiel, für die zuerst genannte Seite.',
  against: (first, second) => `${leftText(first)} gegen ${leftText(second)}`,
  alwaysDrawn: 'Immer remis.',
  won: (value, moves) =>
    `Gewonnen aus ${share(value)} der Stellungen, in höchstens ${inMoves(moves)}.`,
  lost: (value) => `Verloren aus ${share(value)}.`,
  solved: (day) =>
    `Berechnet am ${day} für jede Stellung dieser Figuren, mit jeder Seite am Zug und bestem Spiel von beiden.`,
};
