// The level that matches the player. Levels come as they are written, with their tenths.
import type { Texts } from '../textsType';

export const texts: Texts<'rating'> = {
  matching: 'De ta force, d’après tes résultats.',
  findingOut: 'Je parcours tes parties…',
  firstLevel: (level) =>
    `Niveau ${level} sur 8 pour commencer ; il s’ajuste à toi en cinq parties environ.`,
  knownLevel: (level, from, to) =>
    `Niveau ${level} sur 8 pour l’instant. Tes résultats te situent entre ${from} et ${to}.`,
  nextLevel: (level) => `Prochaine partie : niveau ${level}.`,
  nextLevelMoving: (level) =>
    `Prochaine partie : niveau ${level}. Au début, ton niveau bouge vite.`,
};
