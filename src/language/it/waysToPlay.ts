// Ways to play that New game offers and a game under way can change: with the coach, and two people who share the device.
import type { Texts } from '../textsType';

export const texts: Texts<'waysToPlay'> = {
  coach: 'Coach',
  coachHint: 'Ti avverte degli errori gravi e ti fa notare le minacce.',
  coachOff: 'Spento con l’orologio: le sue domande ti costerebbero tempo',

  howYouSit: 'Come sedete',
  seatings: {
    fixed: 'Fianco a fianco',
    far: 'Faccia a faccia',
    pieces: 'Girano i pezzi',
    board: 'Gira la scacchiera',
  },
  seatingHints: {
    fixed: 'Non si gira niente: guardate dallo stesso lato.',
    far: 'Mettete il dispositivo tra di voi. Pezzi, nome e domande sono rivolti verso ciascuno.',
    pieces:
      'Mettete il dispositivo tra di voi. Dopo ogni mossa i pezzi si girano verso chi deve muovere.',
    board: 'Passatevi il dispositivo. Dopo ogni mossa si gira tutta la scacchiera.',
  },
  cover: 'Copri tra le mosse',
  coverHint: 'Copre la scacchiera finché chi deve muovere non dà il via.',

  series: (one, oneWins, other, otherWins, drawn) =>
    `${one} ${oneWins}, ${other} ${otherWins}${drawn === 0 ? '' : `, patte ${drawn}`}`,
};
