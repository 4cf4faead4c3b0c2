// What Bipartite Chess says of itself: stages and how the race ended, the choice between armies, themes of puzzles, and why no game
// comes to a position.
import type { Texts } from '../../../textsType';
import { counted } from '../../numbers';

const evenAt = (home: number): string =>
  home === 0 ? 'Ninguno en la meta' : `${home} en la meta por bando`;

/** The end of the race, of one side. */
const raceOf = (wins: string, messengers: string, last: string, chooses: string) => ({
  wins,
  allHome: `Todos ${messengers} están en la meta.`,
  lastFurther: (home: number) => `${evenAt(home)}, pero ${last} ha llegado más lejos.`,
  further: (home: number) => `${evenAt(home)}, pero ${messengers} han llegado más lejos.`,
  chooses,
});

/** Why no game comes to these armies of a side; it stands after a colon. */
const unreachableOf = (side: string) => ({
  messengersInstead: (count: number, whole: number) =>
    `${side} tienen ${counted(count, 'Mensajero', 'Mensajeros')} en vez de ${whole}`,
  tooMany: {
    powerPieces: `${side} tienen más Piezas Fuertes que al empezar una batalla`,
    messengers: `${side} tienen más Mensajeros que al empezar una batalla`,
    soldiersAndMessengers: `${side} tienen más soldados y Mensajeros que al empezar una batalla`,
    guards: `${side} tienen más guardias que al empezar una batalla`,
    captains: `${side} tienen más capitanes que al empezar una batalla`,
    swordsmen: `${side} tienen más espadachines que al empezar una batalla`,
  },
});

export const texts: Texts<'bipartiteGame'> = {
  stage: 'Fase',
  stages: {
    race: { label: 'Carrera', name: 'carrera' },
    choice: { label: 'Elección', name: 'elección' },
    battle: { label: 'Batalla', name: 'batalla' },
  },

  home: 'meta',
  messengersHome: {
    white: (home, all) => `Las blancas tienen ${home} de ${all} Mensajeros en la meta.`,
    black: (home, all) => `Las negras tienen ${home} de ${all} Mensajeros en la meta.`,
  },
  race: {
    you: raceOf(
      'Has ganado la carrera',
      'tus Mensajeros',
      'tu último Mensajero',
      'Ahora eliges tu ejército.',
    ),
    computer: raceOf(
      'El ordenador gana la carrera',
      'los Mensajeros del ordenador',
      'el último Mensajero del ordenador',
      'El ordenador elige su ejército.',
    ),
    white: raceOf(
      'Las blancas ganan la carrera',
      'los Mensajeros de las blancas',
      'el último Mensajero de las blancas',
      'Las blancas eligen su ejército.',
    ),
    black: raceOf(
      'Las negras ganan la carrera',
      'los Mensajeros de las negras',
      'el último Mensajero de las negras',
      'Las negras eligen su ejército.',
    ),
    moreHome: (home, other) => `${home} en la meta contra ${other}, y ningún bando puede mover.`,
    movedSecond: (home) =>
      `${evenAt(home)}, igual de lejos, y las blancas movieron en segundo lugar.`,
  },
  battleBegins: {
    title: 'Empieza la batalla',
    detail: 'Donde llegaron los Mensajeros hay ejércitos nuevos, y el tablero ha girado.',
  },

  choices: { diagonal: 'Pieza Fuerte diagonal', orthogonal: 'Pieza Fuerte recta' },

  unreachable: {
    onlyMessengers: 'en la carrera solo hay Mensajeros',
    samePowerPiece: 'los dos bandos tienen la misma Pieza Fuerte',
    white: unreachableOf('las blancas'),
    black: unreachableOf('las negras'),
  },

  themes: {
    'bare-king': 'Dejar solo al rey',
    choice: 'Elegir la Pieza Fuerte',
    pass: 'Obligar a pasar',
    stage: 'Ganar la carrera',
  },
};
