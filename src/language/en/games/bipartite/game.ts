// What Bipartite Chess says of itself: stages and how the race ended, the choice between armies, themes of puzzles, and why no game
// comes to a position.

const evenAt = (home: number): string => (home === 0 ? 'None home' : `${home} home each`);

/** The end of the race, of a side that is spoken of as "White" and "White’s". */
const raceOf = (side: string, whose: string, wins = 'wins', chooses = 'chooses') => ({
  wins: `${side} ${wins} the race`,
  allHome: `All ${whose} Messengers are home.`,
  /** As many are home on either side. */
  lastFurther: (home: number) => `${evenAt(home)}, but ${whose} last Messenger got further.`,
  further: (home: number) => `${evenAt(home)}, but ${whose} Messengers got further.`,
  /** It follows why the side has won. */
  chooses: `${side} ${chooses} an army.`,
});

/** Why no game comes to these armies of a side; it stands after a colon. */
const unreachableOf = (side: string) => ({
  messengersInstead: (count: number, whole: number) =>
    `${side} has ${count} ${count === 1 ? 'Messenger' : 'Messengers'} instead of ${whole}`,
  /** More of them than a battle starts with. */
  tooMany: {
    powerPieces: `${side} has more Power Pieces than a battle starts with`,
    messengers: `${side} has more Messengers than a battle starts with`,
    soldiersAndMessengers: `${side} has more soldiers and Messengers than a battle starts with`,
    guards: `${side} has more guards than a battle starts with`,
    captains: `${side} has more captains than a battle starts with`,
    swordsmen: `${side} has more swordsmen than a battle starts with`,
  },
});

export const texts = {
  stage: 'Stage',
  /** As they are called by themselves, and in a sentence. */
  stages: {
    race: { label: 'Race', name: 'race' },
    choice: { label: 'Choice', name: 'choice' },
    battle: { label: 'Battle', name: 'battle' },
  },

  /** Written on the board below how many Messengers are home: "3/9". */
  home: 'home',
  messengersHome: {
    white: (home: number, all: number) => `White has ${home} of ${all} Messengers home.`,
    black: (home: number, all: number) => `Black has ${home} of ${all} Messengers home.`,
  },
  race: {
    you: raceOf('You', 'your', 'win', 'choose'),
    computer: raceOf('The computer', 'the computer’s'),
    white: raceOf('White', 'White’s'),
    black: raceOf('Black', 'Black’s'),
    moreHome: (home: number, other: number) =>
      `${home} home against ${other}, and neither side can move.`,
    movedSecond: (home: number) => `${evenAt(home)}, equally far, and White moved second.`,
  },
  battleBegins: {
    title: 'The battle begins',
    detail: 'New armies stand where the Messengers arrived, and the board has turned.',
  },

  /** Buttons: two fit side by side on the narrowest phone. */
  choices: { diagonal: 'Diagonal Power Piece', orthogonal: 'Straight Power Piece' },

  /** Each stands after a colon. */
  unreachable: {
    onlyMessengers: 'only Messengers take part in the race',
    samePowerPiece: 'both sides have the same Power Piece',
    white: unreachableOf('White'),
    black: unreachableOf('Black'),
  },

  themes: {
    'bare-king': 'Leaving only the king',
    choice: 'Choosing the Power Piece',
    pass: 'Forcing a pass',
    stage: 'Winning the race',
  },
};
