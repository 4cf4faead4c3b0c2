// Parts that any screen may have: sheets, lists with a menu for each item, choices; and what stands in place of code that is missing.
import type { Texts } from '../../textsType';

export const texts: Texts<'parts'> = {
  close: 'Schließen',
  save: 'Speichern',
  ok: 'OK',
  unavailable: (choice, reason) => `„${choice}“ ist nicht verfügbar: ${reason}.`,

  pinned: ', angeheftet',
  manage: (title, detail) => `${title}, ${detail}: umbenennen, anheften oder löschen`,

  missing: 'Auf diesem Gerät fehlt ein Teil der App.',
  notLoaded: 'Diese Ansicht ließ sich nicht laden',
  onceOnline:
    'Auf diesem Gerät fehlt ein Teil der App. Geh einmal online, um ihn zu laden. Deine Partien sind sicher.',
  tryAgain: 'Noch einmal',
  home: 'Startseite',
  newVersion: 'Eine neue Version ist bereit',
  saveFirst: 'Geh erst zurück zu der Partie, die noch nicht gespeichert ist.',
  updateToContinue: 'Aktualisiere, um weiterzumachen. Deine Partien sind sicher.',
  update: 'Aktualisieren',
};
