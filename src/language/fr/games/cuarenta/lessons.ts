// The lessons of Cuarenta: what each task asks, and what is said of the moves tried.
import type { Texts } from '../../../textsType';
import { decimal } from '../../numbers';

export const texts: Texts<'cuarentaLessons'> = {
  first: {
    title: 'Cuarenta en trois minutes',
    about: 'Comment gagner, et les pièces nouvelles pour toi.',
    tasks: {
      frogSteps: {
        ask: 'Tu as les Blancs, en bas. Ta grenouille en d3 fait un pas vers le haut, le bas ou le côté, jusqu’au losange suivant, pointe à pointe. Amène-la en d7 en deux pas.',
        success: 'C’est ainsi qu’une grenouille avance.',
        wrong: {
          d3b3: 'C’est bien un pas de grenouille, mais il t’éloigne. Monte deux fois.',
          d3f3: 'C’est bien un pas de grenouille, mais il t’éloigne. Monte deux fois.',
          d3d1: 'C’est un pas en arrière. Monte deux fois.',
        },
        otherwise: 'Monte avec la grenouille de d3 en d5, puis en d7.',
      },
      frogJumps: {
        ask: 'Une grenouille saute aussi par-dessus une file de tes propres pièces, sur la première case au-delà. Saute et prends le fou.',
        success:
          'Par-dessus deux pièces amies d’un seul saut. Une grenouille ne saute jamais par-dessus une pièce adverse.',
        wrong: { d3d5: 'C’était un pas. Essaie maintenant le saut : par-dessus e4 et f5.' },
        otherwise: 'La grenouille de d3 saute par-dessus e4 et f5, et arrive en g6.',
      },
      vao: {
        ask: 'Ton vao en b3 est un canon diagonal : il va en diagonale, mais ne prend qu’en sautant par-dessus exactement une pièce. Prends le fou.',
        success:
          'Tu as sauté par-dessus ton pion, le sautoir. Toute pièce peut en servir, même adverse.',
        wrong: {
          b3c4: 'Un vao se déplace ainsi, mais ne prend qu’en sautant. Saute par-dessus le pion.',
        },
        otherwise: 'Saute avec le vao de b3 par-dessus le pion de d5, en f7.',
      },
      pawn: {
        ask: 'Un pion avance en diagonale, ou va sur le côté jusqu’au losange suivant, pointe à pointe. Il prend de même, mais jamais un pion. Prends ce que tu peux.',
        success: 'Tu as pris le chameau. Ton pion ne pouvait pas prendre le pion noir.',
        wrong: {
          d3b3: 'Un pion peut aller sur le côté, mais ici tu peux prendre quelque chose.',
        },
        otherwise: 'Prends le chameau de e4 : il est en diagonale devant le pion de d3.',
      },
      guardAndCamel: {
        ask: 'Un garde se déplace d’une ou deux cases en diagonale, par-dessus tout ce qui gêne. Un chameau saute trois cases dans un sens et une sur le côté. Prends la grenouille et le vao.',
        success: 'Ton garde a franchi une case vide. Il franchit tout aussi bien une pièce.',
        wrong: {
          d3e6: 'Ton chameau peut prendre la grenouille. Mais alors, ton garde ne peut pas prendre le vao.',
        },
        otherwise: 'Le garde atteint la grenouille en e6, et le chameau le vao en g4.',
      },
      king: {
        ask: 'Ton roi se déplace d’une case en diagonale, ou d’une enjambée en avant ou en arrière jusqu’au losange suivant. Il ne prend qu’en diagonale. Prends la grenouille en deux coups.',
        success: 'Tu ne pouvais pas aller en d3 : la grenouille attaque cette case.',
        otherwise: 'Va de c2 en c4 d’une enjambée. De là, la grenouille est à un pas en diagonale.',
      },
      checkmate: {
        ask: 'Attaque le roi sans lui laisser d’issue : c’est l’échec et mat, et tu gagnes. Un fou va aussi loin qu’il veut en diagonale. Fais mat en un coup.',
        success:
          'Échec et mat. Tu en sais maintenant assez pour jouer. Les autres leçons montrent chaque pièce.',
        wrong: { e8g6: 'De là, le fou n’attaque pas le roi.' },
        otherwise: 'Ce n’est pas encore mat. Cherche la diagonale qui finit dans le coin du roi.',
      },
    },
  },
  king: {
    title: 'Le roi',
    about: 'Un pas en diagonale, une enjambée en avant ou en arrière.',
    tasks: {
      strides: {
        ask: 'Le roi se déplace d’une case en diagonale. Il fait aussi une enjambée en avant ou en arrière jusqu’au losange suivant, pointe à pointe. Amène-le en c6 en deux coups.',
        success: 'En deux enjambées, tu es aussi loin qu’en quatre pas.',
        wrong: {
          c2d3: 'Ce pas est trop court. Fais une enjambée tout droit.',
        },
        otherwise: 'Fais une enjambée de c2 en c4, puis une en c6.',
      },
      captures: {
        ask: 'Le roi ne fait d’enjambée que vers une case vide. Il ne prend qu’en diagonale. Prends ce que ton roi peut prendre.',
        success: 'Ton roi ne pouvait pas prendre le chameau droit devant lui.',
        otherwise: 'La grenouille de d5 est à un pas en diagonale. Prends-la.',
      },
      check: {
        ask: 'Le garde de d5 attaque ton roi : tu es en échec. Prends le garde.',
        success:
          'Tu as pris la pièce qui attaquait : plus d’échec. Tu aurais aussi pu déplacer le roi.',
        otherwise: 'Cela pare l’échec, mais ton fou peut prendre le garde.',
      },
      castling: {
        ask: 'Avec l’option « Roque », le roi et le chameau peuvent échanger leurs places une fois par partie. Roque : joue ton roi de e2 sur le chameau de h1.',
        success:
          'Le roi et le chameau ne doivent pas avoir bougé, et le roi ne doit pas être en échec. Les pièces entre eux ne comptent pas.',
        otherwise: 'Joue le roi de e2 en h1, sur le chameau.',
      },
    },
  },
  bishop: {
    title: 'Le fou',
    about: 'Va aussi loin qu’il veut en diagonale.',
    tasks: {
      reaches: {
        ask: 'Le fou va aussi loin qu’il veut en diagonale, tant que rien ne le gêne. Amène-le en b5, puis en e8.',
        success:
          'Un fou peut atteindre toutes les cases de ce plateau. C’est ici la pièce la plus forte.',
        wrong: { d3g6: 'C’est bien un coup de fou, mais b5 est de l’autre côté.' },
        otherwise: 'Monte d’abord à gauche en b5, puis à droite en e8.',
      },
      unprotected: {
        ask: 'Prends une pièce que rien ne protège, pour que les Noirs ne puissent pas prendre ton fou.',
        success:
          'Tu as gagné une pièce sans rien donner. Regarde toujours ce qui protège la pièce que tu prends.',
        wrong: { d3b5: 'Le chameau de c8 protège le garde, et prend ton fou.' },
        otherwise: 'Tu peux prendre deux pièces. Laquelle n’est pas protégée ?',
      },
    },
  },
  guard: {
    title: 'Le garde',
    about: 'Une ou deux cases en diagonale, par-dessus tout ce qui gêne.',
    tasks: {
      twice: {
        ask: 'Le garde se déplace d’une ou deux cases sur une diagonale. Amène-le en f5 en deux coups.',
        success: 'Deux cases, puis encore deux.',
        wrong: { b1c2: 'Une case, c’est trop court. Avance de deux cases.' },
        otherwise: 'Avance de deux cases, de b1 en d3, puis encore de deux, en f5.',
      },
      leaps: {
        ask: 'Quand un garde se déplace de deux cases, il saute par-dessus tout ce qui est sur son chemin. Prends la grenouille.',
        success: 'Tu as sauté par-dessus ton propre pion.',
        otherwise: 'Saute de c4 par-dessus d5, en e6.',
      },
      safely: {
        ask: 'Certaines pièces sont protégées. Prends-en une sans que les Noirs puissent prendre ton garde.',
        success: 'Tu as gagné une pièce, et les Noirs ne peuvent pas reprendre.',
        otherwise: 'Ce n’est pas le bon coup. Quelle pièce peux-tu prendre sans risque ?',
      },
    },
  },
  camel: {
    title: 'Le chameau',
    about: 'Un long bond : trois cases dans un sens, une sur le côté.',
    tasks: {
      leaps: {
        ask: 'Le chameau saute trois cases dans un sens et une sur le côté. Amène-le en e6, puis en f9.',
        success: 'Un chameau saute par-dessus tout ce qui est sur son chemin.',
        wrong: { d3c6: 'C’est bien un bond de chameau, mais vers c6. Va de l’autre côté.' },
        otherwise: 'Saute trois cases vers le haut et une vers la droite, deux fois.',
      },
      takesTwo: {
        ask: 'Prends le garde et le pion avec ton chameau en deux coups.',
        success: 'Tu as pris les deux.',
        wrong: { d3g4: 'Ce coup prend le vao. Prends d’abord le garde.' },
        otherwise: 'Commence par le garde de e6. De là, le pion est à un bond.',
      },
      shortWay: {
        ask: 'Un chameau a besoin de deux bonds même pour un court chemin. Amène-le de b1 en d1.',
        success: 'Vers le haut, puis de nouveau vers le bas.',
        otherwise: 'Saute vers le haut en c4, puis vers le bas en d1.',
      },
    },
  },
  frog: {
    title: 'La grenouille',
    about: 'Avance tout droit, et saute par-dessus les pièces amies.',
    tasks: {
      jumps: {
        ask: 'Une grenouille va tout droit jusqu’au losange suivant, ou saute par-dessus des pièces amies. Jusqu’en d5, il lui faut trois pas. Amènes-y la tienne en deux coups.',
        success:
          'Par-dessus le pion, jusqu’en b5, puis sur le côté. Les pièces amies rendent une grenouille rapide.',
        wrong: { b1d1: 'Par là, il faut trois pas. Saute par-dessus ton pion.' },
        otherwise: 'Saute d’abord de b1 par-dessus le pion de b3. Où arrives-tu ?',
      },
      line: {
        ask: 'Une grenouille peut sauter par-dessus une file de pièces amies, si longue soit-elle, mais sans trou. Prends le chameau d’un seul saut.',
        success: 'Par-dessus trois pièces amies d’un seul saut.',
        otherwise: 'Saute de e2 par-dessus f3, g4 et h5, en i6.',
      },
      safely: {
        ask: 'Prends une pièce sans que les Noirs puissent prendre ta grenouille.',
        success: 'Tu as gagné une pièce, et ta grenouille ne risque rien.',
        wrong: { c4e6: 'Le fou de h9 protège le chameau, et prend ta grenouille.' },
        otherwise:
          'Ta grenouille peut aller en c6 d’un pas ou sauter en e6. Que protègent les Noirs ?',
      },
    },
  },
  vao: {
    title: 'Le vao',
    about: 'Ne prend qu’en sautant par-dessus un sautoir.',
    tasks: {
      enemyScreen: {
        ask: 'La pièce par-dessus laquelle tu sautes est le sautoir. Elle peut aussi être adverse. Prends la grenouille.',
        success: 'Tu as sauté par-dessus le pion, et il reste sur le plateau.',
        wrong: {
          b1c2: 'Un vao se déplace ainsi. Pour prendre, il doit sauter par-dessus le pion.',
        },
        otherwise: 'Saute de b1 par-dessus le pion de d3, en f5.',
      },
      ownScreen: {
        ask: 'Il n’y a pas encore de sautoir entre ton vao et le fou. Places-en un, puis prends le fou.',
        success: 'N’importe laquelle de tes pièces peut servir de sautoir.',
        otherwise: 'Laquelle de tes pièces peut venir sur la diagonale de b1 à g6 ?',
      },
      check: {
        ask: 'Un vao attaque aussi un roi par-dessus un sautoir. Donne échec avec le tien.',
        success: 'Échec, par-dessus ton pion.',
        otherwise: 'Trouve une diagonale vers le roi avec exactement une pièce entre les deux.',
      },
    },
  },
  pawn: {
    title: 'Le pion',
    about: 'En diagonale vers l’avant, ou sur le côté. Il ne prend jamais un pion.',
    tasks: {
      moves: {
        ask: 'Un pion avance d’une case en diagonale, ou va sur le côté jusqu’au losange suivant, pointe à pointe. Amène-le en f5 en deux coups.',
        success: 'Un pion ne recule jamais.',
        wrong: { d3b3: 'C’est permis, mais f5 est de l’autre côté.' },
        otherwise: 'Monte vers la droite, deux fois.',
      },
      neverPawns: {
        ask: 'Un pion prend comme il avance, mais jamais un pion. Ici, il atteint deux pions et un garde. Prends ce que tu peux.',
        success: 'Les pions ne peuvent pas se prendre entre eux.',
        wrong: { d5b5: 'C’est bien un coup de pion, mais ici tu peux prendre quelque chose.' },
        otherwise: 'Prends le garde de e6 : il est en diagonale devant ton pion.',
      },
    },
  },
  promotion: {
    title: 'La promotion',
    about: 'Un pion peut être promu sur les trois dernières rangées, ou attendre.',
    tasks: {
      camel: {
        ask: 'Sur les trois dernières rangées, un pion peut devenir chameau. Fais du tien un chameau en deux coups.',
        success: 'Sur les rangées 7 et 8, un pion devient chameau ou reste pion.',
        otherwise: 'Va de d5 à la rangée 6, puis à la rangée 7, et choisis le chameau.',
      },
      waits: {
        ask: 'Sur la dernière rangée, un pion peut aussi devenir fou, la pièce la plus forte. Fais attendre le tien, et fais-en un fou en deux coups.',
        success: 'Tu as attendu, et ton pion est devenu fou.',
        wrong: {
          d7e8c: 'Tu as un chameau maintenant, mais un fou un coup plus tard. Laisse-le pion.',
        },
        otherwise: 'Va à la rangée 8 et reste pion. Puis va à la rangée 9 et deviens fou.',
      },
      safely: {
        ask: 'Parfois, tu veux le chameau tout de suite. Fais de ton pion un chameau que les Noirs ne puissent pas prendre.',
        success: 'Tu as un nouveau chameau, et il ne risque rien.',
        otherwise: 'Regarde où peuvent aller le garde et le chameau des Noirs.',
      },
    },
  },
  mate: {
    tasks: {
      protectedPiece: {
        ask: 'Fais mat en un coup : donne échec sans laisser d’issue au roi et sans que rien puisse prendre ta pièce.',
        success: 'Ton garde protège le fou : le roi ne peut pas le prendre.',
        otherwise:
          'Les Noirs ont encore une issue. Quelles cases du roi ton garde couvre-t-il déjà ?',
      },
      frog: {
        ask: 'Ton roi prive le roi noir de plusieurs cases. Fais mat en un coup avec ta grenouille.',
        success: 'Le roi et la grenouille suffisent à deux.',
        otherwise: 'Attaque le roi de h9 avec ta grenouille, tout droit, juste à côté de lui.',
      },
      screen: {
        ask: 'Pour attaquer le roi, ton vao a besoin d’un sautoir, et il en a un. Fais mat en un coup.',
        success: 'Ton vao attaque le roi par-dessus ton pion.',
        otherwise: 'Trouve la diagonale qui passe par-dessus ta propre pièce et mène au coin.',
      },
      twoMoves: {
        ask: 'Fais mat en deux coups. Commence par prendre quelque chose.',
        success: 'Tu as d’abord pris le garde qui protégeait le roi. Puis tu as donné le mat.',
        otherwise: 'Les Noirs s’échappent. Prends la pièce qui protège le roi.',
      },
    },
  },
  draws: {
    title: 'Les nulles',
    about: 'Comment une partie finit sans vainqueur.',
    tasks: {
      stalemate: {
        ask: 'Si ton adversaire n’a aucun coup mais n’est pas en échec, c’est le pat, et la partie est nulle. Fais mat en deux coups, et d’ici là laisse un coup au roi.',
        success: 'Tu as laissé une case au roi, et tu l’y as maté.',
        wrong: {
          i2c8: 'Les Noirs n’ont plus de coup mais ne sont pas en échec : pat, donc nulle.',
        },
        otherwise: 'Rapproche d’abord ton garde.',
      },
      bareKing: {
        ask: 'Les Noirs ont l’avantage. Mais un roi ne peut pas mater, seul ou avec un vao. Prends la dernière pièce des Noirs, et la partie est aussitôt nulle.',
        success:
          'Le roi était ton sautoir. La partie est nulle aussi quand une position apparaît pour la troisième fois. De même après 40 coups de chaque joueur sans prise ni promotion.',
        wrong: { b1d3: 'Un vao se déplace ainsi. Pour prendre, saute par-dessus le roi noir.' },
        otherwise: 'Saute de b1 par-dessus le roi de e4, et prends en g6.',
      },
    },
  },
  forks: {
    tasks: {
      camel: {
        ask: 'Attaque le roi et le garde d’un seul bond de ton chameau. Le roi doit bouger, et tu prends le garde.',
        success:
          'C’est une fourchette : tu as attaqué deux pièces, et les Noirs ne pouvaient en sauver qu’une.',
        otherwise: 'Trouve une case d’où ton chameau attaque à la fois le roi et le garde.',
      },
      frog: {
        ask: 'Ta grenouille aussi peut attaquer deux pièces à la fois. Gagne le vao ou le chameau.',
        success:
          'Ta grenouille a attaqué les deux à la fois, et les Noirs ne pouvaient en sauver qu’une.',
        otherwise: 'Les Noirs sauvent les deux. Attaque d’un pas le roi et une autre pièce.',
      },
    },
  },
  worth: (worthOf) => ({
    title: 'Ce qui fait gagner ici',
    about: 'Ce que valent les pièces, et quoi chercher.',
    tasks: {
      dearest: {
        ask: `Un fou vaut environ ${decimal(worthOf('B'))} pions, un garde ${decimal(worthOf('G'))} et une grenouille ${decimal(worthOf('F'))}. Prends ce qui vaut le plus.`,
        success: 'Prends soin de ton propre fou aussi : c’est ta pièce la plus forte.',
        wrong: {
          d5b7: `Une grenouille vaut ${decimal(worthOf('F'))} pions. Tu peux prendre mieux.`,
        },
        otherwise: 'Prends le fou.',
      },
      exchange: {
        ask: 'Maintenant, un pion protège le fou : il te coûterait ton garde. Prends ce qui rapporte le plus.',
        success: `Une grenouille pour rien rapporte ${decimal(worthOf('F'))} pions. Un fou contre un garde rapporte moins.`,
        wrong: {
          g4h5: `Tu gagnes un fou, qui vaut ${decimal(worthOf('B'))} pions, mais tu perds un garde, qui en vaut ${decimal(worthOf('G'))}. Une autre prise ne te coûte rien.`,
        },
        otherwise: 'Tu peux prendre deux pièces. Rien ne protège l’une d’elles.',
      },
    },
  }),
  finish: {
    about: 'Gagne avec un fou et un garde de plus.',
    tasks: {
      corner: {
        ask: 'Un roi et un fou peuvent donner le mat. Le roi noir est déjà dans le coin. Fais mat en un coup.',
        success: 'Une pièce de plus peut suffire pour gagner.',
        otherwise: 'Ton roi couvre g8 et i8. Quelle diagonale finit en h9 ?',
      },
    },
  },
};
