// New game: who plays against whom, the rules, the clock, a position to start from.
import type { Texts } from '../textsType';
import { capital, doesSide, lowered, toPlay } from './numbers';

export const texts: Texts<'newGame'> = {
  start: 'Empezar',
  howItIsPlayed: 'Cómo se juega',
  learnFirst: 'Aprender primero (3 min)',
  strict: 'Partida estricta',
  strictHint: 'No se puede deshacer: cada jugada vale.',

  opponent: 'Rival',
  opponents: {
    computer: 'Ordenador',
    person: 'Pasa y juega',
    friend: 'Por mensaje',
    nearby: 'Dispositivo cercano',
    watch: 'Mirar',
  },
  opponentHints: {
    person: 'Dos personas comparten este dispositivo.',
    friend: 'Cada jugada se envía como enlace, por cualquier chat. Sin reloj.',
    nearby:
      'Los dos dispositivos están en la misma wifi o en el mismo punto de acceso. Las jugadas pasan solas de uno a otro.',
    watch: 'Juegan dos ordenadores y tú miras.',
  },
  whitesName: 'Nombre de las blancas',
  blacksName: 'Nombre de las negras',
  yourName: 'Tu nombre',
  friendsName: 'Nombre de tu rival',
  matches: 'A tu nivel',
  level: (level) => `Nivel ${level}`,
  levelOf: (side, level) => `${side}: nivel ${level}`,
  levelNamed: (level, name) => `${level}, ${name}`,
  character: 'Personaje',
  plain: 'Ninguno',
  plainHint: 'Juega la mejor jugada que encuentra.',
  youPlay: 'Juegas con',
  random: 'Al azar',
  movesFirst: (side) => `${capital(doesSide(side, 'empieza', 'empiezan'))}.`,
  isToMove: (side) => `${toPlay(side)}.`,

  rules: 'Reglas',
  mix: 'Combinación',
  ownMix: 'Tu propia combinación.',
  deleteMix: (name) => `Eliminar «${name}»`,
  nameOfMix: 'Nombre de esta combinación',
  nameForMix: 'Nombra esta combinación',
  save: 'Guardar',
  rename: 'Renombrar',
  saved: (name) => `Guardada como «${name}».`,
  inventors: 'El juego original.',
  rulesToBegin: 'Reglas para empezar',
  inventorsDrawn: 'El juego original. Si se juega con cuidado, suele acabar en tablas.',

  clock: 'Reloj',
  timeForEach: 'Tiempo de cada bando',
  noClock: 'Sin reloj',
  custom: 'Otro',
  clockHint:
    'Minutos por bando, más unos segundos por jugada. La primera jugada pone los relojes en marcha.',
  noClockHint: 'Tómate tu tiempo.',
  uneven: 'Otro tiempo para las negras',
  minutes: 'Minutos',
  seconds: 'Segundos por jugada',
  unevenClocks: (white, whiteTime, black, blackTime) =>
    `${white} ${whiteTime}, ${lowered(black)} ${blackTime}`,

  startFrom: 'Empezar desde una posición',
  yourOwn: 'La tuya',
  positionText: 'Texto de la posición',
  setUp: 'Colocar las piezas',
  analyse: 'Analizar esta posición',
  alreadyOver: 'En esta posición la partida ya ha terminado.',
  unplayable: (reason) => `Esta posición no se puede jugar: ${reason}.`,
};
