// Home: the games to go on with, the games to begin, how far the player is; and what stands in place of a list or a screen with
// nothing in it.
import type { Texts } from '../../textsType';
import { counted, inList, toPlay } from '../numbers';

const mayBeDeleted = 'Elle a peut-être été supprimée, ou le lien est incomplet.';

export const texts: Texts<'home'> = {
  more: 'Plus',
  learn: 'Apprendre',
  history: 'Historique',
  settings: 'Réglages',
  play: 'Jouer',
  start: 'Choisis un jeu, puis ton adversaire. « Apprendre » montre comment on joue à chacun.',
  openGame: 'Ouvrir une partie…',
  pasteLink: 'Coller un lien',

  continue: 'Continuer',
  showAll: (count) => `Montrer les ${count} parties`,
  toMove: toPlay,
  computerToMove: 'À l’ordinateur de jouer',
  notStarted: 'Pas commencée',
  moveNumber: (number) => `Coup ${number}`,
  listing: (games, percent) =>
    `Cette version liste tes parties autrement et les parcourt toutes une fois : ${counted(games, 'partie', 'parties')}${
      percent === null ? '' : `, déjà ${percent} %`
    }. Tu peux jouer pendant ce temps.`,
  listingGames: 'Lecture de tes parties',

  lessonsDone: (count) => counted(count, 'leçon finie', 'leçons finies'),
  solvedOf: (solved, tried) =>
    `${counted(solved, 'résolu', 'résolus')} sur ${tried} du premier coup`,
  wonAt: (levels) =>
    levels.length === 1
      ? `Victoire au niveau ${levels[0]}`
      : `Victoires aux niveaux ${inList(levels)}`,

  noSuch: {
    game: 'Partie introuvable',
    analysis: 'Analyse introuvable',
    board: 'Plateau introuvable',
  },
  nothingThere: {
    game: `Cet appareil n’a aucune partie à cette adresse. ${mayBeDeleted}`,
    analysis: `Cet appareil n’a aucune analyse à cette adresse. ${mayBeDeleted}`,
    board:
      'Cet appareil n’a aucun plateau à cette adresse. Il a peut-être été supprimé, ou le lien est incomplet.',
  },
  notOpened: {
    game: 'Impossible d’ouvrir cette partie',
    analysis: 'Impossible d’ouvrir cette analyse',
    board: 'Impossible d’ouvrir ce plateau',
  },
  onceOnline:
    'Rien n’est perdu. Si cela échoue encore, connecte-toi une fois à Internet et réessaie.',
  exportFromHome: 'Rien n’est perdu : tu peux l’exporter depuis l’accueil.',
  tryAgain: 'Réessayer',
  home: 'Accueil',
};
