// What all boards share: keys, the list of moves, the board in words, notices, and why a move can’t be played.
import type { Texts } from '../textsType';
import { capital, lowered } from './numbers';
import { pronounOf, withThe } from './pieces';

export const texts: Texts<'table'> = {
  sentence: (text) => `${text}.`,

  back: 'Voltar',
  actions: 'Ações',
  howItIsPlayed: 'Como se joga',
  describeBoard: 'Descrever o tabuleiro',
  keys: 'Teclas',
  settings: 'Ajustes',
  meetPieces: 'Conhecer as peças',
  typeMove: 'Digitar um lance',
  typeMoveHint:
    'Digite um lance como ele aparece na lista, ou como duas casas: a de saída e a de chegada.',
  play: 'Jogar',
  closeField: 'Fechar o campo',

  board: (title, lies) => `Tabuleiro: ${title}, ${lies}`,
  atBottom: (side) => `${side} embaixo`,
  edge: 'Borda do tabuleiro.',
  nothingAnnounced: 'Nada foi anunciado ainda.',

  theBoard: 'O tabuleiro',
  theGame: 'A partida',

  keyNames: {
    arrows: 'Setas',
    enter: 'Enter ou espaço',
    escape: 'Esc',
    letter: 'A letra de uma peça',
    ArrowLeft: 'Seta para a esquerda',
    ArrowRight: 'Seta para a direita',
    Home: 'Home',
    End: 'End',
    Delete: 'Delete',
  },
  keyMeanings: {
    arrows: 'ir para a próxima casa nessa direção',
    enter: 'escolher uma peça e depois para onde ela vai',
    escape: 'pôr a peça de volta',
    letter: 'ir para a próxima peça desse tipo; com Shift, para a anterior',
    type: lowered,
    help: 'numa peça, como ela se move; fora dela, esta lista',
    targets: 'ouvir aonde a peça pode ir',
    lastMove: 'ouvir o último lance',
    turn: 'ouvir de quem é a vez',
    wholeBoard: 'ouvir o tabuleiro inteiro',
    attacks: 'ouvir o que ataca esta casa e o que a peça dela ataca',
    repeat: 'ouvir de novo o último anúncio',
  },

  moves: 'Lances',
  noMoves: 'Nenhum lance ainda',
  previousMove: 'Lance anterior',
  nextMove: 'Próximo lance',
  backToGame: 'De volta à partida',

  tryAgain: 'Tentar de novo',
  paused: 'Em pausa. Os relógios estão parados.',
  resume: 'Continuar',
  storage: {
    device: 'Partidas foram excluídas',
    waiting: 'Ainda não foi salvo',
    memory: 'As partidas não são salvas',
    closed: 'As partidas não são salvas',
  },
  playOn: 'Você pode continuar jogando. Um backup salva todas as partidas desta página.',

  notItsTurn: (here) => `${here}: não tem a vez.`,
  nowhere: (here) => `${here}: nenhum lance.`,
  goals: (here, cells) => `${here}: ${cells.join(', ')}.`,
  takes: (cell) => `captura em ${cell}`,

  gameOver: 'A partida acabou.',
  toMove: (side) => `${side} jogam.`,
  inCheck: (side, king) => `${side} jogam, ${withThe(king)} está em xeque.`,
  noMoveYet: 'Nenhum lance ainda.',
  lastMove: (move) => `Último lance: ${move}.`,

  chooseBelow: 'Escolha com os botões abaixo.',
  otherSideMoves: (mover, other) => `Agora jogam as ${lowered(mover)}, não as ${lowered(other)}.`,
  stuck: (piece) =>
    `${capital(withThe(piece))} não tem para onde ir. Toque e segure para ver como ${pronounOf(piece)} se move.`,

  tip: {
    touch: {
      text: 'Toque e segure uma peça para ver como ela se move.',
      spoken: 'Toque e segure uma peça para ouvir como ela se move.',
    },
    mouse: {
      text: 'Clique com o botão direito numa peça, ou aperte ? sobre ela, para ver como se move.',
      spoken: 'Aperte ? sobre uma peça para ouvir os lances dela.',
    },
  },
};
