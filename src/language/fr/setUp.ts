// Setting up a position: pieces are put anywhere, and a sentence says whether it can be played.
import type { Texts } from '../textsType';
import { capital, lowered, ofSide, toPlay } from './numbers';
import { agreeing, aSided, sided, theSided } from './pieces';

export const texts: Texts<'setUp'> = {
  title: (game) => `Position, ${game}`,
  typing: {
    label: 'Saisir une pièce et une case',
    hint: 'Écris la lettre d’une pièce et une case : une majuscule pour les Blancs, une minuscule pour les Noirs. Écris - pour vider la case.',
    does: 'Placer',
  },
  changeGame: ' : jeu et règles',
  toMove: toPlay,
  changeSide: ' : donner le trait à l’autre',

  verdict: {
    white: {
      playable: 'Jouable : aux Blancs de jouer.',
      inCheck: 'Jouable : aux Blancs de jouer, en échec.',
    },
    black: {
      playable: 'Jouable : aux Noirs de jouer.',
      inCheck: 'Jouable : aux Noirs de jouer, en échec.',
    },
    unreachable: (why) => `Jouable, mais impossible dans une vraie partie : ${why}.`,
    notPosition: (reason) => `Ce n’est pas une position : ${reason}.`,
    over: (ending) => `La partie est finie ici : ${lowered(ending)}.`,
    cannotStand: (piece, cell, why) =>
      `${capital(theSided(piece))} ne peut pas être en ${cell} pour l’instant : ${why}.`,
    blocked: 'case bloquée',
    mustPromote: (piece, cell) =>
      `${capital(theSided(piece))} ne peut pas rester en ${cell} : en y arrivant, ${agreeing(piece.kind, 'il doit être promu', 'elle doit être promue')}.`,
  },

  pieces: 'Pièces',
  movePieces: 'Déplacer des pièces',
  removePieces: 'Enlever des pièces',
  turnPieces: (shown, other) => `Pièces ${ofSide(shown)} : montrer celles ${ofSide(other)}`,
  enter: {
    move: 'choisir une pièce, puis sa destination',
    remove: 'enlever la pièce',
    put: 'y placer la pièce choisie',
  },

  keys: {
    empty: 'vider la case',
    put: (piece) => `placer ${aSided(piece)} sur la case`,
    hearVerdict: 'entendre si la position est jouable',
    changeSide: 'donner le trait à l’autre joueur',
    undo: 'annuler',
  },
  nothingToUndo: 'Rien à annuler.',
  cellEmpty: (cell) => `${cell} : vide.`,
  cellHolds: (cell, piece) => `${cell} : ${sided(piece)}.`,
  notTyped: (sample) =>
    `Écris la lettre d’une pièce et une case, comme ${sample} ; - vide la case.`,
  noPiece: (letter) => `Avec ces règles, aucune pièce n’a la lettre ${letter}.`,

  actions: {
    more: 'Plus',
    undo: 'Annuler',
    clear: 'Vider',
    details: 'Détails',
    continue: 'Continuer',
  },

  menu: 'Position',
  startPosition: 'Position de départ',
  swapSides: 'Échanger les couleurs',
  mirror: 'Miroir',
  flip: 'Retourner le plateau',
  gameAndRules: 'Jeu et règles',
  positionText: 'Texte de la position',
  typePiece: 'Saisir une pièce',
  game: 'Jeu',
  done: 'Terminé',

  continueFrom: 'Continuer à partir d’ici',
  analyse: 'Analyser',
  playComputer: 'Jouer contre l’ordinateur',
  passAndPlay: 'Chacun son tour',
  share: 'Partager',
  save: 'Enregistrer avec un titre',
  draftSaved: 'Ton brouillon est enregistré.',
  position: 'Position',
  saveTitle: 'Enregistrer cette position',
  titleLabel: 'Titre',
  titleHint: 'Tu la trouveras dans l’Historique, sous « Analyses ».',
  saved: (title) => `Enregistré dans l’Historique sous « ${title} ».`,
  notSaved: (reason) => `Non enregistré : ${reason}.`,
  notSavedHere: 'Non enregistré : cet appareil n’enregistre pas.',

  details: 'Détails',
  movesSince: (restart) => `Coups de suite sans ${restart}`,
  drawnAt: (limit) => `À ${limit}, la partie est nulle.`,
  moves: 'Coups des deux joueurs depuis le début',
  movesHint: 'Cela ne figure que dans le texte de la position.',
  rightImpossible: 'Pas possible : le roi ou son partenaire a quitté sa case de départ',

  textLabel: 'Cette position, ou écris-en une autre',
  textUnreadable: (reason) => `Ce texte est illisible : ${reason}.`,
  copy: 'Copier',
  copied: 'Copié.',
  notCopied: 'Ce navigateur ne laisse pas l’app copier. Copie à la main.',
  use: 'Placer',
};
