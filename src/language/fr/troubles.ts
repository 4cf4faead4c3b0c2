// What goes wrong while a game is played or looked at: saving, the computer, and other tabs.
import type { Texts } from '../textsType';

const keepOpen = 'Garde cette page ouverte.';

export const texts: Texts<'troubles'> = {
  notSavedYet: {
    game: (why) => `La partie n’est pas encore enregistrée : ${why}. ${keepOpen}`,
    analysis: (why) => `L’analyse n’est pas encore enregistrée : ${why}. ${keepOpen}`,
  },
  notSaved: {
    game: (why) => `La partie n’a pas pu être enregistrée : ${why}. ${keepOpen}`,
    analysis: (why) => `L’analyse n’a pas pu être enregistrée : ${why}. ${keepOpen}`,
  },
  gameIsElsewhere: 'Cette partie se joue dans un autre onglet. Ici, tu la regardes.',
  analysisIsElsewhere: 'Cette analyse est ouverte dans un autre onglet. Ici, tu la regardes.',

  slowToStart: 'L’ordinateur met du temps à démarrer. Attends un peu, ou réessaie.',
  thinksAgain: 'L’ordinateur a dû recommencer à réfléchir.',
  couldNotMove: (why) => `L’ordinateur n’a pas pu jouer : ${why}.`,
  gaveNoMove: 'il n’a donné aucun coup',
  gaveNoAnswer: 'le moteur n’a pas répondu',
  engine: {
    crashed: 'le moteur a planté',
    silent: 'le moteur ne répond plus',
    slow: 'le moteur met trop de temps',
  },
};
