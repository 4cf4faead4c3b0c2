// What Chess in the Fast Lane says of itself: layouts of its lanes, cells, themes of puzzles.
import type { Texts } from '../../../textsType';

export const texts: Texts<'fastlaneGame'> = {
  options: {
    layout: {
      label: 'Spuren',
      values: {
        roundabout: {
          label: 'Kreisel',
          looks:
            '41 Plätze: kurze Spuren auf den Linien und in der Mitte ein Kreisel aus vier Feldern.',
        },
        streets: {
          label: 'Straßen',
          looks: '40 Plätze: drei kurze Spuren auf jeder Linie, ohne Kreisel.',
        },
        highways: {
          label: 'Autobahnen',
          looks: '36 Plätze: Vier lange Spuren quer durch die Mitte treffen auf die Linien.',
        },
        plaza: {
          label: 'Plaza',
          looks: '43 Plätze: eine Spur aus sechzehn Feldern und eine lange auf jeder Seite.',
        },
        village: {
          label: 'Dorf',
          looks: '59 Plätze: ein Kreisel, zwei kurze Spuren und einzelne Felder ringsum.',
        },
        none: {
          label: 'Keine Spuren',
          looks:
            '64 Plätze: Schach ohne Doppelschritt, in dem Bauern nur zum Springer oder Läufer werden.',
        },
      },
      oftenDrawn: 'Viele Partien enden remis.',
      length: (moves) => `Partien dauern etwa ${moves} Züge.`,
      drawOwn: 'Eigene Spuren zeichnen',
      own: (cells) => `Eigene Spuren, ${cells} Plätze`,
      ownLook: 'Spuren, die du gezeichnet hast oder die mit einem Link kamen.',
    },
  },

  cells: { roundabout: 'Kreisel', lane: 'Spur' },

  themes: { over: 'Eigene Figuren machen Platz' },
};
