// What the lessons of several games say in the same words.
import type { Texts } from '../../textsType';

export const texts: Texts<'lessons'> = {
  mate: {
    title: 'Schachmatt',
    about: 'Gib ein Schach, das dein Gegner nicht abwehren kann.',
  },
  forks: {
    title: 'Zwei auf einmal',
    about: 'Greif mit einem Zug zwei Figuren an und gewinne eine.',
  },
  finish: {
    title: 'Eine gewonnene Partie beenden',
    about: 'Du liegst weit vorn. Besiege den Computer.',
  },
  wonGame: {
    ask: 'Du liegst weit vorn. Besiege den Computer. Du darfst Züge zurücknehmen.',
    success: 'Du hast gewonnen. Du bist bereit für ganze Partien.',
    otherwise:
      'Diesmal hast du nicht gewonnen. Nimm Züge zurück und versuch es anders, oder beginne von vorn.',
  },
};
