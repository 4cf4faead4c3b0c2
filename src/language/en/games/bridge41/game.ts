// What TheBridge41 says of itself: options, presets, cells, themes of puzzles, places of the bridge.

export const texts = {
  credits:
    'The Murray Lion is John William Brown’s, after H. J. R. Murray. The Crooked Bishop is Ralph Betza’s.',

  options: {
    bridge: {
      label: 'Bridge',
      values: {
        fixed: { label: 'Fixed', does: 'One square, in the middle of the river.' },
        moving: {
          label: 'Moving',
          fullLabel: 'Moving bridge',
          does: 'You can move the bridge sideways.',
          slide: 'A slide is your whole move: one file, while the bridge is empty.',
        },
        big: {
          label: 'Big',
          fullLabel: 'Big bridge',
          does: 'The bridge is one cell as wide as the river.',
        },
      },
    },
    noKnightOnBridge: {
      label: 'No knight on bridge',
      /** By what the army has in place of the knight: knight, camel, dopefish. */
      does: {
        N: 'Knights may not stop on the bridge.',
        C: 'Camels may not stop on the bridge.',
        D: 'Dopefish may not stop on the bridge.',
      },
    },
    bishopPalace: {
      label: 'Bishop palace',
      /** By what the army has in place of the bishop: bishop, crooked bishop. */
      does: {
        B: 'Bishops and rooks swap places. Bishops are stuck on their side.',
        Z: 'Crooked bishops and Murray lions swap places. Crooked bishops are stuck on their side.',
      },
      straightStepOnly: 'They may enter the bridge only by their straight step.',
      offBridge: 'They may not enter or cross the bridge.',
    },
    kings: {
      label: 'Kings',
      values: {
        free: { label: 'Free', does: 'Kings may go anywhere.' },
        palace: {
          label: 'King palace',
          does: 'A king may not cross the bridge.',
          onBridge: 'It may stand on the bridge.',
        },
        tinyPalace: {
          label: 'Tiny king palace',
          does: 'A king stays on files l, m and r, and never stands next to the river.',
          offBridge: 'So it never reaches the bridge.',
        },
      },
    },
    sidePawnMove: {
      label: 'Side pawn move',
      does: 'A pawn at either end of the river bank may step sideways.',
      noCapture: 'It never captures that way.',
    },
    changingColorBishop: {
      label: 'Changing color bishop',
      /** By what the army has in place of the bishop: bishop, crooked bishop. */
      does: {
        B: 'Bishops may also step straight onto the bridge and off it.',
        Z: 'Crooked bishops may also step straight onto the bridge and off it.',
      },
      capture: 'They may capture that way too.',
    },
    queen: {
      label: 'Queen',
      /** By what the army has in place of the piece: rook or Murray lion, bishop or crooked bishop, knight, camel or dopefish. */
      replaces: {
        R: 'A queen replaces a rook.',
        L: 'A queen replaces a Murray lion.',
        B: 'A queen replaces a bishop.',
        Z: 'A queen replaces a crooked bishop.',
        N: 'A queen replaces a knight.',
        C: 'A queen replaces a camel.',
        D: 'A queen replaces a dopefish.',
      },
      place: 'On each side it’s the one nearest to file L.',
      values: {
        none: { label: 'None', does: 'No queens.' },
        rook: { label: 'For a rook', fullLabel: 'Queen for a rook' },
        bishop: { label: 'For a bishop', fullLabel: 'Queen for a bishop' },
        knight: { label: 'For a knight', fullLabel: 'Queen for a knight' },
      },
    },
    pawnCapture: {
      label: 'Pawn capture',
      values: {
        diagonal: { label: 'Diagonal', does: 'Pawns capture diagonally forward.' },
        sideways: {
          label: 'Sideways',
          fullLabel: 'Sideways pawns',
          does: 'Pawns capture to the left or right.',
          instead: 'They no longer capture diagonally.',
        },
      },
    },
    stalemate: {
      label: 'Stalemate',
      values: {
        draw: { label: 'Draw', does: 'Stalemate is a draw.' },
        win: { label: 'Wins', fullLabel: 'Stalemate wins', does: 'The stalemated side wins.' },
        loss: { label: 'Loses', fullLabel: 'Stalemate loses', does: 'The stalemated side loses.' },
      },
    },
    perpetualCheck: {
      label: 'Perpetual check',
      values: {
        draw: { label: 'Draw', does: 'Perpetual check is a draw.' },
        win: {
          label: 'Wins',
          fullLabel: 'Perpetual check wins',
          does: 'You win by giving perpetual check.',
          meaning: 'That means check with every move until a position comes up for the third time.',
        },
      },
    },
    army: {
      label: 'Army',
      values: {
        standard: { label: 'Standard', does: 'Rooks, bishops and knights.' },
        allYourBase: {
          label: 'All your base',
          does: 'Crooked bishops, camels and Murray lions replace bishops, knights and rooks.',
        },
        dopefish: {
          label: 'Dopefish',
          does: 'Knights become dopefish: they capture like a queen and never just move.',
        },
      },
    },
  },

  presets: {
    openRiver: {
      name: 'Open river',
      summary: 'You can cross on every file: sharper, with fewer draws.',
    },
    ferry: { name: 'Ferry', summary: 'Move the bridge to choose where the fight is.' },
    queens: { name: 'Queens', summary: 'The open river, with a queen on each side.' },
    palaces: {
      name: 'Palaces',
      summary: 'Kings and bishops stay on their own side of the river.',
    },
    menagerie: {
      name: 'Menagerie',
      summary: 'Zigzags, long leaps and lions instead of chess pieces.',
    },
    fishPond: {
      name: 'Fish pond',
      summary: 'Dopefish wait for prey while the bridge comes and goes.',
    },
  },

  themes: {
    stalemate: 'A winning stalemate',
    'perpetual-check': 'A winning perpetual check',
    surround: 'Capturing from afar',
    terrain: 'Sliding the bridge',
  },

  /** Cells, for those who hear them: with the letter of a rank, since the letters of files sound alike. */
  cells: {
    on: {
      outerLeft: (rank: string) => `outer left ${rank}`,
      left: (rank: string) => `left ${rank}`,
      middle: (rank: string) => `middle ${rank}`,
      right: (rank: string) => `right ${rank}`,
      outerRight: (rank: string) => `outer right ${rank}`,
    },
    bridge: 'the bridge',
    /** A cell that is the bridge: "middle k, the bridge". */
    withBridge: (cell: string) => `${cell}, the bridge`,
    /** Where there is no cell. */
    water: 'water',
  },

  /** What tells in a position where the bridge is: the name of its cell, or that it is the big one. */
  place: { label: 'Bridge', big: 'Big' },
};
