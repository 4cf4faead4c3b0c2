// Runs with each file of unit tests: what its modules say is there before its first test, as it is before a screen is shown.
import { beforeAll } from 'vitest';
import { textsReady } from '../../src/language/texts';

beforeAll(textsReady);
