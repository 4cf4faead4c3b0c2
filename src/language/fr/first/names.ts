// What players and sides are called, and the kinds of games. Where a sentence names a friend, it takes the friend's name, or
// `yourFriend`.
import type { Texts } from '../../textsType';
import { capital, ofSide, theSide } from '../numbers';

export const texts: Texts<'names'> = {
  white: 'Blancs',
  black: 'Noirs',
  levels: [
    'Premiers pas',
    'Débutant',
    'Facile',
    'Amateur',
    'Solide',
    'Fort',
    'Expert',
    'Pleine puissance',
  ],
  computer: (name, level) => `${name ?? 'Ordinateur'}, niveau ${level}`,
  computers: (white, black) => `Ordinateurs, niveau ${white} contre ${black}`,
  you: 'Toi',
  friend: 'Adversaire',
  yourFriend: 'ton adversaire',
  yourFriendFirst: 'Ton adversaire',
  byMessage: (friend) => `${friend ?? 'Un ami'}, par message`,
  versus: (white, black) => `${capital(theSide(white))} contre ${theSide(black)}`,
  twoPlayers: 'Deux joueurs',

  yourMove: 'À toi de jouer',
  offersDraw: (friend) => `${friend} propose nulle`,
  asksToTakeBack: (friend) => `${friend} demande à reprendre un coup`,
  notSent: 'Pas encore envoyé',
  waitingFor: (friend) => `En attente ${ofSide(friend)}`,

  titleWithRules: (title, rules) => `${title} (${rules})`,
  shared: 'Partagée avec toi',
  strict: 'partie stricte',
  trial: 'partie d’essai',
  strictOpponent: (opponent) => `${opponent}, partie stricte`,
  strictRule: 'Partie stricte : aucun coup n’est repris.',
};
