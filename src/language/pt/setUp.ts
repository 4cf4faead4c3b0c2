// Setting up a position: pieces are put anywhere, and a sentence says whether it can be played.
import type { Texts } from '../textsType';
import { indefinite } from './articles';
import { capital, lowered } from './numbers';
import { genderOf, sided, sidedWithThe } from './pieces';

export const texts: Texts<'setUp'> = {
  title: (game) => `Montar ${game}`,
  typing: {
    label: 'Digitar uma peça e uma casa',
    hint: 'Digite a letra de uma peça e uma casa: maiúscula para as brancas, minúscula para as pretas. Digite - para esvaziar a casa.',
    does: 'Pôr',
  },
  changeGame: ': jogo e regras',
  toMove: (colour) => `${colour} jogam`,
  changeSide: ': passar a vez ao outro lado',

  verdict: {
    white: {
      playable: 'Dá para jogar: vez das brancas.',
      inCheck: 'Dá para jogar: vez das brancas, em xeque.',
    },
    black: {
      playable: 'Dá para jogar: vez das pretas.',
      inCheck: 'Dá para jogar: vez das pretas, em xeque.',
    },
    unreachable: (why) => `Dá para jogar, mas não surge numa partida real: ${why}.`,
    notPosition: (reason) => `Não é uma posição: ${reason}.`,
    over: (ending) => `A partida acaba aqui: ${lowered(ending)}.`,
    cannotStand: (piece, cell, why) =>
      `${capital(sidedWithThe(piece))} não pode ficar em ${cell}: ali agora é ${why}.`,
    blocked: 'casa bloqueada',
    mustPromote: (piece, cell) =>
      `${capital(sidedWithThe(piece))} não pode ficar em ${cell}: um lance até ali obriga a promover.`,
  },

  pieces: 'Peças',
  movePieces: 'Mover peças',
  removePieces: 'Tirar peças',
  turnPieces: (shown, other) => `Peças ${lowered(shown)}: mostrar as ${lowered(other)}`,
  enter: {
    move: 'escolher uma peça e depois para onde ela vai',
    remove: 'tirar a peça',
    put: 'pôr ali a peça escolhida',
  },

  keys: {
    empty: 'esvaziar a casa',
    put: (piece) => `pôr ${indefinite(genderOf(piece.kind))} ${sided(piece)} na casa`,
    hearVerdict: 'ouvir se dá para jogar',
    changeSide: 'passar a vez ao outro lado',
    undo: 'desfazer',
  },
  nothingToUndo: 'Nada para desfazer.',
  cellEmpty: (cell) => `${cell}: vazia.`,
  cellHolds: (cell, piece) => `${cell}: ${sided(piece)}.`,
  notTyped: (sample) =>
    `Digite a letra de uma peça e uma casa, por exemplo ${sample}; - esvazia a casa.`,
  noPiece: (letter) => `Estas regras não têm peça com a letra ${letter}.`,

  actions: {
    more: 'Mais',
    undo: 'Desfazer',
    clear: 'Limpar',
    details: 'Detalhes',
    continue: 'Continuar',
  },

  menu: 'Montar',
  startPosition: 'Posição inicial',
  swapSides: 'Trocar os lados',
  mirror: 'Espelhar',
  flip: 'Girar o tabuleiro',
  gameAndRules: 'Jogo e regras',
  positionText: 'Texto da posição',
  typePiece: 'Digitar uma peça',
  game: 'Jogo',
  done: 'Pronto',

  continueFrom: 'Continuar daqui',
  analyse: 'Analisar',
  playComputer: 'Jogar contra o computador',
  passAndPlay: 'No mesmo aparelho',
  share: 'Compartilhar',
  save: 'Salvar com um título',
  draftSaved: 'Seu rascunho está salvo.',
  position: 'Posição',
  saveTitle: 'Salvar esta posição',
  titleLabel: 'Título',
  titleHint: 'Você a encontra no Histórico, em Análises.',
  saved: (title) => `Salva no Histórico como “${title}”.`,
  notSaved: (reason) => `Não foi salva: ${reason}.`,
  notSavedHere: 'Não foi salva: este aparelho não a salva.',

  details: 'Detalhes',
  movesSince: (restart) => `Lances sem ${restart}`,
  drawnAt: (limit) => `Com ${limit}, a partida é empate.`,
  moves: 'Lances dos dois lados desde o início',
  movesHint: 'Isto só aparece no texto da posição.',
  rightImpossible: 'Impossível: o rei ou a outra peça do roque saiu da casa inicial',

  textLabel: 'Esta posição, ou digite outra',
  textUnreadable: (reason) => `Não dá para ler este texto: ${reason}.`,
  copy: 'Copiar',
  copied: 'Copiado.',
  notCopied: 'Este navegador não deixa o aplicativo copiar. Copie à mão.',
  use: 'Montar',
};
