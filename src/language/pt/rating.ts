// The level that matches the player. Levels come as they are written, with their tenths.
import type { Texts } from '../textsType';

export const texts: Texts<'rating'> = {
  matching: 'Tão forte quanto você, pelos seus resultados.',
  findingOut: 'Vendo suas partidas…',
  firstLevel: (level) =>
    `Por enquanto, nível ${level} de 8. Em umas cinco partidas, o computador acha o seu nível.`,
  knownLevel: (level, from, to) =>
    `Por enquanto, nível ${level} de 8. Pelos resultados, o seu fica entre ${from} e ${to}.`,
  nextLevel: (level) => `Próxima partida: nível ${level}.`,
  nextLevelMoving: (level) =>
    `Próxima partida: nível ${level}. No começo, o seu nível muda rápido.`,
};
