// Messages on Home about the app itself: installing it, keeping its games, new versions, and what of the storage cannot be read.
import type { Texts } from '../../textsType';

export const texts: Texts<'messages'> = {
  install: 'Installer Fortyone',
  installWhy: 'L’app s’ouvre depuis ton écran d’accueil, en plein écran.',
  tapShare: 'Touche « Partager » dans la barre du navigateur.',
  addToHomeScreen: 'Choisis « Sur l’écran d’accueil », puis « Ajouter ».',
  safariDeletes:
    'Safari peut effacer les données d’un site après sept jours sans visite. Une app installée garde ses parties.',
  bringGames:
    'L’app installée commence sans parties. Pour emporter celles-ci, fais d’abord une sauvegarde dans les Réglages, puis restaure-la dans l’app.',
  installNow: 'Installer',
  notNow: 'Plus tard',
  installLater: 'Tu pourras installer l’app depuis les Réglages.',

  keepGames: 'Garder tes parties',
  areKept: 'Ton navigateur garde maintenant tes parties, même quand la place manque.',
  noPromise: 'Ton navigateur n’a rien promis. Une sauvegarde met tes parties à l’abri.',
  mayDelete:
    'Ton navigateur peut effacer tes parties quand la place manque, et une fenêtre privée les efface en se fermant.',
  protect: 'Protéger mes parties',
  keepLater: 'Tu pourras aussi le faire dans les Réglages.',
  ok: 'OK',

  newVersion: (news) =>
    news === '' ? 'Une nouvelle version est prête.' : `Une nouvelle version est prête. ${news}`,
  later: 'Plus tard',
  update: 'Mettre à jour',
  offlineReady: 'L’app marche maintenant hors ligne.',

  setAside: (what, count) =>
    `Impossible de lire ${what}. Rien n’est perdu : ${
      count === 1 ? 'l’app met cela de côté' : 'l’app met le tout de côté'
    }.`,
  fromNewer: (what, count) =>
    `Venu d’une version plus récente, et laissé tel quel : ${what}. Mets l’app à jour pour ${
      count === 1 ? 'l’ouvrir' : 'les ouvrir'
    }.`,
  exportToFile: 'Exporter dans un fichier',
  clear: 'Effacer de cet appareil',
};
