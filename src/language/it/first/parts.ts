// Parts that any screen may have: sheets, lists with a menu for each item, choices; and what stands in place of code that is missing.
import type { Texts } from '../../textsType';

export const texts: Texts<'parts'> = {
  close: 'Chiudi',
  save: 'Salva',
  ok: 'OK',
  unavailable: (choice, reason) => `${choice}: non disponibile, ${reason}.`,

  pinned: ', fissata in alto',
  manage: (title, detail) => `Rinomina, fissa o elimina ${title}, ${detail}`,

  missing: 'Su questo dispositivo manca una parte dell’app.',
  notLoaded: 'Impossibile caricare questa schermata',
  onceOnline:
    'Su questo dispositivo manca una parte dell’app. Per averla, vai online una volta. Le tue partite sono al sicuro.',
  tryAgain: 'Riprova',
  home: 'Home',
  newVersion: 'È pronta una nuova versione',
  saveFirst: 'Prima torna alla partita che non è ancora salvata.',
  updateToContinue: 'Aggiorna per continuare. Le tue partite sono al sicuro.',
  update: 'Aggiorna',
};
