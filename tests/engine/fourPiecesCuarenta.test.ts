// An ending of four pieces in a game where solving it takes long.
import { testEnding } from './fourPieceEnding';

testEnding('cuarenta', 'KBkg', 1);
