// The lessons of a game, and a task of one: what is said of moves besides the lesson’s own words, and the ways on.
import type { Texts } from '../textsType';
import { counted } from './numbers';
import { the } from './pieces';

const moves = (count: number): string => counted(count, 'coup', 'coups');
const doneStates = { alone: 'réussi sans aide', helped: 'réussi' };
const tasksDone = (done: number, all: number): string =>
  `${counted(done, 'exercice réussi', 'exercices réussis')} sur ${all}`;

export const texts: Texts<'lessonScreens'> = {
  titleOf: (game) => `${game} : leçons`,
  learn: 'Apprendre',
  readRules: 'Lire toutes les règles',
  progress: 'Tes progrès',
  introduction: 'Apprends en jouant, sur le vrai plateau.',
  lessonsDone: (done, all) => `${counted(done, 'leçon finie', 'leçons finies')} sur ${all}`,
  start: (lesson) => `Commencer : ${lesson}`,
  goOn: (lesson) => `Continuer : ${lesson}`,
  playNow: 'Jouer maintenant',
  otherRules: (rules) => `« Jouer maintenant » a d’autres règles : ${rules}.`,
  tasksDone,
  doneAlone: 'Réussi sans aide',
  doneHelped: 'Réussi. Recommence sans « Montre-moi » pour gagner une étoile.',

  noLesson: 'Cette leçon n’existe pas.',
  allLessons: 'Toutes les leçons',
  lesson: (game, lesson) => `${game} : ${lesson}`,
  taskOf: (lesson, number, count) => `${lesson}, exercice ${number} sur ${count}`,
  task: 'Exercice',
  tasks: 'Exercices',
  taskNumber: (number) => `Exercice ${number}`,
  taskDone: (number, state) => `Exercice ${number}, ${doneStates[state]}`,
  done: (state) => `${doneStates[state]} :`,
  nextTask: 'Exercice suivant',
  repeatLesson: 'Refaire la leçon',
  nextLesson: (lesson) => `Suite : ${lesson}`,

  more: 'Plus',
  again: 'Encore',
  takeBack: 'Reprendre',
  showMe: 'Montre-moi',
  skip: 'Ignorer',
  takeItBack: 'Reprendre le coup',
  startAgain: 'Recommencer',
  useButtons: 'Continue avec les boutons du bas.',
  notSaved: (reason) => `Non enregistré : ${reason}.`,
  movesLeft: (count) => `${moves(count)}.`,
  noMoveLimit: 'Nombre de coups libre.',
  keys: {
    hear: 'entendre la consigne',
    movesLeft: 'entendre combien de coups il reste',
    show: 'voir un coup',
    takeBack: 'reprendre le coup',
    again: 'recommencer l’exercice',
  },
  praises: ['Bien joué.', 'Exactement.', 'C’est ça.', 'Très bien.', 'Joli coup.'],
  removesOwn: 'Ce coup fait perdre ta propre pièce.',
  thenRemoved: 'Ensuite, une de tes pièces disparaît.',
  thenTakes: (piece) => `Ensuite, ${the(piece)} prend.`,
  thenPieceTakes: 'Ensuite, la pièce prend.',
  takenBack: 'Coup repris.',
  rightSoFar: (left) => `C’est juste jusqu’ici. Il reste ${moves(left)}.`,
};
