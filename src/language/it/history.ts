// The list of games, and what it is narrowed down to.
import type { Texts } from '../textsType';
import { counted } from './numbers';

const games = (count: number): string => counted(count, 'partita', 'partite');

export const texts: Texts<'history'> = {
  title: 'Archivio',
  list: 'Lista',
  lists: { games: 'Partite', analyses: 'Analisi' },
  unreadable: (reason) => `Impossibile leggere le partite: ${reason}`,
  none: 'Ancora nessuna partita. Quelle che inizi vengono salvate qui.',
  chooseGame: 'Scegli un gioco',
  open: 'Apri una partita…',
  statistics: 'Statistiche',
  showAll: 'Mostra tutte le partite',
  showMore: 'Mostrane altre',
  found: games,
  foundOf: (count, all) => `${count} di ${games(all)}`,
  noneFound: 'Nessuna partita con questi filtri.',

  search: 'Cerca tra le partite',
  filters: 'Filtri',
  chosen: (count) => counted(count, 'attivo', 'attivi'),
  game: 'Gioco',
  anyGame: 'Tutti i giochi',
  opponent: 'Avversario',
  anyOpponent: 'Chiunque',
  opponents: {
    persons: 'Due giocatori',
    computers: 'Computer contro computer',
    computer: 'Computer, ogni livello',
    coached: 'Computer, con il coach',
    matched: 'Computer alla tua altezza',
  },
  level: (level, name) => `Livello ${level}, ${name}`,
  result: 'Risultato',
  anyResult: 'Ogni risultato',
  results: {
    unfinished: 'Non finite',
    finished: 'Finite',
    won: 'Hai vinto',
    lost: 'Hai perso',
    drawn: 'Patta',
    white: 'Ha vinto il Bianco',
    black: 'Ha vinto il Nero',
  },
  pinned: 'Solo fissate',

  how: (opponent, kinds) => [opponent, ...kinds].join(', '),
  withCoach: 'con il coach',
  cannotRead: 'Questa partita è illeggibile',
};
