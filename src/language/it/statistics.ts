// What came of the games that were played.
import type { Texts } from '../textsType';
import { counted } from './numbers';

export const texts: Texts<'statistics'> = {
  title: 'Statistiche',
  unreadable: (reason) => `Impossibile leggere le partite: ${reason}`,
  none: 'Finisci una partita per vedere qui vittorie, patte e sconfitte.',
  chooseGame: 'Scegli un gioco',
  allGames: 'Tutti i giochi',
  finishedGames: 'Partite finite',
  noGame: 'Ancora nessuna partita finita',
  games: (count) => counted(count, 'partita', 'partite'),
  progress: 'I tuoi progressi',

  againstComputer: 'Contro il computer',
  persons: 'Due giocatori',
  computers: 'Computer contro computer',
  won: 'Vinte',
  drawn: 'Patte',
  lost: 'Perse',
  whiteWon: 'Ha vinto il Bianco',
  blackWon: 'Ha vinto il Nero',

  levelByLevel: 'Livello per livello',
  levelTable: 'Contro il computer, livello per livello',
  level: 'Livello',
  matched: 'Alla tua altezza',
  coached: 'Con il coach',

  more: {
    puzzle: (missing) =>
      missing === 1
        ? 'Con un altro problema, una linea mostrerà i tuoi progressi.'
        : 'Con altri due problemi, una linea mostrerà i tuoi progressi.',
    reviewedGame: (missing) =>
      missing === 1
        ? 'Con un’altra partita rivista, una linea mostrerà i tuoi progressi.'
        : 'Con altre due partite riviste, una linea mostrerà i tuoi progressi.',
  },
};
