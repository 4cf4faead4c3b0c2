// Restoring a backup.
import type { Texts } from '../textsType';
import { counted } from './numbers';

export const texts: Texts<'restore'> = {
  cancel: 'Annuler',
  close: 'Fermer',
  done: 'Terminé',
  restore: 'Restaurer',
  title: 'Restaurer une sauvegarde',
  notRestored: 'Non restaurée',
  restored: 'Restaurée',
  reading: 'Lecture…',
  restoring: 'Restauration…',
  cancelled: 'Annulé. Rien n’a été changé.',
  nothingChanged: 'Rien n’a été changé.',
  noGames: 'Cette sauvegarde ne contient aucune partie.',
  fates: {
    new: 'à ajouter ici',
    newerInFile: 'en version plus longue dans la sauvegarde : elle remplace celle d’ici',
    newerHere: 'en version plus longue ici : elle reste',
    both: 'en deux versions : les deux sont gardées',
    identical: 'sans aucune différence',
    unreadable: 'sans lecture possible : mise de côté avec la raison',
  },
  lessons: (count) => counted(count, 'leçon', 'leçons'),
  lessonsFate: 'seulement dans la sauvegarde',
  tries: (count) => counted(count, 'essai', 'essais'),
  triesFate: 'de problèmes et d’exercices, seulement dans la sauvegarde',
  asideFate: 'déjà de côté dans la sauvegarde, sans lecture possible',
};
