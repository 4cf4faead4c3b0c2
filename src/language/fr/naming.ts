// Names that players give to games, analyses and rules; pinning and deleting what is listed.
import type { Texts } from '../textsType';

export const texts: Texts<'naming'> = {
  review: 'Bilan',
  rename: 'Renommer',
  unpin: 'Désépingler',
  pin: 'Épingler en haut',
  delete: 'Supprimer',
  title: 'Titre',
  titleHint: 'Laisse vide pour prendre le nom du jeu.',
  deleted: (title) => `Supprimé : ${title}.`,
  severalDeleted: {
    games: (count) => `${count} parties supprimées.`,
    analyses: (count) => `${count} analyses supprimées.`,
  },
  undo: 'Annuler',
  ok: 'OK',

  enterName: 'Donne un nom.',
  nameTaken: 'Ce nom est déjà pris.',
  tooManyNames: (most) =>
    `Tu as ${most} formules, le maximum que tu peux enregistrer. Supprimes-en une d’abord.`,
};
