// What lists say of Los Alamos chess.
import type { GameTitle } from '../../../src/games/title';

export const title = {
  id: 'losalamos',
  name: 'Los Alamos chess',
  author: 'Paul Stein and Mark Wells, 1956',
  draft: true,
  aim: () => 'Checkmate, without bishops',
} satisfies GameTitle;
