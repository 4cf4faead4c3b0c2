// Named variants of TheBridge41 that make good games.
import { textsOf } from '../../language/texts';
import type { Preset } from '../game';
import { namedVariants } from '../kit/options';

const texts = textsOf('bridge41Game');

export const presets: readonly Preset[] = namedVariants(() => texts.presets, {
  openRiver: { bridge: 'big' },
  ferry: { bridge: 'moving' },
  queens: { bridge: 'big', queen: 'rook' },
  palaces: { bridge: 'big', kings: 'palace', bishopPalace: 'on' },
  menagerie: { bridge: 'big', army: 'allYourBase' },
  fishPond: { bridge: 'moving', army: 'dopefish' },
});
