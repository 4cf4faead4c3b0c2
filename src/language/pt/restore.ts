// Restoring a backup.
import type { Texts } from '../textsType';
import { counted } from './numbers';

export const texts: Texts<'restore'> = {
  cancel: 'Cancelar',
  close: 'Fechar',
  done: 'Pronto',
  restore: 'Restaurar',
  title: 'Restaurar um backup',
  notRestored: 'Não foi restaurado',
  restored: 'Backup restaurado',
  reading: 'Lendo…',
  restoring: 'Restaurando…',
  cancelled: 'Cancelado. Nada mudou.',
  nothingChanged: 'Nada mudou.',
  noGames: 'Este backup não tem partidas.',
  fates: {
    new: 'ainda sem cópia aqui',
    newerInFile: 'com mais lances no backup: vale a versão dele',
    newerHere: 'com mais lances aqui: vale a versão daqui',
    both: 'com diferenças: as duas versões ficam',
    identical: 'sem diferença',
    unreadable: 'sem leitura possível: à parte, com o motivo',
  },
  lessons: (count) => counted(count, 'lição feita', 'lições feitas'),
  lessonsFate: 'só no backup',
  tries: (count) => counted(count, 'tentativa', 'tentativas'),
  triesFate: 'em problemas e tarefas de lições, só no backup',
  asideFate: 'já à parte no backup, sem leitura possível',
};
