// What the lessons of several games say in the same words.
import type { Texts } from '../../textsType';

export const texts: Texts<'lessons'> = {
  mate: {
    title: 'Xeque-mate',
    about: 'Dê um xeque do qual o adversário não possa sair.',
  },
  forks: {
    title: 'Duas de uma vez',
    about: 'Ataque duas peças com um só lance e ganhe uma.',
  },
  finish: {
    title: 'Fechar uma partida ganha',
    about: 'Você está muito à frente. Vença o computador.',
  },
  wonGame: {
    ask: 'Você está muito à frente. Vença o computador. Pode voltar lances.',
    success: 'Você venceu. Já pode jogar partidas inteiras.',
    otherwise: 'Desta vez não deu. Volte lances e tente outro caminho, ou recomece.',
  },
};
