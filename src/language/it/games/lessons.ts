// What the lessons of several games say in the same words.
import type { Texts } from '../../textsType';

export const texts: Texts<'lessons'> = {
  mate: {
    title: 'Scacco matto',
    about: 'Dai uno scacco a cui l’avversario non può rispondere.',
  },
  forks: {
    title: 'Due in un colpo',
    about: 'Attacca due pezzi con una mossa, e vincine uno.',
  },
  finish: {
    title: 'Chiudi una partita vinta',
    about: 'Sei in netto vantaggio. Batti il computer.',
  },
  wonGame: {
    ask: 'Sei in netto vantaggio. Batti il computer. Puoi ritirare le mosse.',
    success: 'Hai vinto. Ora puoi affrontare partite intere.',
    otherwise: 'Stavolta non hai vinto. Ritira e prova un’altra strada, o ricomincia.',
  },
};
