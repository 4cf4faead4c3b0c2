// Ways to play that New game offers and a game under way can change: with the coach, and two people who share the device.
import type { Texts } from '../textsType';

export const texts: Texts<'waysToPlay'> = {
  coach: 'Coach',
  coachHint: 'Warnt dich vor Patzern und zeigt dir Drohungen.',
  coachOff: 'Mit Uhr aus: Seine Fragen würden dich Zeit kosten',

  howYouSit: 'Wie ihr sitzt',
  seatings: {
    fixed: 'Nebeneinander',
    far: 'Gegenüber',
    pieces: 'Drehende Figuren',
    board: 'Drehendes Brett',
  },
  seatingHints: {
    fixed: 'Nichts dreht sich: Ihr schaut beide von derselben Seite.',
    far: 'Legt das Gerät zwischen euch. Jede Seite sieht ihre Figuren, ihren Namen und ihre Fragen richtig herum.',
    pieces:
      'Legt das Gerät zwischen euch. Nach jedem Zug drehen sich alle Figuren zu der Seite, die am Zug ist.',
    board: 'Reicht das Gerät hin und her. Nach jedem Zug dreht sich das ganze Brett.',
  },
  cover: 'Zwischen Zügen verdecken',
  coverHint: 'Verdeckt das Brett, bis die andere Seite bereit ist.',

  series: (one, oneWins, other, otherWins, drawn) =>
    `${one} ${oneWins}, ${other} ${otherWins}${drawn === 0 ? '' : `, ${drawn} remis`}`,
};
