// For programs and tests that have no page: what games say of themselves, and why input is refused, is English and there before
// anything reads it.
import '../../src/language/englishRefusals';
import '../../src/games';
import { textsReady } from '../../src/language/texts';

await textsReady();
