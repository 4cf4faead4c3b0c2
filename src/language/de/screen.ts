// The frame of a screen, and what takes the place of one that failed.
import type { Texts } from '../textsType';

export const texts: Texts<'screen'> = {
  back: 'Zurück',

  notShown: 'Diese Ansicht ließ sich nicht zeigen',
  wentWrong: (reason, isUnsaved) =>
    `In der App ist etwas schiefgegangen: ${reason}. ${
      isUnsaved
        ? 'Sichere, bevor du neu lädst: Eine Partie hier ist noch nicht gespeichert.'
        : 'Deine Partien sind weiter auf diesem Gerät.'
    }`,
  home: 'Startseite',
  reload: 'Seite neu laden',
  backUp: 'Alles sichern',
};
