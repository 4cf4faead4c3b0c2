// Home: the games to go on with, the games to begin, how far the player is; and what stands in place of a list or a screen with
// nothing in it.
import type { Texts } from '../../textsType';
import { counted, listText, percent } from '../numbers';

const perhaps = 'Vielleicht wurde sie gelöscht, oder der Link ist unvollständig.';

export const texts: Texts<'home'> = {
  more: 'Mehr',
  learn: 'Lernen',
  history: 'Verlauf',
  settings: 'Einstellungen',
  play: 'Spielen',
  start: 'Wähle ein Spiel, dann deinen Gegner. „Lernen“ zeigt dir, wie die Spiele gehen.',
  openGame: 'Partie öffnen …',
  pasteLink: 'Link einfügen',

  continue: 'Weiterspielen',
  showAll: (count) => `Alle ${count} Partien zeigen`,
  toMove: (side) => `${side} am Zug`,
  computerToMove: 'Computer am Zug',
  notStarted: 'Noch nicht begonnen',
  moveNumber: (number) => `Zug ${number}`,
  listing: (games, done) =>
    `Diese Version führt deine Partien in einer neuen Liste und geht dafür einmal alle ${games} durch.${
      done === null ? '' : ` ${percent(done)} sind geschafft.`
    } Du kannst solange spielen.`,
  listingGames: 'Deine Partien werden aufgelistet',

  lessonsDone: (count) => `${counted(count, 'Lektion', 'Lektionen')} geschafft`,
  solvedOf: (solved, tried) => `${solved} von ${tried} beim ersten Versuch gelöst`,
  wonAt: (levels) =>
    `Gewonnen auf ${levels.length === 1 ? 'Stufe' : 'den Stufen'} ${listText(levels.map(String))}`,

  noSuch: {
    game: 'Partie nicht gefunden',
    analysis: 'Analyse nicht gefunden',
    board: 'Brett nicht gefunden',
  },
  nothingThere: {
    game: `Unter dieser Adresse gibt es auf diesem Gerät keine Partie. ${perhaps}`,
    analysis: `Unter dieser Adresse gibt es auf diesem Gerät keine Analyse. ${perhaps}`,
    board:
      'Unter dieser Adresse gibt es auf diesem Gerät kein Brett. Vielleicht wurde es gelöscht, oder der Link ist unvollständig.',
  },
  notOpened: {
    game: 'Diese Partie lässt sich nicht öffnen',
    analysis: 'Diese Analyse lässt sich nicht öffnen',
    board: 'Dieses Brett lässt sich nicht öffnen',
  },
  onceOnline: 'Nichts ist verloren. Klappt es weiter nicht, geh einmal online.',
  exportFromHome: 'Nichts ist verloren: Du kannst sie auf der Startseite exportieren.',
  tryAgain: 'Noch einmal',
  home: 'Startseite',
};
