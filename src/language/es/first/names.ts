// What players and sides are called, and the kinds of games. Where a sentence names a friend, it takes the friend's name, or
// `yourFriend`.
import type { Texts } from '../../textsType';
import { capital, theSide } from '../numbers';

export const texts: Texts<'names'> = {
  white: 'Blancas',
  black: 'Negras',
  levels: [
    'Primeros pasos',
    'Principiante',
    'Fácil',
    'Medio',
    'Sólido',
    'Fuerte',
    'Experto',
    'Plena fuerza',
  ],
  computer: (name, level) => `${name ?? 'Ordenador'}, nivel ${level}`,
  computers: (white, black) => `Ordenadores, nivel ${white} contra ${black}`,
  you: 'Tú',
  friend: 'Tu rival',
  yourFriend: 'tu rival',
  yourFriendFirst: 'Tu rival',
  byMessage: (friend) => `${friend ?? 'Tu rival'}, por mensaje`,
  versus: (white, black) => `${capital(theSide(white))} contra ${theSide(black)}`,
  twoPlayers: 'Dos personas',

  yourMove: 'Te toca',
  offersDraw: (friend) => `${friend} ofrece tablas`,
  asksToTakeBack: (friend) => `${friend} pide deshacer una jugada`,
  notSent: 'Aún sin enviar',
  waitingFor: (friend) => `Esperando a ${friend}`,

  titleWithRules: (title, rules) => `${title} (${rules})`,
  shared: 'Compartida contigo',
  strict: 'partida estricta',
  trial: 'prueba',
  strictOpponent: (opponent) => `${opponent}, partida estricta`,
  strictRule: 'Partida estricta: no se puede deshacer.',
};
