// Learn: how a game is played, good plans to begin with, and what measured games say about it.
import type { PieceName } from '../en/pieces';
import type { Texts } from '../textsType';
import { inWords } from './numbers';
import { nameOf, pluralOf } from './pieces';

const PLANS = ['Un bon plan', 'Deux bons plans', 'Trois bons plans'];

const share = (percent: number): string =>
  percent < 1 ? 'moins de 1 %' : `${Math.round(percent)} %`;
const inMoves = (count: number): string => (count === 1 ? 'un coup' : `${count} coups`);

/** The pieces that one side has left: "roi", "roi et tour", "roi et deux cavaliers". */
const leftText = (pieces: readonly PieceName[]): string =>
  [...new Set(pieces)]
    .map((piece) => {
      const count = pieces.filter((one) => one === piece).length;
      return count === 1 ? nameOf(piece) : `${inWords(count)} ${pluralOf(piece)}`;
    })
    .join(' et ');

export const texts: Texts<'learn'> = {
  title: 'Apprendre',
  noGame: 'Aucun jeu ne porte ce nom.',
  byDoing: 'Apprendre en jouant : leçons sur le plateau',
  aim: 'But du jeu',
  board: 'Le plateau',
  pieces: 'Les pièces',
  laterPieces: 'Pièces qui arrivent plus tard',
  endings: 'Fin de la partie',
  source: (game, author) =>
    `${game} : ${author}. Les règles sont racontées avec nos mots. Quand l’inventeur ne dit rien ou n’est pas clair, nous avons tranché : ce sont les passages marqués « notre choix ».`,
  play: (game) => `Jouer à ${game}`,
  rulesNamed: (name) => `Règles « ${name} »`,
  allRules: 'Toutes les règles au choix',
  rulesToChoose: 'Règles au choix',

  plans: (count) => `${PLANS[count - 1] ?? `${count} bons plans`} pour débuter`,
  exploreFirstMoves: 'Explorer les premiers coups',

  facts: 'Qui gagne, et comment',
  whichSide: 'Quelle couleur réussit le mieux',
  winners: (games, white, black, drawn) =>
    `Sur ${games} parties, les Blancs en ont gagné ${white} et les Noirs ${black} ; nulles : ${drawn}.`,
  howGamesEnd: 'Comment les parties finissent',
  stillGoing: 'Pas finies après 150 coups chacun',
  howLong: 'Combien de temps elles durent',
  length: (middle, short, long) =>
    `Une partie typique dure ${middle} coups par joueur ; la moitié d’entre elles, de ${short} à ${long}.`,
  worth: 'Ce que valent les pièces',
  worthSource:
    'Tiré des parties de l’ordinateur contre lui-même, avec toutes les pièces sur le plateau. La pièce la plus faible compte 1.',
  measured: (day, level) =>
    `Mesuré le ${day} : l’ordinateur de niveau ${level} a joué contre lui-même avec les règles standard. Chaque joueur commençait par deux coups au hasard. Entre humains, cela peut changer.`,
  fewPieces: 'Quand il reste peu de pièces',
  fewPiecesHint: 'Le résultat du meilleur jeu possible, pour le premier nommé.',
  against: (first, second) => `${leftText(first)} contre ${leftText(second)}`,
  alwaysDrawn: 'Toujours nulle.',
  won: (percent, moves) =>
    `Gain dans ${share(percent)} des positions, en ${inMoves(moves)} au plus.`,
  lost: (percent) => `Perte dans ${share(percent)}.`,
  solved: (day) =>
    `Calculé le ${day} pour toutes les positions de ces pièces, au meilleur jeu des deux, quel que soit le trait.`,
};
