// The level that matches the player. Levels come as they are written, with their tenths.
import type { Texts } from '../textsType';

export const texts: Texts<'rating'> = {
  matching: 'So stark wie du, nach deinen Ergebnissen.',
  findingOut: 'Deine Partien werden durchgesehen …',
  firstLevel: (level) =>
    `Vorerst Stufe ${level} von 8. Nach etwa fünf Partien ist deine Stufe gefunden.`,
  knownLevel: (level, from, to) =>
    `Zurzeit Stufe ${level} von 8. Nach deinen Ergebnissen liegst du zwischen ${from} und ${to}.`,
  nextLevel: (level) => `Nächste Partie: Stufe ${level}.`,
  nextLevelMoving: (level) =>
    `Nächste Partie: Stufe ${level}. Am Anfang ändert sich deine Stufe schnell.`,
};
