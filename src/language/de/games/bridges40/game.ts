// What 40 Bridges says of itself: cells, why a disc may not go somewhere, themes of puzzles.
import type { Texts } from '../../../textsType';

export const texts: Texts<'bridges40Game'> = {
  cells: {
    tile: 'Quadrat',
    octagon: 'Achteck',
    corner: {
      white: 'Quadrat, die Ecke, die Weiß erreichen will',
      black: 'Quadrat, die Ecke, die Schwarz erreichen will',
    },
  },

  illegal: {
    ontoDisc:
      'Auf einen Stein kannst du nicht ziehen. Umzingle ihn mit drei von deinen, um ihn zu schlagen.',
    stepKind: 'Ein Stein geht von Quadrat zu Quadrat oder von Achteck zu Achteck.',
    tooFar: 'Ein Stein geht einen Schritt, oder er springt über einen deiner Steine.',
    nothingToJump: 'Dort ist kein Stein von dir, über den er springen könnte.',
    overEnemy: 'Über gegnerische Steine kann ein Stein nicht springen.',
  },

  themes: {
    corner: 'Der Lauf in die Ecke',
    annihilation: 'Den letzten Stein schlagen',
    surround: 'Umzingeln',
    pass: 'Passen',
  },
};
