// What the service worker says, all languages in one file, since nothing else can be loaded then: what the newest version brings, in
// a line for the notice that offers it (the English one stands in CHANGELOG.md), and that the app's files are missing.
import type { ENGLISH, LanguageTag } from './languages';

/** The version that the lines are about. */
export const NEWS_VERSION = '1.0.0';

export const news: Readonly<Record<Exclude<LanguageTag, typeof ENGLISH>, string>> = {
  de: 'Fünf Spiele mit Lektionen, Aufgaben, Auswertung und Analyse, alles ohne Netz.',
  es: 'Cinco juegos con lecciones, problemas, revisión y análisis, todo sin conexión.',
  fr: 'Cinq jeux avec leçons, problèmes, bilans et analyse, le tout hors ligne.',
  it: 'Cinque giochi con lezioni, problemi, revisione e analisi, tutto senza rete.',
  pt: 'Cinco jogos com lições, problemas, revisão e análise, tudo sem internet.',
};

interface TroubleTexts {
  readonly title: string;
  readonly missing: string;
  readonly whatToDo: string;
  readonly repair: string;
  readonly repairing: string;
  readonly notRepaired: string;
}

export const trouble: Readonly<Record<LanguageTag, TroubleTexts>> = {
  en: {
    title: 'Fortyone cannot start',
    missing: 'A part of the app is missing or damaged on this device. Your games are kept.',
    whatToDo: 'Connect to the internet, then repair the app.',
    repair: 'Repair',
    repairing: 'Repairing…',
    notRepaired: 'The missing part could not be fetched. Check your connection, then try again.',
  },
  de: {
    title: 'Fortyone kann nicht starten',
    missing:
      'Auf diesem Gerät fehlt ein Teil der App, oder er ist beschädigt. Deine Partien bleiben erhalten.',
    whatToDo: 'Geh online und repariere dann die App.',
    repair: 'Reparieren',
    repairing: 'Wird repariert …',
    notRepaired:
      'Der fehlende Teil ließ sich nicht laden. Prüfe deine Verbindung und repariere noch einmal.',
  },
  es: {
    title: 'Fortyone no puede empezar',
    missing:
      'En este dispositivo falta una parte de la aplicación o está dañada. Tus partidas se conservan.',
    whatToDo: 'Conéctate a internet y repara la aplicación.',
    repair: 'Reparar',
    repairing: 'Reparando…',
    notRepaired: 'No se pudo descargar la parte que falta. Revisa tu conexión y vuelve a reparar.',
  },
  fr: {
    title: 'Fortyone ne peut pas démarrer',
    missing:
      'Il manque un morceau de l’app sur cet appareil, ou il est abîmé. Tes parties sont conservées.',
    whatToDo: 'Connecte-toi à internet, puis répare l’app.',
    repair: 'Réparer',
    repairing: 'Réparation…',
    notRepaired:
      'Le morceau manquant n’a pas pu être chargé. Vérifie ta connexion, puis répare à nouveau.',
  },
  it: {
    title: 'Fortyone non può partire',
    missing:
      'Su questo dispositivo manca una parte dell’app, o è danneggiata. Le tue partite sono al sicuro.',
    whatToDo: 'Vai online, poi ripara l’app.',
    repair: 'Ripara',
    repairing: 'Riparo…',
    notRepaired:
      'Non è stato possibile scaricare la parte mancante. Controlla la connessione, poi ripara di nuovo.',
  },
  pt: {
    title: 'O Fortyone não pode começar',
    missing:
      'Neste aparelho falta uma parte do aplicativo, ou ela está danificada. Suas partidas estão guardadas.',
    whatToDo: 'Conecte-se à internet e depois repare o aplicativo.',
    repair: 'Reparar',
    repairing: 'Reparando…',
    notRepaired:
      'Não foi possível baixar a parte que falta. Verifique sua conexão e repare de novo.',
  },
};
