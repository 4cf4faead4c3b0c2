// Ways to play that New game offers and a game under way can change: with the coach, and two people who share the device.
import type { Texts } from '../textsType';
import { counted } from './numbers';

export const texts: Texts<'waysToPlay'> = {
  coach: 'Treinador',
  coachHint: 'Avisa sobre erros graves e mostra ameaças.',
  coachOff: 'Desligado com relógio: as perguntas dele custariam seu tempo',

  howYouSit: 'Como vocês se sentam',
  seatings: {
    fixed: 'Lado a lado',
    far: 'Frente a frente',
    pieces: 'Peças giram',
    board: 'Tabuleiro gira',
  },
  seatingHints: {
    fixed: 'Nada gira: vocês dois olham do mesmo lado.',
    far: 'Ponha o aparelho entre vocês. Peças, nome e perguntas ficam de frente para cada jogador.',
    pieces:
      'Ponha o aparelho entre vocês. Depois de cada lance, as peças giram para o próximo jogador.',
    board: 'Passem o aparelho. Depois de cada lance, o tabuleiro inteiro gira.',
  },
  cover: 'Cobrir entre os lances',
  coverHint: 'Cobre o tabuleiro até o próximo jogador estar pronto.',

  series: (one, oneWins, other, otherWins, drawn) =>
    `${one} ${oneWins}, ${other} ${otherWins}${drawn === 0 ? '' : `, ${counted(drawn, 'empate', 'empates')}`}`,
};
