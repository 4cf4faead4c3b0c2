// What puzzles are about: the names of their themes, and of the sorts of themes.
import type { Texts } from '../textsType';
import { der } from './pieces';

export const texts: Texts<'themes'> = {
  names: {
    checkmate: 'Schachmatt',
    in1: 'Gewinn in einem Zug',
    in2: 'Gewinn in zwei Zügen',
    in3: 'Gewinn in drei Zügen',
    in4: 'Gewinn in vier Zügen',
    in5: 'Gewinn in fünf Zügen',
    gain: 'In Vorteil kommen',
    defence: 'Die einzige Verteidigung',
    draw: 'Ins Remis retten',
    piece: 'Eine Figur gewinnen',
    quiet: 'Ein stiller erster Zug',
    sacrifice: 'Opfer',
    promotion: 'Umwandlung',
    castling: 'Rochade',
  },
  withPiece: (piece) => `Mit ${der(piece, 'dat')}`,
  sorts: {
    prize: 'Was gewonnen oder gerettet wird',
    length: 'Wie viele Züge',
    piece: 'Welche Figur beginnt',
    idea: 'Ideen',
  },
};
