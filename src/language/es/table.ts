// What all boards share: keys, the list of moves, the board in words, notices, and why a move can’t be played.
import type { Texts } from '../textsType';
import { capital, doesSide, lowered, theSide, toPlay } from './numbers';
import { thePiece } from './pieces';

export const texts: Texts<'table'> = {
  sentence: (text) => `${text}.`,

  back: 'Volver',
  actions: 'Acciones',
  howItIsPlayed: 'Cómo se juega',
  describeBoard: 'Describir el tablero',
  keys: 'Teclas',
  settings: 'Ajustes',
  meetPieces: 'Conocer las piezas',
  typeMove: 'Escribir una jugada',
  typeMoveHint:
    'Escribe la jugada como en la lista de jugadas, o como dos casillas: de dónde y adónde.',
  play: 'Jugar',
  closeField: 'Cerrar el campo',

  board: (title, lies) => `Tablero de ${title}, ${lies}`,
  atBottom: (side) => `${lowered(side)} abajo`,
  edge: 'Borde del tablero.',
  nothingAnnounced: 'Aún no se ha anunciado nada.',

  theBoard: 'El tablero',
  theGame: 'La partida',

  keyNames: {
    arrows: 'Flechas',
    enter: 'Intro o Espacio',
    escape: 'Escape',
    letter: 'Letra de una pieza',
    ArrowLeft: 'Flecha izquierda',
    ArrowRight: 'Flecha derecha',
    Home: 'Inicio',
    End: 'Fin',
    Delete: 'Supr',
  },
  keyMeanings: {
    arrows: 'a la casilla siguiente en esa dirección',
    enter: 'elegir una pieza y luego adónde va',
    escape: 'dejar la pieza donde estaba',
    letter: 'a la siguiente pieza de ese tipo; con Mayús, a la anterior',
    type: lowered,
    help: 'sobre una pieza, cómo se mueve; si no, esta lista',
    targets: 'oír adónde puede ir la pieza',
    lastMove: 'oír la última jugada',
    turn: 'oír a quién le toca',
    wholeBoard: 'oír todo el tablero',
    attacks: 'oír qué ataca esta casilla y qué ataca su pieza',
    repeat: 'oír otra vez el último anuncio',
  },

  moves: 'Jugadas',
  noMoves: 'Aún no hay jugadas',
  previousMove: 'Jugada anterior',
  nextMove: 'Jugada siguiente',
  backToGame: 'Volver a la partida',

  tryAgain: 'Reintentar',
  paused: 'En pausa. Los relojes están parados.',
  resume: 'Seguir',
  storage: {
    device: 'Se borraron las partidas',
    waiting: 'Aún sin guardar',
    memory: 'Las partidas no se guardan',
    closed: 'Las partidas no se guardan',
  },
  playOn: 'Puedes seguir jugando. Una copia de seguridad guarda todas las partidas de esta página.',

  notItsTurn: (here) => `${here}: no es su turno.`,
  nowhere: (here) => `${here}: sin jugadas.`,
  goals: (here, cells) => `${here}: ${cells.join(', ')}.`,
  takes: (cell) => `${cell} con captura`,

  gameOver: 'La partida ha terminado.',
  toMove: (side) => `${toPlay(side)}.`,
  inCheck: (side, king) => `${toPlay(side)}, ${thePiece(king)} está en jaque.`,
  noMoveYet: 'Aún no hay jugadas.',
  lastMove: (move) => `Última jugada: ${move}.`,

  chooseBelow: 'Elige con los botones de abajo.',
  otherSideMoves: (mover, other) =>
    `${capital(doesSide(mover, 'juega', 'juegan'))}, no ${theSide(other)}.`,
  stuck: (piece) =>
    `${capital(thePiece(piece))} no puede moverse. Mantén pulsada la pieza para ver cómo se mueve.`,

  tip: {
    touch: {
      text: 'Mantén pulsada una pieza para ver cómo se mueve.',
      spoken: 'Mantén pulsada una pieza para oír cómo se mueve.',
    },
    mouse: {
      text: 'Haz clic derecho en una pieza, o pulsa ? sobre ella, para ver cómo se mueve.',
      spoken: 'Pulsa ? sobre una pieza para oír sus jugadas.',
    },
  },
};
