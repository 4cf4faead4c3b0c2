// What Bipartite Chess says of itself: stages and how the race ended, the choice between armies, themes of puzzles, and why no game
// comes to a position.
import type { Texts } from '../../../textsType';

const evenAt = (home: number): string =>
  home === 0 ? 'Nessuno è arrivato' : `Arrivati: ${home} a testa`;

/** Of whom the end of the race speaks. */
interface Racer {
  readonly wins: string;
  readonly chooses: string;
  /** "i tuoi Messaggeri", "il tuo ultimo Messaggero". */
  readonly all: string;
  readonly last: string;
}

const raceOf = ({ wins, chooses, all, last }: Racer) => ({
  wins: `${wins} la corsa`,
  allHome: `Tutti ${all} sono arrivati.`,
  lastFurther: (home: number) => `${evenAt(home)}, ma ${last} è più avanti.`,
  further: (home: number) => `${evenAt(home)}, ma ${all} sono più avanti.`,
  chooses: `${chooses} un esercito.`,
});

/** The same of a side that is not the reader's: "Il Bianco", "del Bianco". */
const raceOfOther = (side: string, ofSide: string) =>
  raceOf({
    wins: `${side} vince`,
    chooses: `${side} sceglie`,
    all: `i Messaggeri ${ofSide}`,
    last: `l’ultimo Messaggero ${ofSide}`,
  });

const tooManyOf = (side: string, pieces: string): string =>
  `${side} ha più ${pieces} che all’inizio della battaglia`;

const unreachableOf = (side: string) => ({
  messengersInstead: (count: number, whole: number) =>
    `${side} ha ${count} ${count === 1 ? 'Messaggero' : 'Messaggeri'} invece di ${whole}`,
  tooMany: {
    powerPieces: tooManyOf(side, 'Pezzi Forti'),
    messengers: tooManyOf(side, 'Messaggeri'),
    soldiersAndMessengers: tooManyOf(side, 'soldati e Messaggeri'),
    guards: tooManyOf(side, 'guardie'),
    captains: tooManyOf(side, 'capitani'),
    swordsmen: tooManyOf(side, 'spadaccini'),
  },
});

export const texts: Texts<'bipartiteGame'> = {
  stage: 'Fase',
  stages: {
    race: { label: 'Corsa', name: 'corsa' },
    choice: { label: 'Scelta', name: 'scelta' },
    battle: { label: 'Battaglia', name: 'battaglia' },
  },

  home: 'arrivati',
  messengersHome: {
    white: (home, all) => `Messaggeri del Bianco arrivati: ${home} su ${all}.`,
    black: (home, all) => `Messaggeri del Nero arrivati: ${home} su ${all}.`,
  },
  race: {
    you: raceOf({
      wins: 'Hai vinto',
      chooses: 'Scegli',
      all: 'i tuoi Messaggeri',
      last: 'il tuo ultimo Messaggero',
    }),
    computer: raceOfOther('Il computer', 'del computer'),
    white: raceOfOther('Il Bianco', 'del Bianco'),
    black: raceOfOther('Il Nero', 'del Nero'),
    moreHome: (home, other) => `Arrivati: ${home} contro ${other}, e nessuno può muovere.`,
    movedSecond: (home) =>
      `${evenAt(home)}, alla stessa distanza, e il Bianco ha mosso per secondo.`,
  },
  battleBegins: {
    title: 'Comincia la battaglia',
    detail:
      'I nuovi eserciti partono da dove sono arrivati i Messaggeri, e la scacchiera si è girata.',
  },

  choices: { diagonal: 'Pezzo Forte diagonale', orthogonal: 'Pezzo Forte dritto' },

  unreachable: {
    onlyMessengers: 'nella corsa ci sono solo Messaggeri',
    samePowerPiece: 'Bianco e Nero hanno lo stesso Pezzo Forte',
    white: unreachableOf('il Bianco'),
    black: unreachableOf('il Nero'),
  },

  themes: {
    'bare-king': 'Lasciare solo il re',
    choice: 'La scelta del Pezzo Forte',
    pass: 'Costringere a passare',
    stage: 'Vincere la corsa',
  },
};
