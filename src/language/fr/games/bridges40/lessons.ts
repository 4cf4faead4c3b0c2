// The lessons of 40 Bridges: what each task asks, and what is said of the moves tried.
import type { Texts } from '../../../textsType';

const stepsIntoThree =
  'Deux jetons adverses le touchent là, et les Noirs amènent le troisième en d6.';

export const texts: Texts<'bridges40Lessons'> = {
  first: {
    title: '40 Bridges en trois minutes',
    about: 'Avance, saute, encercle, et atteins le coin.',
    tasks: {
      steps: {
        ask: 'Tu as les Blancs. Un jeton sur une dalle passe un pont jusqu’à la dalle suivante : vers le haut, le bas ou le côté. Amène le jeton de c3 en e5 en deux pas.',
        success: 'Dalle après dalle. Sur les octogones, tu vas d’octogone en octogone.',
        wrong: { c3a3: 'Ce pas t’éloigne. Va vers le haut ou vers la droite.' },
        otherwise: 'Va de c3 en e3 ou en c5, et de là en e5.',
      },
      jumps: {
        ask: 'Un jeton peut aussi sauter par-dessus un de tes jetons voisins, dans n’importe quelle direction, sur la case au-delà. Amène le jeton de c3 en e5 d’un seul saut.',
        success: 'Tes jetons te rendent rapide. Tu ne peux pas sauter par-dessus un jeton adverse.',
        wrong: { c3e3: 'C’était un pas. Saute par-dessus ton jeton de d4.' },
        otherwise: 'Saute de c3 par-dessus d4, en e5.',
      },
      surrounds: {
        ask: 'Trois de tes jetons autour d’un jeton adverse le font disparaître. Deux touchent déjà celui de e5. Amène le troisième.',
        success: 'Trois voisins suffisent, sur des dalles ou des octogones.',
        otherwise: 'Le jeton de e1 peut venir à côté de e5.',
      },
      corner: {
        ask: 'Un jeton dans le coin opposé gagne aussitôt. Ton coin est a1, il te faut donc i9. Gagne.',
        success: 'Tu gagnes aussi en faisant disparaître tous les jetons de ton adversaire.',
        otherwise: 'Un pas depuis g9 mène en i9.',
      },
      safely: {
        ask: 'Attention : si ton jeton s’arrête à côté de trois jetons adverses, tu le perds. Amène sans perte le jeton de c3 en e5.',
        success: 'Tu as contourné le piège. Tu en sais maintenant assez pour jouer.',
        wrong: { c3c5: 'En c5, il touche trois jetons adverses : b6, d6 et c7. Tu l’as perdu.' },
        otherwise: 'Deux chemins mènent de c3 à e5. Passe par e3.',
      },
    },
  },
  places: {
    title: 'Dalles et octogones',
    about: 'Où peut aller chaque jeton.',
    tasks: {
      octagons: {
        ask: 'Depuis un octogone, tu vas à l’octogone suivant. Amène le jeton de b2 en d4 en deux pas.',
        success: 'Un pas ne mène jamais d’un octogone à une dalle, ni l’inverse.',
        otherwise: 'Depuis b2, va vers le haut ou vers la droite, puis dans l’autre sens.',
      },
      tiles: {
        ask: 'Un saut reste aussi sur le même genre de case. Les coins sont des dalles : seul un jeton sur une dalle peut en atteindre un. Gagne avec le tien.',
        success: 'Par-dessus l’octogone, dans le coin. Les jetons sur les octogones peuvent aider.',
        wrong: { g7g9: 'Ce serait plus long. Saute par-dessus ton jeton de h8.' },
        otherwise: 'Saute de g7 par-dessus ton jeton de h8.',
      },
    },
  },
  jumps: {
    title: 'Sauter',
    about: 'Par-dessus tes propres jetons, un saut par tour.',
    tasks: {
      turns: {
        ask: 'Deux jetons peuvent sauter l’un par-dessus l’autre à tour de rôle. Amènes-en un en e5 et un en f6 en deux sauts.',
        success: 'Chacun a sauté par-dessus l’autre.',
        otherwise: 'Saute d’abord de c3 par-dessus d4, en e5. Puis saute de d4 par-dessus e5.',
      },
      friendsOnly: {
        ask: 'Tu ne peux pas sauter par-dessus un jeton adverse. Amène un jeton en e1 en un coup.',
        success: 'Un saut par-dessus c1 ou un pas : les deux mènent en e1.',
        otherwise: 'Lequel de tes jetons est à un pont de e1 ?',
      },
      twice: {
        ask: 'Amène le jeton de a1 en e5 en deux sauts.',
        success: 'Des jetons alignés avec des intervalles forment une route rapide.',
        otherwise: 'Saute de a1 par-dessus b2, puis par-dessus d4.',
      },
    },
  },
  surround: {
    title: 'Encercler',
    about: 'Trois des tiens autour d’un jeton adverse le font disparaître.',
    tasks: {
      removeTwo: {
        ask: 'Un seul coup peut faire disparaître plusieurs jetons. Fais-en disparaître deux.',
        success: 'Ton jeton était le troisième voisin des deux.',
        otherwise: 'Quelle case touche à la fois c3 et d6 ?',
      },
      third: {
        ask: 'Deux de tes jetons touchent le jeton adverse de c5. Amènes-en un troisième en deux coups.',
        success: 'Encerclé.',
        otherwise: 'Depuis e1, fais deux pas jusqu’en c3 ou en e5. Les deux touchent c5.',
      },
      safely: {
        ask: 'Prends un jeton sans en perdre un des tiens en retour.',
        success: 'Tu as gagné un jeton sans rien donner.',
        otherwise:
          'Regarde chacun de tes jetons : les Noirs peuvent-ils en amener trois autour de lui ?',
      },
    },
  },
  care: {
    title: 'La prudence',
    about: 'Évite le contact de trois jetons adverses.',
    tasks: {
      danger: {
        ask: 'Deux jetons adverses touchent le tien en c5, et un troisième est proche. Joue de sorte que les Noirs ne puissent rien prendre.',
        success: 'Deux jetons adverses à côté de toi ne font pas de mal. Le troisième, si.',
        otherwise: 'Joue le jeton de c5 là où trois jetons adverses ne peuvent pas l’atteindre.',
      },
      path: {
        ask: 'Si ton jeton s’arrête à côté de trois jetons adverses, tu le perds. Amène-le sans perte de c5 en e9 en trois pas.',
        success: 'En e7, seuls deux jetons adverses le touchaient. Deux ne font pas de mal.',
        wrong: { c5c7: 'En c7, il touche trois jetons adverses : b8, d8 et d6. Tu l’as perdu.' },
        otherwise: 'Fais le tour par e5 et e7.',
      },
      protectedCapture: {
        ask: 'Tu peux t’arrêter à côté de trois jetons adverses si tu en prends un : la prise protège ton jeton pour ce tour. Prends-en un.',
        success: 'Les prises comptent d’abord : ton jeton est resté.',
        otherwise:
          'Trouve un jeton adverse que deux des tiens touchent, et amènes-en un troisième.',
      },
    },
  },
  pass: {
    title: 'Nulle part où aller',
    about: 'Passer, et le dernier jeton.',
    tasks: {
      noMove: {
        ask: 'Le seul jeton des Noirs est en a9. Un joueur qui ne peut pas jouer doit passer. Ne laisse aucun coup aux Noirs.',
        success:
          'Les Noirs doivent passer, et c’est encore à toi. Si personne ne peut jouer, la partie est nulle.',
        wrong: { c9e9: 'Cela ouvre le chemin vers c9. Laisse ce jeton où il est.' },
        otherwise: 'Depuis a9, les Noirs ne peuvent aller qu’en a7. Vas-y depuis c7.',
      },
      lastDisc: {
        ask: 'Ton dernier jeton est en c5. Si tu perds tous tes jetons, tu perds la partie. Joue-le là où les Noirs ne peuvent pas l’encercler.',
        success: 'Là, deux jetons adverses au plus peuvent le toucher.',
        wrong: { c5c7: stepsIntoThree, c5e5: stepsIntoThree },
        otherwise:
          'Compte les jetons adverses qui pourront le toucher après le prochain coup noir.',
      },
    },
  },
  corner: {
    title: 'Vers le coin',
    about: 'Le plus court chemin vers la victoire.',
    tasks: {
      twoMoves: {
        ask: 'Les Noirs sont trop loin pour t’arrêter. Gagne en deux coups.',
        success: 'Le long du bord, jusque dans le coin.',
        wrong: { e9e7: 'Vers le bas, tu t’éloignes du coin.' },
        otherwise: 'Cela donne du temps aux Noirs. Longe le bord.',
      },
      onlyWay: {
        ask: 'Tu peux gagner en trois coups, mais d’une seule façon. Trouve le premier coup.',
        success: 'C’est plus rapide que tout ce que peuvent faire les Noirs.',
        otherwise: 'Les Noirs arrivent avant, ou t’arrêtent. Pense à l’octogone f8.',
      },
    },
  },
  stop: {
    title: 'Tenir ton coin',
    about: 'Regarde où va ton adversaire.',
    tasks: {
      block: {
        ask: 'Les Noirs menacent d’entrer en a1, ton coin, et de gagner. Empêche-les.',
        success: 'Les Noirs ne peuvent pas entrer dans un coin occupé.',
        otherwise: 'Les Noirs vont de a3 en a1 et gagnent.',
      },
      hold: {
        ask: 'Les Noirs sont à deux coups de ton coin. Tiens-le pendant deux coups.',
        success: 'Juste à temps. Un jeton dans ton coin peut sauver la partie.',
        otherwise: 'Les Noirs passent. Ramène un jeton vers ton coin.',
      },
    },
  },
  ahead: {
    title: 'Anticiper',
    about: 'Crée une menace que ton adversaire ne peut pas parer.',
    tasks: {
      threaten: {
        ask: 'Tes jetons touchent deux jetons noirs. Menace d’encercler les deux, puis prends-en un à ton deuxième coup.',
        success: 'Les Noirs pouvaient en sauver un, mais pas les deux.',
        otherwise:
          'Les Noirs s’échappent, ou prennent avant toi. Quelle case touche à la fois c5 et e3 ?',
      },
      helper: {
        ask: 'Ton jeton de h8 peut aider : saute par-dessus lui dans le coin, i9. Gagne en deux coups.',
        success: 'Tu as sauté par-dessus h8, dans le coin.',
        wrong: {
          g5i5: 'C’est plus près, mais là h8 ne peut pas t’aider. Va à côté de h8.',
        },
        otherwise: 'Amène le jeton de g5 dans l’alignement de h8 et i9.',
      },
    },
  },
  wins: {
    title: 'Ce qui fait gagner ici',
    about: 'Plus de jetons, et le chemin le plus rapide.',
    tasks: {
      extraDisc: {
        ask: 'En fin de partie, un jeton de plus suffit souvent pour gagner. Gagnes-en un en deux coups au plus, sans en perdre.',
        success: 'Il n’avait nulle part où aller.',
        otherwise: 'Les Noirs s’échappent, ou prennent avant toi.',
      },
      race: {
        ask: 'Tu es en avance dans la course vers le coin. Gagne en trois coups.',
        success:
          'Le coin vaut plus que tous les jetons. Compte les coups des deux joueurs avant de courir.',
        otherwise: 'Cela perd du temps, et les Noirs gagnent la course.',
      },
    },
  },
  finish: {
    about: 'Bats l’ordinateur grâce à tes jetons en plus.',
    playOn: 'Tu as deux fois plus de jetons. Bats l’ordinateur. Tu peux reprendre des coups.',
    tasks: {
      oneMove: {
        ask: 'Gagne en un coup.',
        success: 'Cherche toujours d’abord un coup gagnant.',
        otherwise: 'Cherche un jeton qui peut sauter dans le coin par-dessus un des tiens.',
      },
    },
  },
};
