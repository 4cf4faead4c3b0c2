// How the coach is described wherever it is switched.

export const COACH_HINT = 'Asks before a move that throws much away, and names new threats.';

/** Why there is none with clocks. */
export const NO_CLOCK = 'its questions would cost time on the clock';
