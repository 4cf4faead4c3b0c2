// Ways to play that New game offers and a game under way can change: with the coach, and two people who share the device.
import type { Texts } from '../textsType';
import { counted } from './numbers';

export const texts: Texts<'waysToPlay'> = {
  coach: 'Coach',
  coachHint: 'T’avertit avant une gaffe et signale les menaces.',
  coachOff: 'Désactivé avec une pendule : ses questions te coûteraient du temps',

  howYouSit: 'Votre place',
  seatings: {
    fixed: 'Côte à côte',
    far: 'Face à face',
    pieces: 'Pièces tournées',
    board: 'Plateau tourné',
  },
  seatingHints: {
    fixed: 'Rien ne tourne : vous regardez tous les deux du même côté.',
    far: 'Posez l’appareil entre vous. Chacun voit ses pièces, son nom et ses questions à l’endroit.',
    pieces:
      'Posez l’appareil entre vous. Après chaque coup, toutes les pièces se tournent vers le joueur suivant.',
    board: 'Passez-vous l’appareil. Après chaque coup, tout le plateau tourne.',
  },
  cover: 'Cacher entre les coups',
  coverHint: 'Cache le plateau jusqu’à ce que le joueur suivant soit là.',

  series: (one, oneWins, other, otherWins, drawn) =>
    `${one} ${oneWins}, ${other} ${otherWins}${drawn === 0 ? '' : `, ${counted(drawn, 'nulle', 'nulles')}`}`,
};
