// The frame of a screen, and what takes the place of one that failed.
import type { Texts } from '../textsType';

export const texts: Texts<'screen'> = {
  back: 'Indietro',

  notShown: 'Impossibile mostrare questa schermata',
  wentWrong: (reason, isUnsaved) =>
    `Qualcosa è andato storto nell’app: ${reason}. ${
      isUnsaved
        ? 'Fai un backup prima di ricaricare: qui una partita non è ancora salvata.'
        : 'Le tue partite sono ancora su questo dispositivo.'
    }`,
  home: 'Home',
  reload: 'Ricarica la pagina',
  backUp: 'Fai un backup di tutto',
};
