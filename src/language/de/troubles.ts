// What goes wrong while a game is played or looked at: saving, the computer, and other tabs.
import type { Texts } from '../textsType';

export const texts: Texts<'troubles'> = {
  notSavedYet: {
    game: (why) => `Die Partie ist noch nicht gespeichert: ${why}. Lass diese Seite offen.`,
    analysis: (why) => `Die Analyse ist noch nicht gespeichert: ${why}. Lass diese Seite offen.`,
  },
  notSaved: {
    game: (why) => `Die Partie ließ sich nicht speichern: ${why}. Lass diese Seite offen.`,
    analysis: (why) => `Die Analyse ließ sich nicht speichern: ${why}. Lass diese Seite offen.`,
  },
  gameIsElsewhere: 'Diese Partie läuft in einem anderen Tab. Hier siehst du zu.',
  analysisIsElsewhere: 'Diese Analyse ist in einem anderen Tab offen. Hier siehst du zu.',

  slowToStart: 'Der Computer startet langsam. Warte ein wenig, oder versuch es noch einmal.',
  thinksAgain: 'Der Computer musste von vorn nachdenken.',
  couldNotMove: (why) => `Der Computer konnte nicht ziehen: ${why}.`,
  gaveNoMove: 'er fand keinen Zug',
  gaveNoAnswer: 'die Engine gab keine Antwort',
  engine: {
    crashed: 'die Engine ist abgestürzt',
    silent: 'die Engine antwortet nicht mehr',
    slow: 'die Engine braucht zu lange',
  },
};
