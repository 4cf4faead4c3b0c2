// Levels of Los Alamos chess: another game's, since nobody plays it but the tests.
export { levels } from '../../../src/games/cuarenta/levels';
