// What Bipartite Chess says of itself: stages and how the race ended, the choice between armies, themes of puzzles, and why no game
// comes to a position.
import type { Texts } from '../../../textsType';

const evenAt = (home: number): string =>
  home === 0 ? 'Nenhum na base' : `${home} na base para cada lado`;

/** The end of the race, of a side as a sentence begins, with its Messengers and the last of them. */
const raceOf = (
  side: string,
  messengers: string,
  lastOne: string,
  won = 'ganhou',
  chooses = 'escolhe',
) => ({
  wins: `${side} ${won} a corrida`,
  allHome: `Todos ${messengers} estão na base.`,
  lastFurther: (home: number) => `${evenAt(home)}, mas ${lastOne} avançou mais.`,
  further: (home: number) => `${evenAt(home)}, mas ${messengers} avançaram mais.`,
  chooses: `${side} ${chooses} um exército.`,
});

const messengersOf = (whose: string): [string, string] => [
  `os Mensageiros ${whose}`,
  `o último Mensageiro ${whose}`,
];

const unreachableOf = (side: string) => {
  const hasMore = (kinds: string) => `${side} têm mais ${kinds} do que no início de uma batalha`;
  return {
    messengersInstead: (count: number, whole: number) =>
      `${side} têm ${count} ${count === 1 ? 'Mensageiro' : 'Mensageiros'} em vez de ${whole}`,
    tooMany: {
      powerPieces: hasMore('Peças de Poder'),
      messengers: hasMore('Mensageiros'),
      soldiersAndMessengers: hasMore('soldados e Mensageiros'),
      guards: hasMore('guardas'),
      captains: hasMore('capitães'),
      swordsmen: hasMore('espadachins'),
    },
  };
};

export const texts: Texts<'bipartiteGame'> = {
  stage: 'Etapa',
  stages: {
    race: { label: 'Corrida', name: 'corrida' },
    choice: { label: 'Escolha', name: 'escolha' },
    battle: { label: 'Batalha', name: 'batalha' },
  },

  home: 'na base',
  messengersHome: {
    white: (home, all) => `Brancas: ${home} de ${all} Mensageiros na base.`,
    black: (home, all) => `Pretas: ${home} de ${all} Mensageiros na base.`,
  },
  race: {
    you: raceOf('Você', 'os seus Mensageiros', 'o seu último Mensageiro'),
    computer: raceOf('O computador', ...messengersOf('do computador')),
    white: raceOf('As brancas', ...messengersOf('das brancas'), 'ganharam', 'escolhem'),
    black: raceOf('As pretas', ...messengersOf('das pretas'), 'ganharam', 'escolhem'),
    moreHome: (home, other) => `${home} na base contra ${other}, e nenhum lado tem lances.`,
    movedSecond: (home) => `${evenAt(home)}, com o mesmo avanço, e as brancas jogaram em segundo.`,
  },
  battleBegins: {
    title: 'A batalha começa',
    detail: 'Exércitos novos ficam onde os Mensageiros chegaram, e o tabuleiro girou.',
  },

  choices: { diagonal: 'Peça de Poder diagonal', orthogonal: 'Peça de Poder reta' },

  unreachable: {
    onlyMessengers: 'só Mensageiros participam da corrida',
    samePowerPiece: 'os dois lados têm a mesma Peça de Poder',
    white: unreachableOf('as brancas'),
    black: unreachableOf('as pretas'),
  },

  themes: {
    'bare-king': 'Deixar o rei sozinho',
    choice: 'Escolher a Peça de Poder',
    pass: 'Forçar a passar a vez',
    stage: 'Ganhar a corrida',
  },
};
