// What can be handed on of a game, an analysis, a position or a drawn board: links, texts, pictures, files.
import type { Texts } from '../textsType';
import { toPlay } from './numbers';

export const texts: Texts<'share'> = {
  title: 'Partager',
  copy: 'Copier',
  send: 'Envoyer',
  save: 'Enregistrer',
  action: (action, what) => `${action} : ${what}`,
  code: 'Code',
  showAsCode: (what) => `Afficher en code : ${what}`,
  went: {
    sent: (what) => `Envoyé : ${what}.`,
    copied: (what) => `Copié : ${what}.`,
    saved: (what) => `Enregistré : ${what}.`,
    cancelled: (_what) => 'Rien n’a été envoyé.',
    shown: (what) => `${what} : copie à la main. Ce navigateur ne laisse pas l’app copier.`,
    refused: (what) => `Échec de l’envoi : ${what}.`,
  },
  notMade: (what, reason) => `${what} : impossible, ${reason}.`,

  gameLink: 'Lien vers la partie',
  gameLinkHint: 'Contient tous les coups ; rien ne va sur un serveur',
  gameText: 'Partie en texte',
  gameTextHint: 'Coups et résultat, à lire ou à importer',
  picture: 'Image',
  pictureHint: 'PNG, aux couleurs de ton plateau',
  drawing: 'Dessin',
  drawingHint: 'SVG, net à toutes les tailles',
  gameFile: 'Partie en fichier',
  gameFileHint: 'Le même texte, à importer ailleurs',
  toMove: toPlay,

  analysisLink: 'Lien vers l’analyse',
  analysisLinkHint: 'Ses coups, avec variantes et commentaires s’il y a de la place',
  leftOut: {
    comments: 'Faute de place, les commentaires manquent.',
    'comments and variations':
      'Faute de place, le lien n’a que la ligne principale, sans commentaires. Le texte contient tout.',
  },
  analysisText: 'Texte de l’analyse',
  analysisTextHint: 'Tous les coups et commentaires, les variantes entre parenthèses',
  analysisFile: 'Fichier de l’analyse',
  analysisFileHint: 'Le texte en fichier, à ouvrir ailleurs',

  positionLink: 'Lien vers cette position',
  positionLinkHint: 'Le plateau tel qu’il est affiché',
  setUpLinkHint: 'Le plateau avec ses règles',
  positionText: 'Texte de la position',
  positionTextHint: 'Une ligne de texte pour commencer une partie',

  boardTitle: (game, board) => `${game} : ${board}`,
  boardLink: 'Lien vers ce plateau',
  boardLinkHint: 'Pour y jouer ou continuer à dessiner',
  boardText: 'Les voies en texte',
  boardTextHint: 'Une ligne, comme dans les parties et les liens',
};
