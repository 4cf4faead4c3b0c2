// What TheBridge41 says of itself: options, presets, cells, themes of puzzles, places of the bridge.
import type { Texts } from '../../../textsType';

export const texts: Texts<'bridge41Game'> = {
  credits:
    'Der Murray-Löwe ist von John William Brown, nach H. J. R. Murray. Der Zickzackläufer ist von Ralph Betza.',

  options: {
    bridge: {
      label: 'Brücke',
      values: {
        fixed: { label: 'Fest', does: 'Ein Feld, in der Mitte des Flusses.' },
        moving: {
          label: 'Beweglich',
          fullLabel: 'Bewegliche Brücke',
          does: 'Du kannst die Brücke zur Seite verschieben.',
          slide:
            'Das Verschieben ist dein ganzer Zug: eine Linie weit, solange die Brücke leer ist.',
        },
        big: {
          label: 'Groß',
          fullLabel: 'Große Brücke',
          does: 'Die Brücke ist ein einziger Platz, so breit wie der Fluss.',
        },
      },
    },
    noKnightOnBridge: {
      label: 'Kein Springer auf der Brücke',
      does: {
        N: 'Springer dürfen nicht auf der Brücke halten.',
        C: 'Kamele dürfen nicht auf der Brücke halten.',
        D: 'Dopefish dürfen nicht auf der Brücke halten.',
      },
    },
    bishopPalace: {
      label: 'Läuferpalast',
      does: {
        B: 'Läufer und Türme tauschen die Plätze. Läufer bleiben auf ihrer Seite.',
        Z: 'Zickzackläufer und Murray-Löwen tauschen die Plätze. Zickzackläufer bleiben auf ihrer Seite.',
      },
      straightStepOnly: 'Auf die Brücke dürfen sie nur mit ihrem geraden Schritt.',
      offBridge: 'Sie dürfen die Brücke weder betreten noch überqueren.',
    },
    kings: {
      label: 'Könige',
      values: {
        free: { label: 'Frei', does: 'Könige dürfen überallhin.' },
        palace: {
          label: 'Königspalast',
          does: 'Ein König darf die Brücke nicht überqueren.',
          onBridge: 'Auf ihr stehen darf er.',
        },
        tinyPalace: {
          label: 'Kleiner Königspalast',
          does: 'Ein König bleibt auf den Linien l, m und r und nie direkt am Fluss.',
          offBridge: 'Die Brücke erreicht er also nie.',
        },
      },
    },
    sidePawnMove: {
      label: 'Bauernschritt zur Seite',
      does: 'Ein Bauer an einem Ende des Flussufers darf einen Schritt zur Seite gehen.',
      noCapture: 'So schlägt er nie.',
    },
    changingColorBishop: {
      label: 'Läufer mit Farbwechsel',
      does: {
        B: 'Läufer dürfen auch gerade auf die Brücke gehen und von ihr herunter.',
        Z: 'Zickzackläufer dürfen auch gerade auf die Brücke gehen und von ihr herunter.',
      },
      capture: 'So dürfen sie auch schlagen.',
    },
    queen: {
      label: 'Dame',
      replaces: {
        R: 'Eine Dame ersetzt einen Turm.',
        L: 'Eine Dame ersetzt einen Murray-Löwen.',
        B: 'Eine Dame ersetzt einen Läufer.',
        Z: 'Eine Dame ersetzt einen Zickzackläufer.',
        N: 'Eine Dame ersetzt einen Springer.',
        C: 'Eine Dame ersetzt ein Kamel.',
        D: 'Eine Dame ersetzt einen Dopefish.',
      },
      place: 'Auf jeder Seite ist es die Figur, die der Linie L am nächsten steht.',
      values: {
        none: { label: 'Keine', does: 'Keine Damen.' },
        rook: { label: 'Statt Turm', fullLabel: 'Dame statt Turm' },
        bishop: { label: 'Statt Läufer', fullLabel: 'Dame statt Läufer' },
        knight: { label: 'Statt Springer', fullLabel: 'Dame statt Springer' },
      },
    },
    pawnCapture: {
      label: 'Bauern schlagen',
      values: {
        diagonal: { label: 'Diagonal', does: 'Bauern schlagen schräg nach vorn.' },
        sideways: {
          label: 'Zur Seite',
          fullLabel: 'Bauern schlagen zur Seite',
          does: 'Bauern schlagen nach links oder rechts.',
          instead: 'Schräg nach vorn schlagen sie nicht mehr.',
        },
      },
    },
    stalemate: {
      label: 'Patt',
      values: {
        draw: { label: 'Remis', does: 'Patt ist remis.' },
        win: { label: 'Gewinnt', fullLabel: 'Patt gewinnt', does: 'Wer patt ist, gewinnt.' },
        loss: { label: 'Verliert', fullLabel: 'Patt verliert', does: 'Wer patt ist, verliert.' },
      },
    },
    perpetualCheck: {
      label: 'Dauerschach',
      values: {
        draw: { label: 'Remis', does: 'Dauerschach ist remis.' },
        win: {
          label: 'Gewinnt',
          fullLabel: 'Dauerschach gewinnt',
          does: 'Mit Dauerschach gewinnst du.',
          meaning: 'Das heißt: Schach mit jedem Zug, bis eine Stellung zum dritten Mal entsteht.',
        },
      },
    },
    army: {
      label: 'Armee',
      values: {
        standard: { label: 'Standard', does: 'Türme, Läufer und Springer.' },
        allYourBase: {
          label: 'All your base',
          does: 'Zickzackläufer, Kamele und Murray-Löwen ersetzen Läufer, Springer und Türme.',
        },
        dopefish: {
          label: 'Dopefish',
          does: 'Springer werden zu Dopefish: Sie schlagen wie eine Dame und ziehen nie, ohne zu schlagen.',
        },
      },
    },
  },

  presets: {
    openRiver: {
      name: 'Offener Fluss',
      summary: 'Hinüber geht es auf jeder Linie: schärfer und seltener remis.',
    },
    ferry: { name: 'Fähre', summary: 'Verschieb die Brücke dorthin, wo du kämpfen willst.' },
    queens: { name: 'Damen', summary: 'Der offene Fluss, mit einer Dame auf jeder Seite.' },
    palaces: {
      name: 'Paläste',
      summary: 'Könige und Läufer bleiben auf ihrer Seite des Flusses.',
    },
    menagerie: {
      name: 'Menagerie',
      summary: 'Zickzack, weite Sprünge und Löwen statt Schachfiguren.',
    },
    fishPond: {
      name: 'Fischteich',
      summary: 'Dopefish warten auf Beute, während die Brücke kommt und geht.',
    },
  },

  themes: {
    stalemate: 'Mit Patt gewinnen',
    'perpetual-check': 'Mit Dauerschach gewinnen',
    surround: 'Aus der Ferne schlagen',
    terrain: 'Die Brücke verschieben',
  },

  // In sentences they stand after "auf" and "nach": without articles.
  cells: {
    on: {
      outerLeft: (rank) => `ganz links ${rank}`,
      left: (rank) => `links ${rank}`,
      middle: (rank) => `Mitte ${rank}`,
      right: (rank) => `rechts ${rank}`,
      outerRight: (rank) => `ganz rechts ${rank}`,
    },
    bridge: 'Brücke',
    withBridge: (cell) => `${cell}, die Brücke`,
    water: 'Wasser',
  },

  place: { label: 'Brücke', big: 'Groß' },
};
