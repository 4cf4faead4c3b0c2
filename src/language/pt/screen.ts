// The frame of a screen, and what takes the place of one that failed.
import type { Texts } from '../textsType';

export const texts: Texts<'screen'> = {
  back: 'Voltar',

  notShown: 'Não foi possível mostrar esta tela',
  wentWrong: (reason, isUnsaved) =>
    `Algo deu errado no aplicativo: ${reason}. ${
      isUnsaved
        ? 'Faça backup antes de recarregar: uma partida ainda não foi salva.'
        : 'Suas partidas continuam neste aparelho.'
    }`,
  home: 'Início',
  reload: 'Recarregar a página',
  backUp: 'Fazer backup de tudo',
};
