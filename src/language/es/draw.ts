// Drawing lanes: what is said while squares are joined, and how fair the board is.
import type { Texts } from '../textsType';
import { counted } from './numbers';

const places = (count: number): string => `${count} celdas`;
const asInvented = 'tantas como en el tablero del inventor';

export const texts: Texts<'draw'> = {
  title: 'Dibujar los carriles',
  how: 'Arrastra sobre las casillas para unirlas, o toca dos esquinas. Toca una casilla dos veces para soltarla.',
  own: 'Tus propios carriles',
  enter: 'elegir una esquina de un carril y luego la opuesta',
  typing: {
    label: 'Escribir un carril',
    hint: 'Escribe un carril como dos esquinas opuestas, por ejemplo b4-b5. Una casilla sola queda suelta.',
    does: 'Unir',
  },
  places,
  placesAsInvented: (count) => `${places(count)}, ${asInvented}`,
  howAsInvented: (count, how) => `${places(count)}: ${asInvented}. ${how}`,
  inLane: (lane) => `en ${lane}`,
  joined: (from, to, count) => `Unidas de ${from} a ${to}. ${places(count)}.`,
  standsAlone: (square, count) => `${square} queda suelta. ${places(count)}.`,
  notJoined: (reason) => `Sin unir: ${reason}.`,
  unusableLink: (reason) => `El tablero de este enlace no se puede usar: ${reason}.`,
  more: 'Más',
  undo: 'Deshacer',
  clear: 'Vaciar',
  mirror: 'Reflejar',
  isFair: '¿Es justo?',
  tryIt: 'Probar',
  hearPlaces: 'oír cuántas celdas hay',
  undoKey: 'deshacer',

  menu: 'Tu propio tablero',
  startFromAnother: 'Partir de otro',
  playOnIt: 'Jugar en él',
  howFair: '¿Es un tablero justo?',
  saveNamed: 'Guardar con nombre',
  rename: (name) => `Renombrar «${name}»`,
  delete: (name) => `Eliminar «${name}»`,
  deleted: (name) => `«${name}» se ha eliminado. Tu dibujo se queda.`,
  share: 'Compartir',
  setUp: 'Colocar piezas en él',
  named: 'Carriles con nombre',
  saveBoard: 'Guardar este tablero',
  renameBoard: 'Renombrar este tablero',
  name: 'Nombre',
  nameHint: 'Lo encontrarás en Partida nueva, en Reglas.',
  saved: (name) => `Guardado como «${name}». Lo encontrarás en Partida nueva.`,

  fairIntroduction: 'El ordenador juega partidas rápidas contra sí mismo en este tablero.',
  gameOf: (number, wanted) => `Partida ${number} de ${wanted}`,
  playing: 'Jugando',
  cancel: 'Cancelar',
  playMore: (games) => `Jugar ${games} más`,
  done: 'Listo',
  notPlayed: 'No se terminó ninguna partida.',
  engineStopped: 'El motor dejó de funcionar.',
  results: (games, wins, losses, draws) =>
    `${counted(games, 'partida', 'partidas')}: las blancas ganan ${wins}; las negras, ${losses}; tablas, ${draws}.`,
  average: (moves) => `De media, ${moves} jugadas por bando.`,
  playForMore: 'Con más partidas se sabrá mejor.',
};
