// What puzzles are about: the names of their themes, and of the sorts of themes.
import type { Texts } from '../textsType';
import { the } from './pieces';

export const texts: Texts<'themes'> = {
  names: {
    checkmate: 'Échec et mat',
    in1: 'Gain en un coup',
    in2: 'Gain en deux coups',
    in3: 'Gain en trois coups',
    in4: 'Gain en quatre coups',
    in5: 'Gain en cinq coups',
    gain: 'Prendre l’avantage',
    defence: 'La seule défense',
    draw: 'Sauver la nulle',
    piece: 'Gagner une pièce',
    quiet: 'Un premier coup tranquille',
    sacrifice: 'Sacrifice',
    promotion: 'Promotion',
    castling: 'Roque',
  },
  withPiece: (piece) => `Avec ${the(piece)}`,
  sorts: {
    prize: 'Ce qu’on gagne ou sauve',
    length: 'En combien de coups',
    piece: 'Quelle pièce commence',
    idea: 'Idées',
  },
};
