// The sets of board colours in board.module.css: the root element's `data-board` attribute names the one in force.

export const BOARD_COLOURS = [
  { name: 'wood', label: 'Wood' },
  { name: 'slate', label: 'Slate' },
  { name: 'meadow', label: 'Meadow' },
  { name: 'rose', label: 'Rose' },
  { name: 'safe', label: 'Safe for colour blindness' },
] as const;
export type BoardColours = (typeof BOARD_COLOURS)[number]['name'];
