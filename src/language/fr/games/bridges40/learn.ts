// What Learn says of 40 Bridges: its rules, and captions of diagrams.
import type { Texts } from '../../../textsType';

export const texts: Texts<'bridges40Learn'> = {
  reachFarCorner:
    'Atteins le coin opposé avec un jeton, ou encercle et prends tous les jetons de l’adversaire.',
  tilesAndOctagons:
    'Le plateau a vingt-cinq dalles carrées et seize octogones. Quarante ponts relient les dalles qui sont côte à côte. Les octogones sont reliés de la même façon.',
  tileTouchesOctagons:
    'Une dalle touche les octogones à un pas en diagonale. Une case a donc jusqu’à huit voisines : quatre du même genre, quatre de l’autre.',
  playersOppositeCorners:
    'Les joueurs ont des coins opposés. Chacun commence avec huit jetons égaux : quatre sur les dalles du coin et quatre sur des octogones voisins.',
  whitesCornerA1: 'Le coin des Blancs est a1, celui des Noirs i9.',
  octagonsThoseAround:
    'Les octogones sont ceux qui entourent la plus intérieure des quatre dalles.',
  whiteMovesFirst: 'Les Blancs commencent.',
  discStepsEmpty:
    'Un jeton fait un pas vers une voisine vide du même genre : de dalle en dalle, ou d’octogone en octogone.',
  jumpsOverNeighbouring:
    'Ou bien il saute par-dessus un de tes jetons voisins, quel que soit le genre de case, sur la case vide juste au-delà. Il fait un saut par tour, et jamais par-dessus un jeton adverse.',
  jumpsStraightEight:
    'Il saute tout droit dans les huit directions : il arrive donc sur le genre de case d’où il vient. Le dessin de l’inventeur marque ces cases. Les jetons sur les octogones n’atteignent jamais un coin : ils prennent et soutiennent.',
  enemyDiscCaptured: 'Un jeton adverse est pris quand au moins trois de ses voisins sont à toi.',
  checkedAfterEvery:
    'C’est vérifié après chaque coup. Plusieurs jetons peuvent être pris à la fois, sans limite.',
  youMoveWhere:
    'Tu peux aller là où tu aurais trois voisins adverses si ce coup prend quelque chose. Ton jeton est alors protégé pour ce tour.',
  youCaptureNothing:
    'Si tu ne prends rien et que le jeton joué a trois voisins adverses ou plus, tu perds ce jeton.',
  startStepsJumps: 'Au départ : des pas, et des sauts par-dessus tes jetons.',
  jumpNextDisc: 'Saute à côté du jeton de e5 : le tien est le troisième voisin.',
  discOpponentsCorner:
    'Un jeton dans le coin de l’adversaire gagne aussitôt. Prendre le dernier jeton adverse aussi.',
  cornerWinsBefore: 'Le coin gagne avant que les prises comptent.',
  youLoseYour: 'Si ton propre coup te fait perdre ton dernier jeton, tu perds la partie.',
  youCannotMove:
    'Si tu ne peux pas jouer, tu dois passer. Si personne ne peut jouer, la partie est nulle.',
  positionComesThird:
    'Une position qui apparaît pour la troisième fois est nulle. De même après 50 coups de chaque joueur sans qu’un jeton quitte le plateau.',
};
