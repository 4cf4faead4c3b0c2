// The lessons of Bipartite Chess: what each task asks, and what is said of the moves tried.
import type { Texts } from '../../../textsType';
import { decimal } from '../../numbers';

export const texts: Texts<'bipartiteLessons'> = {
  first: {
    title: 'Bipartite en trois minutes',
    about: 'D’abord une course, puis un choix, puis une bataille.',
    tasks: {
      messenger: {
        ask: 'La partie commence par une course. Tu as les Blancs, en bas. Un Messager avance d’une case, tout droit ou en diagonale. Amène celui de D2 en B3.',
        success: 'Les rangées A et B sont le camp des Noirs. Tous tes Messagers doivent y arriver.',
        wrong: { D2C1: 'Ce coup t’éloigne de B3.' },
        otherwise: 'Fais avancer le Messager de D2, d’abord en C2 ou en C3.',
      },
      race: {
        ask: 'Le premier à amener tous ses Messagers de l’autre côté gagne la course : neuf dans une partie, trois ici. Il t’en manque un. Gagne la course.',
        success:
          'Tu as gagné la course. Maintenant, tu choisis une Pièce maîtresse pour la bataille.',
        otherwise: 'Le Messager de B2 est déjà arrivé. Joue celui de C3.',
      },
      powerPiece: {
        ask: 'La bataille se joue avec de nouvelles armées. Tu as maintenant les Noirs, en bas. La Pièce maîtresse diagonale va jusqu’à trois cases en diagonale. Amène celle de G3 en D4 en deux coups.',
        success: 'La Pièce maîtresse orthogonale va jusqu’à trois cases en ligne droite.',
        otherwise: 'Depuis G3, monte d’une case vers la gauche, puis de deux vers la droite.',
      },
      checkmate: {
        ask: 'Attaque le roi sans lui laisser d’issue. C’est l’échec et mat, et tu gagnes. Ta Pièce maîtresse de D2 peut le faire.',
        success: 'Échec et mat. Ton roi et ton bretteur couvraient les cases autour du roi blanc.',
        otherwise: 'Le roi blanc peut encore s’échapper. Attaque-le le long de sa rangée.',
      },
      takeAll: {
        ask: 'Tu gagnes aussi en prenant tout sauf le roi. Ici, prends le soldat de D1 ou la Pièce maîtresse, en deux coups au plus.',
        success: 'Encore une prise, et le roi est seul. Tu en sais maintenant assez pour jouer.',
        otherwise: 'Le capitaine de A4 saute deux cases dans un sens et une sur le côté.',
      },
    },
  },
  racing: {
    title: 'La course',
    about: 'Contourne les autres, et remplis le camp dans le bon ordre.',
    tasks: {
      around: {
        ask: 'Pendant la course, on ne prend rien : il faut contourner. Amène le Messager de F3 en C3 en trois coups.',
        success: 'Un pas en diagonale pour s’écarter, un autre pour revenir.',
        wrong: { H1G1: 'Ce Messager peut attendre. Contourne E3 avec celui de F3.' },
        otherwise: 'E3 est occupée. Passe à côté : E2 ou E4, puis D3.',
      },
      fromTheBack: {
        ask: 'Remplis le camp par le fond, sinon tes derniers Messagers n’auront plus de place. Amène tes Messagers en A4 et B4 en deux coups.',
        success: 'La rangée du fond se remplit d’abord.',
        wrong: { B4A5: 'Cela fait de la place aussi. Mais ici, va en A4.' },
        otherwise: 'Monte d’abord tout droit de B4 en A4. L’autre Messager pourra alors avancer.',
      },
      lastOne: {
        ask: 'Trois de tes quatre Messagers sont arrivés. Les Noirs ont besoin de plus de temps. Amène le dernier en B2 en deux coups, et gagne la course.',
        success: 'Tous sont arrivés : tu as gagné la course.',
        wrong: { B4A4: 'Ce Messager est déjà arrivé. Dans une course, chaque coup compte.' },
        otherwise: 'Joue le Messager de D3 en C2 ou en C3, puis en B2.',
      },
    },
  },
  block: {
    title: 'Le blocage',
    about: 'Un joueur qui ne peut pas jouer doit passer.',
    tasks: {
      blocked: {
        ask: 'Ton Messager de C2 est bloqué : les trois cases devant lui sont occupées. Amène plutôt celui de H5 en F4 en deux coups.',
        success: 'Tu ne peux passer que si aucun Messager ne peut bouger.',
        wrong: { H1G1: 'Celui-là peut bouger aussi. Mais ici, joue celui de H5.' },
        otherwise: 'Depuis H5, va en G4 ou en G5, puis en F4.',
      },
      pass: {
        ask: 'Le seul Messager des Noirs, en D1, descend. Un joueur qui ne peut pas jouer doit passer. Bloque-le : occupe la dernière case libre devant lui.',
        success: 'Les Noirs doivent passer, et c’est encore à toi.',
        wrong: { E2D2: 'Cela libère E2. Laisse ce Messager où il est.' },
        otherwise:
          'Depuis D1, les Noirs peuvent aller en E1 ou en E2. Tu tiens déjà E2 : va en E1.',
      },
      winTime: {
        ask: 'Un blocage fait gagner du temps. Sinon, les Noirs s’échappent par E1. Amène un Messager en B4 en deux coups, sans laisser jouer les Noirs.',
        success: 'Les Noirs ont dû passer : tu as joué deux coups de suite.',
        wrong: { C4B4: 'Maintenant, les Noirs vont en E1. Bloque d’abord, cours ensuite.' },
        otherwise: 'Bloque d’abord E1 avec le Messager de F1. Puis va en B4.',
      },
      count: {
        ask: 'Compte les pas qui restent : il t’en faut sept, aux Noirs six. Tu ne gagnes la course que si les Noirs doivent passer. Trouve le coup.',
        success:
          'Les Noirs passent pendant que ton dernier Messager court. N’ouvre le passage qu’ensuite.',
        wrong: {
          F5E5: 'Les Noirs s’échappent en C1 et arrivent les premiers. Bloque avant de courir.',
        },
        otherwise: 'Occupe la dernière case libre devant le Messager de B1.',
      },
    },
  },
  choice: {
    title: 'Choisir son armée',
    about: 'Le vainqueur de la course choisit une Pièce maîtresse.',
    tasks: {
      winRace: {
        ask: 'Le vainqueur de la course choisit une Pièce maîtresse. Gagne d’abord la course avec le Messager de C3.',
        success: 'Tu as gagné la course, donc c’est encore à toi : maintenant, tu choisis.',
        otherwise: 'Les Messagers de A1 et B2 sont arrivés. Amène aussi celui de C3.',
      },
      straight: {
        ask: 'La bataille commence avec de nouvelles armées, et les Blancs passent en haut. Une Pièce maîtresse va en ligne droite, l’autre en diagonale. Choisis l’orthogonale, celle qui va en ligne droite.',
        success: 'Les Noirs reçoivent la diagonale.',
        wrong: {
          diagonal: 'C’est permis aussi. Mais ici, choisis l’orthogonale.',
        },
        otherwise: 'Choisis l’orthogonale.',
      },
      diagonal: {
        ask: 'Cette fois, tu as les Noirs et tu as gagné la course. Les Noirs commencent aussi la bataille. Choisis la Pièce maîtresse diagonale.',
        success:
          'Tout le reste est pareil des deux côtés : un roi et neuf autres pièces pour chacun.',
        wrong: { orthogonal: 'C’est permis aussi. Mais ici, choisis la diagonale.' },
        otherwise: 'Choisis la diagonale.',
      },
    },
  },
  power: {
    title: 'Les Pièces maîtresses',
    about: 'Jusqu’à trois cases, en diagonale ou en ligne droite.',
    tasks: {
      straight: {
        ask: 'La Pièce maîtresse orthogonale se déplace d’une à trois cases en ligne droite. Prends le Messager de C2.',
        success: 'Elle ne va pas plus loin que trois cases.',
        wrong: { F2D2: 'Tu t’arrêtes une case trop tôt.' },
        otherwise: 'Monte tout droit depuis F2.',
      },
      diagonal: {
        ask: 'La Pièce maîtresse diagonale se déplace d’une à trois cases en diagonale. Prends le Messager de C5.',
        success: 'Elle reste toujours sur des cases de la même couleur.',
        wrong: { F2D4: 'Tu t’arrêtes une case trop tôt.' },
        otherwise: 'Monte vers la droite depuis F2.',
      },
      safely: {
        ask: 'Prends une pièce, et veille à ce que rien ne puisse prendre ta Pièce maîtresse.',
        success: 'Rien ne protégeait le capitaine. Vérifie toujours avant de prendre.',
        wrong: { F3C3: 'Le soldat de B2 protège ce Messager, et reprend.' },
        otherwise: 'Rien ne protège le capitaine de F5.',
      },
    },
  },
  captain: {
    title: 'Le capitaine',
    about: 'Un bond, ou un pas tout droit.',
    tasks: {
      leaps: {
        ask: 'Le capitaine saute deux cases dans un sens et une sur le côté. Prends le Messager de D4.',
        success: 'Un bond passe par-dessus tout ce qui gêne.',
        wrong: { F3D2: 'Ce bond va à gauche. Saute à droite.' },
        otherwise: 'Depuis F3, saute deux cases vers le haut et une vers la droite.',
      },
      steps: {
        ask: 'Il fait aussi un pas tout droit en avant ou en arrière, mais seulement sur une case vide. Amène-le en G3, puis en F5.',
        success: 'Avec un pas et un bond, il atteint ce qu’un bond seul n’atteint pas.',
        otherwise: 'Recule d’abord tout droit en G3. De là, saute en F5.',
      },
      safely: {
        ask: 'Deux pièces sont à un bond. Prends-en une, là où rien ne peut prendre ton capitaine.',
        success: 'Tu as gagné un capitaine sans rien donner.',
        wrong: { F3D2: 'Le garde de C2 protège ce Messager, et reprend.' },
        otherwise: 'Quelle pièce des Blancs protège D2 ? Laquelle protège G5 ?',
      },
    },
  },
  swordsman: {
    title: 'Le bretteur',
    about: 'Il marche tout droit, et prend à longueur d’épée.',
    tasks: {
      walks: {
        ask: 'Le bretteur se déplace d’une ou deux cases en ligne droite. Amène-le en D5 en deux coups. E5 est bloquée pendant la bataille.',
        success: 'Il a contourné la case bloquée.',
        wrong: { F3F5: 'Depuis F5, il ne peut pas monter : E5 est bloquée.' },
        otherwise: 'Monte de deux cases, en D3, puis avance de deux cases vers la droite.',
      },
      captures: {
        ask: 'Il ne prend qu’à deux cases de distance, et seulement si la case entre les deux est vide. Prends ce que tu peux.',
        success: 'Le Messager voisin était trop près.',
        wrong: { F3F4: 'Maintenant, celui de F5 est trop près aussi.' },
        otherwise: 'Il ne peut pas prendre le Messager voisin. Regarde deux cases à droite.',
      },
      stepBack: {
        ask: 'Le soldat juste devant lui est trop près pour être pris. Recule d’abord, puis prends-le.',
        success: 'À longueur d’épée, le soldat pouvait être pris.',
        otherwise: 'Recule tout droit en G3. E3 est alors à deux cases.',
      },
    },
  },
  guard: {
    title: 'Le garde',
    about: 'Il va partout d’un pas, mais ne prend rien derrière lui.',
    tasks: {
      steps: {
        ask: 'Le garde fait un pas vers n’importe quelle case voisine. Amène-le en C3 en deux coups.',
        success: 'Une case à la fois, dans n’importe quelle direction.',
        wrong: { E3F3: 'Il peut reculer aussi, mais C3 est devant.' },
        otherwise: 'Monte deux fois, tout droit ou en diagonale.',
      },
      captures: {
        ask: 'Il prend tout droit devant lui, en diagonale vers l’avant et sur les côtés, mais jamais derrière lui. Prends ce que tu peux.',
        success: 'Pour toi, l’avant est en haut. Le Messager de derrière ne risquait rien.',
        wrong: { E3E4: 'Ce pas est permis, mais tu peux prendre quelque chose.' },
        otherwise: 'L’avant est en haut : regarde les cases au-dessus du garde.',
      },
      safely: {
        ask: 'Deux pièces sont à portée. Prends-en une, là où rien ne peut prendre ton garde.',
        success: 'Tu as gagné un capitaine sans rien donner.',
        wrong: { E3D4: 'Le soldat de C5 protège ce Messager, et reprend.' },
        otherwise: 'Quelle pièce des Blancs protège D4 ? Laquelle protège E2 ?',
      },
    },
  },
  soldier: {
    title: 'Le soldat et le Messager',
    about: 'Tes plus petites pièces, et comment un Messager devient soldat.',
    tasks: {
      captures: {
        ask: 'Le soldat fait un pas vers n’importe quelle case voisine, mais ne prend qu’en diagonale. Prends ce que tu peux.',
        success: 'Il avance tout droit, mais ne prend jamais ainsi.',
        wrong: { E3D2: 'En diagonale, oui, mais le Messager est de l’autre côté.' },
        otherwise: 'Prends en diagonale, en haut à droite, en D4.',
      },
      messengerMoves: {
        ask: 'Dans la bataille, un Messager avance d’une case tout droit. Depuis sa case de départ, il peut avancer de deux. Amène celui de H3 en E3 en deux coups.',
        success: 'Deux cases, puis une.',
        wrong: {
          H3G3: 'Il ne peut avancer de deux cases que depuis sa case de départ. Fais-le maintenant.',
        },
        otherwise: 'Monte de deux cases, de H3 en F3, puis d’une de plus.',
      },
      messengerTakes: {
        ask: 'Un Messager prend en diagonale vers l’avant. Une pièce droit devant le bloque. Prends ce que tu peux.',
        success: 'Il ne prend jamais tout droit.',
        otherwise: 'Prends en diagonale, en haut à droite, en D4.',
      },
      promotes: {
        ask: 'Dans les deux rangées du camp adverse, un Messager devient soldat. Fais du tien un soldat.',
        success: 'Il est aussitôt devenu soldat. Il n’y a pas d’autre choix.',
        otherwise: 'Monte tout droit de C2 en B2.',
      },
    },
  },
  mate: {
    tasks: {
      powerPiece: {
        ask: 'Fais mat en un coup avec la Pièce maîtresse orthogonale. Elle va jusqu’à trois cases en ligne droite.',
        success: 'Échec et mat sur la dernière rangée.',
        otherwise: 'Le roi blanc peut encore s’échapper. Attaque sur la dernière rangée.',
      },
      soldier: {
        ask: 'Fais mat en un coup. Le soldat prend en diagonale.',
        success: 'Depuis B3, le soldat attaque A2.',
        otherwise: 'Joue le soldat là où il touche le roi en diagonale.',
      },
      cutOff: {
        ask: 'Fais mat en deux coups. Prive d’abord le roi de ses cases, puis donne le mat.',
        success: 'Un roi et une Pièce maîtresse suffisent pour mater.',
        otherwise: 'Le roi blanc s’échappe. Rapproche ton propre roi.',
      },
    },
  },
  forks: {
    tasks: {
      captain: {
        ask: 'Attaque deux pièces à la fois avec le capitaine, et prends la Pièce maîtresse en deux coups au plus.',
        success: 'Les Blancs devaient parer l’échec : tu as pu prendre la Pièce maîtresse.',
        otherwise: 'Les Blancs la sauvent. Donne échec avec le capitaine.',
      },
      swordsman: {
        ask: 'Le bretteur prend à deux cases, vers le haut comme vers le bas. Attaque à la fois le roi et le capitaine, et prends le capitaine.',
        success: 'Le roi devait bouger : tu as pu prendre le capitaine.',
        otherwise: 'Le roi et le capitaine sont sur la même colonne. Place-toi entre eux.',
      },
      threeAtOnce: {
        ask: 'Un seul bond de ton capitaine attaque trois pièces à la fois. Prends la Pièce maîtresse ou le garde.',
        success: 'Un échec, et deux autres pièces attaquées.',
        otherwise: 'Donne échec avec le capitaine, depuis le milieu du plateau.',
      },
    },
  },
  bare: {
    title: 'Le roi seul',
    about: 'L’autre façon de gagner.',
    tasks: {
      takeMessenger: {
        ask: 'Un roi seul a perdu. Gagne en deux coups au plus en prenant le Messager.',
        success: 'Ton roi a tenu le roi blanc loin du Messager.',
        otherwise: 'Les Blancs s’en sortent. Amène ton roi à côté du Messager, face au roi blanc.',
      },
      takenBack: {
        ask: 'Le roi blanc protège le Messager de C4. S’il peut reprendre ta dernière pièce, la partie est nulle. Gagne en deux coups.',
        success: 'Ton roi protégeait la Pièce maîtresse : les Blancs ne pouvaient pas reprendre.',
        wrong: { C1C4: 'Le roi blanc reprend. Les deux rois sont seuls : nulle.' },
        otherwise: 'Amène d’abord ton propre roi juste devant le Messager.',
      },
    },
  },
  wins: (worthOf) => ({
    title: 'Ce qui fait gagner ici',
    about: 'Ce que vaut chaque pièce.',
    tasks: {
      dearest: {
        ask: `La Pièce maîtresse orthogonale vaut ${decimal(worthOf('R'))} Messagers, un bretteur ${decimal(worthOf('D'))}. Prends ce qui vaut le plus.`,
        success: `Un garde vaut ${decimal(worthOf('G'))} Messagers, un capitaine ${decimal(worthOf('C'))}, la Pièce maîtresse diagonale ${decimal(worthOf('B'))}.`,
        wrong: { F3G5: `Un bretteur vaut ${decimal(worthOf('D'))}. Tu peux prendre mieux.` },
        otherwise: 'Le capitaine peut prendre deux pièces. Prends celle de D2.',
      },
      exchange: {
        ask: 'Maintenant, un soldat protège la Pièce maîtresse : elle te coûterait le capitaine. Recompte, et prends ce qui rapporte le plus.',
        success: `Tu as gagné un bretteur, qui vaut ${decimal(worthOf('D'))} Messagers, sans rien donner. Échanger ton capitaine contre la Pièce maîtresse rapporte moins.`,
        wrong: {
          F3D2: `Tu gagnes la Pièce maîtresse orthogonale, qui vaut ${decimal(worthOf('R'))}, mais tu perds un capitaine, qui vaut ${decimal(worthOf('C'))}. Une autre prise ne coûte rien.`,
        },
        otherwise: 'Le capitaine peut prendre deux pièces. Rien ne protège l’une d’elles.',
      },
    },
  }),
  finish: {
    playOn:
      'Tu as une grande avance. Bats l’ordinateur, par un mat ou en prenant tout sauf le roi. Tu peux reprendre des coups.',
    tasks: {
      takeAll: {
        ask: 'Prends le Messager de D1. Quand tu as l’avantage, tu peux gagner en prenant tout.',
        success: 'Encore une prise, et le roi est seul.',
        otherwise: 'Depuis A4, la diagonale mène à D1.',
      },
    },
  },
};
