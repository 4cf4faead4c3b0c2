// The lessons of Chess in the Fast Lane: what each task asks, and what is said of the moves tried.
import type { Texts } from '../../../textsType';
import { decimal } from '../../numbers';

export const texts: Texts<'fastlaneLessons'> = {
  first: {
    title: 'Fast Lane en trois minutes',
    about: 'Une voie de plusieurs cases est une seule place, et une pièce l’occupe en entier.',
    tasks: {
      knight: {
        ask: 'Tu as les Blancs, en bas. Ton cavalier est dans une voie, à la fois en a2 et a3. Il saute deux cases dans un sens et une sur le côté. Amène-le dans la voie b4-b5.',
        success: 'De a3 en b5, et maintenant il occupe b4 et b5.',
        otherwise:
          'Il peut sauter depuis a2 ou a3. Depuis a3, il atteint b5, une case de la voie b4-b5.',
      },
      roundabout: {
        ask: 'Les cases du milieu, d4, e4, d5 et e5, sont une seule place, le rond-point. Une pièce peut y être prise sur chacune d’elles. Prends le cavalier.',
        success: 'Ta tour l’a pris en e4, et occupe maintenant tout le rond-point.',
        wrong: {
          h4h5: 'La tour peut prendre le cavalier tout de suite, depuis h4, sur la rangée 4.',
        },
        otherwise: 'Depuis h4, la tour atteint e4, et le cavalier s’y trouve aussi.',
      },
      rook: {
        ask: 'Tes propres pièces cèdent le passage quand elles sont dans une voie. Une tour va en ligne droite : la tienne peut passer par-dessus le pion de a2-a3. Prends la tour de a8.',
        success: 'Une tour peut donc sortir tout de suite de derrière son propre pion.',
        wrong: {
          a1a4: 'Tu passes par-dessus le pion, mais tu t’arrêtes trop tôt. Continue jusqu’en a8.',
        },
        otherwise: 'Monte tout droit depuis a1, par-dessus le pion, jusqu’en a8.',
      },
      pawn: {
        ask: 'Un pion avance d’une case, depuis l’avant de sa voie. Il prend d’une case en diagonale vers l’avant, depuis n’importe quelle case de sa voie. Prends le cavalier.',
        success: 'De b3 en c4. Sur la dernière rangée, un pion devient cavalier ou fou.',
        wrong: { b2b4: 'Un pion avance ainsi, mais il prend en diagonale.' },
        otherwise: 'Le pion est en b2 et b3. Depuis b3, c4 est en diagonale vers l’avant.',
      },
      bishopAndKing: {
        ask: 'Un fou va aussi loin qu’il veut en diagonale. Un roi se déplace d’une case dans n’importe quelle direction. Prends le pion de a6 avec ton fou.',
        success: 'Ton fou a traversé des voies vides sans les occuper.',
        wrong: { f1c4: 'C’est la bonne direction. Continue jusqu’en a6.' },
        otherwise: 'Depuis f1, la diagonale monte jusqu’en a6.',
      },
      checkmate: {
        ask: 'Attaque le roi sans lui laisser d’issue : c’est l’échec et mat, et tu gagnes. Une dame va en ligne droite ou en diagonale. Fais mat en un coup.',
        success:
          'Échec et mat. Le roi noir est enfermé par ses propres pions. Tu en sais maintenant assez pour jouer.',
        otherwise: 'Ce n’est pas encore mat. Attaque le long de la dernière rangée.',
      },
    },
  },
  lanes: {
    title: 'Les voies',
    about: 'Une seule pièce occupe plusieurs cases.',
    tasks: {
      rook: {
        ask: 'Le pion noir occupe la voie c6-c7. Une tour va aussi loin qu’elle veut en ligne droite. Prends le pion.',
        success: 'Il suffisait d’atteindre c6.',
        wrong: { c1c4: 'Tu t’arrêtes trop tôt. Continue jusqu’en c6.' },
        otherwise: 'Monte avec la tour tout droit depuis c1.',
      },
      bishop: {
        ask: 'Un fou va aussi loin qu’il veut en diagonale. Le tien est dans la voie b4-b5 et peut partir des deux cases. Amène-le en f8.',
        wrong: { b4e8: 'Cette diagonale part de b5. Depuis b4, tu atteins f8.' },
        success: 'Il est parti de b4.',
        otherwise: 'Depuis b4, la diagonale monte jusqu’en f8.',
      },
      knight: {
        ask: 'Une pièce qui s’arrête sur une case d’une voie l’occupe en entier. Un cavalier saute deux cases dans un sens et une sur le côté. Amène le tien en e6 en deux bonds.',
        success: 'Maintenant, il occupe e6 et e7.',
        otherwise: 'Saute d’abord dans le rond-point. Depuis d4, le cavalier atteint e6.',
      },
    },
  },
  giving: {
    title: 'Céder le passage',
    about: 'Passe par-dessus tes pièces dans les voies, mais pas sur les cases simples.',
    tasks: {
      queen: {
        ask: 'Une dame va en ligne droite ou en diagonale. La tienne peut passer par-dessus le pion de e2-e3. Prends le cavalier de h5.',
        success: 'Par-dessus ton propre pion, en un coup.',
        otherwise: 'Depuis d1, la diagonale passe par-dessus e2 et mène à h5.',
      },
      single: {
        ask: 'Ton cavalier de a4 est sur une case simple : il ne cède pas le passage. Prends le cavalier de c1 avec ta tour.',
        success: 'Le chemin le long de la rangée 1 était libre.',
        otherwise: 'Depuis a1, joue la tour le long de la rangée 1.',
      },
      check: {
        ask: 'Donne échec tout de suite avec la tour de a1. Ton pion cède le passage.',
        success: 'Tes propres pions dans les voies n’arrêtent pas ta tour.',
        otherwise: 'Depuis a8, la tour attaque le roi le long de la dernière rangée.',
      },
    },
  },
  attack: {
    title: 'Attaqué sur chaque case',
    about: 'Une grande place est facile à attaquer.',
    tasks: {
      check: {
        ask: 'Le roi noir est en c6 et c7. Tu peux l’attaquer sur les deux. Donne échec avec la tour.',
        success: 'Une seule case de sa voie suffisait.',
        wrong: { h4h5: 'La rangée 5 n’atteint pas le roi. Va une voie plus loin.' },
        otherwise: 'Depuis la voie h6-h7, la tour attaque le long des rangées 6 et 7.',
      },
      safely: {
        ask: 'Prends une pièce sans que les Noirs puissent prendre ton fou.',
        success: 'Rien ne protégeait le cavalier.',
        wrong: { b4f8: 'Le roi de g8 protège la tour, et prend ton fou.' },
        otherwise: 'Rien ne protège le cavalier de e1.',
      },
      roundabout: {
        ask: 'Ton cavalier occupe le rond-point. La tour de a5 l’attaque en d5, et le fou de h8 en e5. Mets-le en sûreté.',
        success: 'Sur une place plus petite, il est plus difficile à attaquer.',
        otherwise:
          'Regarde les rangées, les colonnes et les diagonales vers chaque case de sa nouvelle place.',
      },
    },
  },
  rook: {
    title: 'La tour',
    about: 'Tout droit, depuis chaque case de sa voie.',
    tasks: {
      moves: {
        ask: 'Une tour va aussi loin qu’elle veut en ligne droite. La tienne est en b4 et b5 et peut partir des deux. Amène-la en h5, puis en h1.',
        success: 'Le long de la rangée 5, puis tout droit vers le bas.',
        wrong: { b4h4: 'C’est la rangée 4. Suis la rangée 5, depuis b5.' },
        otherwise: 'Va de b5 le long de la rangée 5 jusqu’en h5, puis tout droit en bas, en h1.',
      },
      takesTwo: {
        ask: 'Tu peux prendre trois pièces. Prends-en deux en deux coups.',
        success: 'Tout droit vers le haut, puis le long de la rangée 6.',
        wrong: { c4h4: 'Depuis h4, tu n’atteins plus rien. Commence par une autre pièce.' },
        otherwise: 'Commence par le pion de c6. De là, regarde le long de ses rangées.',
      },
      safely: {
        ask: 'Tu peux prendre deux cavaliers. Prends-en un sans que les Noirs puissent prendre ta tour.',
        success: 'Le fou de d8 protégeait l’autre.',
        wrong: { b4a5: 'Le fou de d8 protège ce cavalier, et prend ta tour.' },
        otherwise: 'Lequel des deux cavaliers n’est pas protégé ?',
      },
    },
  },
  bishop: {
    title: 'Le fou',
    about: 'En diagonale, sur les deux couleurs.',
    tasks: {
      moves: {
        ask: 'Un fou va aussi loin qu’il veut en diagonale. Prends le pion de h6.',
        success: 'Il a traversé des voies vides sans les occuper.',
        wrong: { c1f4: 'C’est la bonne direction. Continue jusqu’en h6.' },
        otherwise: 'Depuis c1, la diagonale monte jusqu’en h6.',
      },
      colours: {
        ask: 'Dans une voie, un fou est sur les deux couleurs et peut partir de l’une ou de l’autre. Prends la tour de a4 en deux coups.',
        success: 'Il est arrivé par b2 et reparti de b3.',
        otherwise: 'Va dans la voie b2-b3. Depuis b3, la diagonale mène à a4.',
      },
      safely: {
        ask: 'Tu peux prendre deux cavaliers. Prends-en un sans que les Noirs puissent prendre ton fou.',
        success: 'La tour protégeait l’autre.',
        wrong: { e1a5: 'La tour de a8 protège ce cavalier, et prend ton fou.' },
        otherwise: 'Lequel des deux cavaliers n’est pas protégé ?',
      },
    },
  },
  queen: {
    title: 'La dame',
    about: 'En ligne droite ou en diagonale, la pièce la plus forte.',
    tasks: {
      moves: {
        ask: 'La dame va aussi loin qu’elle veut, en ligne droite ou en diagonale. Prends le cavalier, puis le fou.',
        success: 'Une dame réunit une tour et un fou.',
        otherwise: 'Monte tout droit en d8. De là, la diagonale descend jusqu’en h4.',
      },
      safely: {
        ask: 'Tu peux prendre deux cavaliers. Prends-en un sans que les Noirs puissent prendre ta dame.',
        success: 'Prends bien soin de ta pièce la plus forte.',
        wrong: { d1a4: 'Le fou de d7 protège ce cavalier, et prend ta dame.' },
        otherwise: 'Lequel des deux cavaliers n’est pas protégé ?',
      },
    },
  },
  knight: {
    title: 'Le cavalier',
    about: 'Il saute depuis chaque case de sa place.',
    tasks: {
      leaps: {
        ask: 'Un cavalier saute deux cases dans un sens et une sur le côté, depuis n’importe quelle case de sa place. Le tien occupe le rond-point. Amène-le en b4 et en c6 en deux bonds.',
        success: 'Plus sa place est grande, plus un cavalier peut sauter loin.',
        otherwise: 'Saute depuis d4, e4, d5 ou e5 : deux cases dans un sens et une sur le côté.',
      },
      fork: {
        ask: 'Attaque à la fois le roi et la dame, puis gagne la dame ou la tour.',
        success:
          'C’est une fourchette : tu as attaqué deux pièces, et les Noirs ne pouvaient en sauver qu’une.',
        otherwise: 'Les Noirs sauvent les deux. Donne échec avec le cavalier.',
      },
    },
  },
  pawn: {
    title: 'Le pion',
    about: 'Une case vers l’avant, depuis l’avant de sa voie.',
    tasks: {
      moves: {
        ask: 'Un pion avance d’une case, depuis l’avant de sa voie. Amène le tien dans la voie b6-b7 en deux coups.',
        success: 'De voie en voie, un pion approche vite de la dernière rangée.',
        otherwise: 'Avance deux fois tout droit.',
      },
      captures: {
        ask: 'Un pion prend d’une case en diagonale vers l’avant, depuis n’importe quelle case de sa voie. Prends le cavalier.',
        success: 'De d3 en c4.',
        otherwise: 'Le cavalier est en c4 et c5. Depuis d3, c4 est en diagonale vers l’avant.',
      },
      promotes: {
        ask: 'Sur la dernière rangée, un pion devient cavalier ou fou. Fais-en un fou.',
        success: 'Le pion était en a6 et a7 : un seul pas suffisait.',
        otherwise: 'Avance en a8, et choisis le fou.',
      },
    },
  },
  king: {
    title: 'Le roi',
    about: 'Un pas, et le roque une fois par partie.',
    tasks: {
      castles: {
        ask: 'Un roi se déplace d’une case. Une fois par partie, tu peux roquer : le roi se déplace de deux cases vers une tour, et la tour saute par-dessus lui. Roque.',
        success:
          'Le roi et la tour ne doivent pas avoir bougé. Toutes les cases entre eux doivent être vides, et aucune pièce adverse ne doit attaquer le chemin du roi.',
        otherwise: 'Joue le roi de e1 en g1. La tour suit.',
      },
      steps: {
        ask: 'Ton roi occupe le rond-point, et la tour de a5 l’attaque en d5. Joue-le dans la voie f2-f3, où il ne risque rien.',
        success: 'De e4 en f3. Une grande place est dangereuse pour un roi.',
        otherwise: 'Là aussi, il ne risque rien. Mais va dans la voie f2-f3.',
      },
    },
  },
  mate: {
    tasks: {
      queen: {
        ask: 'Fais mat en un coup avec ta dame.',
        success: 'Ses propres pions enferment le roi.',
        otherwise: 'Attaque le long de la dernière rangée.',
      },
      roundabout: {
        ask: 'Dans le rond-point, un fou attaque sur beaucoup de diagonales. Fais mat en un coup.',
        success: 'Il attaque h8 depuis e5, g8 depuis d5 et h7 depuis e4.',
        otherwise: 'Amène le fou dans le rond-point.',
      },
      stalemate: {
        ask: 'Si ton adversaire n’a aucun coup mais n’est pas en échec, c’est le pat, et la partie est nulle. Évite-le, et fais mat en un coup.',
        success: 'Échec depuis d5 sur la diagonale, et le roi n’a plus de case.',
        wrong: {
          a2d6: 'Les Noirs n’ont plus de coup mais ne sont pas en échec : pat, donc nulle.',
        },
        otherwise: 'Depuis le rond-point, la dame attaque a8 et toutes les cases voisines.',
      },
    },
  },
  forks: {
    tasks: {
      rook: {
        ask: 'Ta tour est attaquée. Sauve-la par un échec, puis gagne le fou ou le cavalier.',
        success: 'Les Noirs devaient parer l’échec, et ne pouvaient pas sauver la pièce.',
        otherwise: 'Les Noirs sauvent les deux. Commence par un échec.',
      },
      lastRow: {
        ask: 'Regarde le long de la dernière rangée. Gagne une pièce en deux coups au plus.',
        success: 'Un roi et une pièce sur la même ligne sont des cibles faciles.',
        otherwise: 'Donne échec là où le roi ne peut pas prendre.',
      },
    },
  },
  wins: (worthOf) => ({
    title: 'Ce qui fait gagner ici',
    about: 'Ce que valent les pièces sur les voies.',
    tasks: {
      dearest: {
        ask: 'Sur les voies, un fou vaut plus qu’une tour. Prends ce qui vaut le plus.',
        success: `En pions, une dame vaut ${decimal(worthOf('Q'))}, un fou ${decimal(worthOf('B'))}, une tour ${decimal(worthOf('R'))} et un cavalier ${decimal(worthOf('N'))}.`,
        wrong: { a5c6: 'Ici, une tour vaut un peu moins qu’un fou.' },
        otherwise: 'Ton cavalier peut prendre deux pièces. Prends le fou de b2.',
      },
      exchange: {
        ask: 'Maintenant, le pion de c4 protège le fou : il te coûterait ton cavalier. Prends ce qui rapporte le plus.',
        success: 'Tu as gagné une tour sans rien donner. Un fou contre un cavalier rapporte moins.',
        wrong: { a5b2: 'Le pion reprend en b3. Une autre prise ne te coûte rien.' },
        otherwise: 'Ton cavalier peut prendre deux pièces. Rien ne protège l’une d’elles.',
      },
    },
  }),
  finish: {
    tasks: {
      oneMove: {
        ask: 'Tu as une grande avance. Fais mat en un coup.',
        success: 'La tour était en e6 et e7 : à une case de la dernière rangée.',
        otherwise: 'Ce n’est pas mat. Ta tour peut le faire.',
      },
    },
  },
};
