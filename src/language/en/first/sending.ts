// Sending a game by message. `friend` is the friend's name, or "your friend".
export const texts = {
  notMade: (reason: string) => `The link couldn’t be made: ${reason}.`,
  copied: (friend: string) => `Link copied. Paste it into a message to ${friend}.`,
  codeFor: (friend: string) => `Code for ${friend}`,
  sendTo: (friend: string) => `Send to ${friend}`,
  copyByHand: 'This browser won’t let the app copy. Please copy this link and send it.',
  link: 'Link to the game',
  done: 'Done',
  /** Names a game and the opponent. */
  send: (title: string, opponent: string) => `Send: ${title}, ${opponent}`,
  sendAgain: (title: string, opponent: string) => `Send again: ${title}, ${opponent}`,
};
