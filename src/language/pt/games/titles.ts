// What each game is about, on its card below its name, which is the same in every language. Home shows it before games are loaded.
import type { Texts } from '../../textsType';

export const texts: Texts<'titles'> = {
  bridge41: 'Xeque-mate através de um rio com uma só ponte',
  cuarenta: 'Xeque-mate em losangos, com sapos, camelos e canhões',
  bipartite: 'Primeiro uma corrida, depois uma batalha com exércitos novos',
  fastlane: 'Xeque-mate num tabuleiro de xadrez com casas que formam pistas',
  bridges40: 'Chegue ao canto oposto, ou cerque e capture tudo',
};
