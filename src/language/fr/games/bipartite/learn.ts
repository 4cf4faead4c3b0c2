// What Learn says of Bipartite Chess: its rules, and captions of diagrams.
import type { Texts } from '../../../textsType';

export const texts: Texts<'bipartiteLearn'> = {
  firstComesRace:
    'D’abord vient une course, que les Noirs commencent. Le premier à amener tous ses Messagers de l’autre côté, dans le camp adverse, la gagne. Puis vient une bataille avec de nouvelles armées, qui se décide par l’échec et mat.',
  winnerRaceChooses:
    'Le vainqueur de la course choisit pour la bataille la Pièce maîtresse diagonale ou l’orthogonale. L’adversaire reçoit l’autre.',
  blackMovesFirst: 'Les Noirs commencent aussi la bataille.',
  columnsAndRows:
    'Cinq colonnes, de 1 à 5, et neuf rangées, de A en haut à I en bas. Une case porte le nom de sa rangée et de sa colonne, comme B3.',
  twoSquaresBlocked:
    'Deux cases sont bloquées : A3 et I3 pendant la course, E1 et E5 pendant la bataille.',
  raceBlackStarts:
    'Pendant la course, les Noirs partent des rangées A et B et descendent. Les Blancs partent de H et I et montent.',
  battleSidesSwapped:
    'Pendant la bataille, c’est l’inverse : les Blancs partent de A et B, les Noirs de H et I.',
  raceMessengerSteps:
    'Pendant la course, un Messager avance d’une case, tout droit ou en diagonale, vers une case vide. On ne prend rien.',
  youCannotMove: 'Si tu ne peux pas jouer, tu dois passer. Sinon, tu n’en as pas le droit.',
  eachSideNeeds:
    'Chaque joueur a besoin de 62 pas pour amener tous ses Messagers. Les Noirs commencent : si personne ne passe, ils arrivent les premiers.',
  whiteHomeFirst:
    'Les Blancs n’arrivent les premiers que si les Noirs passent plus souvent. Évite de devoir passer : garde des coups libres, et bloque l’adversaire.',
  neitherSideMove:
    'Quand personne ne peut jouer, la course est finie. Celui qui a le plus de Messagers arrivés gagne. À égalité, c’est celui qui a avancé de plus de rangées en tout. Si l’égalité demeure, les Blancs gagnent.',
  battleChessPawn:
    'Pendant la bataille, c’est un pion d’échecs, avec un double pas depuis sa case de départ et sans prise en passant. Dans les deux rangées du camp adverse, il devient aussitôt soldat.',
  raceForwardThree: 'Pendant la course : en avant, dans trois directions.',
  battlePawnDouble: 'Pendant la bataille : un pion, avec son double pas.',
  diagonalPowerPiece:
    'La Pièce maîtresse diagonale est un fou qui se déplace de trois cases au plus.',
  threeSquaresDiagonally: 'Jusqu’à trois cases en diagonale.',
  straightPowerPiece:
    'La Pièce maîtresse orthogonale est une tour qui se déplace de trois cases au plus.',
  threeSquaresStraight: 'Jusqu’à trois cases en ligne droite.',
  captainKnightMove:
    'Le capitaine est un cavalier qui peut aussi faire un pas tout droit en avant ou en arrière, mais sans y prendre.',
  knightTwoExtra: 'Un cavalier avec deux pas de plus.',
  guardMovesNeighbouring:
    'Le garde va sur n’importe quelle case voisine. Il ne prend que tout droit devant lui, en diagonale vers l’avant et sur les côtés, jamais derrière lui.',
  whiteFacesDown:
    'Ici, les Blancs regardent vers le bas ; les trois cases du haut sont derrière le garde.',
  soldierMovesNeighbouring:
    'Le soldat va sur n’importe quelle case voisine et ne prend qu’en diagonale.',
  stepsAnywhereTakes: 'Il va partout d’un pas et prend sur les diagonales.',
  swordsmanMovesTwo:
    'Le bretteur se déplace d’une ou deux cases en ligne droite, sans sauter. Il ne prend que sur la deuxième case, quand la première est vide.',
  thrustReachesTwo: 'Son épée porte à deux cases ; la pièce voisine est trop près.',
  kingMovesChess: 'Le roi se déplace comme aux échecs.',
  noCastling: 'Il n’y a pas de roque.',
  stepDirection: 'Un pas dans n’importe quelle direction.',
  checkmateWinsYou:
    'L’échec et mat gagne. Tu gagnes aussi en prenant tout sauf le roi. Mais si ce roi peut aussitôt prendre ta dernière autre pièce, la partie est nulle.',
  appDecidesOnce: 'L’app le décide aussitôt. L’échec et mat passe avant.',
  battleStalemateDraw:
    'Pendant la bataille, le pat est une nulle, comme une position qui apparaît pour la troisième fois. De même après 50 coups de chaque joueur sans prise ni coup de Messager.',
};
