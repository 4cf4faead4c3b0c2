// Ways to play that New game offers and a game under way can change: with the coach, and two people who share the device.
import type { Texts } from '../textsType';

export const texts: Texts<'waysToPlay'> = {
  coach: 'Entrenador',
  coachHint: 'Te avisa de los errores graves y te señala las amenazas.',
  coachOff: 'Desactivado con reloj: sus preguntas te costarían tiempo',

  howYouSit: 'Cómo se sientan',
  seatings: {
    fixed: 'Lado a lado',
    far: 'Frente a frente',
    pieces: 'Giran las piezas',
    board: 'Gira el tablero',
  },
  seatingHints: {
    fixed: 'Nada gira: las dos personas miran desde el mismo lado.',
    far: 'Pon el dispositivo en medio. Cada persona ve de frente sus piezas, su nombre y sus preguntas.',
    pieces:
      'Pon el dispositivo en medio. Después de cada jugada, las piezas giran hacia quien juega.',
    board: 'Pasa el dispositivo. Después de cada jugada gira todo el tablero.',
  },
  cover: 'Tapar entre jugadas',
  coverHint: 'Tapa el tablero hasta que la otra persona esté lista.',

  series: (one, oneWins, other, otherWins, drawn) =>
    `${one} ${oneWins}, ${other} ${otherWins}${drawn === 0 ? '' : `, ${drawn} en tablas`}`,
};
