// Parts that any screen may have: sheets, lists with a menu for each item, choices; and what stands in place of code that is missing.
import type { Texts } from '../../textsType';

export const texts: Texts<'parts'> = {
  close: 'Fechar',
  save: 'Salvar',
  ok: 'OK',
  unavailable: (choice, reason) => `${choice} não está disponível: ${reason}.`,

  pinned: ', fixada',
  manage: (title, detail) => `Renomear, fixar ou excluir ${title}, ${detail}`,

  missing: 'Falta uma parte do aplicativo neste aparelho.',
  notLoaded: 'Não foi possível carregar esta tela',
  onceOnline:
    'Falta uma parte do aplicativo neste aparelho. Conecte-se uma vez à internet para obtê-la. Suas partidas estão seguras.',
  tryAgain: 'Tentar de novo',
  home: 'Início',
  newVersion: 'Uma nova versão está pronta',
  saveFirst: 'Volte antes à partida que ainda não foi salva.',
  updateToContinue: 'Atualize para continuar. Suas partidas estão seguras.',
  update: 'Atualizar',
};
