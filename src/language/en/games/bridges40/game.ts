// What 40 Bridges says of itself: cells, why a disc may not go somewhere, themes of puzzles.

export const texts = {
  /** What cells are, for those who hear it. */
  cells: {
    tile: 'tile',
    octagon: 'octagon',
    /** A corner, by who wants to reach it. */
    corner: {
      white: 'tile, the corner that White wants',
      black: 'tile, the corner that Black wants',
    },
  },

  /** Why a move is not legal. */
  illegal: {
    ontoDisc: 'You cannot move onto a disc. Surround it with three of yours to capture it.',
    stepKind: 'A disc steps from tile to tile, or from octagon to octagon.',
    tooFar: 'A disc takes one step, or jumps over one disc of yours.',
    nothingToJump: 'You have no disc there to jump over.',
    overEnemy: 'A disc cannot jump over an enemy.',
  },

  themes: {
    corner: 'The run to the corner',
    annihilation: 'Taking the last disc',
    surround: 'Surrounding',
    pass: 'Passing',
  },
};
