// What goes wrong while a game is played or looked at: saving, the computer, and other tabs.
import type { Texts } from '../textsType';

export const texts: Texts<'troubles'> = {
  notSavedYet: {
    game: (why) => `La partita non è ancora salvata: ${why}. Tieni aperta questa pagina.`,
    analysis: (why) => `L’analisi non è ancora salvata: ${why}. Tieni aperta questa pagina.`,
  },
  notSaved: {
    game: (why) => `Impossibile salvare la partita: ${why}. Tieni aperta questa pagina.`,
    analysis: (why) => `Impossibile salvare l’analisi: ${why}. Tieni aperta questa pagina.`,
  },
  gameIsElsewhere: 'Stai giocando questa partita in un’altra scheda. Qui puoi solo guardare.',
  analysisIsElsewhere: 'Questa analisi è aperta in un’altra scheda. Qui puoi solo guardare.',

  slowToStart: 'Il computer ci mette un po’ a partire. Aspetta, o riprova.',
  thinksAgain: 'Il computer ha dovuto ricominciare a pensare.',
  couldNotMove: (why) => `Il computer non ha potuto muovere: ${why}.`,
  gaveNoMove: 'non ha dato nessuna mossa',
  gaveNoAnswer: 'il motore non ha risposto',
  engine: {
    crashed: 'il motore si è arrestato',
    silent: 'il motore non risponde più',
    slow: 'il motore ci mette troppo',
  },
};
