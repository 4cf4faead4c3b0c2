// What can be handed on of a game, an analysis, a position or a drawn board: links, texts, pictures, files.
import type { Texts } from '../textsType';
import { toPlay } from './numbers';

export const texts: Texts<'share'> = {
  title: 'Compartir',
  copy: 'Copiar',
  send: 'Enviar',
  save: 'Guardar',
  action: (action, what) => `${action}: ${what}`,
  code: 'Código',
  showAsCode: (what) => `Mostrar como código: ${what}`,
  went: {
    sent: (what) => `${what}: se ha enviado.`,
    copied: (what) => `${what}: se ha copiado.`,
    saved: (what) => `${what}: se ha guardado.`,
    cancelled: () => 'No se ha enviado nada.',
    shown: (what) =>
      `${what}: cópialo a mano, por favor. Este navegador no deja que la aplicación copie.`,
    refused: (what) => `${what}: no se pudo enviar.`,
  },
  notMade: (what, reason) => `${what}: no se pudo crear. Motivo: ${reason}.`,

  gameLink: 'Enlace a la partida',
  gameLinkHint: 'Contiene todas las jugadas; nada va a un servidor',
  gameText: 'Partida como texto',
  gameTextHint: 'Jugadas y resultado, para leer o importar',
  picture: 'Imagen',
  pictureHint: 'PNG, con los colores de tu tablero',
  drawing: 'Dibujo',
  drawingHint: 'SVG, nítido a cualquier tamaño',
  gameFile: 'Partida como archivo',
  gameFileHint: 'El mismo texto, para importarlo en otro lugar',
  toMove: toPlay,

  analysisLink: 'Enlace al análisis',
  analysisLinkHint: 'Sus jugadas, con variantes y comentarios mientras quepan',
  leftOut: {
    comments: 'Los comentarios no caben y se han omitido.',
    'comments and variations':
      'Los comentarios y las variantes no caben: el enlace solo tiene la línea principal. El texto lo tiene todo.',
  },
  analysisText: 'Texto del análisis',
  analysisTextHint: 'Todas las jugadas y comentarios, variantes entre paréntesis',
  analysisFile: 'Archivo del análisis',
  analysisFileHint: 'El texto como archivo, para abrirlo en otro lugar',

  positionLink: 'Enlace a esta posición',
  positionLinkHint: 'El tablero tal como se ve',
  setUpLinkHint: 'El tablero con sus reglas',
  positionText: 'Texto de la posición',
  positionTextHint: 'Una línea de texto para empezar una partida',

  boardTitle: (game, board) => `${game}: ${board}`,
  boardLink: 'Enlace a este tablero',
  boardLinkHint: 'Para jugar en él o seguir dibujando',
  boardText: 'Los carriles como texto',
  boardTextHint: 'Una línea, como en partidas y enlaces',
};
