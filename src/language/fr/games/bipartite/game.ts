// What Bipartite Chess says of itself: stages and how the race ended, the choice between armies, themes of puzzles, and why no game
// comes to a position.
import type { Texts } from '../../../textsType';
import { capital, counted, ofSide, sideDoes } from '../../numbers';

const evenAt = (home: number): string =>
  home === 0 ? 'Aucun arrivé' : `${counted(home, 'arrivé', 'arrivés')} chacun`;

/** The end of the race, of a side that wins and chooses, with its Messengers and its last one. */
const raceOf = (wins: string, chooses: string, messengers: string, last: string) => ({
  wins: `${capital(wins)} la course`,
  allHome: `Tous ${messengers} sont arrivés.`,
  lastFurther: (home: number) => `${evenAt(home)}, mais ${last} est allé plus loin.`,
  further: (home: number) => `${evenAt(home)}, mais ${messengers} sont allés plus loin.`,
  chooses: `${capital(chooses)} une armée.`,
});

/** The same of a side by its name: "les Blancs gagnent la course". */
const raceOfSide = (side: string) =>
  raceOf(
    sideDoes(side, 'gagne', 'gagnent'),
    sideDoes(side, 'choisit', 'choisissent'),
    `les Messagers ${ofSide(side)}`,
    `le dernier Messager ${ofSide(side)}`,
  );

/** Why no game comes to these armies of a side; it stands after a colon. */
function unreachableOf(side: string) {
  const hasMore = (pieces: string) =>
    `${sideDoes(side, 'a', 'ont')} plus de ${pieces} qu’au début de la bataille`;
  return {
    messengersInstead: (count: number, whole: number) =>
      `${sideDoes(side, 'a', 'ont')} ${counted(count, 'Messager', 'Messagers')} au lieu de ${whole}`,
    tooMany: {
      powerPieces: hasMore('Pièces maîtresses'),
      messengers: hasMore('Messagers'),
      soldiersAndMessengers: hasMore('soldats et de Messagers'),
      guards: hasMore('gardes'),
      captains: hasMore('capitaines'),
      swordsmen: hasMore('bretteurs'),
    },
  };
}

export const texts: Texts<'bipartiteGame'> = {
  stage: 'Étape',
  /** In a sentence with its article, as an object: "Les Blancs jouent et gagnent la course". */
  stages: {
    race: { label: 'Course', name: 'la course' },
    choice: { label: 'Choix', name: 'le choix' },
    battle: { label: 'Bataille', name: 'la bataille' },
  },

  home: 'arrivés',
  messengersHome: {
    white: (home, all) => `Messagers des Blancs arrivés : ${home} sur ${all}.`,
    black: (home, all) => `Messagers des Noirs arrivés : ${home} sur ${all}.`,
  },
  race: {
    you: raceOf('tu gagnes', 'tu choisis', 'tes Messagers', 'ton dernier Messager'),
    computer: raceOf(
      'l’ordinateur gagne',
      'l’ordinateur choisit',
      'les Messagers de l’ordinateur',
      'le dernier Messager de l’ordinateur',
    ),
    white: raceOfSide('Blancs'),
    black: raceOfSide('Noirs'),
    moreHome: (home, other) =>
      `${counted(home, 'arrivé', 'arrivés')} contre ${other}, et personne ne peut plus jouer.`,
    movedSecond: (home) => `${evenAt(home)}, aussi loin, et les Blancs ont joué en second.`,
  },
  battleBegins: {
    title: 'La bataille commence',
    detail: 'De nouvelles armées sont là où les Messagers sont arrivés, et le plateau a tourné.',
  },

  choices: {
    diagonal: 'Pièce maîtresse diagonale',
    orthogonal: 'Pièce maîtresse orthogonale',
  },

  unreachable: {
    onlyMessengers: 'seuls des Messagers prennent part à la course',
    samePowerPiece: 'les deux joueurs ont la même Pièce maîtresse',
    white: unreachableOf('Blancs'),
    black: unreachableOf('Noirs'),
  },

  themes: {
    'bare-king': 'Ne laisser que le roi',
    choice: 'Choisir la Pièce maîtresse',
    pass: 'Forcer à passer',
    stage: 'Gagner la course',
  },
};
