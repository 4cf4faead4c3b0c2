// What lists say of the proof games: in src/games, these would stand in titles.ts.
import type { GameTitle } from '../../src/games/titles';

export const TITLES = {
  losalamos: {
    id: 'losalamos',
    name: 'Los Alamos chess',
    author: 'Paul Stein and Mark Wells, 1956',
    draft: true,
    aim: () => 'Checkmate, without bishops',
  },
  breakthrough: {
    id: 'breakthrough',
    name: 'Breakthrough',
    author: 'Dan Troyka, 2000',
    draft: true,
    aim: () => 'Reach the far rank',
  },
  microchess: {
    id: 'microchess',
    name: 'Microchess',
    author: 'Lon Glimne, 1997',
    draft: true,
    aim: () => 'Checkmate, on four files and five ranks',
  },
} satisfies Readonly<Record<string, GameTitle>>;
