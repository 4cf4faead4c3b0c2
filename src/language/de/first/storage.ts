// What the device’s storage does and does not do, from the first moment on.
import type { Texts } from '../../textsType';

const keptWhileOpen = 'Partien bleiben nur, solange diese Seite offen ist.';

export const texts: Texts<'storage'> = {
  keptWhileOpen,
  blocked: `In einem anderen Tab läuft eine ältere Version der App: Schließ ihn und lade diese Seite neu. ${keptWhileOpen}`,
  deleted:
    'Deine Partien wurden außerhalb der App gelöscht, vom Browser oder in einem anderen Tab. Was diese Seite noch hatte, ist wieder gespeichert. Mach zur Sicherheit eine Sicherung.',
  deletedUnsaved:
    'Deine Partien wurden außerhalb der App gelöscht, vom Browser oder in einem anderen Tab. Was diese Seite noch hat, lässt sich gerade nicht speichern. Lass sie offen und mach eine Sicherung.',
  waiting:
    'Der Speicher dieses Geräts antwortet nicht. Partien bleiben auf dieser Seite und werden gespeichert, sobald er antwortet.',
  notSavedYet:
    'Der Speicher dieses Geräts antwortet nicht. Was du spielst, wird gespeichert, sobald er antwortet: Lass diese Seite offen.',
  newer: `Eine neuere Version der App hat die Partien auf diesem Gerät gespeichert: Lade neu, um zu aktualisieren. ${keptWhileOpen}`,
  takenOver:
    'In einem anderen Tab ist eine neuere Version der App offen. Lade diese Seite neu, damit sie wieder speichert.',
  notAllowed: (reason) => `Der Browser lässt die App nicht speichern: ${reason}. ${keptWhileOpen}`,

  isFull: 'der Speicher dieses Geräts ist voll',
  doesNotAnswer: 'der Speicher dieses Geräts antwortet nicht',
  openElsewhere: 'die App ist in einem anderen Tab offen: Schließ ihn und versuch es noch einmal',
  losesWrites: 'der Speicher behält nicht, was gespeichert wird',

  wasDeleted: {
    game: 'Diese Partie wurde in einem anderen Tab gelöscht.',
    analysis: 'Diese Analyse wurde in einem anderen Tab gelöscht.',
  },
  wentOn: {
    game: 'Diese Partie ging in einem anderen Tab weiter.',
    analysis: 'Diese Analyse ging in einem anderen Tab weiter.',
  },
  notDeleted: {
    game: 'Diese Partie ging in einem anderen Tab weiter und wurde nicht gelöscht.',
    analysis: 'Diese Analyse ging in einem anderen Tab weiter und wurde nicht gelöscht.',
  },
  notRestored:
    'Eine Partie oder Analyse ging inzwischen in einem anderen Tab weiter. Nichts wurde wiederhergestellt.',

  folder: {
    notAllowed: 'Dein Browser möchte, dass du das noch einmal erlaubst.',
    isGone: 'Den Ordner gibt es nicht mehr.',
    inUse: 'Ein anderes Programm benutzt die Datei gerade.',
    isFull: 'Der Platz reicht nicht.',
  },
};
