// What Chess in the Fast Lane says of itself: layouts of its lanes, cells, themes of puzzles.

export const texts = {
  options: {
    layout: {
      label: 'Lanes',
      values: {
        roundabout: {
          label: 'Roundabout',
          looks:
            '41 cells: short lanes along the files, and a roundabout of four squares in the middle.',
        },
        streets: {
          label: 'Streets',
          looks: '40 cells: three short lanes along every file, and no roundabout.',
        },
        highways: {
          label: 'Highways',
          looks: '36 cells: four long lanes across the middle meet the files.',
        },
        plaza: {
          label: 'Plaza',
          looks: '43 cells: one lane of sixteen squares, and a long lane on either side.',
        },
        village: {
          label: 'Village',
          looks: '59 cells: a roundabout, two short lanes, and single squares all around.',
        },
        none: {
          label: 'No lanes',
          looks:
            '64 cells: chess without double steps, where pawns become only knights or bishops.',
        },
      },
      /** How a layout plays, after who wins more often. */
      oftenDrawn: 'Many games are drawn.',
      length: (moves: number) => `Games take about ${moves} moves.`,
      /** Lanes that are none of those. */
      drawOwn: 'Draw your own lanes',
      own: (cells: number) => `Custom lanes, ${cells} cells`,
      ownLook: 'Lanes that you drew, or that came with a link.',
    },
  },

  /** What cells of several squares are, for those who hear it. */
  cells: { roundabout: 'roundabout', lane: 'lane' },

  themes: { over: 'Friends giving way' },
};
