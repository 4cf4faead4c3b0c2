// Names that players give to games, analyses and rules; pinning and deleting what is listed.
import type { Texts } from '../textsType';

export const texts: Texts<'naming'> = {
  review: 'Revisar',
  rename: 'Renomear',
  unpin: 'Desafixar',
  pin: 'Fixar no topo',
  delete: 'Excluir',
  title: 'Título',
  titleHint: 'Deixe vazio para usar o nome do jogo.',
  deleted: (title) => `Excluído: ${title}.`,
  severalDeleted: {
    games: (count) => `${count} partidas excluídas.`,
    analyses: (count) => `${count} análises excluídas.`,
  },
  undo: 'Desfazer',
  ok: 'OK',

  enterName: 'Digite um nome.',
  nameTaken: 'Esse nome já está em uso.',
  tooManyNames: (most) =>
    `Você já tem ${most} combinações, o máximo que dá para salvar. Exclua uma primeiro.`,
};
