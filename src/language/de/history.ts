// The list of games, and what it is narrowed down to.
import type { Texts } from '../textsType';
import { counted } from './numbers';

const games = (count: number): string => counted(count, 'Partie', 'Partien');

export const texts: Texts<'history'> = {
  title: 'Verlauf',
  list: 'Liste',
  lists: { games: 'Partien', analyses: 'Analysen' },
  unreadable: (reason) => `Die Partien ließen sich nicht lesen: ${reason}`,
  none: 'Noch keine Partien. Jede Partie, die du beginnst, wird hier gespeichert.',
  chooseGame: 'Spiel wählen',
  open: 'Partie öffnen …',
  statistics: 'Statistik',
  showAll: 'Alle Partien zeigen',
  showMore: 'Mehr zeigen',
  found: games,
  foundOf: (count, all) => `${count} von ${games(all)}`,
  noneFound: 'Keine Partie passt.',

  search: 'Partien suchen',
  filters: 'Filter',
  chosen: (count) => `${count} ausgewählt`,
  game: 'Spiel',
  anyGame: 'Alle Spiele',
  opponent: 'Gegner',
  anyOpponent: 'Alle',
  opponents: {
    persons: 'Zu zweit',
    computers: 'Computer gegen Computer',
    computer: 'Computer, jede Stufe',
    coached: 'Computer, mit Coach',
    matched: 'Computer, der zu dir passt',
  },
  level: (level, name) => `Stufe ${level}, ${name}`,
  result: 'Ergebnis',
  anyResult: 'Jedes Ergebnis',
  results: {
    unfinished: 'Nicht beendet',
    finished: 'Beendet',
    won: 'Du hast gewonnen',
    lost: 'Du hast verloren',
    drawn: 'Remis',
    white: 'Weiß hat gewonnen',
    black: 'Schwarz hat gewonnen',
  },
  pinned: 'Nur angeheftete',

  how: (opponent, kinds) => [opponent, ...kinds].join(', '),
  withCoach: 'mit Coach',
  cannotRead: 'Diese Partie lässt sich nicht lesen',
};
