// What is said of the computer’s characters, and what they say.
export const texts = {
  /** For those who hear the game. */
  says: (name: string, words: string) => `${name} says: “${words}”`,
  /** Each with how they play, a greeting short enough for a card beside a clock, and what they say when it has ended for them. */
  characters: {
    vera: {
      manner: 'Attacks whenever there is a chance.',
      greeting: 'Here I come.',
      won: 'A good fight. Again?',
      drawn: 'Even. I’ll be back.',
      lost: 'You stood firm. Well done.',
    },
    carlo: {
      manner: 'Avoids trades and keeps the board full.',
      greeting: 'Take your time.',
      won: 'Patience was enough.',
      drawn: 'Neither of us gave way.',
      lost: 'You found a way through.',
    },
    nils: {
      manner: 'Trades gladly and likes a clear board.',
      greeting: 'Keep it simple.',
      won: 'Small steps were enough.',
      drawn: 'Fair and even. Good game.',
      lost: 'That was clear and strong.',
    },
    frida: {
      manner: 'Takes risks to make things happen.',
      greeting: 'Let’s go wild.',
      won: 'Risky, but it worked.',
      drawn: 'What a ride, and even.',
      lost: 'Worth the risk. Well done.',
    },
    bruno: {
      manner: 'Stays close to home and waits.',
      greeting: 'Come and see.',
      won: 'My walls held. Good game.',
      drawn: 'Neither of us got through.',
      lost: 'You got past my walls.',
    },
  },
};
