// The level that matches the player. Levels come as they are written, with their tenths.
import type { Texts } from '../textsType';

export const texts: Texts<'rating'> = {
  matching: 'Forte quanto te, secondo i tuoi risultati.',
  findingOut: 'Guardo le tue partite…',
  firstLevel: (level) =>
    `Per ora livello ${level} di 8; in circa cinque partite trova il tuo livello.`,
  knownLevel: (level, from, to) =>
    `Per ora livello ${level} di 8. Secondo i risultati sei tra ${from} e ${to}.`,
  nextLevel: (level) => `Prossima partita: livello ${level}.`,
  nextLevelMoving: (level) =>
    `Prossima partita: livello ${level}. All’inizio il tuo livello cambia in fretta.`,
};
