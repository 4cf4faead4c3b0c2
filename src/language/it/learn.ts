// Learn: how a game is played, good plans to begin with, and what measured games say about it.

import type { PieceName } from '../en/pieces';
import type { Texts } from '../textsType';
import { inPercent } from './numbers';
import { counted, countKinds, listText, noun } from './pieces';

const PLANS = ['Un buon piano', 'Due buoni piani', 'Tre buoni piani'];

const inShare = (percent: number): string =>
  percent < 1 ? 'in meno dell’1%' : inPercent(`${Math.round(percent)}%`);
const inMoves = (count: number): string =>
  count === 1 ? 'in una mossa' : `in ${count} mosse al massimo`;

/** The pieces that one side has left: "re", "re e torre", "re e due cavalli". */
const leftText = (pieces: readonly PieceName[]): string =>
  listText(
    countKinds(pieces).map(([kind, count]) =>
      count === 1 ? noun(kind).one : counted(count, kind),
    ),
  );

export const texts: Texts<'learn'> = {
  title: 'Impara',
  noGame: 'Non c’è un gioco con questo nome.',
  byDoing: 'Impara giocando: lezioni sulla scacchiera',
  aim: 'Scopo',
  board: 'La scacchiera',
  pieces: 'I pezzi',
  laterPieces: 'Pezzi che arrivano dopo',
  endings: 'Come finisce',
  source: (game, author) =>
    `${game}: ${author}. Le regole sono scritte con parole nostre. Dove l’inventore tace o non è chiaro, abbiamo deciso noi: vedi i passi segnati «nostra regola».`,
  play: (game) => `Gioca a ${game}`,
  rulesNamed: (name) => `Regole: ${name}`,
  allRules: 'Tutte le regole che puoi scegliere',
  rulesToChoose: 'Regole che puoi scegliere',

  plans: (count) => `${PLANS[count - 1] ?? `${count} buoni piani`} per cominciare`,
  exploreFirstMoves: 'Esplora le prime mosse',

  facts: 'Chi vince, e come',
  whichSide: 'Quale colore va meglio',
  winners: (games, white, black, drawn) =>
    `Su ${games} partite, vittorie del Bianco: ${white}, del Nero: ${black}, patte: ${drawn}.`,
  howGamesEnd: 'Come finiscono le partite',
  stillGoing: 'Ancora in corso dopo 150 mosse a testa',
  howLong: 'Quanto durano',
  length: (middle, short, long) =>
    `Una partita tipica dura ${middle} mosse a testa; la metà delle partite ne dura da ${short} a ${long}.`,
  worth: 'Quanto valgono i pezzi',
  worthSource:
    'Imparato dalle partite del computer, con tutti i pezzi sulla scacchiera. Il pezzo più debole conta 1.',
  measured: (day, level) =>
    `Misure del computer (${day}): al livello ${level} ha giocato contro sé stesso con le regole standard. Ogni lato ha cominciato con due mosse a caso. Le persone possono giocare diversamente.`,
  fewPieces: 'Con pochi pezzi rimasti',
  fewPiecesHint: 'Il risultato con il gioco migliore, per il lato nominato per primo.',
  against: (first, second) => `${leftText(first)} contro ${leftText(second)}`,
  alwaysDrawn: 'Sempre patta.',
  won: (percent, moves) => `Vince ${inShare(percent)} delle posizioni, ${inMoves(moves)}.`,
  lost: (percent) => `Perde ${inShare(percent)}.`,
  solved: (day) =>
    `Calcolato per ogni posizione di questi pezzi (${day}), chiunque muova, con il gioco migliore di entrambi.`,
};
