// What is heard and felt of a game.
export const texts = {
  sound: 'Sound',
  vibration: 'Vibration',
  /** Why nothing can be read aloud; the full stop is added where it is shown. */
  cannotRead: 'This browser can’t read aloud',
  noVoice: 'Your device has no voice to read with',
};
