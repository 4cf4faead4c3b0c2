// Chess in the Fast Lane (Francois Tremblay, 2000): 64 squares grouped into 41 places. RULES.md section 4.
import { textsOf, withTexts } from '../../language/texts';
import { armyGame } from '../kit/armyGame';
import type { ArmyDescription } from '../kit/armyRules';
import type { OptionValues } from '../options';
import { TITLES } from '../titles';
import { laneDrawing } from './drawing';
import { laneBoard } from './layout';
import { LAYOUT, lanesOf } from './options';
import { fastlaneCastles, fastlanePieces, type Letter } from './pieces';

const texts = textsOf('fastlaneGame');

export const fastlane = armyGame({
  ...TITLES.fastlane,
  options: [LAYOUT],
  rules: describe,
  learn: withTexts(() => import('./learn')),
  evaluation: () => import('./evaluation'),
  levels: () => import('./levels'),
  loadLessons: withTexts(() => import('./lessons')),
  loadChances: () => import('./chances.json'),
  loadFacts: () => import('./facts.json'),
  loadSolvedEndings: () => import('./solvedEndings.json'),
  loadPuzzles: () => import('./puzzles.json'),
  loadOpenings: () => import('./openings.json'),
  themeLabels: () => texts.themes,
});

function describe(values: OptionValues): ArmyDescription<Letter> {
  const board = laneBoard(lanesOf(values));
  return {
    board,
    drawing: laneDrawing(board),
    pieces: fastlanePieces(board),
    terrains: [{ passThroughFriends: true }],
    // The orthodox array; its pieces stand on the anchors of their cells.
    placement: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR',
    anySquare: true,
    writesSquares: true,
    castles: fastlaneCastles(board),
    dead: ['/'],
  };
}
