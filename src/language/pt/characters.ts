// What is said of the computer’s characters, and what they say.
import type { Texts } from '../textsType';

export const texts: Texts<'characters'> = {
  says: (name, words) => `${name} diz: “${words}”`,
  characters: {
    vera: {
      manner: 'Ataca sempre que há chance.',
      greeting: 'Lá vou eu.',
      won: 'Boa luta. De novo?',
      drawn: 'Empate. Eu volto.',
      lost: 'Você resistiu bem. Parabéns.',
    },
    carlo: {
      manner: 'Evita trocas e mantém o tabuleiro cheio.',
      greeting: 'Sem pressa.',
      won: 'A paciência bastou.',
      drawn: 'Ninguém cedeu.',
      lost: 'Você achou um caminho.',
    },
    nils: {
      manner: 'Troca com gosto e prefere o tabuleiro limpo.',
      greeting: 'Sem complicar.',
      won: 'Passos pequenos bastaram.',
      drawn: 'Empate justo. Boa partida.',
      lost: 'Você jogou claro e forte.',
    },
    frida: {
      manner: 'Arrisca para fazer o jogo acontecer.',
      greeting: 'Hoje vale tudo.',
      won: 'Arriscado, mas deu certo.',
      drawn: 'Que aventura, e deu empate.',
      lost: 'Valeu o risco. Parabéns.',
    },
    bruno: {
      manner: 'Fica perto da base e espera.',
      greeting: 'Pode vir.',
      won: 'Meus muros aguentaram. Boa partida.',
      drawn: 'Ninguém passou.',
      lost: 'Você passou pelos meus muros.',
    },
  },
};
