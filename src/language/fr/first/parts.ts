// Parts that any screen may have: sheets, lists with a menu for each item, choices; and what stands in place of code that is missing.
import type { Texts } from '../../textsType';
import { capital } from '../numbers';

export const texts: Texts<'parts'> = {
  close: 'Fermer',
  save: 'Enregistrer',
  ok: 'OK',
  unavailable: (choice, reason) => `${choice} : indisponible. ${capital(reason)}.`,

  pinned: ', épinglée',
  manage: (title, detail) => `Renommer, épingler ou supprimer ${title}, ${detail}`,

  missing: 'Il manque un morceau de l’app sur cet appareil.',
  notLoaded: 'Cet écran n’a pas pu se charger',
  onceOnline:
    'Il manque un morceau de l’app sur cet appareil. Connecte-toi une fois à Internet pour le recevoir. Tes parties sont en sécurité.',
  tryAgain: 'Réessayer',
  home: 'Accueil',
  newVersion: 'Une nouvelle version est prête',
  saveFirst: 'Reviens d’abord à la partie qui n’est pas encore enregistrée.',
  updateToContinue: 'Mets l’app à jour pour continuer. Tes parties sont en sécurité.',
  update: 'Mettre à jour',
};
