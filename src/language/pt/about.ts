// Credits and licences, what the app promises, and diagnostics.
import type { Texts } from '../textsType';

export const texts: Texts<'about'> = {
  title: 'Créditos e licenças',
  games: 'Os jogos',
  app: 'O aplicativo',
  version: (version, date, commit) =>
    `Fortyone ${version}${date === null ? '' : `, de ${date}`}${commit === null ? '' : ` (${commit})`}`,
  privacy:
    'Código, peças, tabuleiros e sons foram feitos para este aplicativo e estão sob a licença MIT. Ele não tem contas nem rastreamento e só fala com o servidor de onde veio. O que você joga fica neste aparelho até você compartilhar, manter uma cópia numa pasta ou levar tudo para outro aparelho. Um link ou código que você envia contém a partida inteira e os nomes dos jogadores. A câmera só fica ligada enquanto você lê um código, e as imagens não são guardadas.',
  nearby:
    'Quando você leva tudo para outro aparelho ou joga com alguém perto, dois códigos contam a cada aparelho o endereço do outro na sua rede. Todas as partidas, nomes e ajustes, ou só a partida que você joga, vão então direto ao outro aparelho. Tudo vai com criptografia e sem servidor no meio.',
  worst:
    'O pior que pode acontecer: o navegador apaga os dados deste site, ou o aparelho quebra. Aí se perdem as partidas feitas depois do último backup. Fora isso, cada lance é salvo antes da resposta, e o aplicativo avisa quando não consegue salvar.',
  others: 'Código de outros',
  diagnosticsIntroduction:
    'Algo deu errado? Copie o diagnóstico para o seu relato: versão, navegador, armazenamento e falhas recentes. Ele não contém nada que você digitou.',
  copyDiagnostics: 'Copiar diagnóstico',
  diagnostics: 'Diagnóstico',
  copied: 'Diagnóstico copiado.',
  notCopied: 'Este navegador não deixa o aplicativo copiar. Copie à mão.',
};
