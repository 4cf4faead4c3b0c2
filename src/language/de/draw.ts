// Drawing lanes: what is said while squares are joined, and how fair the board is.
import type { Texts } from '../textsType';
import { counted } from './numbers';

const places = (count: number): string => `${count} Plätze`;
const asInvented = 'so viele wie auf dem Brett des Erfinders';

export const texts: Texts<'draw'> = {
  title: 'Spuren zeichnen',
  how: 'Zieh über Felder, um sie zu verbinden, oder tippe auf zwei Ecken. Tippe zweimal auf ein Feld, um es zu lösen.',
  own: 'Deine eigenen Spuren',
  enter: 'eine Ecke einer Spur wählen, dann die gegenüberliegende',
  typing: {
    label: 'Spur eintippen',
    hint: 'Tippe eine Spur als zwei gegenüberliegende Ecken, etwa b4-b5. Ein einzelnes Feld bleibt für sich.',
    does: 'Verbinden',
  },
  places,
  placesAsInvented: (count) => `${places(count)}, ${asInvented}`,
  howAsInvented: (count, how) => `${places(count)}: ${asInvented}. ${how}`,
  inLane: (lane) => `in ${lane}`,
  joined: (from, to, count) => `${from} bis ${to} verbunden. ${places(count)}.`,
  standsAlone: (square, count) => `${square} steht für sich. ${places(count)}.`,
  notJoined: (reason) => `Nicht verbunden: ${reason}.`,
  unusableLink: (reason) => `Das Brett dieses Links ist nicht zu gebrauchen: ${reason}.`,
  more: 'Mehr',
  undo: 'Zurück',
  clear: 'Leeren',
  mirror: 'Spiegeln',
  isFair: 'Fair?',
  tryIt: 'Testen',
  hearPlaces: 'hören, wie viele Plätze es gibt',
  undoKey: 'rückgängig machen',

  menu: 'Dein eigenes Brett',
  startFromAnother: 'Mit einem anderen beginnen',
  playOnIt: 'Darauf spielen',
  howFair: 'Wie fair ist es?',
  saveNamed: 'Mit Namen speichern',
  rename: (name) => `„${name}“ umbenennen`,
  delete: (name) => `„${name}“ löschen`,
  deleted: (name) => `„${name}“ ist gelöscht. Deine Zeichnung bleibt.`,
  share: 'Teilen',
  setUp: 'Eine Stellung darauf aufbauen',
  named: 'Spuren mit Namen',
  saveBoard: 'Dieses Brett speichern',
  renameBoard: 'Dieses Brett umbenennen',
  name: 'Name',
  nameHint: 'Du findest es bei „Neue Partie“ unter „Regeln“.',
  saved: (name) => `Gespeichert als „${name}“. Du findest es bei „Neue Partie“.`,

  fairIntroduction: 'Auf diesem Brett spielt der Computer schnelle Partien gegen sich selbst.',
  gameOf: (number, wanted) => `Partie ${number} von ${wanted}`,
  playing: 'Spielt',
  cancel: 'Abbrechen',
  playMore: (games) => `Noch ${games} spielen`,
  done: 'Fertig',
  notPlayed: 'Keine Partie wurde beendet.',
  engineStopped: 'Die Engine ist stehen geblieben.',
  results: (games, wins, losses, draws) =>
    `${counted(games, 'Partie', 'Partien')}: Weiß gewann ${wins}, Schwarz ${losses}; remis: ${draws}.`,
  average: (moves) => `Im Schnitt ${moves} Züge pro Seite.`,
  playForMore: 'Mehr Partien machen das sicherer.',
};
