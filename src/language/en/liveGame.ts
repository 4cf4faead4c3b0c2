// Beside the board while a game is played with a device nearby.
import { capital } from '../sentence';

export const texts = {
  connectedTo: (friend: string) => `Connected to ${friend}. Moves go over by themselves.`,
  lost: 'Connection lost.',
  lostWithClocks: 'Connection lost. Clocks stopped.',
  closed: (reason: string) => `Connection closed: ${reason}.`,
  closedWithClocks: (reason: string) => `Connection closed: ${reason}. Clocks stopped.`,
  goOnByMessage: 'Go on by message',
  reconnect: 'Reconnect',
  otherGame: (friend: string) => `${capital(friend)}’s device has another game.`,
  lookAtIt: 'Look at it',
};
