// For programs that have no page, such as the engine's protocol and the laboratory: refusals are English from the beginning.
import { texts } from './en/refusals';
import { speakRefusals } from './refusal';

speakRefusals(texts);
