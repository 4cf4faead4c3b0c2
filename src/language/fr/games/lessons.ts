// What the lessons of several games say in the same words.
import type { Texts } from '../../textsType';

export const texts: Texts<'lessons'> = {
  mate: {
    title: 'Échec et mat',
    about: 'Donne un échec que ton adversaire ne peut pas parer.',
  },
  forks: {
    title: 'Deux à la fois',
    about: 'Attaque deux pièces d’un seul coup, et gagnes-en une.',
  },
  finish: {
    title: 'Conclure une partie gagnée',
    about: 'Tu as une grande avance. Bats l’ordinateur.',
  },
  wonGame: {
    ask: 'Tu as une grande avance. Bats l’ordinateur. Tu peux reprendre des coups.',
    success: 'Tu as gagné. Te voilà au point pour des parties entières.',
    otherwise:
      'Tu n’as pas gagné cette fois. Reprends des coups et essaie autre chose, ou recommence.',
  },
};
