// What players and sides are called, and the kinds of games. Where a sentence names a friend, it takes the friend's name, or
// `yourFriend`.
import type { Texts } from '../../textsType';
import { capital, theSide, toSide } from '../numbers';

export const texts: Texts<'names'> = {
  white: 'Bianco',
  black: 'Nero',
  levels: [
    'Primi passi',
    'Principiante',
    'Facile',
    'Tranquillo',
    'Solido',
    'Forte',
    'Esperto',
    'Massima forza',
  ],
  computer: (name, level) => `${name ?? 'Computer'}, livello ${level}`,
  computers: (white, black) => `Computer, livello ${white} contro ${black}`,
  you: 'Tu',
  friend: 'Amico',
  yourFriend: 'il tuo amico',
  yourFriendFirst: 'Il tuo amico',
  byMessage: (friend) => `${friend ?? 'Un amico'}, via messaggio`,
  versus: (white, black) => `${capital(theSide(white))} contro ${theSide(black)}`,
  twoPlayers: 'Due giocatori',

  yourMove: 'Tocca a te',
  offersDraw: (friend) => `${friend} propone patta`,
  asksToTakeBack: (friend) => `${friend} chiede di ritirare una mossa`,
  notSent: 'Non ancora inviata',
  waitingFor: (friend) => `Tocca ${toSide(friend)}`,

  titleWithRules: (title, rules) => `${title} (${rules})`,
  shared: 'Condivisa con te',
  strict: 'partita seria',
  trial: 'prova',
  strictOpponent: (opponent) => `${opponent}, partita seria`,
  strictRule: 'Partita seria: le mosse non si ritirano.',
};
