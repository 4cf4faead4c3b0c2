// What Learn says of Cuarenta: its rules, and captions of diagrams.
import type { Texts } from '../../../textsType';

export const texts: Texts<'cuarentaLearn'> = {
  castlingOnceGame:
    'Roque : une fois par partie, le roi et le chameau peuvent échanger leurs places si aucun n’a bougé.',
  kingCheckBefore:
    'Le roi ne doit être en échec ni avant ni après. Les pièces entre eux ne comptent pas.',
  castlingKingCamel: 'Roque : le roi et le chameau échangent leurs places.',
  checkmateEnemyKing: 'Mate le roi adverse sur un plateau de quarante losanges.',
  diamondsLightSquares:
    'Les losanges sont les cases claires d’un plateau 9x9. Un pas en diagonale mène à un losange qui partage un bord. Un pas tout droit mène au losange suivant, pointe à pointe.',
  whitesCamelStarts:
    'Le chameau des Blancs part de h1, celui des Noirs de b9 : chacun l’a à sa droite.',
  whiteMovesFirst: 'Les Blancs commencent.',
  pawnMovesStep:
    'Le pion avance d’un pas en diagonale, ou va sur le côté jusqu’au losange suivant, pointe à pointe. Il prend de même.',
  pawnNeverCaptures: 'Un pion ne prend jamais un pion.',
  promotionYourChoice:
    'La promotion est facultative. Sur les trois dernières rangées, un pion peut devenir chameau. Sur la dernière, il peut aussi devenir fou, vao, grenouille ou garde, ou attendre et être promu plus tard.',
  twoRanksBefore: 'Sur les deux rangées avant la dernière, il peut attendre aussi.',
  takesBishopPawn: 'Il prend le fou, mais pas le pion à côté.',
  nearEndBecome: 'Près du bout, il peut devenir chameau, ou attendre.',
  bishopMovesDistance:
    'Le fou va aussi loin qu’il veut en diagonale, comme aux échecs. Ici, il peut atteindre tout le plateau.',
  distanceAlongDiagonals: 'Aussi loin qu’il veut sur les diagonales.',
  vaoMovesLike:
    'Le vao se déplace comme un fou. Pour prendre, il saute sur une diagonale par-dessus exactement une pièce, amie ou adverse. Il prend la pièce suivante, si elle est adverse.',
  pawnScreenFrog: 'Le pion est le sautoir ; la grenouille au-delà est prise.',
  frogStepsStraight:
    'La grenouille va tout droit jusqu’au losange suivant, pointe à pointe, pour se déplacer ou prendre.',
  jumpsEightDirections:
    'Elle saute aussi, dans les huit directions, par-dessus une file de ses propres pièces, et peut prendre ainsi. Elle ne saute jamais par-dessus une pièce adverse.',
  lineStartsRight:
    'La file commence juste à côté d’elle, n’a pas de trou et peut n’avoir qu’une pièce. La grenouille arrive sur la première case au-delà.',
  startJumpA4: 'Au départ, elle peut sauter en a4, d5 et g4.',
  guardMovesCaptures:
    'Le garde se déplace ou prend d’une ou deux cases en diagonale. Il saute par-dessus une pièce entre les deux.',
  leapsOverPawn: 'Il saute par-dessus le pion.',
  camelLeapsThree: 'Le chameau saute trois cases dans un sens et une sur le côté.',
  leapsOverAnything: 'Il saute par-dessus tout ce qui gêne.',
  kingMovesCaptures: 'Le roi se déplace ou prend d’un pas en diagonale.',
  moveStraightForward:
    'Il peut aussi aller tout droit en avant ou en arrière jusqu’au losange suivant, pointe à pointe, mais sans y prendre. Le dessin de l’inventeur marque ces deux cases d’un autre signe.',
  diagonalStepsStraight: 'Des pas en diagonale, et tout droit en avant ou en arrière sans prendre.',
  checkmateWinsStalemate:
    'L’échec et mat gagne. Le pat est une nulle, et vous pouvez convenir d’une nulle.',
  fortyMovesWithout: 'Quarante coups sans prise ni promotion font une nulle.',
  meansFortyMoves:
    'C’est-à-dire quarante coups de chaque joueur. Un simple coup de pion ne remet pas le compte à zéro.',
  drawNeitherSide: 'La partie est nulle aussi quand personne n’a plus de quoi mater.',
  meansTwoKings: 'C’est-à-dire deux rois seuls, ou avec un vao chacun au plus.',
  positionComesThird: 'Une position qui apparaît pour la troisième fois est nulle.',
};
