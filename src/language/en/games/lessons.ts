// What the lessons of several games say in the same words.

export const texts = {
  mate: {
    title: 'Checkmate',
    about: 'Give a check that your opponent cannot answer.',
  },
  forks: {
    title: 'Two at once',
    about: 'Attack two pieces with one move, and win one.',
  },
  finish: {
    title: 'Finish a won game',
    about: 'You are far ahead. Beat the computer.',
  },
  wonGame: {
    ask: 'You are far ahead. Beat the computer. You may take moves back.',
    success: 'You won. You are ready for whole games.',
    otherwise: 'You have not won this time. Take back and try another way, or start again.',
  },
};
