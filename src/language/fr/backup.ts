// Backing up, from settings and wherever something could not be saved.
import type { Texts } from '../textsType';

export const texts: Texts<'backup'> = {
  backUp: 'Sauvegarder',
  backingUp: 'Sauvegarde en cours…',
  cancel: 'Annuler',
  made: (file) => `${file} est dans tes téléchargements : garde ce fichier en lieu sûr.`,
  madeWithoutReviews: (file) =>
    `${file} est dans tes téléchargements : garde ce fichier en lieu sûr. Les bilans n’y sont pas : tu peux les refaire.`,
  mayLackGames:
    'Il peut y manquer des parties de cet appareil : impossible de les lire pour l’instant.',
  cancelled: 'La sauvegarde a été annulée.',
  notMade: (reason) => `La sauvegarde a échoué : ${reason}`,
};
