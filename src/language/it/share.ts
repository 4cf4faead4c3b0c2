// What can be handed on of a game, an analysis, a position or a drawn board: links, texts, pictures, files.
import type { Texts } from '../textsType';
import { theSide } from './numbers';

export const texts: Texts<'share'> = {
  title: 'Condividi',
  copy: 'Copia',
  send: 'Invia',
  save: 'Salva',
  action: (action, what) => `${action}: ${what}`,
  code: 'Codice',
  showAsCode: (what) => `Mostra come codice: ${what}`,
  went: {
    sent: (what) => `Inviato: ${what}.`,
    copied: (what) => `Copiato: ${what}.`,
    saved: (what) => `Salvato: ${what}.`,
    cancelled: () => 'Non è stato inviato niente.',
    shown: (what) => `${what}: copia a mano. Questo browser non permette all’app di copiare.`,
    refused: (what) => `Invio non riuscito: ${what}.`,
  },
  notMade: (what, reason) => `${what}: non riuscito, ${reason}.`,

  gameLink: 'Link alla partita',
  gameLinkHint: 'Contiene tutte le mosse; niente passa da un server',
  gameText: 'Partita come testo',
  gameTextHint: 'Mosse e risultato, da leggere o importare',
  picture: 'Immagine',
  pictureHint: 'PNG, nei colori della tua scacchiera',
  drawing: 'Disegno',
  drawingHint: 'SVG, nitido a ogni grandezza',
  gameFile: 'Partita come file',
  gameFileHint: 'Lo stesso testo, da importare altrove',
  toMove: (side) => `Muove ${theSide(side)}`,

  analysisLink: 'Link all’analisi',
  analysisLinkHint: 'Le sue mosse, con varianti e commenti finché c’è posto',
  leftOut: {
    comments: 'Per i commenti non c’era posto: mancano.',
    'comments and variations':
      'Per commenti e varianti non c’era posto: il link ha solo la linea principale. Il testo ha tutto.',
  },
  analysisText: 'Testo dell’analisi',
  analysisTextHint: 'Tutte le mosse e i commenti, varianti tra parentesi',
  analysisFile: 'File dell’analisi',
  analysisFileHint: 'Il testo come file, da aprire altrove',

  positionLink: 'Link a questa posizione',
  positionLinkHint: 'La scacchiera come la vedi',
  setUpLinkHint: 'La scacchiera con le sue regole',
  positionText: 'Testo della posizione',
  positionTextHint: 'Una riga di testo da cui iniziare una partita',

  boardTitle: (game, board) => `${game}: ${board}`,
  boardLink: 'Link a questa scacchiera',
  boardLinkHint: 'Per giocarci o continuare a disegnare',
  boardText: 'Le corsie come testo',
  boardTextHint: 'Una riga, come in partite e link',
};
