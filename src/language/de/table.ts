// What all boards share: keys, the list of moves, the board in words, notices, and why a move can’t be played.

import { capital } from '../sentence';
import type { Texts } from '../textsType';
import { der, pronounText } from './pieces';

export const texts: Texts<'table'> = {
  sentence: (text) => `${text}.`,

  back: 'Zurück',
  actions: 'Aktionen',
  howItIsPlayed: 'So wird gespielt',
  describeBoard: 'Brett beschreiben',
  keys: 'Tasten',
  settings: 'Einstellungen',
  meetPieces: 'Figuren kennenlernen',
  typeMove: 'Zug eintippen',
  typeMoveHint: 'Tippe einen Zug wie in der Zugliste oder als zwei Felder: erst von, dann nach.',
  play: 'Ziehen',
  closeField: 'Feld schließen',

  board: (title, lies) => `${title}, Brett, ${lies}`,
  atBottom: (side) => `${side} unten`,
  edge: 'Rand des Bretts.',
  nothingAnnounced: 'Noch wurde nichts angesagt.',

  theBoard: 'Das Brett',
  theGame: 'Die Partie',

  keyNames: {
    arrows: 'Pfeile',
    enter: 'Enter oder Leertaste',
    escape: 'Escape',
    letter: 'Buchstabe einer Figur',
    ArrowLeft: 'Pfeil links',
    ArrowRight: 'Pfeil rechts',
    Home: 'Pos1',
    End: 'Ende',
    Delete: 'Entf',
  },
  keyMeanings: {
    arrows: 'zum nächsten Feld in dieser Richtung',
    enter: 'eine Figur wählen, dann ihr Ziel',
    escape: 'die Figur zurückstellen',
    letter: 'zur nächsten solchen Figur; mit Umschalt zur vorigen',
    type: (label) => label,
    help: 'auf einer Figur: wie sie zieht; sonst diese Liste',
    targets: 'hören, wohin die Figur ziehen kann',
    lastMove: 'den letzten Zug hören',
    turn: 'hören, wer am Zug ist',
    wholeBoard: 'das ganze Brett hören',
    attacks: 'hören, was dieses Feld angreift und was die Figur darauf angreift',
    repeat: 'die letzte Ansage noch einmal hören',
  },

  moves: 'Züge',
  noMoves: 'Noch keine Züge',
  previousMove: 'Voriger Zug',
  nextMove: 'Nächster Zug',
  backToGame: 'Zurück zur Partie',

  tryAgain: 'Noch einmal',
  paused: 'Pause. Die Uhren stehen.',
  resume: 'Weiter',
  storage: {
    device: 'Partien wurden gelöscht',
    waiting: 'Noch nicht gespeichert',
    memory: 'Partien werden nicht gespeichert',
    closed: 'Partien werden nicht gespeichert',
  },
  playOn: 'Du kannst weiterspielen. Eine Sicherung rettet jede Partie auf dieser Seite.',

  notItsTurn: (here) => `${here}: nicht am Zug.`,
  nowhere: (here) => `${here}: keine Züge.`,
  goals: (here, cells) => `${here}: ${cells.join(', ')}.`,
  takes: (cell) => `schlägt auf ${cell}`,

  gameOver: 'Die Partie ist zu Ende.',
  toMove: (side) => `${side} am Zug.`,
  inCheck: (side, king) => `${side} am Zug, ${der(king)} steht im Schach.`,
  noMoveYet: 'Noch kein Zug.',
  lastMove: (move) => `Letzter Zug: ${move}.`,

  chooseBelow: 'Wähle mit den Knöpfen unten.',
  otherSideMoves: (mover, other) => `${mover} ist am Zug, nicht ${other}.`,
  stuck: (piece) =>
    `${capital(der(piece))} hat hier keinen Zug. Halte ${pronounText(piece, 'acc')} gedrückt und sieh, wie ${pronounText(piece)} zieht.`,

  tip: {
    touch: {
      text: 'Halte eine Figur gedrückt und sieh, wie sie zieht.',
      spoken: 'Halte eine Figur gedrückt und höre, wie sie zieht.',
    },
    mouse: {
      text: 'Klicke mit der rechten Maustaste auf eine Figur oder drücke ? auf ihr und sieh, wie sie zieht.',
      spoken: 'Drücke ? auf einer Figur und höre ihre Züge.',
    },
  },
};
