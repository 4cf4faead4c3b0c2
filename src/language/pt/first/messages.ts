// Messages on Home about the app itself: installing it, keeping its games, new versions, and what of the storage cannot be read.
import type { Texts } from '../../textsType';

export const texts: Texts<'messages'> = {
  install: 'Instalar o Fortyone',
  installWhy: 'Abre direto da tela inicial e ocupa a tela inteira.',
  tapShare: 'Toque em Compartilhar na barra do navegador.',
  addToHomeScreen: 'Escolha Adicionar à Tela de Início, depois Adicionar.',
  safariDeletes:
    'O Safari pode apagar os dados de um site depois de sete dias sem visita. O aplicativo instalado fica com as partidas.',
  bringGames:
    'O aplicativo instalado começa sem partidas. Para levar estas, faça antes um backup em Ajustes e restaure lá.',
  installNow: 'Instalar',
  notNow: 'Agora não',
  installLater: 'Você pode instalar depois, em Ajustes.',

  keepGames: 'Não perca suas partidas',
  areKept: 'Agora o navegador guarda suas partidas, mesmo quando falta espaço.',
  noPromise: 'O navegador não deu garantia. Um backup guarda suas partidas.',
  mayDelete:
    'Se faltar espaço, o navegador pode apagar suas partidas. Uma janela anônima as apaga ao ser fechada.',
  protect: 'Proteger minhas partidas',
  keepLater: 'Você também pode fazer isso depois, em Ajustes.',
  ok: 'OK',

  newVersion: (news) =>
    news === '' ? 'Uma nova versão está pronta.' : `Uma nova versão está pronta. ${news}`,
  later: 'Depois',
  update: 'Atualizar',
  offlineReady: 'Já funciona sem internet.',

  setAside: (what, count) =>
    `Não foi possível ler ${what}. ${
      count === 1 ? 'Ficou guardada' : 'Ficaram guardadas'
    } à parte: nada se perdeu.`,
  fromNewer: (what, count) =>
    count === 1
      ? `${what} de uma versão mais nova fica como está. Para abri-la, atualize o aplicativo.`
      : `${what} de uma versão mais nova ficam como estão. Para abri-las, atualize o aplicativo.`,
  exportToFile: 'Exportar para um arquivo',
  clear: 'Apagar deste aparelho',
};
