// The frame of a screen, and what takes the place of one that failed.
import type { Texts } from '../textsType';

export const texts: Texts<'screen'> = {
  back: 'Retour',

  notShown: 'Cet écran n’a pas pu s’afficher',
  wentWrong: (reason, isUnsaved) =>
    `L’app a rencontré une erreur : ${reason}. ${
      isUnsaved
        ? 'Fais une sauvegarde avant de recharger : une partie n’est pas encore enregistrée.'
        : 'Tes parties sont toujours sur cet appareil.'
    }`,
  home: 'Accueil',
  reload: 'Recharger la page',
  backUp: 'Tout sauvegarder',
};
