// A sheet that asks against whom to play on from a position.
import type { Texts } from '../textsType';

export const texts: Texts<'playOn'> = {
  title: 'Jouer la suite',
  start: 'Commencer',
};
