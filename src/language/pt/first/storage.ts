// What the device’s storage does and does not do, from the first moment on.
import type { Texts } from '../../textsType';

const keptWhileOpen = 'As partidas só ficam guardadas enquanto esta página estiver aberta.';

export const texts: Texts<'storage'> = {
  keptWhileOpen,
  blocked: `Outra aba usa uma versão antiga do aplicativo: feche-a e recarregue esta página. ${keptWhileOpen}`,
  deleted:
    'Suas partidas foram apagadas fora do aplicativo, pelo navegador ou em outra aba. O que esta página ainda tinha foi salvo de novo. Para não perder nada, faça um backup.',
  deletedUnsaved:
    'Suas partidas foram apagadas fora do aplicativo, pelo navegador ou em outra aba. O que esta página ainda tem não pode ser salvo agora. Deixe-a aberta e faça um backup.',
  waiting:
    'O armazenamento deste aparelho não responde. As partidas ficam nesta página e são salvas assim que ele responder.',
  notSavedYet:
    'O armazenamento deste aparelho não responde. O que você joga é salvo assim que ele responder: deixe esta página aberta.',
  newer: `Uma versão mais nova do aplicativo salvou as partidas neste aparelho: recarregue para atualizar. ${keptWhileOpen}`,
  takenOver:
    'Uma versão mais nova do aplicativo está aberta em outra aba. Recarregue esta página para continuar salvando.',
  notAllowed: (reason) => `O navegador não deixa o aplicativo salvar: ${reason}. ${keptWhileOpen}`,

  isFull: 'o armazenamento deste aparelho está cheio',
  doesNotAnswer: 'o armazenamento deste aparelho não responde',
  openElsewhere: 'o aplicativo está aberto em outra aba: feche-a e tente de novo',
  losesWrites: 'o armazenamento não guarda o que é gravado nele',

  wasDeleted: {
    game: 'Esta partida foi excluída em outra aba.',
    analysis: 'Esta análise foi excluída em outra aba.',
  },
  wentOn: {
    game: 'Esta partida continuou em outra aba.',
    analysis: 'Esta análise continuou em outra aba.',
  },
  notDeleted: {
    game: 'Esta partida continuou em outra aba e não foi excluída.',
    analysis: 'Esta análise continuou em outra aba e não foi excluída.',
  },
  notRestored: 'Enquanto isso, uma partida ou análise continuou em outra aba. Nada foi restaurado.',

  folder: {
    notAllowed: 'O navegador quer que você permita isso de novo.',
    isGone: 'A pasta não está mais lá.',
    inUse: 'Outro programa está usando o arquivo.',
    isFull: 'Não há espaço suficiente.',
  },
};
