// What is said of the computer’s characters, and what they say.
import type { Texts } from '../textsType';

export const texts: Texts<'characters'> = {
  says: (name, words) => `${name} sagt: „${words}“`,
  characters: {
    vera: {
      manner: 'Greift an, wo immer es geht.',
      greeting: 'Jetzt komme ich.',
      won: 'Ein schöner Kampf. Noch einer?',
      drawn: 'Unentschieden. Ich komme wieder.',
      lost: 'Du hast standgehalten. Stark.',
    },
    carlo: {
      manner: 'Meidet den Abtausch und hält das Brett voll.',
      greeting: 'Lass dir Zeit.',
      won: 'Geduld war genug.',
      drawn: 'Keiner hat nachgegeben.',
      lost: 'Du hast einen Weg gefunden.',
    },
    nils: {
      manner: 'Tauscht gern und mag ein klares Brett.',
      greeting: 'Immer schön einfach.',
      won: 'Kleine Schritte waren genug.',
      drawn: 'Fair und ausgeglichen. Gute Partie.',
      lost: 'Das war klar und stark.',
    },
    frida: {
      manner: 'Geht Risiken ein, damit etwas passiert.',
      greeting: 'Auf ins Getümmel.',
      won: 'Riskant, aber es ging gut.',
      drawn: 'Was für ein Ritt. Remis.',
      lost: 'Das Risiko war es wert. Stark.',
    },
    bruno: {
      manner: 'Bleibt nah am eigenen Lager und wartet.',
      greeting: 'Komm nur.',
      won: 'Meine Mauern haben gehalten. Gute Partie.',
      drawn: 'Keiner kam durch.',
      lost: 'Du hast meine Mauern überwunden.',
    },
  },
};
