// What the newest version brings, in a line for the notice that offers it. The English line stands in CHANGELOG.md.
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
