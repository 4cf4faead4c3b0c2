// What came of the games that were played.
import type { Texts } from '../textsType';
import { counted } from './numbers';

export const texts: Texts<'statistics'> = {
  title: 'Statistik',
  unreadable: (reason) => `Die Partien ließen sich nicht lesen: ${reason}`,
  none: 'Beende eine Partie, um hier deine Siege, Remis und Niederlagen zu sehen.',
  chooseGame: 'Spiel wählen',
  allGames: 'Alle Spiele',
  finishedGames: 'Beendete Partien',
  noGame: 'Noch keine beendete Partie',
  games: (count) => counted(count, 'Partie', 'Partien'),
  progress: 'Dein Fortschritt',

  againstComputer: 'Gegen den Computer',
  persons: 'Zu zweit',
  computers: 'Computer gegen Computer',
  won: 'Gewonnen',
  drawn: 'Remis',
  lost: 'Verloren',
  whiteWon: 'Weiß gewann',
  blackWon: 'Schwarz gewann',

  levelByLevel: 'Stufe für Stufe',
  levelTable: 'Gegen den Computer, Stufe für Stufe',
  level: 'Stufe',
  matched: 'Passt zu dir',
  coached: 'Mit Coach',

  more: {
    puzzle: (missing) =>
      missing === 1
        ? 'Noch eine Aufgabe, dann zeigt eine Linie, wie du vorankommst.'
        : 'Noch zwei Aufgaben, dann zeigt eine Linie, wie du vorankommst.',
    reviewedGame: (missing) =>
      missing === 1
        ? 'Noch eine ausgewertete Partie, dann zeigt eine Linie, wie du vorankommst.'
        : 'Noch zwei ausgewertete Partien, dann zeigt eine Linie, wie du vorankommst.',
  },
};
