// Setting up a position: pieces are put anywhere, and a sentence says whether it can be played.
import type { Texts } from '../textsType';
import { capital, lowered, toPlay } from './numbers';
import { aSided, sided, theSided } from './pieces';

export const texts: Texts<'setUp'> = {
  title: (game) => `Colocar piezas: ${game}`,
  typing: {
    label: 'Escribir una pieza y una casilla',
    hint: 'Escribe la letra de una pieza y una casilla: mayúscula para las blancas, minúscula para las negras. Escribe - para vaciar la casilla.',
    does: 'Poner',
  },
  changeGame: ': juego y reglas',
  toMove: toPlay,
  changeSide: ': que juegue el otro bando',

  verdict: {
    white: {
      playable: 'Posición válida: juegan blancas.',
      inCheck: 'Posición válida: juegan blancas, en jaque.',
    },
    black: {
      playable: 'Posición válida: juegan negras.',
      inCheck: 'Posición válida: juegan negras, en jaque.',
    },
    unreachable: (why) => `Posición válida, pero imposible en una partida de verdad: ${why}.`,
    notPosition: (reason) => `No es una posición: ${reason}.`,
    over: (ending) => `Aquí la partida ha terminado: ${lowered(ending)}.`,
    cannotStand: (piece, cell, why) =>
      `${capital(theSided(piece))} no puede estar ahora en ${cell}: ${why}.`,
    blocked: 'casilla bloqueada',
    mustPromote: (piece, cell) =>
      `${capital(theSided(piece))} no puede quedarse en ${cell}: al llegar ahí debe promocionar.`,
  },

  pieces: 'Piezas',
  movePieces: 'Mover piezas',
  removePieces: 'Quitar piezas',
  turnPieces: (shown, other) => `Piezas ${lowered(shown)}: mostrar las ${lowered(other)}`,
  enter: {
    move: 'elegir una pieza y luego adónde va',
    remove: 'quitar la pieza',
    put: 'poner ahí la pieza elegida',
  },

  keys: {
    empty: 'vaciar la casilla',
    put: (piece) => `${aSided(piece)} en la casilla`,
    hearVerdict: 'oír si se puede jugar',
    changeSide: 'que juegue el otro bando',
    undo: 'deshacer',
  },
  nothingToUndo: 'No hay nada que deshacer.',
  cellEmpty: (cell) => `${cell}: vacía.`,
  cellHolds: (cell, piece) => `${cell}: ${sided(piece)}.`,
  notTyped: (sample) =>
    `Escribe la letra de una pieza y una casilla, como ${sample}; - vacía la casilla.`,
  noPiece: (letter) => `En estas reglas ninguna pieza tiene la letra ${letter}.`,

  actions: {
    more: 'Más',
    undo: 'Deshacer',
    clear: 'Vaciar',
    details: 'Detalles',
    continue: 'Continuar',
  },

  menu: 'Colocar piezas',
  startPosition: 'Posición inicial',
  swapSides: 'Intercambiar bandos',
  mirror: 'Reflejar',
  flip: 'Girar el tablero',
  gameAndRules: 'Juego y reglas',
  positionText: 'Texto de la posición',
  typePiece: 'Escribir una pieza',
  game: 'Juego',
  done: 'Listo',

  continueFrom: 'Continuar desde aquí',
  analyse: 'Analizar',
  playComputer: 'Jugar contra el ordenador',
  passAndPlay: 'Pasa y juega',
  share: 'Compartir',
  save: 'Guardar con título',
  draftSaved: 'Tu borrador está guardado.',
  position: 'Posición',
  saveTitle: 'Guardar esta posición',
  titleLabel: 'Título',
  titleHint: 'La encontrarás en el Historial, en Análisis.',
  saved: (title) => `Guardada en el Historial como «${title}».`,
  notSaved: (reason) => `Sin guardar: ${reason}.`,
  notSavedHere: 'Sin guardar: este dispositivo no la guarda.',

  details: 'Detalles',
  movesSince: (restart) => `Jugadas desde la última ${restart}`,
  drawnAt: (limit) => `Al llegar a ${limit}, la partida es tablas.`,
  moves: 'Jugadas de ambos bandos desde el inicio',
  movesHint: 'Esto solo aparece en el texto de la posición.',
  rightImpossible: 'No es posible: el rey o su pareja ha salido de su casilla inicial',

  textLabel: 'Esta posición, o escribe otra',
  textUnreadable: (reason) => `Este texto no se puede leer: ${reason}.`,
  copy: 'Copiar',
  copied: 'Copiado.',
  notCopied: 'Este navegador no deja que la aplicación copie. Cópialo a mano, por favor.',
  use: 'Colocar',
};
