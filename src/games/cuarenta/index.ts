// Cuarenta (J. Mark Thompson, 2000): chess on the light squares of a 9x9 board. RULES.md section 2.
import { textsOf, withTexts } from '../../language/texts';
import type { Castle } from '../../rules/army';
import { BLACK, type Colour, WHITE } from '../../rules/types';
import { armyGame } from '../kit/armyGame';
import { cellOf } from '../kit/boards';
import { TITLES } from '../titles';
import { cuarentaBoard } from './board';
import { cuarentaDrawing } from './drawing';
import { cuarentaPieces, hasCastling, OPTIONS } from './pieces';

const texts = textsOf('cuarentaGame');

export const cuarenta = armyGame({
  ...TITLES.cuarenta,
  options: OPTIONS,
  rules: (values) => ({
    board: cuarentaBoard,
    drawing: cuarentaDrawing(),
    pieces: cuarentaPieces,
    placement:
      '*c*f*f*b*/v*g*k*g*v/*p*p*p*p*/1*1*1*1*1/*1*1*1*1*/1*1*1*1*1/*P*P*P*P*/V*G*K*G*V/*B*F*F*C*',
    castles: hasCastling(values) ? [trade(WHITE, 'e2', 'h1'), trade(BLACK, 'e8', 'b9')] : [],
    halfmoveLimit: 80,
    clockRestart: 'promotions',
    dead: ['/', 'V/', 'V/V'],
  }),
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

/** King and camel change places; what stands between does not matter. */
function trade(colour: Colour, kingName: string, camelName: string): Castle {
  const king = cellOf(cuarentaBoard, kingName);
  const camel = cellOf(cuarentaBoard, camelName);
  return {
    colour,
    right: colour === WHITE ? 1 : 2,
    letter: colour === WHITE ? 'C' : 'c',
    notation: 'K<>C',
    king: { from: king, to: camel },
    partner: { from: camel, to: king, letter: 'C' },
    target: camel,
    empty: [],
    safe: [king],
  };
}
