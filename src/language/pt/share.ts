// What can be handed on of a game, an analysis, a position or a drawn board: links, texts, pictures, files.
import type { Texts } from '../textsType';

export const texts: Texts<'share'> = {
  title: 'Compartilhar',
  copy: 'Copiar',
  send: 'Enviar',
  save: 'Salvar',
  action: (action, what) => `${action}: ${what}`,
  code: 'Código',
  showAsCode: (what) => `Mostrar como código: ${what}`,
  went: {
    sent: (what) => `Enviado: ${what}.`,
    copied: (what) => `Copiado: ${what}.`,
    saved: (what) => `Salvo: ${what}.`,
    cancelled: () => 'Nada foi enviado.',
    shown: (what) => `${what}: copie à mão. Este navegador não deixa o aplicativo copiar.`,
    refused: (what) => `Não foi possível enviar: ${what}.`,
  },
  notMade: (what, reason) => `${what}: não foi possível criar, ${reason}.`,

  gameLink: 'Link da partida',
  gameLinkHint: 'Contém todos os lances; nada vai para um servidor',
  gameText: 'Partida como texto',
  gameTextHint: 'Lances e resultado, para ler ou importar',
  picture: 'Imagem',
  pictureHint: 'PNG, nas cores do seu tabuleiro',
  drawing: 'Desenho',
  drawingHint: 'SVG, nítido em qualquer tamanho',
  gameFile: 'Partida como arquivo',
  gameFileHint: 'O mesmo texto, para importar em outro lugar',
  toMove: (side) => `${side} jogam`,

  analysisLink: 'Link da análise',
  analysisLinkHint: 'Os lances, com variantes e comentários enquanto couberem',
  leftOut: {
    comments: 'Os comentários não couberam e ficaram de fora.',
    'comments and variations':
      'Comentários e variantes não couberam: o link tem só a linha principal. O texto tem tudo.',
  },
  analysisText: 'Texto da análise',
  analysisTextHint: 'Todos os lances e comentários, variantes entre parênteses',
  analysisFile: 'Arquivo da análise',
  analysisFileHint: 'O texto como arquivo, para abrir em outro lugar',

  positionLink: 'Link desta posição',
  positionLinkHint: 'O tabuleiro como se vê',
  setUpLinkHint: 'O tabuleiro com suas regras',
  positionText: 'Texto da posição',
  positionTextHint: 'Uma linha de texto para começar uma partida',

  boardTitle: (game, board) => `${game}: ${board}`,
  boardLink: 'Link deste tabuleiro',
  boardLinkHint: 'Para jogar nele ou continuar desenhando',
  boardText: 'As pistas como texto',
  boardTextHint: 'Uma linha, como em partidas e links',
};
