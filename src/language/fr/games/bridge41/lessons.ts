// The lessons of TheBridge41: what each task asks, and what is said of the moves tried.
import type { Texts } from '../../../textsType';

export const texts: Texts<'bridge41Lessons'> = {
  first: {
    title: 'TheBridge41 en trois minutes',
    about: 'Deux rives, une rivière, un pont, et un roi à attraper.',
    tasks: {
      rook: {
        ask: 'Tu as les Blancs, en bas. Une tour va aussi loin qu’elle veut en ligne droite, mais pas sur l’eau. Fais-lui passer le pont, jusqu’en mx.',
        success: 'Une tour ne peut traverser que sur la colonne du pont.',
        wrong: { mbmk: 'C’est le pont lui-même. Continue jusqu’en mx.' },
        otherwise: 'La tour est sur la colonne du pont. Monte tout droit jusqu’en mx.',
      },
      bishop: {
        ask: 'Un fou va aussi loin qu’il veut en diagonale. Il peut traverser là où sa diagonale rencontre le pont. Amène-le en rw.',
        success: 'Un fou traverse de ld à rw, ou de rd à lw.',
        otherwise: 'Depuis ld, la diagonale passe par le pont, mk, et mène à rw.',
      },
      knight: {
        ask: 'Un cavalier saute deux cases dans un sens et une sur le côté, même par-dessus l’eau. Fais-le traverser, et prends le pion de lx.',
        success: 'Un cavalier n’a pas besoin du pont, mais c’est une bonne halte.',
        wrong: { lcrd: 'De là, lx est trop loin pour un seul bond. Saute sur le pont.' },
        otherwise: 'Saute de lc sur le pont, mk. De là, lx est à un bond.',
      },
      pawn: {
        ask: 'Un pion avance d’une case tout droit, et prend en diagonale. Avance sur le pont, puis prends le pion de lw.',
        success: 'Sur la dernière rangée, tout au bout, un pion devient tour, fou ou cavalier.',
        otherwise: 'Avance d’abord le pion tout droit sur le pont, mk. Puis prends en diagonale.',
      },
      king: {
        ask: 'Un roi se déplace d’une case dans n’importe quelle direction, mais jamais là où il pourrait être pris. Prends le pion en deux coups.',
        success: 'Tu ne pouvais pas passer par lc ni par rc : le pion attaque ces deux cases.',
        otherwise: 'Va tout droit : d’abord en mc, puis prends le pion en md.',
      },
      checkmate: {
        ask: 'Attaque le roi sans lui laisser d’issue. C’est l’échec et mat, et tu gagnes. Fais-le en un coup.',
        success: 'Échec et mat. Tu en sais maintenant assez pour jouer.',
        otherwise:
          'Le roi noir peut encore s’échapper. Ton roi couvre la rangée en dessous : attaque le long de celle du roi noir.',
      },
    },
  },
  king: {
    title: 'Le roi',
    about: 'Un pas, et jamais vers le danger.',
    tasks: {
      crosses: {
        ask: 'Le roi se déplace d’une case dans n’importe quelle direction. Fais-lui passer le pont, jusqu’en rw.',
        success: 'Un pas pour monter sur le pont, un pas pour en descendre.',
        otherwise: 'Le pont, mk, est à un pas en diagonale de ld.',
      },
      check: {
        ask: 'La tour de my attaque ton roi à travers le pont. C’est un échec, et il faut le parer. Écarte-toi en rb, à côté du pion.',
        wrong: { mblb: 'Cela pare aussi l’échec, mais le pion de ra reste seul. Va en rb.' },
        success:
          'Tu as paré l’échec. Tu peux aussi prendre la pièce qui attaque, ou interposer une pièce.',
        otherwise: 'Cela pare aussi l’échec. Mais va en rb, à côté du pion.',
      },
    },
  },
  rook: {
    title: 'La tour',
    about: 'Forte sur la colonne du pont.',
    tasks: {
      file: {
        ask: 'Prends le cavalier en deux coups. La tour doit passer par la colonne du pont.',
        success: 'D’abord sur la colonne du milieu, puis de l’autre côté.',
        wrong: { rbrd: 'Devant elle, il n’y a plus que de l’eau. Va sur la colonne du pont.' },
        otherwise: 'Place d’abord la tour sur la colonne du pont.',
      },
      safely: {
        ask: 'Prends une pièce, et veille à ce que rien ne puisse prendre ta tour.',
        success: 'Les Noirs ne pouvaient pas reprendre.',
        wrong: { mcmk: 'Sur le pont, la tour ne prend rien, et les Noirs peuvent la prendre.' },
        otherwise: 'La tour peut prendre le cavalier de mx, par la colonne du milieu.',
      },
    },
  },
  bishop: {
    title: 'Le fou',
    about: 'Deux de ses diagonales passent par le pont.',
    tasks: {
      wrongDiagonal: {
        ask: 'Le fou de lb n’est pas sur la bonne diagonale pour le pont. Fais-le traverser jusqu’en lw en deux coups.',
        success: 'D’abord sur la diagonale du pont, puis de l’autre côté.',
        otherwise: 'Seules les diagonales qui passent par mk traversent.',
      },
      overBridge: {
        ask: 'Prends le cavalier de lw avec ton fou, en passant par le pont.',
        wrong: { rdmk: 'Tu t’arrêtes sur le pont. Continue jusqu’en lw.' },
        success: 'Le fou a traversé d’un seul coup.',
        otherwise: 'Depuis rd, la diagonale passe par mk et mène à lw.',
      },
    },
  },
  knight: {
    title: 'Le cavalier',
    about: 'Il saute par-dessus l’eau.',
    tasks: {
      leaps: {
        ask: 'Fais traverser la rivière au cavalier de Ld, jusqu’en lw, d’un seul bond.',
        success: 'Droit par-dessus la rivière.',
        wrong: { Ldmk: 'Ce bond s’arrête sur le pont. Va en lw.' },
        otherwise: 'Depuis Ld, saute deux cases vers le haut et une vers la droite.',
      },
      fork: {
        ask: 'Un seul bond attaque deux pièces. Gagne la tour ou le fou, quoi que fassent les Noirs.',
        success:
          'C’est une fourchette : elle attaque deux pièces, et les Noirs ne peuvent en sauver qu’une.',
        otherwise: 'Les Noirs sauvent les deux. Attaque à la fois le roi et une autre pièce.',
      },
    },
  },
  pawn: {
    title: 'Le pion',
    about: 'Il avance tout droit, prend en diagonale, et finit par être promu.',
    tasks: {
      blocked: {
        ask: 'Ton pion est bloqué, mais il prend en diagonale. Prends un pion.',
        success: 'Un pion ne prend jamais tout droit.',
        otherwise: 'Le pion de mb prend en rc.',
      },
      promotes: {
        ask: 'Sur la dernière rangée, un pion devient tour, fou ou cavalier. Fais-en une tour en deux coups.',
        success: 'La tour est le choix le plus fort.',
        otherwise: 'Avance deux fois tout droit, et choisis la tour.',
      },
      bridge: {
        ask: 'Seul un pion de la colonne du milieu peut avancer sur le pont. Les autres n’y vont qu’en prenant. Avance le pion de rc d’un pas.',
        success: 'Il reste coincé au bord de l’eau, à moins de pouvoir prendre une pièce en mk.',
        otherwise: 'Joue le pion de rc en rd.',
      },
    },
  },
  bridge: {
    title: 'Le pont',
    about: 'Le passer, le fermer, l’occuper.',
    tasks: {
      takeFirst: {
        ask: 'Deux tours s’attaquent à travers le pont. Prends avant l’autre.',
        success: 'Sur la colonne du pont, le premier à prendre gagne.',
        wrong: { mbmk: 'Maintenant, la tour noire prend la première. Continue jusqu’en my.' },
        otherwise: 'Ta tour de mb peut atteindre my en passant le pont.',
      },
      close: {
        ask: 'La tour de mz donne échec sur la colonne du pont. Ferme le pont : places-y une pièce.',
        success: 'Une pièce sur le pont le ferme pour tout le monde.',
        otherwise:
          'Cela pare l’échec, mais la colonne reste ouverte. Ton cavalier de lc peut sauter en mk.',
      },
      noKnight: {
        ask: 'Avec l’option « Pas de cavalier sur le pont », les cavaliers peuvent sauter par-dessus le pont, mais pas s’y arrêter. Amène le cavalier de lc en mw en deux coups.',
        success: 'Le long de la rive, puis par-dessus l’eau.',
        otherwise: 'Quelle case du bord de la rivière est à un bond de mw ?',
      },
      palace: {
        ask: 'Avec l’option « Palais du roi », un roi peut aller jusqu’au pont. Amènes-y ton roi.',
        success: 'Il ne peut pas aller plus loin.',
        otherwise: 'Le pont, mk, est à un pas en diagonale de ld.',
      },
    },
  },
  moving: {
    title: 'Le pont mobile',
    about: 'Une option : le pont glisse le long de la rivière.',
    tasks: {
      slide: {
        ask: 'Avec cette option, au lieu de jouer une pièce, tu peux faire glisser le pont vide d’une colonne. Touche le pont, mk, puis lk. Ensuite, prends le cavalier de lx.',
        success: 'Souvent, il est plus rapide d’amener le pont à la tour.',
        wrong: {
          lbmb: 'La tour est maintenant sur la colonne du pont, mais pas le cavalier.',
          mkrk: 'Le pont s’est éloigné de ta tour. Fais-le glisser vers la gauche.',
        },
        otherwise: 'Fais glisser le pont de mk en lk, sous le cavalier.',
      },
      slideAway: {
        ask: 'La tour de my donne échec à travers le pont. Fais glisser le pont ailleurs.',
        success: 'Plus de pont, plus d’échec : il n’y a que de l’eau entre eux.',
        otherwise: 'Cela pare aussi l’échec. Mais ici, fais glisser le pont de mk en lk ou en rk.',
      },
      slideCheck: {
        ask: 'Un glissement peut aussi donner échec. Attaque le roi de ly avec ta tour.',
        success: 'Le pont a relié la tour et le roi. Il ne glisse que s’il est vide.',
        wrong: { lama: 'La tour est maintenant sur la colonne du pont, mais pas le roi.' },
        otherwise: 'Fais glisser le pont de mk en lk, entre la tour et le roi.',
      },
    },
  },
  big: {
    title: 'Le grand pont',
    about: 'Une option : une seule place, aussi large que la rivière.',
    tasks: {
      crosses: {
        ask: 'Avec cette option, le pont couvre toute la rivière. Tant qu’il est vide, on le traverse sur toutes les colonnes. Prends le cavalier de lx.',
        success: 'Tout droit par la colonne l, en passant le pont.',
        wrong: { lbmk: 'Tu t’arrêtes sur le pont. Continue jusqu’en lx.' },
        otherwise: 'Monte avec la tour de lb tout droit jusqu’en lx.',
      },
      leaps: {
        ask: 'Le pont est une seule place. Une pièce qui y est occupe à la fois les cinq cases de la rivière. Prends la tour avec ton cavalier, en passant par le pont.',
        success: 'Il est monté sur le pont par une colonne et en est reparti par une autre.',
        otherwise: 'Saute de mc sur le pont. Depuis lk, le cavalier atteint Lx.',
      },
      onBridge: {
        ask: 'Une pièce sur le pont peut être prise sur n’importe laquelle de ses cases. Prends le fou noir qui s’y trouve.',
        success: 'Le pion a pris en diagonale en rk. C’était assez.',
        otherwise: 'Le pion de Rd prend d’une case en diagonale vers l’avant.',
      },
      safely: {
        ask: 'Attention : une pièce sur le pont peut être attaquée par toutes les colonnes. Prends une pièce sans que rien puisse prendre ta tour.',
        success: 'Le pion bloque toujours le pont pour la tour noire.',
        wrong: { lbmk: 'Ta tour occupe maintenant aussi Rk, et la tour noire de Ry la prend.' },
        otherwise:
          'Tu peux prendre le pion de mk ou le cavalier de Rb. Lequel peux-tu prendre sans risque ?',
      },
    },
  },
  armies: {
    title: 'D’autres armées',
    about: 'Des options : dames, zigzags, longs bonds et poissons.',
    tasks: {
      queen: {
        ask: 'Avec l’option « Dame », chacun en a une. Une dame va aussi loin qu’elle veut, en ligne droite ou en diagonale. Prends le cavalier de mw, puis le fou de lx.',
        success: 'Une dame réunit une tour et un fou.',
        otherwise: 'D’abord tout droit par le pont jusqu’en mw, puis en diagonale.',
      },
      crookedBishop: {
        ask: 'Dans l’armée « All your base », un fou zigzag avance par pas en diagonale, un à gauche puis un à droite. Amène le tien depuis ma pour prendre le chameau de mx.',
        success: 'À chaque pas il a tourné de l’autre côté : il a suivi la colonne par le pont.',
        otherwise: 'Va de ma par rb, mc et rd jusqu’au pont, et continue de même.',
      },
      camel: {
        ask: 'Un chameau saute trois cases dans un sens et une sur le côté, même par-dessus l’eau. Prends le fou zigzag qui est en lw.',
        success: 'Un chameau saute par-dessus l’eau comme un cavalier, mais plus loin.',
        wrong: { mcrw: 'Ce bond va à droite. Saute à gauche.' },
        otherwise: 'Depuis mc, saute trois cases vers le haut et une vers la gauche.',
      },
      lion: {
        ask: 'Un lion de Murray saute deux cases, en ligne droite ou en diagonale. Il peut aussi prendre une pièce juste à côté de lui. Prends le pion et le chameau.',
        success:
          'Il prend à côté de lui ou deux cases plus loin. Quand il ne prend pas, il ne fait que sauter.',
        otherwise: 'Le pion de rc est à côté du lion. Le chameau est deux cases devant lui.',
      },
      dopefish: {
        ask: 'Dans l’armée « Dopefish », un dopefish prend comme une dame, mais ne peut pas bouger sans prendre. Prends le pion, puis le fou.',
        success: 'Il attend qu’une pièce arrive sur ses lignes.',
        otherwise: 'Le pion de rc est à un pas de mb. De là, regarde le long de la rangée.',
      },
    },
  },
  mate: {
    tasks: {
      rook: {
        ask: 'Un roi et une tour peuvent mater au bord. Fais mat en deux coups.',
        success: 'Ton roi a fermé les cases, et ta tour a donné le mat.',
        otherwise:
          'Le roi noir s’échappe. Attends, pour donner échec, que le roi n’ait plus de case.',
      },
      again: {
        ask: 'Encore une fois, fais mat en deux coups.',
        success: 'D’abord sur la colonne du pont, puis par le pont jusqu’au mat.',
        otherwise: 'Trop lent. Sur quelle colonne ta tour peut-elle traverser ?',
      },
      knight: {
        ask: 'Fais mat en deux coups. Commence par le cavalier.',
        success: 'Toutes tes pièces ont travaillé ensemble.',
        otherwise: 'Les Noirs s’échappent. Prends quelque chose avec le cavalier.',
      },
      stalemate: {
        ask: 'Si un joueur n’a aucun coup et n’est pas en échec, la partie est nulle : c’est le pat. Fais mat en deux coups, et d’ici là laisse un coup aux Noirs.',
        success: 'Il restait une case au roi, et tu l’y as maté.',
        wrong: {
          rwry: 'Les Noirs n’ont plus de coup et ne sont pas en échec : nulle. Laisse une case au roi.',
        },
        otherwise: 'Rapproche d’abord ton roi. Laisse la tour sur sa colonne.',
      },
    },
  },
  forks: {
    tasks: {
      pawn: {
        ask: 'Une tour et un cavalier sont de l’autre côté du pont. Attaque les deux avec ton pion, puis prends-en un.',
        success: 'C’est une fourchette. Depuis le pont, un pion attaque des deux côtés.',
        wrong: { Lalb: 'Laisse le roi. Avance le pion.' },
        otherwise: 'Avance le pion sur le pont. De là, il attaque lw et rw.',
      },
      bishop: {
        ask: 'Donne échec avec le fou, et attaque la tour du même coup. Ensuite, prends la tour.',
        success: 'Le roi et la tour étaient sur la même diagonale, et ton fou est venu entre eux.',
        wrong: { lyLx: 'Le fou n’attaque maintenant que la tour, et elle s’échappe.' },
        otherwise: 'Le roi et la tour sont sur la même diagonale. Place-toi entre eux.',
      },
    },
  },
  wins: {
    title: 'Ce qui fait gagner ici',
    about: 'Gagner malgré l’unique pont.',
    tasks: {
      knight: {
        ask: 'Avec un seul pont, la prudence mène souvent à la nulle. Un cavalier d’avance suffit rarement : gagne tout ce que tu peux. Prends le cavalier en deux coups au plus.',
        success: 'Le cavalier ne pouvait pas bouger : son roi aurait été en échec.',
        otherwise: 'Les Noirs le sauvent. Attaque sur la colonne du cavalier et du roi.',
      },
      rook: {
        ask: 'Même une tour d’avance ne suffit souvent pas : continue à gagner des pièces. Attaque deux pièces à la fois, et prends-en une.',
        success: 'Les Noirs ne pouvaient pas sauver les deux.',
        otherwise: 'Les Noirs sauvent les deux. Place la tour là où elle attaque les deux.',
      },
    },
  },
  finish: {
    about: 'Bats l’ordinateur avec deux tours de plus.',
    tasks: {
      edge: {
        ask: 'Le roi noir est au bord. Fais mat en un coup.',
        success: 'Ton roi couvrait la rangée en dessous, et ta tour la dernière rangée.',
        otherwise:
          'Ton roi de mx couvre la rangée sous le roi noir. Attaque sur la dernière rangée.',
      },
    },
  },
};
