// The player's mistakes: practised one by one, in a list, and counted.
import type { Texts } from '../textsType';
import { capital, fromTo, ofPercent } from './numbers';
import { chancesOf, does } from './who';

export const texts: Texts<'mistakes'> = {
  pageTitle: (game) => `Allenamento: ${game}`,
  title: (game) => `Allenamento, ${game}`,
  betterThan: (colour) => [`${colour}: meglio di `, ''],
  taskOf: (number, count) => `${number} di ${count}`,

  actions: {
    previous: 'Indietro',
    hint: 'Consiglio',
    solution: 'Soluzione',
    again: 'Riprova',
    next: 'Avanti',
  },

  keys: {
    hearTask: 'ascolta la domanda o la risposta',
    hint: 'vedi quale pezzo muove',
    solution: 'vedi la soluzione',
    again: 'riprova',
    previous: 'all’errore precedente',
    next: 'al prossimo errore',
  },

  question: (who, move) =>
    `${capital(does(who, 'hai giocato', 'ha giocato'))} ${move}. Trova una mossa migliore.`,
  questionWithCost: (who, move, before, after) =>
    `${capital(does(who, 'hai giocato', 'ha giocato'))} ${move}, e ${chancesOf(who)} sono scese ${fromTo(before, after)}. Trova una mossa migliore.`,
  judging: (move) => `${move}: vediamo…`,
  best: (move) => `${move} è la mossa migliore.`,
  nearlyBest: (move) => `${move} è buona quasi quanto la mossa migliore. Ben fatto.`,
  solution: (move) => `La mossa migliore è ${move}.`,
  notJudged: (move, reason) => `Impossibile controllare ${move}: ${reason}.`,
  goesOn: (moves) => `Poi ${moves.join(', ')}.`,
  itDoes: (what) => `${capital(what)}.`,
  whyWrong: (move, why) => `${move}: ${why}`,
  givesAway: 'Regala troppo.',
  lesson: (title) => `Lezione: ${title}`,
  puzzles: (theme) => `Problemi: ${theme}`,

  list: 'Errori',
  unreadable: (reason) => `Impossibile leggere le partite: ${reason}`,
  none: 'Fai la revisione di una partita finita per vedere qui i tuoi errori e allenarti.',
  toGames: 'Vai alle tue partite',
  mistake: (mark, kind) => `${mark}: ${kind}`,
  where: (game, phase, loss) =>
    `${game}, ${phase.toLowerCase()}: probabilità in calo ${ofPercent(loss)}`,

  accuracy: (games, latest) =>
    `Precisione, ${games === 1 ? '1 partita' : `ultime ${games} partite`}; l’ultima ${latest}%`,
  percent: (percent) => `${percent}%`,
  accuracyByGame: 'Precisione per partita',
  inReviewed: 'I tuoi errori nelle partite riviste',
  inLastReviewed: (games) => `I tuoi errori nelle ultime ${games} partite riviste`,
  phase: 'Parte della partita',
  count: 'Errori',
  practise: 'Allenati sui tuoi errori',
  habits: {
    missedWin: 'lasciarti sfuggire partite vinte',
    allowedWin: 'concedere vittorie forzate',
    lostPiece: 'perdere pezzi',
    missedPiece: 'non vedere pezzi da vincere',
    letDraw: 'lasciar finire in patta buone partite',
    position: 'sciupare buone posizioni',
  },
  costliest: (habit, times) =>
    `L’abitudine che ti costa di più: ${habit} (${times === 1 ? 'una volta' : `${times} volte`}).`,
};
