// What players and sides are called, and the kinds of games. Where a sentence names a friend, it takes the friend's name, or
// `yourFriend`. Sentences know sides and the friend by these words (numbers.ts).
import type { Texts } from '../../textsType';
import { capital, within } from '../numbers';

export const texts: Texts<'names'> = {
  white: 'Brancas',
  black: 'Pretas',
  levels: [
    'Primeiros passos',
    'Iniciante',
    'Fácil',
    'Casual',
    'Sólido',
    'Forte',
    'Especialista',
    'Força total',
  ],
  computer: (name, level) => `${name ?? 'Computador'}, nível ${level}`,
  computers: (white, black) => `Computadores, nível ${white} contra ${black}`,
  you: 'Você',
  friend: 'Amigo',
  yourFriend: 'o seu amigo',
  yourFriendFirst: 'Seu amigo',
  byMessage: (friend) => `${friend ?? 'Um amigo'}, por mensagem`,
  versus: (white, black) => `${capital(within(white))} contra ${within(black)}`,
  twoPlayers: 'Dois jogadores',

  yourMove: 'Sua vez',
  offersDraw: (friend) => `${friend} propõe empate`,
  asksToTakeBack: (friend) => `${friend} pede para voltar um lance`,
  notSent: 'Ainda não enviado',
  waitingFor: (friend) => `Esperando ${friend}`,

  titleWithRules: (title, rules) => `${title} (${rules})`,
  shared: 'Compartilhada com você',
  strict: 'modo rigoroso',
  trial: 'teste',
  strictOpponent: (opponent) => `${opponent}, modo rigoroso`,
  strictRule: 'Modo rigoroso: sem voltar lances.',
};
