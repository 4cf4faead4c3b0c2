// What can be handed on of a game, an analysis, a position or a drawn board: links, texts, pictures, files.
import type { Texts } from '../textsType';

export const texts: Texts<'share'> = {
  title: 'Teilen',
  copy: 'Kopieren',
  send: 'Senden',
  save: 'Speichern',
  action: (action, what) => `${action}: ${what}`,
  code: 'Code',
  showAsCode: (what) => `Als Code zeigen: ${what}`,
  went: {
    sent: (what) => `Gesendet: ${what}.`,
    copied: (what) => `Kopiert: ${what}.`,
    saved: (what) => `Gespeichert: ${what}.`,
    cancelled: (_what) => 'Nichts wurde gesendet.',
    shown: (what) =>
      `${what}: Bitte kopiere von Hand. Dieser Browser lässt die App nicht kopieren.`,
    refused: (what) => `Senden nicht möglich: ${what}.`,
  },
  notMade: (what, reason) => `${what}: nicht möglich, ${reason}.`,

  gameLink: 'Link zur Partie',
  gameLinkHint: 'Enthält jeden Zug; nichts geht an einen Server',
  gameText: 'Partie als Text',
  gameTextHint: 'Züge und Ergebnis, zum Lesen oder Importieren',
  picture: 'Bild',
  pictureHint: 'PNG, in den Farben deines Bretts',
  drawing: 'Zeichnung',
  drawingHint: 'SVG, scharf in jeder Größe',
  gameFile: 'Partie als Datei',
  gameFileHint: 'Derselbe Text, um ihn anderswo zu importieren',
  toMove: (side) => `${side} am Zug`,

  analysisLink: 'Link zur Analyse',
  analysisLinkHint: 'Ihre Züge, mit Varianten und Kommentaren, solange sie hineinpassen',
  leftOut: {
    comments: 'Die Kommentare passten nicht hinein und fehlen.',
    'comments and variations':
      'Kommentare und Varianten passten nicht hinein: Der Link hat nur die Hauptvariante. Der Text hat alles.',
  },
  analysisText: 'Text der Analyse',
  analysisTextHint: 'Alle Züge und Kommentare, Varianten in Klammern',
  analysisFile: 'Datei der Analyse',
  analysisFileHint: 'Der Text als Datei, um ihn anderswo zu öffnen',

  positionLink: 'Link zu dieser Stellung',
  positionLinkHint: 'Das Brett, wie es zu sehen ist',
  setUpLinkHint: 'Das Brett mit seinen Regeln',
  positionText: 'Stellungstext',
  positionTextHint: 'Eine Zeile Text, aus der eine Partie starten kann',

  boardTitle: (game, board) => `${game}: ${board}`,
  boardLink: 'Link zu diesem Brett',
  boardLinkHint: 'Um darauf zu spielen oder weiterzuzeichnen',
  boardText: 'Die Spuren als Text',
  boardTextHint: 'Eine Zeile, wie in Partien und Links',
};
