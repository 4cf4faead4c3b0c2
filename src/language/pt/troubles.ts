// What goes wrong while a game is played or looked at: saving, the computer, and other tabs.
import type { Texts } from '../textsType';

export const texts: Texts<'troubles'> = {
  notSavedYet: {
    game: (why) => `A partida ainda não foi salva: ${why}. Deixe esta página aberta.`,
    analysis: (why) => `A análise ainda não foi salva: ${why}. Deixe esta página aberta.`,
  },
  notSaved: {
    game: (why) => `Não foi possível salvar a partida: ${why}. Deixe esta página aberta.`,
    analysis: (why) => `Não foi possível salvar a análise: ${why}. Deixe esta página aberta.`,
  },
  gameIsElsewhere: 'Esta partida está sendo jogada em outra aba. Aqui você só assiste.',
  analysisIsElsewhere: 'Esta análise está aberta em outra aba. Aqui você só assiste.',

  slowToStart: 'O computador está demorando para começar. Espere um pouco ou tente de novo.',
  thinksAgain: 'O computador teve que recomeçar a pensar.',
  couldNotMove: (why) => `O computador não conseguiu jogar: ${why}.`,
  gaveNoMove: 'ele não deu nenhum lance',
  gaveNoAnswer: 'o motor não respondeu',
  engine: {
    crashed: 'o motor falhou',
    silent: 'o motor parou de responder',
    slow: 'o motor está demorando demais',
  },
};
