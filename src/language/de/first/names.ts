// What players and sides are called, and the kinds of games. Where a sentence names a friend, it takes the friend's name, or
// `yourFriend`, which is the same as a subject and an object.
import type { Texts } from '../../textsType';

export const texts: Texts<'names'> = {
  white: 'Weiß',
  black: 'Schwarz',
  levels: [
    'Erste Schritte',
    'Einstieg',
    'Leicht',
    'Locker',
    'Solide',
    'Stark',
    'Sehr stark',
    'Volle Stärke',
  ],
  computer: (name, level) => `${name ?? 'Computer'}, Stufe ${level}`,
  computers: (white, black) => `Zwei Computer, Stufe ${white} gegen ${black}`,
  you: 'Du',
  friend: 'Gegenüber',
  yourFriend: 'dein Gegenüber',
  yourFriendFirst: 'Dein Gegenüber',
  byMessage: (friend) => `${friend ?? 'Gegenüber'}, per Nachricht`,
  versus: (white, black) => `${white} gegen ${black}`,
  twoPlayers: 'Zu zweit',

  yourMove: 'Du bist am Zug',
  offersDraw: (friend) => `${friend} bietet Remis an`,
  asksToTakeBack: (friend) => `${friend} möchte einen Zug zurücknehmen`,
  notSent: 'Noch nicht gesendet',
  waitingFor: (friend) => `Warten auf ${friend}`,

  titleWithRules: (title, rules) => `${title} (${rules})`,
  shared: 'Mit dir geteilt',
  strict: 'strenge Partie',
  trial: 'zur Probe',
  strictOpponent: (opponent) => `${opponent}, strenge Partie`,
  strictRule: 'Strenge Partie: keine Rücknahme.',
};
