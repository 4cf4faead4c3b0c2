// What is said of the computer’s characters, and what they say.
import type { Texts } from '../textsType';

export const texts: Texts<'characters'> = {
  says: (name, words) => `${name} dice: «${words}»`,
  characters: {
    vera: {
      manner: 'Attacca appena ne ha l’occasione.',
      greeting: 'Eccomi, arrivo.',
      won: 'Bella lotta. Ancora?',
      drawn: 'Patta. Tornerò.',
      lost: 'Hai resistito. Complimenti.',
    },
    carlo: {
      manner: 'Evita gli scambi e tiene piena la scacchiera.',
      greeting: 'Fai con calma.',
      won: 'È bastata la pazienza.',
      drawn: 'Nessuno ha ceduto.',
      lost: 'Hai trovato un varco.',
    },
    nils: {
      manner: 'Scambia volentieri e ama una scacchiera sgombra.',
      greeting: 'Giochiamo semplice.',
      won: 'Sono bastati piccoli passi.',
      drawn: 'Patta giusta. Bella partita.',
      lost: 'Un gioco chiaro e forte.',
    },
    frida: {
      manner: 'Rischia, purché succeda qualcosa.',
      greeting: 'Facciamo follie.',
      won: 'Un rischio, ma è andata.',
      drawn: 'Che corsa, ed è patta.',
      lost: 'Ne valeva la pena. Complimenti.',
    },
    bruno: {
      manner: 'Resta vicino alle sue linee e aspetta.',
      greeting: 'Vieni a vedere.',
      won: 'Le mie mura hanno retto. Bella partita.',
      drawn: 'Nessuno è passato.',
      lost: 'Hai superato le mie mura.',
    },
  },
};
