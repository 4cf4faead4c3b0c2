// What is said of the computer’s characters, and what they say.
import type { Texts } from '../textsType';

export const texts: Texts<'characters'> = {
  says: (name, words) => `${name} dit : « ${words} »`,
  characters: {
    vera: {
      manner: 'Attaque dès que l’occasion se présente.',
      greeting: 'J’arrive.',
      won: 'Beau combat. On recommence ?',
      drawn: 'Égalité. Je reviendrai.',
      lost: 'Tu as tenu bon. Bravo.',
    },
    carlo: {
      manner: 'Évite les échanges et garde le plateau plein.',
      greeting: 'Prends ton temps.',
      won: 'La patience a suffi.',
      drawn: 'Personne n’a cédé.',
      lost: 'Tu as trouvé le passage.',
    },
    nils: {
      manner: 'Échange volontiers et aime les plateaux dégagés.',
      greeting: 'Faisons simple.',
      won: 'De petits pas ont suffi.',
      drawn: 'Égalité, et c’est juste. Belle partie.',
      lost: 'C’était clair et fort.',
    },
    frida: {
      manner: 'Prend des risques pour que ça bouge.',
      greeting: 'Place à la folie.',
      won: 'Risqué, mais ça a marché.',
      drawn: 'Quelle aventure, et égalité.',
      lost: 'Le risque en valait la peine. Bravo.',
    },
    bruno: {
      manner: 'Reste près de chez lui et attend.',
      greeting: 'Viens voir.',
      won: 'Mes murs ont tenu. Belle partie.',
      drawn: 'Personne n’est passé.',
      lost: 'Tu as franchi mes murs.',
    },
  },
};
