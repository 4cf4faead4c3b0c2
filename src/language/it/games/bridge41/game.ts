// What TheBridge41 says of itself: options, presets, cells, themes of puzzles, places of the bridge.
import type { Texts } from '../../../textsType';

export const texts: Texts<'bridge41Game'> = {
  credits:
    'Il leone di Murray è di John William Brown, da H. J. R. Murray. L’alfiere storto è di Ralph Betza.',

  options: {
    bridge: {
      label: 'Ponte',
      values: {
        fixed: { label: 'Fisso', does: 'Una sola casa, in mezzo al fiume.' },
        moving: {
          label: 'Mobile',
          fullLabel: 'Ponte mobile',
          does: 'Puoi spostare il ponte di lato.',
          slide: 'Spostarlo conta come la tua mossa: di una colonna, finché il ponte è vuoto.',
        },
        big: {
          label: 'Grande',
          fullLabel: 'Ponte grande',
          does: 'Il ponte è una sola cella, larga quanto il fiume.',
        },
      },
    },
    noKnightOnBridge: {
      label: 'Niente cavalli sul ponte',
      does: {
        N: 'I cavalli non possono fermarsi sul ponte.',
        C: 'I cammelli non possono fermarsi sul ponte.',
        D: 'I dopefish non possono fermarsi sul ponte.',
      },
    },
    bishopPalace: {
      label: 'Palazzo degli alfieri',
      does: {
        B: 'Alfieri e torri si scambiano di posto. Gli alfieri restano dalla loro parte.',
        Z: 'Alfieri storti e leoni di Murray si scambiano di posto. Gli alfieri storti restano dalla loro parte.',
      },
      straightStepOnly: 'Possono salire sul ponte solo con il loro passo dritto.',
      offBridge: 'Non possono salire sul ponte né attraversarlo.',
    },
    kings: {
      label: 'Re',
      values: {
        free: { label: 'Liberi', does: 'I re possono andare ovunque.' },
        palace: {
          label: 'Palazzo del re',
          does: 'Un re non può attraversare il ponte.',
          onBridge: 'Può stare sul ponte.',
        },
        tinyPalace: {
          label: 'Palazzetto del re',
          does: 'Un re resta sulle colonne l, m e r, e mai accanto al fiume.',
          offBridge: 'Quindi non arriva mai al ponte.',
        },
      },
    },
    sidePawnMove: {
      label: 'Passo laterale',
      does: 'Alle estremità della riva del fiume un pedone può fare un passo di lato.',
      noCapture: 'Così non cattura mai.',
    },
    changingColorBishop: {
      label: 'Alfieri cambiacolore',
      does: {
        B: 'Gli alfieri possono anche salire dritto sul ponte e scenderne dritto.',
        Z: 'Gli alfieri storti possono anche salire dritto sul ponte e scenderne dritto.',
      },
      capture: 'Possono anche catturare così.',
    },
    queen: {
      label: 'Donna',
      replaces: {
        R: 'Una donna prende il posto di una torre.',
        L: 'Una donna prende il posto di un leone di Murray.',
        B: 'Una donna prende il posto di un alfiere.',
        Z: 'Una donna prende il posto di un alfiere storto.',
        N: 'Una donna prende il posto di un cavallo.',
        C: 'Una donna prende il posto di un cammello.',
        D: 'Una donna prende il posto di un dopefish.',
      },
      place: 'Per entrambi, il posto più vicino alla colonna L.',
      values: {
        none: { label: 'Nessuna', does: 'Senza donne.' },
        rook: { label: 'Per una torre', fullLabel: 'Donna per una torre' },
        bishop: { label: 'Per un alfiere', fullLabel: 'Donna per un alfiere' },
        knight: { label: 'Per un cavallo', fullLabel: 'Donna per un cavallo' },
      },
    },
    pawnCapture: {
      label: 'Cattura dei pedoni',
      values: {
        diagonal: { label: 'In diagonale', does: 'I pedoni catturano in diagonale in avanti.' },
        sideways: {
          label: 'Di lato',
          fullLabel: 'Pedoni di lato',
          does: 'I pedoni catturano a sinistra o a destra.',
          instead: 'In diagonale non catturano più.',
        },
      },
    },
    stalemate: {
      label: 'Stallo',
      values: {
        draw: { label: 'Patta', does: 'Lo stallo è patta.' },
        win: { label: 'Vince', fullLabel: 'Stallo vincente', does: 'Vince chi è in stallo.' },
        loss: { label: 'Perde', fullLabel: 'Stallo perdente', does: 'Perde chi è in stallo.' },
      },
    },
    perpetualCheck: {
      label: 'Scacco perpetuo',
      values: {
        draw: { label: 'Patta', does: 'Lo scacco perpetuo è patta.' },
        win: {
          label: 'Vince',
          fullLabel: 'Scacco perpetuo vincente',
          does: 'Vinci dando scacco perpetuo.',
          meaning:
            'Cioè scacco con ogni mossa, finché una posizione si presenta per la terza volta.',
        },
      },
    },
    army: {
      label: 'Esercito',
      values: {
        standard: { label: 'Standard', does: 'Torri, alfieri e cavalli.' },
        allYourBase: {
          label: 'All your base',
          does: 'Alfieri storti, cammelli e leoni di Murray al posto di alfieri, cavalli e torri.',
        },
        dopefish: {
          label: 'Dopefish',
          does: 'I cavalli diventano dopefish: catturano come una donna, e si muovono solo per catturare.',
        },
      },
    },
  },

  presets: {
    openRiver: {
      name: 'Fiume aperto',
      summary: 'Si passa su ogni colonna: più lotta, meno patte.',
    },
    ferry: { name: 'Traghetto', summary: 'Sposta il ponte e scegli dove si combatte.' },
    queens: { name: 'Donne', summary: 'Il fiume aperto, con una donna a testa.' },
    palaces: { name: 'Palazzi', summary: 'Re e alfieri restano dalla loro parte del fiume.' },
    menagerie: {
      name: 'Serraglio',
      summary: 'Zigzag, salti lunghi e leoni invece dei pezzi degli scacchi.',
    },
    fishPond: {
      name: 'Stagno',
      summary: 'I dopefish aspettano la preda mentre il ponte va e viene.',
    },
  },

  themes: {
    stalemate: 'Vincere con lo stallo',
    'perpetual-check': 'Vincere con lo scacco perpetuo',
    surround: 'Catturare da lontano',
    terrain: 'Spostare il ponte',
  },

  // After "da" and "in", hence without articles.
  cells: {
    on: {
      outerLeft: (rank) => `estrema sinistra ${rank}`,
      left: (rank) => `sinistra ${rank}`,
      middle: (rank) => `centro ${rank}`,
      right: (rank) => `destra ${rank}`,
      outerRight: (rank) => `estrema destra ${rank}`,
    },
    bridge: 'ponte',
    withBridge: (cell) => `${cell}, il ponte`,
    water: 'acqua',
  },

  place: { label: 'Ponte', big: 'Grande' },
};
