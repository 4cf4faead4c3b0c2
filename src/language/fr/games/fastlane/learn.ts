// What Learn says of Chess in the Fast Lane: its rules, and captions of diagrams.
import type { Texts } from '../../../textsType';

export const texts: Texts<'fastlaneLearn'> = {
  aim: (cells) =>
    `Mate le roi adverse. Les 64 cases ne forment que ${cells} places, car certaines sont réunies en voies.`,
  ownLanes: (lanes, cells) => {
    const count = lanes === 1 ? 'une voie' : lanes === 0 ? 'aucune voie' : `${lanes} voies`;
    return `Le dessin des voies de l’inventeur est perdu : tu peux donc dessiner les tiennes. Ce plateau : ${count}, ${cells} places.`;
  },
  aimWithoutLanes: 'Mate le roi adverse. Chacune des 64 cases est une place à elle seule.',
  inventorsPictureLanes:
    'Le dessin des voies de l’inventeur est perdu. Cette disposition est la nôtre, faite d’après sa description. Des voies de deux cases suivent les colonnes devant les deux armées. Quatre autres sont au milieu, à côté du rond-point de quatre cases.',
  laneCellPiece:
    'Une voie est une seule place. Une pièce qui y est occupe à la fois toutes ses cases. Elle part de n’importe laquelle, et peut être prise sur n’importe laquelle.',
  movingPieceTravels:
    'Une pièce en mouvement traverse les 64 cases sur ses lignes habituelles. Si elle s’arrête sur une case d’une voie, elle occupe toute la voie.',
  moveEndDifferent:
    'Un coup doit finir sur une autre place. La voie que quitte une pièce ne la bloque jamais.',
  givingWaySliding:
    'Céder le passage : une tour, un fou ou une dame peut passer par-dessus une voie tenue par une pièce amie, mais pas s’y arrêter. Rien ne passe par-dessus une pièce sur une case simple, ni par-dessus une pièce adverse.',
  pieceAttacksChecks:
    'Une pièce attaque et donne échec aussi par-dessus les pièces amies qui céderaient le passage.',
  pawnMovesSquare:
    'Le pion avance d’une case et prend d’une case en diagonale vers l’avant, depuis n’importe quelle case de sa place. Il n’y a ni double pas ni prise en passant.',
  lastRankBecomes: 'Sur la dernière rangée, il devient cavalier ou fou, rien d’autre.',
  frontLaneRoundabout: 'De l’avant de sa voie vers le rond-point, ou une prise.',
  lastStepPromotes: 'Le dernier pas donne la promotion.',
  stepForwardCell: 'Un pas en avant depuis sa place.',
  knightLeapsChess: 'Le cavalier saute comme aux échecs, depuis n’importe quelle case de sa place.',
  roundaboutLeapFour: 'Dans le rond-point, il peut sauter depuis quatre cases.',
  leapFromCell: 'Deux cases tout droit et une sur le côté.',
  bishopMovesChess: 'Le fou se déplace comme aux échecs.',
  bishopInLane:
    'Dans une voie, il est sur les deux couleurs : il change donc facilement de couleur.',
  diagonalsBothSquares: 'Des diagonales depuis les deux cases de la voie.',
  alongDiagonals: 'Sur ses diagonales.',
  rookMovesChess: 'La tour se déplace comme aux échecs.',
  rookOverFriends:
    'Les pièces amies dans les voies lui cèdent le passage : elle peut sortir de derrière son propre pion.',
  pawnGivesWay: 'Le pion cède le passage ; la tour ne peut pas s’arrêter dans sa voie.',
  alongRankFile: 'Sur sa rangée et sa colonne.',
  queenMovesChess: 'La dame se déplace comme aux échecs.',
  queenOverFriends: 'Les pièces amies dans les voies lui cèdent aussi le passage.',
  outOverHer: 'Elle sort par-dessus son propre pion.',
  straightDiagonally: 'En ligne droite et en diagonale.',
  kingStepsChess:
    'Le roi se déplace comme aux échecs, depuis n’importe quelle case de sa place. Le roque est celui des échecs.',
  nothingGivesWay:
    'Rien ne cède le passage pour le roque : toutes les cases entre le roi et la tour doivent être vides.',
  stepCastling: 'Un pas, ou le roque.',
  checkmateWinsStalemate: 'L’échec et mat gagne. Le pat est une nulle.',
  positionComesThird:
    'Une position qui apparaît pour la troisième fois est nulle. De même après 50 coups de chaque joueur sans prise ni coup de pion. Tu n’as pas à le réclamer.',
  twoBareKings: 'Deux rois seuls, c’est aussitôt nulle.',
  loneMinorMates:
    'Un cavalier ou un fou seul peut mater ici, car une pièce dans une voie attaque depuis toutes ses cases.',
};
