// What Bipartite Chess says of itself: stages and how the race ended, the choice between armies, themes of puzzles, and why no game
// comes to a position.
import type { Texts } from '../../../textsType';

const evenAt = (home: number): string => (home === 0 ? 'Keiner ist am Ziel' : `Je ${home} am Ziel`);

interface Racer {
  /** "Weiß gewinnt". */
  readonly wins: string;
  readonly chooses: string;
  /** "Boten von Weiß", with what goes before it in each sentence. */
  readonly all: string;
  readonly last: string;
  readonly messengers: string;
}

/** The end of the race, of one side. */
const raceOf = ({ wins, chooses, all, last, messengers }: Racer) => ({
  wins: `${wins} den Wettlauf`,
  allHome: `${all} sind am Ziel.`,
  lastFurther: (home: number) => `${evenAt(home)}, aber ${last} kam weiter.`,
  further: (home: number) => `${evenAt(home)}, aber ${messengers} kamen weiter.`,
  chooses: `${chooses} eine Armee.`,
});

/** The same of a side that is named: "von Weiß", "des Computers". */
const raceNamed = (side: string, whose: string) =>
  raceOf({
    wins: `${side} gewinnt`,
    chooses: `${side} wählt`,
    all: `Alle Boten ${whose}`,
    last: `der letzte Bote ${whose}`,
    messengers: `die Boten ${whose}`,
  });

/** Why no game comes to these armies of a side; it stands after a colon. */
const unreachableOf = (side: string) => {
  const tooMany = (pieces: string) =>
    `${side} hat mehr ${pieces}, als es am Anfang eines Kampfs gibt`;
  return {
    messengersInstead: (count: number, whole: number) =>
      `${side} hat ${count === 1 ? 'einen' : count || 'keine'} Boten statt ${whole}`,
    tooMany: {
      powerPieces: tooMany('Machtfiguren'),
      messengers: tooMany('Boten'),
      soldiersAndMessengers: tooMany('Soldaten und Boten'),
      guards: tooMany('Wächter'),
      captains: tooMany('Hauptleute'),
      swordsmen: tooMany('Schwertkämpfer'),
    },
  };
};

export const texts: Texts<'bipartiteGame'> = {
  stage: 'Phase',
  // In a sentence each is what is won or lost.
  stages: {
    race: { label: 'Wettlauf', name: 'den Wettlauf' },
    choice: { label: 'Wahl', name: 'die Wahl' },
    battle: { label: 'Kampf', name: 'den Kampf' },
  },

  home: 'am Ziel',
  messengersHome: {
    white: (home, all) => `Weiß hat ${home} von ${all} Boten am Ziel.`,
    black: (home, all) => `Schwarz hat ${home} von ${all} Boten am Ziel.`,
  },
  race: {
    you: raceOf({
      wins: 'Du gewinnst',
      chooses: 'Du wählst',
      all: 'Alle deine Boten',
      last: 'dein letzter Bote',
      messengers: 'deine Boten',
    }),
    computer: raceNamed('Der Computer', 'des Computers'),
    white: raceNamed('Weiß', 'von Weiß'),
    black: raceNamed('Schwarz', 'von Schwarz'),
    moreHome: (home, other) => `${home} am Ziel gegen ${other}, und keine Seite kann ziehen.`,
    movedSecond: (home) => `${evenAt(home)}, gleich weit, und Weiß zog an zweiter Stelle.`,
  },
  battleBegins: {
    title: 'Der Kampf beginnt',
    detail: 'Neue Armeen stehen dort, wo die Boten ankamen, und das Brett ist gedreht.',
  },

  choices: { diagonal: 'Diagonale Machtfigur', orthogonal: 'Gerade Machtfigur' },

  unreachable: {
    onlyMessengers: 'Am Wettlauf nehmen nur Boten teil',
    samePowerPiece: 'Beide Seiten haben dieselbe Machtfigur',
    white: unreachableOf('Weiß'),
    black: unreachableOf('Schwarz'),
  },

  themes: {
    'bare-king': 'Nur den König übrig lassen',
    choice: 'Die Machtfigur wählen',
    pass: 'Zum Passen zwingen',
    stage: 'Den Wettlauf gewinnen',
  },
};
