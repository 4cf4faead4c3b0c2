// What TheBridge41 says of itself: options, presets, cells, themes of puzzles, places of the bridge.
import type { Texts } from '../../../textsType';
import { aPiece, pluralOf } from '../../pieces';

const queenFor = (piece: string): string => `Una dama sustituye a ${aPiece(piece)}.`;
const mayNotStop = (piece: string): string =>
  `Los ${pluralOf(piece)} no pueden pararse en el puente.`;
const stepOntoBridge = (piece: string): string =>
  `Los ${pluralOf(piece)} también pueden entrar en el puente y salir de él con un paso recto.`;
const swapped = (bishop: string, rook: string, rooks: string): string =>
  `Los ${pluralOf(bishop)} y ${rooks} ${pluralOf(rook)} intercambian sus sitios. Los ${pluralOf(bishop)} se quedan en su lado.`;

export const texts: Texts<'bridge41Game'> = {
  credits:
    'El león de Murray es de John William Brown, según H. J. R. Murray. El alfil zigzag es de Ralph Betza.',

  options: {
    bridge: {
      label: 'Puente',
      values: {
        fixed: { label: 'Fijo', does: 'Una casilla, en el centro del río.' },
        moving: {
          label: 'Móvil',
          fullLabel: 'Puente móvil',
          does: 'Puedes mover el puente hacia los lados.',
          slide:
            'Deslizarlo cuenta como jugada completa: una columna, mientras el puente está vacío.',
        },
        big: {
          label: 'Grande',
          fullLabel: 'Puente grande',
          does: 'El puente es una sola celda, tan ancha como el río.',
        },
      },
    },
    noKnightOnBridge: {
      label: 'Sin caballo en el puente',
      does: { N: mayNotStop('knight'), C: mayNotStop('camel'), D: mayNotStop('dopefish') },
    },
    bishopPalace: {
      label: 'Palacio del alfil',
      does: {
        B: swapped('bishop', 'rook', 'las'),
        Z: swapped('crooked bishop', 'Murray lion', 'los'),
      },
      straightStepOnly: 'Solo pueden entrar en el puente con su paso recto.',
      offBridge: 'No pueden entrar en el puente ni cruzarlo.',
    },
    kings: {
      label: 'Reyes',
      values: {
        free: { label: 'Libres', does: 'Los reyes pueden ir a cualquier sitio.' },
        palace: {
          label: 'Palacio del rey',
          does: 'Un rey no puede cruzar el puente.',
          onBridge: 'Puede pararse en él.',
        },
        tinyPalace: {
          label: 'Palacio pequeño',
          does: 'Un rey se queda en las columnas l, m y r, y nunca junto al río.',
          offBridge: 'Así que nunca llega al puente.',
        },
      },
    },
    sidePawnMove: {
      label: 'Paso lateral del peón',
      does: 'En los extremos de la orilla del río, un peón puede dar un paso hacia un lado.',
      noCapture: 'Así nunca captura.',
    },
    changingColorBishop: {
      label: 'Alfil que cambia de color',
      does: { B: stepOntoBridge('bishop'), Z: stepOntoBridge('crooked bishop') },
      capture: 'También pueden capturar así.',
    },
    queen: {
      label: 'Dama',
      replaces: {
        R: queenFor('rook'),
        L: queenFor('Murray lion'),
        B: queenFor('bishop'),
        Z: queenFor('crooked bishop'),
        N: queenFor('knight'),
        C: queenFor('camel'),
        D: queenFor('dopefish'),
      },
      place: 'En cada bando, es la pieza de ese tipo más cercana a la columna L.',
      values: {
        none: { label: 'Ninguna', does: 'Sin damas.' },
        rook: { label: 'Por una torre', fullLabel: 'Dama por una torre' },
        bishop: { label: 'Por un alfil', fullLabel: 'Dama por un alfil' },
        knight: { label: 'Por un caballo', fullLabel: 'Dama por un caballo' },
      },
    },
    pawnCapture: {
      label: 'Captura del peón',
      values: {
        diagonal: { label: 'Diagonal', does: 'Los peones capturan en diagonal hacia delante.' },
        sideways: {
          label: 'Lateral',
          fullLabel: 'Peones laterales',
          does: 'Los peones capturan a su izquierda o a su derecha.',
          instead: 'Ya no capturan en diagonal.',
        },
      },
    },
    stalemate: {
      label: 'Rey ahogado',
      values: {
        draw: { label: 'Tablas', does: 'El rey ahogado es tablas.' },
        win: { label: 'Gana', fullLabel: 'El ahogado gana', does: 'Gana el bando ahogado.' },
        loss: { label: 'Pierde', fullLabel: 'El ahogado pierde', does: 'Pierde el bando ahogado.' },
      },
    },
    perpetualCheck: {
      label: 'Jaque perpetuo',
      values: {
        draw: { label: 'Tablas', does: 'El jaque perpetuo es tablas.' },
        win: {
          label: 'Gana',
          fullLabel: 'El jaque perpetuo gana',
          does: 'Se gana con el jaque perpetuo.',
          meaning: 'Es decir, jaque en cada jugada hasta que una posición aparece por tercera vez.',
        },
      },
    },
    army: {
      label: 'Ejército',
      values: {
        standard: { label: 'Estándar', does: 'Torres, alfiles y caballos.' },
        allYourBase: {
          label: 'All your base',
          does: 'Los alfiles zigzag, los camellos y los leones de Murray sustituyen a los alfiles, los caballos y las torres.',
        },
        dopefish: {
          label: 'Dopefish',
          does: 'Los caballos se convierten en dopefish: capturan como una dama y no mueven sin capturar.',
        },
      },
    },
  },

  presets: {
    openRiver: {
      name: 'Río abierto',
      summary: 'Se cruza por cualquier columna: más lucha y menos tablas.',
    },
    ferry: { name: 'Transbordador', summary: 'Mueve el puente y elige dónde se lucha.' },
    queens: { name: 'Con damas', summary: 'El río abierto, con una dama en cada bando.' },
    palaces: {
      name: 'Palacios',
      summary: 'Los reyes y los alfiles se quedan en su lado del río.',
    },
    menagerie: {
      name: 'Bestiario',
      summary: 'Zigzags, saltos largos y leones en vez de piezas de ajedrez.',
    },
    fishPond: {
      name: 'Estanque',
      summary: 'Los dopefish acechan a su presa mientras el puente va y viene.',
    },
  },

  themes: {
    stalemate: 'Un ahogado que gana',
    'perpetual-check': 'Un jaque perpetuo que gana',
    surround: 'Capturar a distancia',
    terrain: 'Deslizar el puente',
  },

  cells: {
    on: {
      outerLeft: (rank) => `izquierda exterior ${rank}`,
      left: (rank) => `izquierda ${rank}`,
      middle: (rank) => `centro ${rank}`,
      right: (rank) => `derecha ${rank}`,
      outerRight: (rank) => `derecha exterior ${rank}`,
    },
    bridge: 'puente',
    withBridge: (cell) => `${cell}, el puente`,
    water: 'agua',
  },

  place: { label: 'Puente', big: 'Grande' },
};
