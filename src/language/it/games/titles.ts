// What each game is about, on its card below its name, which is the same in every language. Home shows it before games are loaded.
import type { Texts } from '../../textsType';

export const texts: Texts<'titles'> = {
  bridge41: 'Scacco matto oltre un fiume con un solo ponte',
  cuarenta: 'Scacco matto sui rombi, con rane, cammelli e cannoni',
  bipartite: 'Prima una corsa, poi una battaglia con eserciti nuovi',
  fastlane: 'Scacco matto su una scacchiera con case unite in corsie',
  bridges40: 'Raggiungi l’angolo opposto, o circonda e cattura tutto',
};
