// Two devices that are connected: moving everything from one to the other, and playing side by side.
import type { Texts } from '../textsType';

export const texts: Texts<'twoDevices'> = {
  backToCode: 'Retour au code',
  scanAnswer: 'Scanner sa réponse',
  linkCopied: 'Lien copié.',
  copyByHand: 'Copie le lien à la main.',
  copyLink: 'Copier le lien',
  link: 'Lien',
  sameNetwork:
    'Les deux appareils doivent être sur le même Wi-Fi, ou l’un sur le partage de connexion de l’autre. Rien ne passe par un serveur.',
  orPaste: 'Ou colle son lien',
  useLink: 'Utiliser ce lien',
  unusableLink: (reason) => `Cela n’est pas utilisable : ${reason}.`,
  scanShownNow: 'Scanne le code que l’autre appareil montre maintenant.',
  preparing: 'Préparation…',
  connecting: 'Connexion…',
  cancel: 'Annuler',
  close: 'Fermer',
  done: 'Terminé',
  tryAgain: 'Réessayer',

  cannotConnect: 'Ce navigateur ne peut pas relier directement deux appareils.',
  noNetwork:
    'Cet appareil n’est sur aucun réseau. Mets les deux appareils sur le même Wi-Fi, ou l’un sur le partage de connexion de l’autre.',
  notConnected:
    'Les appareils n’ont pas pu se connecter. Certains réseaux, comme les Wi-Fi d’invités, isolent les appareils. Mets l’un sur le partage de connexion de l’autre et réessaie.',
  unusable: (reason) => `Ce que l’autre appareil a envoyé n’est pas utilisable : ${reason}.`,
  wentWrong: (reason) => `Quelque chose n’a pas marché : ${reason}.`,

  moveAway: 'Tout transférer vers un autre appareil',
  sent: 'Envoyé',
  notMoved: 'Pas transféré',
  sending: 'Envoi…',
  thisSends:
    'Cet appareil envoie. Sur l’autre, choisis « Réglages », puis « Tout transférer ici », et scanne ce code.',
  otherHasAll:
    'L’autre appareil a tout reçu. Regarde-le : il demande avant de changer quoi que ce soit. Cet appareil garde ses parties.',
  restoreInstead:
    'Tu peux toujours faire une sauvegarde ici et restaurer ce fichier sur l’autre appareil.',
  sendingBroke:
    'La connexion s’est coupée avant que l’autre appareil ait tout confirmé. Il ne change rien sans demander.',
  sendingCancelled: 'Annulé. Rien n’a été changé sur l’autre appareil.',
  tooLarge: (size, most) =>
    `Le tout fait ${size}, plus que les ${most} qui peuvent être transférés directement.`,

  moveHere: 'Tout transférer ici',
  receiving: 'Réception…',
  thisReceives:
    'Cet appareil reçoit. Sur l’autre, choisis « Réglages », puis « Tout transférer vers un autre appareil », et scanne ici son code.',
  scanThisToReceive:
    'Cet appareil reçoit. Maintenant, scanne ce code avec l’autre appareil. S’il dit qu’il n’a pas pu se connecter, annule ici et recommence sur les deux.',
  unchangedHere: 'Rien n’a été changé sur cet appareil.',
  beginAgain:
    'Recommence sur les deux appareils. Ou fais une sauvegarde sur l’autre, et restaure ce fichier ici, dans les Réglages.',
  scanAgain: 'Scanner à nouveau',
  receivingBroke: 'La connexion s’est coupée avant que tout soit arrivé.',
  receivingCancelled: 'Annulé.',
  receivedFile: 'L’envoi de l’autre appareil',

  playNearby: 'Jouer à proximité',
  notPlaying: 'Pas de connexion',
  chooseScan: 'Sur l’autre appareil, choisis « Ouvrir une partie », puis « Scanner un code ».',
  scanShown: 'Scanne le code que montre l’autre appareil.',
  scanThisToPlay:
    'Maintenant, scanne ce code avec l’autre appareil. S’il dit qu’il n’a pas pu se connecter, recommence sur les deux.',
  waitingForGame: 'Connexion établie. En attente de la partie…',
  playOtherwise: 'Tu peux continuer par message ou par codes. Rien n’est perdu.',
  scanItsCode: 'Scanner plutôt son code',
  playBroke: 'La connexion s’est coupée.',
};
