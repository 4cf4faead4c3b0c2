// What TheBridge41 says of itself: options, presets, cells, themes of puzzles, places of the bridge.
import type { Texts } from '../../../textsType';

export const texts: Texts<'bridge41Game'> = {
  credits:
    'Le lion de Murray est de John William Brown, d’après H. J. R. Murray. Le fou zigzag est de Ralph Betza.',

  options: {
    bridge: {
      label: 'Pont',
      values: {
        fixed: { label: 'Fixe', does: 'Une seule case, au milieu de la rivière.' },
        moving: {
          label: 'Mobile',
          fullLabel: 'Pont mobile',
          does: 'Tu peux déplacer le pont sur le côté.',
          slide:
            'Un glissement est un coup entier : d’une colonne, et seulement si le pont est vide.',
        },
        big: {
          label: 'Grand',
          fullLabel: 'Grand pont',
          does: 'Le pont est une seule place, aussi large que la rivière.',
        },
      },
    },
    noKnightOnBridge: {
      label: 'Pas de cavalier sur le pont',
      does: {
        N: 'Les cavaliers ne peuvent pas s’arrêter sur le pont.',
        C: 'Les chameaux ne peuvent pas s’arrêter sur le pont.',
        D: 'Les dopefish ne peuvent pas s’arrêter sur le pont.',
      },
    },
    bishopPalace: {
      label: 'Palais des fous',
      does: {
        B: 'Les fous et les tours échangent leurs places. Les fous restent de leur côté.',
        Z: 'Les fous zigzag et les lions de Murray échangent leurs places. Les fous zigzag restent de leur côté.',
      },
      straightStepOnly: 'Ils ne peuvent monter sur le pont que par leur pas tout droit.',
      offBridge: 'Ils ne peuvent ni monter sur le pont ni le traverser.',
    },
    kings: {
      label: 'Rois',
      values: {
        free: { label: 'Libres', does: 'Les rois vont où ils veulent.' },
        palace: {
          label: 'Palais du roi',
          does: 'Un roi ne peut pas traverser le pont.',
          onBridge: 'Il peut aller sur le pont.',
        },
        tinyPalace: {
          label: 'Petit palais du roi',
          does: 'Un roi reste sur les colonnes l, m et r, et jamais au bord de la rivière.',
          offBridge: 'Il n’atteint donc jamais le pont.',
        },
      },
    },
    sidePawnMove: {
      label: 'Pas de côté du pion',
      does: 'Au bout de la rive, un pion peut faire un pas de côté.',
      noCapture: 'Il ne prend jamais ainsi.',
    },
    changingColorBishop: {
      label: 'Fou bicolore',
      does: {
        B: 'Les fous peuvent aussi monter tout droit sur le pont et en descendre tout droit.',
        Z: 'Les fous zigzag peuvent aussi monter tout droit sur le pont et en descendre tout droit.',
      },
      capture: 'Ils peuvent aussi prendre ainsi.',
    },
    queen: {
      label: 'Dame',
      replaces: {
        R: 'Une dame remplace une tour.',
        L: 'Une dame remplace un lion de Murray.',
        B: 'Une dame remplace un fou.',
        Z: 'Une dame remplace un fou zigzag.',
        N: 'Une dame remplace un cavalier.',
        C: 'Une dame remplace un chameau.',
        D: 'Une dame remplace un dopefish.',
      },
      place: 'De chaque côté, c’est la pièce la plus proche de la colonne L.',
      values: {
        none: { label: 'Aucune', does: 'Pas de dames.' },
        rook: { label: 'Pour une tour', fullLabel: 'Dame pour une tour' },
        bishop: { label: 'Pour un fou', fullLabel: 'Dame pour un fou' },
        knight: { label: 'Pour un cavalier', fullLabel: 'Dame pour un cavalier' },
      },
    },
    pawnCapture: {
      label: 'Prise du pion',
      values: {
        diagonal: {
          label: 'En diagonale',
          does: 'Les pions prennent en diagonale vers l’avant.',
        },
        sideways: {
          label: 'De côté',
          fullLabel: 'Prise de côté',
          does: 'Les pions prennent à gauche ou à droite.',
          instead: 'Ils ne prennent plus en diagonale.',
        },
      },
    },
    stalemate: {
      label: 'Pat',
      values: {
        draw: { label: 'Nulle', does: 'Le pat est une nulle.' },
        win: { label: 'Gagne', fullLabel: 'Le pat gagne', does: 'Le joueur qui est pat gagne.' },
        loss: { label: 'Perd', fullLabel: 'Le pat perd', does: 'Le joueur qui est pat perd.' },
      },
    },
    perpetualCheck: {
      label: 'Échec perpétuel',
      values: {
        draw: { label: 'Nulle', does: 'L’échec perpétuel est une nulle.' },
        win: {
          label: 'Gagne',
          fullLabel: 'L’échec perpétuel gagne',
          does: 'Tu gagnes en donnant l’échec perpétuel.',
          meaning:
            'C’est-à-dire échec à chaque coup, jusqu’à ce qu’une position apparaisse pour la troisième fois.',
        },
      },
    },
    army: {
      label: 'Armée',
      values: {
        standard: { label: 'Standard', does: 'Des tours, des fous et des cavaliers.' },
        allYourBase: {
          label: 'All your base',
          does: 'Des fous zigzag, des chameaux et des lions de Murray remplacent fous, cavaliers et tours.',
        },
        dopefish: {
          label: 'Dopefish',
          does: 'Les cavaliers deviennent des dopefish : ils prennent comme une dame et ne bougent jamais sans prendre.',
        },
      },
    },
  },

  presets: {
    openRiver: {
      name: 'Rivière ouverte',
      summary: 'On traverse sur toutes les colonnes : plus vif, avec moins de nulles.',
    },
    ferry: { name: 'Bac', summary: 'Déplace le pont pour choisir où l’on se bat.' },
    queens: { name: 'Dames', summary: 'La rivière ouverte, avec une dame de chaque côté.' },
    palaces: {
      name: 'Palais',
      summary: 'Les rois et les fous restent de leur côté de la rivière.',
    },
    menagerie: {
      name: 'Ménagerie',
      summary: 'Des zigzags, de longs bonds et des lions à la place des pièces d’échecs.',
    },
    fishPond: {
      name: 'Étang',
      summary: 'Les dopefish guettent leur proie pendant que le pont va et vient.',
    },
  },

  themes: {
    stalemate: 'Un pat gagnant',
    'perpetual-check': 'Un échec perpétuel gagnant',
    surround: 'Prendre de loin',
    terrain: 'Faire glisser le pont',
  },

  cells: {
    on: {
      outerLeft: (rank) => `bord gauche ${rank}`,
      left: (rank) => `gauche ${rank}`,
      middle: (rank) => `milieu ${rank}`,
      right: (rank) => `droite ${rank}`,
      outerRight: (rank) => `bord droit ${rank}`,
    },
    bridge: 'pont',
    withBridge: (cell) => `${cell}, le pont`,
    water: 'eau',
  },

  place: { label: 'Pont', big: 'Grand' },
};
