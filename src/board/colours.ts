// The sets of board colours in board.module.css: the root element's `data-board` attribute names the one in force.

export const BOARD_COLOURS = ['wood', 'slate', 'meadow', 'rose', 'safe'] as const;
export type BoardColours = (typeof BOARD_COLOURS)[number];
