// What came of the games that were played.
import type { Texts } from '../textsType';
import { counted } from './numbers';

export const texts: Texts<'statistics'> = {
  title: 'Statistiques',
  unreadable: (reason) => `Impossible de lire les parties : ${reason}`,
  none: 'Finis une partie pour voir ici tes victoires, nulles et défaites.',
  chooseGame: 'Choisir un jeu',
  allGames: 'Tous les jeux',
  finishedGames: 'Parties finies',
  noGame: 'Aucune partie finie',
  games: (count) => counted(count, 'partie', 'parties'),
  progress: 'Tes progrès',

  againstComputer: 'Contre l’ordinateur',
  persons: 'Deux joueurs',
  computers: 'Ordinateur contre ordinateur',
  won: 'Gagnées',
  drawn: 'Nulles',
  lost: 'Perdues',
  whiteWon: 'Gain des Blancs',
  blackWon: 'Gain des Noirs',

  levelByLevel: 'Niveau par niveau',
  levelTable: 'Contre l’ordinateur, niveau par niveau',
  level: 'Niveau',
  matched: 'À ta mesure',
  coached: 'Avec le coach',

  more: {
    puzzle: (missing) =>
      missing === 1
        ? 'Encore un problème, et une courbe montrera tes progrès.'
        : 'Encore deux problèmes, et une courbe montrera tes progrès.',
    reviewedGame: (missing) =>
      missing === 1
        ? 'Encore un bilan de partie, et une courbe montrera tes progrès.'
        : 'Encore deux bilans de partie, et une courbe montrera tes progrès.',
  },
};
