// What players and sides are called, and the kinds of games. Where a sentence names a friend, it takes the friend's name, or
// `yourFriend`.
export const texts = {
  white: 'White',
  black: 'Black',
  levels: [
    'First steps',
    'Beginner',
    'Easy',
    'Casual',
    'Steady',
    'Strong',
    'Expert',
    'Full strength',
  ] as readonly string[],
  /** `name` is a character's, or null. */
  computer: (name: string | null, level: string) => `${name ?? 'Computer'}, level ${level}`,
  computers: (white: string, black: string) => `Computers, level ${white} v ${black}`,
  /** In place of a name. */
  you: 'You',
  friend: 'Friend',
  /** Within a sentence, and as one begins. */
  yourFriend: 'your friend',
  yourFriendFirst: 'Your friend',
  byMessage: (friend: string | null) => `${friend ?? 'A friend'}, by message`,
  versus: (white: string, black: string) => `${white} v ${black}`,
  twoPlayers: 'Two players',

  yourMove: 'Your move',
  offersDraw: (friend: string) => `${friend} offers a draw`,
  asksToTakeBack: (friend: string) => `${friend} asks to take back a move`,
  notSent: 'Not sent yet',
  waitingFor: (friend: string) => `Waiting for ${friend}`,

  /** A game's title, and the variant that it is played in. */
  titleWithRules: (title: string, rules: string) => `${title} (${rules})`,
  /** Marks a game that somebody else played. */
  shared: 'Shared with you',
  /** Mark, after the opponent, a game in which nothing is taken back, and one that is only tried. */
  strict: 'strict game',
  trial: 'trial',
  strictOpponent: (opponent: string) => `${opponent}, strict game`,
  strictRule: 'Strict game: no take back.',
};
