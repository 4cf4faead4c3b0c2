// What each game is about, on its card below its name, which is the same in every language. Home shows it before games are loaded.
import type { Texts } from '../../textsType';

export const texts: Texts<'titles'> = {
  bridge41: 'Schachmatt über einen Fluss mit nur einer Brücke',
  cuarenta: 'Schachmatt auf Rauten, mit Fröschen, Kamelen und Kanonen',
  bipartite: 'Erst ein Wettlauf, dann ein Kampf mit neuen Armeen',
  fastlane: 'Schachmatt auf einem Brett, dessen Felder Spuren bilden',
  bridges40: 'Erreiche die Ecke gegenüber, oder umzingle und schlage alles',
};
