// What the device’s storage does and does not do, from the first moment on.
import type { Texts } from '../../textsType';

const keptWhileOpen = 'Les parties ne durent que tant que cette page est ouverte.';
const wereDeleted =
  'Tes parties ont été effacées hors de l’app, par le navigateur ou dans un autre onglet';

export const texts: Texts<'storage'> = {
  keptWhileOpen,
  blocked: `Une version plus ancienne de l’app est ouverte dans un autre onglet : ferme-le et recharge cette page. ${keptWhileOpen}`,
  deleted: `${wereDeleted}. Ce que cette page avait encore est de nouveau enregistré. Par sécurité, fais une sauvegarde.`,
  deletedUnsaved: `${wereDeleted}, et ce que cette page a encore ne peut pas être enregistré maintenant. Garde cette page ouverte et fais une sauvegarde.`,
  waiting:
    'Le stockage de cet appareil ne répond pas. Les parties restent sur cette page et seront enregistrées dès qu’il répondra.',
  notSavedYet:
    'Le stockage de cet appareil ne répond pas. Ce que tu joues sera enregistré dès qu’il répondra : garde cette page ouverte.',
  newer: `Une version plus récente de l’app a enregistré les parties de cet appareil : recharge la page pour mettre l’app à jour. ${keptWhileOpen}`,
  takenOver:
    'Une version plus récente de l’app est ouverte dans un autre onglet. Recharge cette page pour que tes parties soient enregistrées.',
  notAllowed: (reason) =>
    `Le navigateur ne laisse pas l’app enregistrer : ${reason}. ${keptWhileOpen}`,

  isFull: 'le stockage de cet appareil est plein',
  doesNotAnswer: 'le stockage de cet appareil ne répond pas',
  openElsewhere: 'l’app est ouverte dans un autre onglet : ferme-le et réessaie',
  losesWrites: 'le stockage ne garde pas ce qui y est écrit',

  wasDeleted: {
    game: 'Cette partie a été supprimée dans un autre onglet.',
    analysis: 'Cette analyse a été supprimée dans un autre onglet.',
  },
  wentOn: {
    game: 'Cette partie a continué dans un autre onglet.',
    analysis: 'Cette analyse a continué dans un autre onglet.',
  },
  notDeleted: {
    game: 'Cette partie a continué dans un autre onglet : elle n’a pas été supprimée.',
    analysis: 'Cette analyse a continué dans un autre onglet : elle n’a pas été supprimée.',
  },
  notRestored:
    'Entre-temps, une partie ou une analyse a continué dans un autre onglet. Rien n’a été restauré.',

  folder: {
    notAllowed: 'Ton navigateur te demande de redonner ton accord.',
    isGone: 'Le dossier n’existe plus.',
    inUse: 'Un autre programme utilise le fichier.',
    isFull: 'Il n’y a pas assez de place.',
  },
};
