// Codes that a camera reads: shown, and scanned.
export const texts = {
  /** Below a code, and below several that follow one another. */
  pointCamera:
    'Point the other device’s camera at it. Or open Fortyone there and choose Open a game, then Scan a code.',
  holdCamera:
    'On the other device, open Fortyone, choose Open a game, then Scan a code. Hold it there until it has seen all of them.',
  codeOf: (number: number, count: number) => `Code ${number} of ${count}`,
  /** Codes follow one another, or stand still. */
  pause: 'Pause',
  resume: 'Resume',
  next: 'Next',

  scan: 'Scan a code',
  holdCode: 'Hold the code in front of the camera.',
  codesRead: (read: number, count: number) => `${read} of ${count} codes read.`,
  unusableCode: (reason: string) => `That code can’t be opened: ${reason}.`,
  noCodeInPhoto: 'No code was found in this photo. Try a sharper one.',
  noPhoto: 'This file is no picture that can be read.',
  choosePhoto: 'Choose a photo',
  photo: 'Photo of a code',
  nothingKept: 'Pictures stay on this device; none is kept.',
  whatCameraSees: 'What the camera sees',
  cameraNotAllowed:
    'The camera isn’t allowed here. Allow it in the browser’s settings, or choose a photo of the code.',
  noCamera: 'There is no camera here. Choose a photo of the code instead.',
  cameraNotStarted: 'The camera couldn’t be started. Choose a photo of the code instead.',
};
