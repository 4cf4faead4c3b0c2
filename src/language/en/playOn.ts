// A sheet that asks against whom to play on from a position.
export const texts = {
  title: 'Play on',
  start: 'Start',
};
