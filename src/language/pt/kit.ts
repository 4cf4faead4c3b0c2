// What is said alike in many games: why a piece may not go somewhere, and what a position tells besides its pieces.
import type { Texts } from '../textsType';
import { after } from './articles';
import { capital } from './numbers';
import { nameOf, withA, withThe } from './pieces';

export const texts: Texts<'kit'> = {
  pass: 'Passar a vez',

  illegal: {
    noPiece: 'Não há peça ali para mover.',
    turn: { white: 'É a vez das brancas.', black: 'É a vez das pretas.' },
    ownPiece: 'Ali já está uma peça sua.',
    castling: 'Não dá para rocar em xeque, passando por um xeque ou entrando em xeque.',
    castlingLost: (partner) => `Não dá mais para rocar com ${withThe(partner)} desse lado.`,
    castlingBlocked: (partner) =>
      `Para rocar, todas as casas entre o rei e ${withThe(partner)} precisam estar vazias.`,
    neverCaptures: (piece, victim) => `Aqui, ${withA(piece)} nunca captura ${withA(victim)}.`,
    onlyMoves: (piece) => `${capital(withThe(piece))} anda até ali, mas não captura ali.`,
    onlyCaptures: (piece) => `${capital(withThe(piece))} só vai até ali para capturar.`,
    blocked: (piece) => `Algo barra o caminho ${after('de', withThe(piece))}.`,
    notLikeThat: (piece) => `${capital(withThe(piece))} não se move assim.`,
    kingInCheckThere: 'Seu rei ficaria em xeque ali.',
    staysInCheck: 'Seu rei está em xeque, e este lance não resolve.',
    pinned: 'Peça cravada: seu rei ficaria em xeque.',
    inCheck: 'Seu rei ficaria em xeque.',
  },

  castling: 'Roque',
  right: {
    white: (castling) => `Brancas ${castling}`,
    black: (castling) => `Pretas ${castling}`,
  },

  restart: {
    capture: 'captura',
    captureOrPromotion: 'captura nem promoção',
    captureOrMove: (pawn) => `captura nem lance de ${nameOf(pawn)}`,
  },
};
