// Runs with each file of unit tests: what its modules say is there before its first test, as it is before a screen is shown, and
// why input is refused before its modules are loaded.
import '../../src/language/shownRefusals';
import { beforeAll } from 'vitest';
import { textsReady } from '../../src/language/texts';

await textsReady();

beforeAll(textsReady);
