// For screens that show why something is refused: importing this has the sentences loaded before they are shown.
import { speakRefusals } from './refusal';
import { textsOf } from './texts';

speakRefusals(textsOf('refusals'));
