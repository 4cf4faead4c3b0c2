// Two devices that are connected: moving everything from one to the other, and playing side by side.
import type { Texts } from '../textsType';

export const texts: Texts<'twoDevices'> = {
  backToCode: 'Voltar ao código',
  scanAnswer: 'Ler a resposta',
  linkCopied: 'Link copiado.',
  copyByHand: 'Copie o link à mão.',
  copyLink: 'Copiar como link',
  link: 'Link',
  sameNetwork:
    'Os dois aparelhos precisam estar no mesmo Wi-Fi, ou um no ponto de acesso do outro. Nada passa por um servidor.',
  orPaste: 'Ou cole o link dele',
  useLink: 'Usar este link',
  unusableLink: (reason) => `Não dá para usar isto: ${reason}.`,
  scanShownNow: 'Leia o código que o outro aparelho mostra agora.',
  preparing: 'Preparando…',
  connecting: 'Conectando…',
  cancel: 'Cancelar',
  close: 'Fechar',
  done: 'Pronto',
  tryAgain: 'Tentar de novo',

  cannotConnect: 'Este navegador não consegue conectar dois aparelhos diretamente.',
  noNetwork:
    'Este aparelho não está em rede nenhuma. Ponha os dois no mesmo Wi-Fi, ou um no ponto de acesso do outro.',
  notConnected:
    'Os aparelhos não conseguiram se conectar. Algumas redes, como Wi-Fi de visitantes, mantêm os aparelhos separados. Ponha um no ponto de acesso do outro e tente de novo.',
  unusable: (reason) => `Não dá para usar o que o outro aparelho enviou: ${reason}.`,
  wentWrong: (reason) => `Algo deu errado: ${reason}.`,

  moveAway: 'Levar tudo para outro aparelho',
  sent: 'Tudo enviado',
  notMoved: 'Não foi levado',
  sending: 'Enviando…',
  thisSends:
    'Este aparelho envia. No outro, escolha Ajustes, depois Trazer tudo para cá, e leia este código.',
  otherHasAll:
    'O outro aparelho tem tudo. Olhe lá: ele pergunta antes de mudar algo. Este aparelho mantém as próprias partidas.',
  restoreInstead: 'Você sempre pode fazer backup aqui e restaurar esse arquivo no outro aparelho.',
  sendingBroke:
    'A conexão caiu antes de o outro aparelho confirmar tudo. Ele não muda nada sem perguntar.',
  sendingCancelled: 'Cancelado. Nada mudou no outro aparelho.',
  tooLarge: (size, most) =>
    `Tudo junto tem ${size}, mais que os ${most} que dá para levar diretamente.`,

  moveHere: 'Trazer tudo para cá',
  receiving: 'Recebendo…',
  thisReceives:
    'Este aparelho recebe. No outro, escolha Ajustes, depois Levar tudo para outro aparelho, e leia aqui o código dele.',
  scanThisToReceive:
    'Este aparelho recebe. Agora leia este código com o outro aparelho. Se ele disser que não conseguiu se conectar, cancele aqui e recomece nos dois.',
  unchangedHere: 'Nada mudou neste aparelho.',
  beginAgain:
    'Recomece nos dois aparelhos. Ou faça backup no outro aparelho e restaure esse arquivo aqui, em Ajustes.',
  scanAgain: 'Ler de novo',
  receivingBroke: 'A conexão caiu antes de chegar tudo.',
  receivingCancelled: 'Cancelado.',
  receivedFile: 'O que o outro aparelho enviou',

  playNearby: 'Jogar aqui perto',
  notPlaying: 'Sem conexão',
  chooseScan: 'No outro aparelho, escolha Abrir uma partida, depois Ler um código.',
  scanShown: 'Leia o código que o outro aparelho mostra.',
  scanThisToPlay:
    'Agora leia este código com o outro aparelho. Se ele disser que não conseguiu se conectar, recomece nos dois.',
  waitingForGame: 'Conectado. Esperando a partida…',
  playOtherwise: 'Vocês podem seguir por mensagem ou por códigos. Nada se perde.',
  scanItsCode: 'Ler o código dele',
  playBroke: 'A conexão caiu.',
};
