// Levels of Breakthrough: another game's, since nobody plays it but the tests.
export { levels } from '../../../src/games/bridges40/levels';
