// The list of games, and what it is narrowed down to.
import type { Texts } from '../textsType';
import { counted } from './numbers';

const games = (count: number): string => counted(count, 'partie', 'parties');

export const texts: Texts<'history'> = {
  title: 'Historique',
  list: 'Liste',
  lists: { games: 'Parties', analyses: 'Analyses' },
  unreadable: (reason) => `Impossible de lire les parties : ${reason}`,
  none: 'Aucune partie pour l’instant. Chaque partie que tu commences est enregistrée ici.',
  chooseGame: 'Choisir un jeu',
  open: 'Ouvrir une partie…',
  statistics: 'Statistiques',
  showAll: 'Montrer toutes les parties',
  showMore: 'Montrer la suite',
  found: games,
  foundOf: (count, all) => `${count} sur ${games(all)}`,
  noneFound: 'Aucune partie trouvée.',

  search: 'Chercher une partie',
  filters: 'Filtres',
  chosen: (count) => counted(count, 'choisi', 'choisis'),
  game: 'Jeu',
  anyGame: 'Tous les jeux',
  opponent: 'Adversaire',
  anyOpponent: 'Tous',
  opponents: {
    persons: 'Deux joueurs',
    computers: 'Ordinateur contre ordinateur',
    computer: 'Ordinateur, tous niveaux',
    coached: 'Ordinateur, avec le coach',
    matched: 'Ordinateur à ta mesure',
  },
  level: (level, name) => `Niveau ${level}, ${name}`,
  result: 'Résultat',
  anyResult: 'Tous les résultats',
  results: {
    unfinished: 'Non terminée',
    finished: 'Terminée',
    won: 'Tu as gagné',
    lost: 'Tu as perdu',
    drawn: 'Nulle',
    white: 'Gain des Blancs',
    black: 'Gain des Noirs',
  },
  pinned: 'Parties épinglées',

  how: (opponent, kinds) => [opponent, ...kinds].join(', '),
  withCoach: 'avec le coach',
  cannotRead: 'Cette partie est illisible',
};
