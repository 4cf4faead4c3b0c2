// Setting up a position: pieces are put anywhere, and a sentence says whether it can be played.

import { capital } from '../sentence';
import type { Texts } from '../textsType';
import { sidedText } from './pieces';

export const texts: Texts<'setUp'> = {
  title: (game) => `${game} aufbauen`,
  typing: {
    label: 'Figur und Feld eintippen',
    hint: 'Tippe den Buchstaben einer Figur und ein Feld: groß für Weiß, klein für Schwarz. Ein - leert das Feld.',
    does: 'Setzen',
  },
  changeGame: ': Spiel und Regeln',
  toMove: (colour) => `${colour} am Zug`,
  changeSide: ': die andere Seite ziehen lassen',

  verdict: {
    white: {
      playable: 'Spielbar: Weiß am Zug.',
      inCheck: 'Spielbar: Weiß am Zug, im Schach.',
    },
    black: {
      playable: 'Spielbar: Schwarz am Zug.',
      inCheck: 'Spielbar: Schwarz am Zug, im Schach.',
    },
    unreachable: (why) => `Spielbar, kann aber in keiner Partie entstehen: ${why}.`,
    notPosition: (reason) => `Keine Stellung: ${reason}.`,
    over: (ending) => `Hier ist die Partie zu Ende: ${ending}.`,
    cannotStand: (piece, cell, why) =>
      `${capital(sidedText(piece, 'nom', 'der'))} kann nicht auf ${cell} stehen: Das Feld ist jetzt ${why}.`,
    blocked: 'gesperrt',
    mustPromote: (piece, cell) =>
      `${capital(sidedText(piece, 'nom', 'der'))} kann nicht auf ${cell} bleiben: Ein Zug dorthin ist eine Umwandlung.`,
  },

  pieces: 'Figuren',
  movePieces: 'Figuren bewegen',
  removePieces: 'Figuren entfernen',
  turnPieces: (shown, other) => `Figuren von ${shown}: die von ${other} zeigen`,
  enter: {
    move: 'eine Figur wählen, dann ihr Ziel',
    remove: 'die Figur entfernen',
    put: 'die gewählte Figur hierher setzen',
  },

  keys: {
    empty: 'das Feld leeren',
    put: (piece) => `${sidedText(piece, 'acc', 'ein')} auf das Feld setzen`,
    hearVerdict: 'hören, ob die Stellung spielbar ist',
    changeSide: 'die andere Seite ziehen lassen',
    undo: 'rückgängig machen',
  },
  nothingToUndo: 'Nichts rückgängig zu machen.',
  cellEmpty: (cell) => `${cell}: leer.`,
  cellHolds: (cell, piece) => `${cell}: ${sidedText(piece)}.`,
  notTyped: (sample) =>
    `Tippe den Buchstaben einer Figur und ein Feld, etwa ${sample}; - leert das Feld.`,
  noPiece: (letter) => `Nach diesen Regeln hat keine Figur den Buchstaben ${letter}.`,

  actions: {
    more: 'Mehr',
    undo: 'Zurück',
    clear: 'Leeren',
    details: 'Details',
    continue: 'Weiter',
  },

  menu: 'Aufbauen',
  startPosition: 'Startstellung',
  swapSides: 'Seiten tauschen',
  mirror: 'Spiegeln',
  flip: 'Brett drehen',
  gameAndRules: 'Spiel und Regeln',
  positionText: 'Stellungstext',
  typePiece: 'Figur eintippen',
  game: 'Spiel',
  done: 'Fertig',

  continueFrom: 'Von hier weiter',
  analyse: 'Analysieren',
  playComputer: 'Gegen den Computer spielen',
  passAndPlay: 'Zu zweit',
  share: 'Teilen',
  save: 'Mit Titel speichern',
  draftSaved: 'Dein Entwurf ist gespeichert.',
  position: 'Stellung',
  saveTitle: 'Diese Stellung speichern',
  titleLabel: 'Titel',
  titleHint: 'Du findest sie im Verlauf unter „Analysen“.',
  saved: (title) => `Im Verlauf gespeichert als „${title}“.`,
  notSaved: (reason) => `Nicht gespeichert: ${reason}.`,
  notSavedHere: 'Nicht gespeichert: Dieses Gerät speichert sie nicht.',

  details: 'Details',
  movesSince: (restart) => `Züge ohne ${restart}`,
  drawnAt: (limit) => `Bei ${limit} ist die Partie remis.`,
  moves: 'Züge beider Seiten seit dem Anfang',
  movesHint: 'Das steht nur im Stellungstext.',
  rightImpossible:
    'Nicht möglich: Der König oder sein Partner steht nicht mehr auf seinem ersten Feld',

  textLabel: 'Diese Stellung; oder tippe eine andere ein',
  textUnreadable: (reason) => `Dieser Text lässt sich nicht lesen: ${reason}.`,
  copy: 'Kopieren',
  copied: 'Kopiert.',
  notCopied: 'Dieser Browser lässt die App nicht kopieren. Bitte kopiere von Hand.',
  use: 'Aufbauen',
};
