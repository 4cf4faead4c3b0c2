// What each game is about, on its card below its name, which is the same in every language. Home shows it before games are loaded.

export const texts = {
  bridge41: 'Checkmate across a river with one bridge',
  cuarenta: 'Checkmate on diamonds, with frogs, camels and cannons',
  bipartite: 'A race first, then a battle with new armies',
  fastlane: 'Checkmate on a chessboard whose squares form lanes',
  bridges40: 'Reach the far corner, or surround and capture everything',
};
