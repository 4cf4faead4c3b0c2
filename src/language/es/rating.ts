// The level that matches the player. Levels come as they are written, with their tenths.
import type { Texts } from '../textsType';

export const texts: Texts<'rating'> = {
  matching: 'Juega tan bien como tú, según tus resultados.',
  findingOut: 'Repasando tus partidas…',
  firstLevel: (level) =>
    `De momento, nivel ${level} de 8; encontrará el tuyo en unas cinco partidas.`,
  knownLevel: (level, from, to) =>
    `De momento, nivel ${level} de 8. Tus resultados te sitúan entre ${from} y ${to}.`,
  nextLevel: (level) => `Próxima partida: nivel ${level}.`,
  nextLevelMoving: (level) =>
    `Próxima partida: nivel ${level}. Al principio tu nivel cambia deprisa.`,
};
