// Named variants of TheBridge41 that make good games.
import type { Preset } from '../game';

export const presets: readonly Preset[] = [
  {
    name: 'Open river',
    options: { bridge: 'big' },
    summary: 'You can cross on every file: sharper, with fewer draws.',
  },
  {
    name: 'Ferry',
    options: { bridge: 'moving' },
    summary: 'Move the bridge to choose where the fight is.',
  },
  {
    name: 'Queens',
    options: { bridge: 'big', queen: 'rook' },
    summary: 'The open river, with a queen on each side.',
  },
  {
    name: 'Palaces',
    options: { bridge: 'big', kings: 'palace', bishopPalace: 'on' },
    summary: 'Kings and bishops stay on their own side of the river.',
  },
  {
    name: 'Menagerie',
    options: { bridge: 'big', army: 'allYourBase' },
    summary: 'Zigzags, long leaps and lions instead of chess pieces.',
  },
  {
    name: 'Fish pond',
    options: { bridge: 'moving', army: 'dopefish' },
    summary: 'Dopefish wait for prey while the bridge comes and goes.',
  },
];
