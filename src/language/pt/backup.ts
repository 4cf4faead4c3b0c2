// Backing up, from settings and wherever something could not be saved.
import type { Texts } from '../textsType';

export const texts: Texts<'backup'> = {
  backUp: 'Fazer backup',
  backingUp: 'Fazendo backup…',
  cancel: 'Cancelar',
  made: (file) => `${file} está nos seus downloads: guarde em lugar seguro.`,
  madeWithoutReviews: (file) =>
    `${file} está nos seus downloads: guarde em lugar seguro. As revisões ficaram de fora: você pode fazê-las de novo.`,
  mayLackGames: 'Podem faltar partidas deste aparelho: agora não é possível lê-las.',
  cancelled: 'O backup foi cancelado.',
  notMade: (reason) => `Não foi possível fazer o backup: ${reason}`,
};
